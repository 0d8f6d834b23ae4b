package import ChiralSVG

/// One picture to render of a drawing.
package struct RenderOutput: Hashable, Sendable {
  /// The format of a picture's bytes.
  package enum Format: UInt8, Sendable {
    /// A PNG file.
    case png
    /// The pixels of a `Bitmap`: premultiplied RGBA.
    case pixels
    /// A PNG file of at most 256 colours, in which similar colours may be merged; `png` if that would be
    /// visible.
    case palette
  }

  /// The width in pixels; nil if it follows from the height and the drawing's proportions, rounded up to
  /// whole pixels.
  package var width: Int?
  /// The height in pixels.
  package var height: Int
  /// True if the rendered pixels are flipped to their mirror image.
  package var isFlipped: Bool
  /// The format of the picture's bytes.
  package var format: Format

  /// Creates an output with a height in pixels, and a width that follows from the drawing by default.
  package init(width: Int? = nil, height: Int, isFlipped: Bool = false, format: Format = .png) {
    self.width = width
    self.height = height
    self.isFlipped = isFlipped
    self.format = format
  }
}

/// A drawing and all pictures to render of it; the drawing is parsed once for all of them.
package struct RenderRequest: Hashable, Sendable {
  /// The drawing as SVG, neither compressed nor with references to other files.
  package var svg: [UInt8]
  /// A style sheet that is applied on top of the drawing, such as `:root { color: black }`.
  package var stylesheet: String?
  /// The pictures, in the order of the response.
  package var outputs: [RenderOutput]
  /// The name of the drawing in messages.
  package var identifier: String
  /// The compression of PNG files.
  package var compression = PNG.Compression.balanced

  /// Creates a request for pictures of one drawing.
  package init(svg: [UInt8], stylesheet: String? = nil, outputs: [RenderOutput], identifier: String = "") {
    self.svg = svg
    self.stylesheet = stylesheet
    self.outputs = outputs
    self.identifier = identifier
  }
}

/// A drawing and the elements whose ink to measure.
package struct MeasureRequest: Hashable, Sendable {
  /// The drawing, as for `RenderRequest`.
  package var svg: [UInt8]
  /// A style sheet that is applied on top of the drawing.
  package var stylesheet: String?
  /// The ids of the elements, without `#`.
  package var elements: [String]
  /// The name of the drawing in messages.
  package var identifier: String

  /// Creates a request for the ink of elements of one drawing.
  package init(svg: [UInt8], stylesheet: String? = nil, elements: [String], identifier: String = "") {
    self.svg = svg
    self.stylesheet = stylesheet
    self.elements = elements
    self.identifier = identifier
  }
}

/// A rendered picture in the format of its `RenderOutput`.
package struct RenderedPicture: Hashable, Sendable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The bytes: a PNG file or premultiplied RGBA.
  package var bytes: [UInt8]

  /// Creates a picture from its size and bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The picture as a bitmap; its format must be `.pixels`.
  package var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: bytes) }
}

/// The reason why there is no picture of a drawing.
package struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the failure, which also tells whom it concerns.
  package enum Kind: UInt8, Sendable {
    /// librsvg cannot read or draw the drawing.
    case drawing
    /// The drawing needs more pixels, memory or time than an icon may use.
    case limit
    /// The drawing ended the helper process.
    case crash
    /// No helper process can be started, so that no drawing can be rendered.
    case unavailable
    /// The user interrupted the command.
    case interrupted
    /// Something outside killed the helper process, or the system did because it ran out of memory.
    case killed
  }

  /// The kind of the failure.
  package var kind: Kind
  /// The message as a sentence without a full stop, which does not name the drawing.
  package var message: String

  /// Creates an error.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package var description: String { message }

  /// True if another attempt may succeed.
  package var mayPass: Bool {
    switch kind {
    case .drawing: false
    // The cause of a crash may lie elsewhere: too little memory, or a library that was exchanged.
    case .crash, .limit, .unavailable, .interrupted, .killed: true
    }
  }
}

/// The result of each output of a `RenderRequest`.
package typealias RenderResults = [Result<RenderedPicture, RenderError>]

/// The ink of each element of a `MeasureRequest` in the drawing's user units; nil for an element that draws
/// nothing.
package typealias MeasureResults = [Result<Rect?, RenderError>]
