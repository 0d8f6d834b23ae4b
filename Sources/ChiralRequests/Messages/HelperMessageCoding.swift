import ChiralRendering
import ChiralGeometry

// The coding of messages as bytes.

extension HelperRequest {
  /// The message as bytes.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .render(let request):
      writer.write(0 as UInt8)
      writer.write(request.svg, stylesheet: request.stylesheet, identifier: request.identifier)
      writer.write(request.compression.rawValue)
      writer.write(request.outputs) { writer, output in
        writer.write(output.width) { $0.write($1) }
        writer.write(output.height)
        writer.write(output.isFlipped)
        writer.write(output.format.rawValue)
      }
    case .measure(let request):
      writer.write(1 as UInt8)
      writer.write(request.svg, stylesheet: request.stylesheet, identifier: request.identifier)
      writer.write(request.elements) { $0.write($1) }
    case .letters(let request):
      writer.write(2 as UInt8)
      writer.write(request.runs) { $0.write($1) }
    case .drawing(let question):
      writer.write(3 as UInt8)
      writer.write(question)
    case .escapes(let file):
      writer.write(4 as UInt8)
      writer.write(file)
    }
    return writer.bytes
  }

  /// Decodes a message; nil if the bytes are not one.
  package init?(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let request = try? Self.read(&reader), reader.isAtEnd else { return nil }
    self = request
  }

  private static func read(_ reader: inout ByteReader) throws(MalformedMessage) -> HelperRequest {
    let kind = try reader.byte()
    if kind == 2 {
      return .letters(
        LetterRequest(runs: try reader.list { reader throws(MalformedMessage) in try reader.letterRun() }))
    }
    if kind == 3 { return .drawing(try reader.byteString()) }
    if kind == 4 { return .escapes(file: try reader.string()) }
    let svg = try reader.byteString()
    let stylesheet = try reader.optional { reader throws(MalformedMessage) in try reader.string() }
    let identifier = try reader.string()
    switch kind {
    case 0:
      guard let compression = PNG.Compression(rawValue: try reader.string()) else { throw MalformedMessage() }
      let outputs = try reader.list { reader throws(MalformedMessage) in try readOutput(&reader) }
      var request = RenderRequest(
        svg: svg, stylesheet: stylesheet, outputs: outputs, identifier: identifier)
      request.compression = compression
      return .render(request)
    case 1:
      let elements = try reader.list { reader throws(MalformedMessage) in try reader.string() }
      return .measure(
        MeasureRequest(svg: svg, stylesheet: stylesheet, elements: elements, identifier: identifier))
    default: throw MalformedMessage()
    }
  }

  private static func readOutput(_ reader: inout ByteReader) throws(MalformedMessage) -> RenderOutput {
    let width = try reader.optional { reader throws(MalformedMessage) in try reader.integer() }
    let height = try reader.integer()
    let isFlipped = try reader.flag()
    guard let format = RenderOutput.Format(rawValue: try reader.byte()) else { throw MalformedMessage() }
    return RenderOutput(width: width, height: height, isFlipped: isFlipped, format: format)
  }
}

extension HelperResponse {
  /// The message as bytes.
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let versions):
      writer.write(0 as UInt8)
      writer.write(versions.protocolVersion)
      writer.write(versions.librsvg)
      writer.write(versions.cairo)
      writer.write(versions.pango)
      writer.write(versions.libdeflate)
      writer.write(versions.files) { $0.write($1) }
      writer.write(versions.missingWalls) { $0.write($1) }
    case .pictures(let pictures, let processorTime):
      writer.write(1 as UInt8)
      writer.write(pictures) { writer, result in
        writer.write(result) { writer, picture in
          writer.write(picture.width)
          writer.write(picture.height)
          writer.write(picture.bytes)
        }
      }
      writer.write(processorTime)
    case .rectangles(let rectangles):
      writer.write(2 as UInt8)
      writer.write(rectangles) { writer, result in
        writer.write(result) { writer, rectangle in writer.write(rectangle) { $0.write($1) } }
      }
    case .refusal(let error):
      writer.write(3 as UInt8)
      writer.write(error)
    case .outlines(let outlines):
      writer.write(4 as UInt8)
      writer.write(outlines) { writer, result in
        writer.write(result) { $0.write($1) }
      }
    case .drawing(let answer, let processorTime):
      writer.write(5 as UInt8)
      writer.write(answer)
      writer.write(processorTime)
    case .escapes(let escapes):
      writer.write(6 as UInt8)
      writer.write(escapes) { $0.write($1) }
    }
    return writer.bytes
  }

  /// Decodes a message; nil if the bytes are not one.
  package init?(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let response = try? Self.read(&reader), reader.isAtEnd else { return nil }
    self = response
  }

  private static func read(_ reader: inout ByteReader) throws(MalformedMessage) -> HelperResponse {
    switch try reader.byte() {
    case 0:
      let version = try reader.amount()
      var versions = HelperVersions(
        protocolVersion: version, librsvg: try reader.string(), cairo: "", pango: "")
      versions.cairo = try reader.string()
      versions.pango = try reader.string()
      versions.libdeflate = try reader.string()
      versions.files = try reader.list { reader throws(MalformedMessage) in try reader.string() }
      versions.missingWalls = try reader.list { reader throws(MalformedMessage) in try reader.string() }
      return .hello(versions)
    case 1:
      return .pictures(
        try reader.list { reader throws(MalformedMessage) in
          try reader.result { reader throws(MalformedMessage) in try reader.picture() }
        }, processorTime: try reader.amount())
    case 2:
      return .rectangles(
        try reader.list { reader throws(MalformedMessage) in
          try reader.result { reader throws(MalformedMessage) in
            try reader.optional { reader throws(MalformedMessage) in try reader.rectangle() }
          }
        })
    case 3: return .refusal(try reader.error())
    case 4:
      return .outlines(
        try reader.list { reader throws(MalformedMessage) in
          try reader.result { reader throws(MalformedMessage) in try reader.outline() }
        })
    case 5: return .drawing(try reader.byteString(), processorTime: try reader.amount())
    case 6:
      return .escapes(try reader.list { reader throws(MalformedMessage) in try reader.string() })
    default: throw MalformedMessage()
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ svg: [UInt8], stylesheet: String?, identifier: String) {
    write(svg)
    write(stylesheet) { $0.write($1) }
    write(identifier)
  }

  fileprivate mutating func write(_ error: RenderError) {
    write(error.kind.rawValue)
    write(error.message)
  }

  fileprivate mutating func write(_ rectangle: Rect) {
    for value in [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height] { write(value) }
  }

  mutating func write<Success>(
    _ result: Result<Success, RenderError>, _ body: (inout ByteWriter, Success) -> Void
  ) {
    switch result {
    case .success(let value):
      write(true)
      body(&self, value)
    case .failure(let error):
      write(false)
      write(error)
    }
  }
}

extension ByteReader {
  fileprivate mutating func error() throws(MalformedMessage) -> RenderError {
    guard let kind = RenderError.Kind(rawValue: try byte()) else { throw MalformedMessage() }
    return RenderError(kind, try string())
  }

  fileprivate mutating func picture() throws(MalformedMessage) -> RenderedPicture {
    let width = try amount()
    let height = try amount()
    return RenderedPicture(width: width, height: height, bytes: try byteString())
  }

  fileprivate mutating func rectangle() throws(MalformedMessage) -> Rect {
    let x = try double()
    let y = try double()
    let width = try double()
    return Rect(minX: x, minY: y, width: width, height: try double())
  }

  fileprivate mutating func result<Success>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Success
  ) throws(MalformedMessage) -> Result<Success, RenderError> {
    try flag() ? .success(try body(&self)) : .failure(try error())
  }
}
