package import ChiralValues

extension ByteWriter {
  /// Writes an artwork without its source and without its letters.
  package mutating func write(_ artwork: Artwork) {
    write(artwork.transformation.rawValue)
    write(artwork.parts) { writer, part in
      writer.write(part.selector)
      writer.write(part.verb.rawValue)
    }
    write(artwork.viewBox)
    write(artwork.sibling)
    write(artwork.slash.rawValue)
    write(artwork.infers)
    write(artwork.name)
    write(artwork.keepsQuestionMarks)
  }
}

extension ByteReader {
  /// Reads an artwork, given its source and its letters, which are not written.
  package mutating func artwork(
    source: String, lettering: Lettering? = nil
  ) throws(MalformedMessage) -> Artwork {
    let transformation: Artwork.Transformation = try name()
    let parts = try list { reader throws(MalformedMessage) in
      let selector = try reader.string()
      return Artwork.Part(selector: selector, verb: try reader.name())
    }
    let viewBox: IconViewBox? = try optionalValue()
    let sibling = try optionalString()
    let slash: SlashVerb = try name()
    let infers = try flag()
    return Artwork(
      source: source, transformation: transformation, parts: parts, viewBox: viewBox, sibling: sibling,
      slash: slash, infers: infers, lettering: lettering, name: try optionalString(),
      keepsQuestionMarks: try flag())
  }
}

extension IconViewBox: MessageValue {
  package func write(to writer: inout ByteWriter) {
    for number in [minX, minY, width, height] { writer.write("\(number)") }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let numbers = [
      try reader.string(), try reader.string(), try reader.string(), try reader.string(),
    ]
    guard let box = IconViewBox(numbers.joined(separator: " ")) else { throw MalformedMessage() }
    self = box
  }
}

extension Lettering: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(replacements) { writer, replacement in
      writer.write(replacement.selector)
      writer.write(replacement.content)
      writer.write(replacement.scale) { $0.write($1) }
    }
    writer.write(rewritten.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
    writer.write(fonts.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
    writer.write(context)
    writer.write(margin) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let replacements = try reader.list { reader throws(MalformedMessage) in
      Replacement(
        selector: try reader.string(), content: try reader.string(),
        scale: try reader.optional { reader throws(MalformedMessage) in try reader.double() })
    }
    let rewritten = try reader.list { reader throws(MalformedMessage) in
      (try reader.string(), try reader.string())
    }
    let fonts = try reader.list { reader throws(MalformedMessage) in
      let script = try reader.string()
      return (script, try reader.value() as FontName)
    }
    self.init(
      replacements: replacements, rewritten: Dictionary(rewritten) { $1 }, fonts: Dictionary(fonts) { $1 },
      context: try reader.optionalValue(),
      margin: try reader.optional { reader throws(MalformedMessage) in try reader.double() })
  }
}

extension Lettering.Context: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(script)
    writer.write(direction.rawValue)
    writer.write(language)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let script = try reader.optionalString()
    let direction: Direction = try reader.name()
    self.init(script: script, direction: direction, language: try reader.optionalString())
  }
}

extension FontName: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .family(let family):
      writer.write(false)
      writer.write(family)
    case .file(let file):
      writer.write(true)
      writer.write(file)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self = try reader.flag() ? .file(try reader.string()) : .family(try reader.string())
  }
}

extension DrawnText: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(content)
    writer.write(relativeSize)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(content: try reader.string(), relativeSize: try reader.ratio())
  }
}
