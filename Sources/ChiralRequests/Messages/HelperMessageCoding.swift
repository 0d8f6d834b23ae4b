// The coding of messages as bytes.

extension HelperRequest: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .render(let request):
      writer.write(0 as UInt8)
      writer.write(request)
    case .measure(let request):
      writer.write(1 as UInt8)
      writer.write(request)
    case .letters(let request):
      writer.write(2 as UInt8)
      writer.write(request.runs)
    case .drawing(let request):
      writer.write(3 as UInt8)
      writer.write(request)
    case .escapes(let file):
      writer.write(4 as UInt8)
      writer.write(file)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: self = .render(try reader.value())
    case 1: self = .measure(try reader.value())
    case 2: self = .letters(LetterRequest(runs: try reader.values()))
    case 3: self = .drawing(try reader.value())
    case 4: self = .escapes(file: try reader.string())
    default: throw MalformedMessage()
    }
  }
}

extension HelperResponse: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let versions):
      writer.write(0 as UInt8)
      writer.write(versions)
    case .pictures(let pictures, let processorTime):
      writer.write(1 as UInt8)
      writer.write(pictures) { writer, result in writer.write(result) { $0.write($1) } }
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
      writer.write(outlines) { writer, result in writer.write(result) { $0.write($1) } }
    case .drawing(let answer, let processorTime):
      writer.write(5 as UInt8)
      writer.write(answer)
      writer.write(processorTime)
    case .escapes(let escapes):
      writer.write(6 as UInt8)
      writer.write(escapes)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: self = .hello(try reader.value())
    case 1: self = .pictures(try reader.results(), processorTime: try reader.amount())
    case 2:
      self = .rectangles(
        try reader.list { reader throws(MalformedMessage) in
          try reader.result { reader throws(MalformedMessage) in
            try reader.optional { reader throws(MalformedMessage) in try reader.rectangle() }
          }
        })
    case 3: self = .refusal(try reader.value())
    case 4: self = .outlines(try reader.results())
    case 5: self = .drawing(try reader.value(), processorTime: try reader.amount())
    case 6: self = .escapes(try reader.strings())
    default: throw MalformedMessage()
    }
  }
}

extension HelperVersions: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(protocolVersion)
    writer.write(librsvg)
    writer.write(cairo)
    writer.write(pango)
    writer.write(libdeflate)
    writer.write(files)
    writer.write(missingWalls)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      protocolVersion: try reader.amount(), librsvg: try reader.string(), cairo: try reader.string(),
      pango: try reader.string())
    libdeflate = try reader.string()
    files = try reader.strings()
    missingWalls = try reader.strings()
  }
}
