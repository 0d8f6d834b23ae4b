package import ChiralRendering
internal import ChiralValues

// The coding of answers as bytes.

extension DrawingAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .pictures(let outcomes, let siblings):
      writer.write(0 as UInt8)
      writer.write(outcomes)
      writer.write(siblings)
    case .facts(let answer):
      writer.write(1 as UInt8)
      writer.write(answer)
    case .evidence(let answer):
      writer.write(2 as UInt8)
      writer.write(answer)
    case .mirror(let answer):
      writer.write(3 as UInt8)
      writer.write(answer)
    case .texts(let texts):
      writer.write(4 as UInt8)
      writer.write(texts)
    case .letters(let problems):
      writer.write(5 as UInt8)
      writer.write(problems) { writer, problem in writer.write(problem) { $0.write($1) } }
    case .shown(let drawing):
      writer.write(6 as UInt8)
      writer.write(drawing)
    case .form(let answer):
      writer.write(7 as UInt8)
      writer.write(answer)
    case .places(let places):
      writer.write(8 as UInt8)
      writer.write(places)
    case .sheet(let answer):
      writer.write(9 as UInt8)
      writer.write(answer)
    case .readings(let readings):
      writer.write(10 as UInt8)
      writer.write(readings)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: self = .pictures(try reader.values(), siblings: try reader.strings())
    case 1: self = .facts(try reader.value())
    case 2: self = .evidence(try reader.value())
    case 3: self = .mirror(try reader.value())
    case 4: self = .texts(try reader.values())
    case 5:
      self = .letters(try reader.list { reader throws(MalformedMessage) in try reader.optionalValue() })
    case 6: self = .shown(try reader.optionalValue())
    case 7: self = .form(try reader.value())
    case 8: self = .places(try reader.values())
    case 9: self = .sheet(try reader.value())
    case 10: self = .readings(try reader.values())
    default: throw MalformedMessage()
    }
  }
}

extension LetterProblem: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .notSet(let reason):
      writer.write(true)
      writer.write(reason)
    case .inAnotherWeight(let faces):
      writer.write(false)
      writer.write(faces)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self = try reader.flag() ? .notSet(try reader.string()) : .inAnotherWeight(try reader.values())
  }
}

extension FactAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(drawing) { $0.write($1) }
    writer.write(mirrors) { writer, mirrored in
      writer.write(mirrored.facts)
      writer.write(mirrored.siblings)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      drawing: try reader.optional { reader throws(MalformedMessage) in try reader.drawingFacts() },
      mirrors: try reader.list { reader throws(MalformedMessage) in
        Mirrored(facts: try reader.mirrorFacts(), siblings: try reader.strings())
      })
  }
}

extension EvidenceAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(evidence)
    writer.write(picture)
    writer.write(fault)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init()
    evidence = try reader.value()
    picture = try reader.optionalValue()
    fault = try reader.optionalValue()
  }
}

extension ElementPlace: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(bytes.lowerBound)
    writer.write(bytes.upperBound)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let name = try reader.string()
    let (start, end) = (try reader.amount(), try reader.amount())
    guard 0 <= start, start < end else { throw MalformedMessage() }
    self.init(name: name, bytes: start..<end)
  }
}

extension MirrorAnswer: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(svg) { $0.write($1) }
    writer.write(notes)
    writer.write(problem)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      svg: try reader.optional { reader throws(MalformedMessage) in try reader.byteString() },
      notes: try reader.values(), problem: try reader.optionalString())
  }
}

extension DrawingEvidence: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isOwnMirrorImage) { $0.write($1) }
    writer.write(text)
    writer.write(outlined.map(String.init))
    writer.write(suspected.map(String.init))
    writer.write(hasEvenOutline) { $0.write($1) }
    writer.write(hasRaster)
    writer.write(slash)
    writer.write(flip)
    writer.write(lines?.rawValue)
    writer.write(rows?.rawValue)
    writer.write(sighting?.subject.rawValue)
    writer.write(sighting?.percent ?? 0)
    writer.write(ink)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      isOwnMirrorImage: try reader.optional { reader throws(MalformedMessage) in try reader.flag() },
      text: try reader.string(), outlined: try reader.strings().compactMap(\.first))
    suspected = try reader.strings().compactMap(\.first)
    hasEvenOutline = try reader.optional { reader throws(MalformedMessage) in try reader.flag() }
    (hasRaster, slash, flip) = (try reader.flag(), try reader.optionalString(), try reader.optionalString())
    lines = try reader.optionalString().flatMap(Lines.init)
    rows = try reader.optionalString().flatMap(Rows.init)
    let subject = try reader.optionalString().flatMap(Subject.init)
    let percent = try reader.amount()
    sighting = subject.map { Sighting($0, percent: percent) }
    ink = try reader.optionalString()
  }
}

extension Bitmap: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(pixels)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let (width, height) = (try reader.amount(), try reader.amount())
    let pixels = try reader.byteString()
    guard (1...1 << 15).contains(width), (1...1 << 15).contains(height), pixels.count == width * height * 4
    else { throw MalformedMessage() }
    self.init(width: width, height: height, pixels: pixels)
  }
}
