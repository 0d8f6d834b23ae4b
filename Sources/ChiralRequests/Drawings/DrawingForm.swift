package import ChiralValues

/// A form in which a target holds a drawing, as text.
package enum DrawingForm: Hashable, Sendable {
  /// The colours of a drawing on a platform.
  package struct Paint: Hashable, Sendable {
    /// True if the platform gives the drawing a colour of its own.
    package var isTinted: Bool
    /// The value of `currentColor` where the platform does not.
    package var tint: Tint

    package init(isTinted: Bool, tint: Tint) {
      self.isTinted = isTinted
      self.tint = tint
    }
  }

  /// SVG with a width and a height in points.
  case sized(height: Int, tint: Tint)
  /// The content of the `<svg>`, without anything that could act in a page; ids get the prefix, if there is one.
  case body(idPrefix: String?)
  /// The same content as the arguments of React's `createElement`, in JavaScript.
  case reactNodes(idPrefix: String?)
  /// A VectorDrawable of Android.
  case vectorDrawable(height: Int, isAutoMirrored: Bool, Paint)
  /// The VectorDrawable in a file, `source`, changed to show the drawing: everything else in the file stays.
  case drawableFile(source: [UInt8], isAutoMirrored: Bool)
  /// The builder of an `ImageVector` of Compose, in Kotlin.
  case imageVector(name: String, height: Int, isAutoMirrored: Bool, Paint)
  /// A template of SF Symbols.
  case symbol(name: String)
  /// SVG that every GTK recolours.
  case symbolic(height: Int)
  /// The advance width and the outline of a glyph, in font units.
  case glyph(height: Int, ascent: Int)

  /// The name of the form, whatever its size and colours.
  package var kind: String {
    switch self {
    case .sized: "sized SVG"
    case .body: "body"
    case .reactNodes: "elements of React"
    case .vectorDrawable: "VectorDrawable"
    case .drawableFile: "VectorDrawable in a file"
    case .imageVector: "ImageVector"
    case .symbol: "symbol"
    case .symbolic: "symbolic SVG"
    case .glyph: "glyph"
    }
  }
}

/// Facts about the picture of a drawing on which exporters decide.
package struct ShownDrawing: Hashable, Sendable {
  /// The drawing that is shown.
  package var svg: [UInt8]
  /// The template of SF Symbols of which that is one variant; nil for any other drawing.
  package var template: [UInt8]?
  /// Its box, as a `viewBox` has it.
  package var viewBox: String
  /// True if it has one colour that a platform may replace.
  package var isMonochrome: Bool
  /// The parts that are left out where the drawing stands in a page, such as `<script>`.
  package var dropped: [String]

  package init(
    svg: [UInt8], template: [UInt8]? = nil, viewBox: String, isMonochrome: Bool, dropped: [String] = []
  ) {
    self.svg = svg
    self.template = template
    self.viewBox = viewBox
    self.isMonochrome = isMonochrome
    self.dropped = dropped
  }
}

/// The reason for which a drawing has no text in a form.
package enum FormProblem: Error, Hashable, Sendable {
  /// The form cannot hold the drawing, which has something else: as in "it has a mask".
  case impossible(String)
  /// The drawing could not be converted.
  case failed(String)
}

extension DrawingForm: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .sized(let height, let tint):
      writer.write(0 as UInt8)
      writer.write(height)
      writer.write(tint)
    case .body(let prefix):
      writer.write(1 as UInt8)
      writer.write(prefix)
    case .vectorDrawable(let height, let isAutoMirrored, let paint):
      writer.write(2 as UInt8)
      writer.write(height)
      writer.write(isAutoMirrored)
      writer.write(paint)
    case .imageVector(let name, let height, let isAutoMirrored, let paint):
      writer.write(3 as UInt8)
      writer.write(name)
      writer.write(height)
      writer.write(isAutoMirrored)
      writer.write(paint)
    case .symbol(let name):
      writer.write(4 as UInt8)
      writer.write(name)
    case .symbolic(let height):
      writer.write(5 as UInt8)
      writer.write(height)
    case .glyph(let height, let ascent):
      writer.write(6 as UInt8)
      writer.write(height)
      writer.write(ascent)
    case .drawableFile(let source, let isAutoMirrored):
      writer.write(7 as UInt8)
      writer.write(source)
      writer.write(isAutoMirrored)
    case .reactNodes(let prefix):
      writer.write(8 as UInt8)
      writer.write(prefix)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: self = .sized(height: try reader.integer(), tint: try reader.value())
    case 1: self = .body(idPrefix: try reader.optionalString())
    case 2:
      self = .vectorDrawable(
        height: try reader.integer(), isAutoMirrored: try reader.flag(), try reader.value())
    case 3:
      self = .imageVector(
        name: try reader.string(), height: try reader.integer(), isAutoMirrored: try reader.flag(),
        try reader.value())
    case 4: self = .symbol(name: try reader.string())
    case 5: self = .symbolic(height: try reader.integer())
    case 6: self = .glyph(height: try reader.integer(), ascent: try reader.integer())
    case 7: self = .drawableFile(source: try reader.byteString(), isAutoMirrored: try reader.flag())
    case 8: self = .reactNodes(idPrefix: try reader.optionalString())
    default: throw MalformedMessage()
    }
  }
}

extension DrawingForm.Paint: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isTinted)
    writer.write(tint)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(isTinted: try reader.flag(), tint: try reader.value())
  }
}

extension Tint: MessageValue {
  package func write(to writer: inout ByteWriter) { writer.write(css) }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    guard let tint = Tint(try reader.string()) else { throw MalformedMessage() }
    self = tint
  }
}

extension ShownDrawing: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(svg)
    writer.write(template) { $0.write($1) }
    writer.write(viewBox)
    writer.write(isMonochrome)
    writer.write(dropped)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    svg = try reader.byteString()
    template = try reader.optional { reader throws(MalformedMessage) in try reader.byteString() }
    viewBox = try reader.string()
    isMonochrome = try reader.flag()
    dropped = try reader.strings()
  }
}

/// The result of a conversion, as it crosses the pipe.
package struct FormAnswer: Hashable, Sendable {
  package var result: Result<String, FormProblem>

  package init(_ result: Result<String, FormProblem>) { self.result = result }
}

extension FormAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch result {
    case .success(let text):
      writer.write(0 as UInt8)
      writer.write(text)
    case .failure(.impossible(let reason)):
      writer.write(1 as UInt8)
      writer.write(reason)
    case .failure(.failed(let reason)):
      writer.write(2 as UInt8)
      writer.write(reason)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: result = .success(try reader.string())
    case 1: result = .failure(.impossible(try reader.string()))
    case 2: result = .failure(.failed(try reader.string()))
    default: throw MalformedMessage()
    }
  }
}
