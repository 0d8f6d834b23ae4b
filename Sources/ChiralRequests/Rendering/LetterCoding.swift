// The coding of letters as bytes.

extension LetterRun: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(text)
    writer.write(fonts)
    writer.write(isRightToLeft)
    writer.write(language)
    writer.write(weight)
    writer.write(isItalic)
    writer.write(letterSpacing)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(text: try reader.string(), fonts: try reader.values())
    isRightToLeft = try reader.flag()
    language = try reader.optionalString()
    weight = try reader.integer()
    isItalic = try reader.flag()
    letterSpacing = try reader.double()
  }
}

extension LetterRun.Font: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(script)
    switch name {
    case .family(let family):
      writer.write(false)
      writer.write(family)
    case .file(let path, let name):
      writer.write(true)
      writer.write(path)
      writer.write(name)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let script = try reader.string()
    let isFile = try reader.flag()
    let text = try reader.string()
    self.init(script: script, name: isFile ? .file(path: text, name: try reader.string()) : .family(text))
  }
}

extension LetterOutline: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(advance)
    writer.write(script)
    writer.write(needsSlant)
    writer.write(faces)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      path: try reader.string(), advance: try reader.double(), script: try reader.string(),
      needsSlant: try reader.flag(), faces: try reader.values())
  }
}

extension FontFace: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(family)
    writer.write(style)
    writer.write(version)
    writer.write(missingWeight) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    self.init(
      family: try reader.string(), style: try reader.string(), version: try reader.string(),
      missingWeight: try reader.optional { reader throws(MalformedMessage) in try reader.amount() })
  }
}
