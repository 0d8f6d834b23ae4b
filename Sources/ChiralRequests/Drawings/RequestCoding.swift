import ChiralRendering
internal import ChiralValues

// The coding of requests as bytes.

extension DrawingRequest: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(bytes)
    writer.write(name)
    writer.write(siblings)
    writer.write(fontFolder)
    switch task {
    case .pictures(let task):
      writer.write(0 as UInt8)
      writer.write(task)
    case .facts(let task):
      writer.write(1 as UInt8)
      writer.write(task)
    case .evidence(let height, let name):
      writer.write(2 as UInt8)
      writer.write(height)
      writer.write(name.rawValue)
    case .mirror(let task):
      writer.write(3 as UInt8)
      writer.write(task)
    case .texts: writer.write(4 as UInt8)
    case .letters(let artworks):
      writer.write(5 as UInt8)
      writer.write(wholeArtworks: artworks)
    case .shown(let template):
      writer.write(6 as UInt8)
      writer.write(template)
    case .form(let form):
      writer.write(7 as UInt8)
      writer.write(form)
    case .places: writer.write(8 as UInt8)
    case .sheet: writer.write(9 as UInt8)
    case .readings(let artwork):
      writer.write(10 as UInt8)
      writer.write(wholeArtworks: [artwork])
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    file = try reader.string()
    bytes = try reader.byteString()
    name = try reader.optionalString()
    siblings = try reader.values()
    fontFolder = try reader.string()
    switch try reader.byte() {
    case 0: task = .pictures(try reader.value())
    case 1: task = .facts(try reader.value())
    case 2:
      let height = try reader.integer()
      guard let name = Confidence(rawValue: try reader.string()) else { throw MalformedMessage() }
      task = .evidence(height: height, name: name)
    case 3: task = .mirror(try reader.value())
    case 4: task = .texts
    case 5: task = .letters(try reader.wholeArtworks())
    case 6: task = .shown(template: try reader.strings())
    case 7: task = .form(try reader.value())
    case 8: task = .places
    case 9: task = .sheet
    case 10:
      let artworks = try reader.wholeArtworks()
      guard artworks.count == 1 else { throw MalformedMessage() }
      task = .readings(artworks[0])
    default: throw MalformedMessage()
    }
  }
}

extension DrawingRequest.Sibling: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(file)
    writer.write(bytes) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      name: try reader.string(), file: try reader.string(),
      bytes: try reader.optional { reader throws(MalformedMessage) in try reader.byteString() })
  }
}

extension PictureTask: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(wholeArtworks: artworks)
    writer.write(heights) { $0.write($1) }
    writer.write(stylesheet)
    writer.write(compression.rawValue)
    writer.write(sharesPictures)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      artworks: try reader.wholeArtworks(),
      heights: try reader.list { reader throws(MalformedMessage) in try reader.integer() },
      stylesheet: try reader.optionalString())
    compression = try reader.name()
    sharesPictures = try reader.flag()
  }
}

extension FactTask: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(wantsDrawing)
    writer.write(viewBox)
    writer.write(keylines)
    writer.write(wholeArtworks: mirrors.map(\.artwork))
    writer.write(mirrors) { writer, mirror in
      writer.write(mirror.made)
      writer.write(mirror.wantsPixels)
    }
    writer.write(rendersPictures)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      wantsDrawing: try reader.flag(), viewBox: try reader.optionalValue(),
      keylines: try reader.value(), mirrors: [])
    let artworks = try reader.wholeArtworks()
    let wishes = try reader.list { reader throws(MalformedMessage) in
      (made: try reader.optionalValue() as Made?, wantsPixels: try reader.flag())
    }
    guard wishes.count == artworks.count else { throw MalformedMessage() }
    mirrors = zip(artworks, wishes).map { Mirror(artwork: $0, made: $1.made, wantsPixels: $1.wantsPixels) }
    rendersPictures = try reader.flag()
  }
}

extension FactTask.Made: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(refusal) { $0.write($1) }
    writer.write(notes)
    writer.write(rendered)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    refusal = try reader.optional { reader throws(MalformedMessage) in try reader.obstacle() }
    notes = try reader.values()
    rendered = try reader.byteString()
  }
}

extension Keylines: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(grid) { $0.write($1) }
    writer.write(margin) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      grid: try reader.optional { reader throws(MalformedMessage) in try reader.double() },
      margin: try reader.optional { reader throws(MalformedMessage) in try reader.double() })
  }
}

extension MirrorTask: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isPure)
    writer.write(components) { writer, component in
      writer.write(component.selector)
      writer.write(component.verb.rawValue)
    }
    writer.write(keepsQuestionMarks)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      isPure: try reader.flag(),
      components: try reader.list { reader throws(MalformedMessage) in
        Component(selector: try reader.string(), verb: try reader.name())
      },
      keepsQuestionMarks: try reader.flag())
  }
}

extension ByteWriter {
  /// Writes artworks with their sources and their letters.
  fileprivate mutating func write(wholeArtworks artworks: [Artwork]) {
    write(artworks) { writer, artwork in
      writer.write(artwork.source)
      writer.write(artwork.lettering)
      writer.write(artwork)
    }
  }
}

extension ByteReader {
  fileprivate mutating func wholeArtworks() throws(MalformedMessage) -> [Artwork] {
    try list { reader throws(MalformedMessage) in
      let source = try reader.string()
      let lettering: Lettering? = try reader.optionalValue()
      return try reader.artwork(source: source, lettering: lettering)
    }
  }
}
