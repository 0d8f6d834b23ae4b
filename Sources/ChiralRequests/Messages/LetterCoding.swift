// The coding of letters as bytes.

extension ByteWriter {
  mutating func write(_ run: LetterRun) {
    write(run.text)
    write(run.fonts) { writer, font in
      writer.write(font.script)
      writer.write(font.name)
    }
    write(run.isRightToLeft)
    write(run.language) { $0.write($1) }
    write(run.weight)
    write(run.isItalic)
    write(run.letterSpacing)
  }

  private mutating func write(_ name: LetterRun.Name) {
    switch name {
    case .family(let family):
      write(false)
      write(family)
    case .file(let path, let name):
      write(true)
      write(path)
      write(name)
    }
  }

  mutating func write(_ outline: LetterOutline) {
    write(outline.path)
    write(outline.advance)
    write(outline.script)
    write(outline.needsSlant)
    write(outline.faces) { writer, face in writer.write(face) }
  }

  /// Writes a face.
  package mutating func write(_ face: FontFace) {
    write(face.family)
    write(face.style)
    write(face.version)
    write(face.missingWeight) { $0.write($1) }
  }
}

extension ByteReader {
  mutating func letterRun() throws(MalformedMessage) -> LetterRun {
    let text = try string()
    let fonts = try list { reader throws(MalformedMessage) in
      LetterRun.Font(script: try reader.string(), name: try reader.fontName())
    }
    var run = LetterRun(text: text, fonts: fonts)
    run.isRightToLeft = try flag()
    run.language = try optional { reader throws(MalformedMessage) in try reader.string() }
    run.weight = try integer()
    run.isItalic = try flag()
    run.letterSpacing = try double()
    return run
  }

  private mutating func fontName() throws(MalformedMessage) -> LetterRun.Name {
    try flag() ? .file(path: try string(), name: try string()) : .family(try string())
  }

  mutating func outline() throws(MalformedMessage) -> LetterOutline {
    let path = try string()
    let advance = try double()
    let script = try string()
    let needsSlant = try flag()
    let faces = try list { reader throws(MalformedMessage) in try reader.face() }
    return LetterOutline(path: path, advance: advance, script: script, needsSlant: needsSlant, faces: faces)
  }

  /// Reads a face.
  package mutating func face() throws(MalformedMessage) -> FontFace {
    FontFace(
      family: try string(), style: try string(), version: try string(),
      missingWeight: try optional { reader throws(MalformedMessage) in try reader.amount() })
  }
}
