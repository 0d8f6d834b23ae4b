import ChiralGeometry
import ChiralRendering

// The coding of requests for pictures and of their answers as bytes.

extension RenderRequest: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(svg)
    writer.write(stylesheet)
    writer.write(identifier)
    writer.write(compression.rawValue)
    writer.write(outputs)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let svg = try reader.byteString()
    let stylesheet = try reader.optionalString()
    let identifier = try reader.string()
    let compression: PNG.Compression = try reader.name()
    self.init(svg: svg, stylesheet: stylesheet, outputs: try reader.values(), identifier: identifier)
    self.compression = compression
  }
}

extension RenderOutput: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(width) { $0.write($1) }
    writer.write(height)
    writer.write(isFlipped)
    writer.write(format.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let width = try reader.optional { reader throws(MalformedMessage) in try reader.integer() }
    let height = try reader.integer()
    let isFlipped = try reader.flag()
    guard let format = Format(rawValue: try reader.byte()) else { throw MalformedMessage() }
    self.init(width: width, height: height, isFlipped: isFlipped, format: format)
  }
}

extension MeasureRequest: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(svg)
    writer.write(stylesheet)
    writer.write(identifier)
    writer.write(elements)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let svg = try reader.byteString()
    let stylesheet = try reader.optionalString()
    let identifier = try reader.string()
    self.init(svg: svg, stylesheet: stylesheet, elements: try reader.strings(), identifier: identifier)
  }
}

extension RenderedPicture: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(bytes)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(width: try reader.amount(), height: try reader.amount(), bytes: try reader.byteString())
  }
}

extension RenderError: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(message)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw MalformedMessage() }
    self.init(kind, try reader.string())
  }
}

extension ByteWriter {
  mutating func write(_ rectangle: Rect) {
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
  mutating func rectangle() throws(MalformedMessage) -> Rect {
    Rect(minX: try double(), minY: try double(), width: try double(), height: try double())
  }

  mutating func results<Success: MessageValue>() throws(MalformedMessage) -> [Result<
    Success, RenderError
  >] {
    try list { reader throws(MalformedMessage) in
      try reader.result { reader throws(MalformedMessage) in try reader.value() }
    }
  }

  mutating func result<Success>(
    _ body: (inout ByteReader) throws(MalformedMessage) -> Success
  ) throws(MalformedMessage) -> Result<Success, RenderError> {
    try flag() ? .success(try body(&self)) : .failure(try value())
  }
}
