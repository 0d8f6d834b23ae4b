package import ChiralGeometry

/// One picture wanted of a drawing.
package struct RenderOutput: Hashable, Sendable {
  /// What the bytes of a rendered picture are.
  package enum Format: UInt8, Sendable {
    /// A PNG file.
    case png
    /// A `Bitmap`'s pixels: premultiplied RGBA.
    case pixels
    /// A PNG file of at most 256 colours, in which near ones may be one; where that would be seen, as `png`.
    case palette
  }

  /// In pixels; nil: as the height and the drawing's proportions give it, rounded up to whole pixels.
  package var width: Int?
  /// In pixels.
  package var height: Int
  /// Whether the finished pixels are turned into their mirror image.
  package var isFlipped: Bool
  /// What the bytes of the picture are to be.
  package var format: Format

  /// A picture of a height, in pixels, and a width that follows from the drawing where none is given.
  package init(width: Int? = nil, height: Int, isFlipped: Bool = false, format: Format = .png) {
    self.width = width
    self.height = height
    self.isFlipped = isFlipped
    self.format = format
  }
}

/// A drawing and every picture wanted of it; the drawing is read once for all of them.
package struct RenderRequest: Hashable, Sendable {
  /// The drawing: SVG, neither compressed nor referring to other files.
  package var svg: [UInt8]
  /// CSS that is laid over the drawing, such as `:root { color: black }`.
  package var stylesheet: String?
  /// The pictures, in the order in which the response gives them.
  package var outputs: [RenderOutput]
  /// Names the drawing in messages.
  package var identifier: String
  /// How PNG files are compressed.
  package var compression = PNG.Compression.balanced

  /// A request for pictures of one drawing.
  package init(svg: [UInt8], stylesheet: String? = nil, outputs: [RenderOutput], identifier: String = "") {
    self.svg = svg
    self.stylesheet = stylesheet
    self.outputs = outputs
    self.identifier = identifier
  }
}

/// A drawing and the elements whose ink is to be measured.
package struct MeasureRequest: Hashable, Sendable {
  /// The drawing, as for `RenderRequest`.
  package var svg: [UInt8]
  /// CSS that is laid over the drawing.
  package var stylesheet: String?
  /// The ids of the elements, without `#`.
  package var elements: [String]
  /// Names the drawing in messages.
  package var identifier: String

  /// A request for the ink of elements of one drawing.
  package init(svg: [UInt8], stylesheet: String? = nil, elements: [String], identifier: String = "") {
    self.svg = svg
    self.stylesheet = stylesheet
    self.elements = elements
    self.identifier = identifier
  }
}

/// A finished picture: a PNG file or pixels, as its `RenderOutput` asked.
package struct RenderedPicture: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// A PNG file, or premultiplied RGBA.
  package var bytes: [UInt8]

  /// A picture from its size and its bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The picture whose `format` was `.pixels`.
  package var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: bytes) }
}

/// Why there is no picture of a drawing.
package struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of trouble it is, and so whom it concerns.
  package enum Kind: UInt8, Sendable {
    /// librsvg cannot read or draw it.
    case drawing
    /// It asks for more pixels, memory or time than an icon may take.
    case limit
    /// It ended the helper process.
    case crash
    /// No helper process can be had: no drawing can be rendered.
    case unavailable
    /// The person interrupted the command.
    case interrupted
    /// Somebody else killed the helper process, or the system did because memory ran out.
    case killed
  }

  /// What kind of trouble it is.
  package var kind: Kind
  /// A sentence without a full stop, which does not name the drawing.
  package var message: String

  /// Trouble of some kind, in words.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package var description: String { message }

  /// True if another attempt may come to something else.
  package var mayPass: Bool {
    switch kind {
    case .drawing: false
    // What ends a process that has too little memory may be sound.
    case .crash: MemoryLimit.isSet
    case .limit, .unavailable, .interrupted, .killed: true
    }
  }
}

/// What each output of a `RenderRequest` came to.
package typealias RenderResults = [Result<RenderedPicture, RenderError>]

/// The ink of each element of a `MeasureRequest` in the drawing's user units; nil where it draws nothing.
package typealias MeasureResults = [Result<Rect?, RenderError>]
