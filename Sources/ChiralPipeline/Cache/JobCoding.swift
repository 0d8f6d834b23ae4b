internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering

extension ByteWriter {
  /// An artwork that sets no letters, without its source.
  mutating func write(_ artwork: Artwork) {
    write(artwork.transformation.rawValue)
    write(artwork.parts) { writer, part in
      writer.write(part.selector)
      writer.write(part.verb.rawValue)
    }
    write(artwork.viewBox) { writer, box in
      for number in [box.minX, box.minY, box.width, box.height] { writer.write("\(number)") }
    }
    write(artwork.sibling) { $0.write($1) }
    write(artwork.slash.rawValue)
    write(artwork.infers)
  }

  /// A record of a picture that was made, without what was changed for it, and without stamps.
  mutating func write(_ record: PictureRecord) {
    write(record.written) { writer, written in
      writer.write(written.form.height)
      writer.write(written.digest.bytes)
    }
    write(record.parts) { writer, part in
      writer.write(part.action)
      writer.write(part.element)
      writer.write(part.reason)
    }
    write(record.fonts) { writer, font in
      writer.write(font.family)
      writer.write(font.style)
      writer.write(font.version)
    }
    write(record.dependencies) { writer, item in
      writer.write(item.path)
      writer.write(item.digest?.bytes ?? [])
    }
  }
}

extension ByteReader {
  mutating func artwork(source: String) throws(MalformedMessage) -> Artwork {
    guard let transformation = Artwork.Transformation(rawValue: try string()) else {
      throw MalformedMessage()
    }
    let parts = try list { reader throws(MalformedMessage) in
      let selector = try reader.string()
      guard let verb = ComponentVerb(rawValue: try reader.string()) else { throw MalformedMessage() }
      return Artwork.Part(selector: selector, verb: verb)
    }
    let numbers = try optional { reader throws(MalformedMessage) in
      [try reader.string(), try reader.string(), try reader.string(), try reader.string()]
    }
    let viewBox = numbers.flatMap { IconViewBox($0.joined(separator: " ")) }
    guard (viewBox == nil) == (numbers == nil) else { throw MalformedMessage() }
    let sibling = try optional { reader throws(MalformedMessage) in try reader.string() }
    guard let slash = SlashVerb(rawValue: try string()) else { throw MalformedMessage() }
    return Artwork(
      source: source, transformation: transformation, parts: parts, viewBox: viewBox, sibling: sibling,
      slash: slash, infers: try flag())
  }

  mutating func record() throws(MalformedMessage) -> PictureRecord {
    var record = PictureRecord()
    record.written = try list { reader throws(MalformedMessage) in
      PictureRecord.Written(
        form: OutputFile.Form(height: try reader.integer()), digest: SHA256(bytes: try reader.byteString()))
    }
    record.parts = try list { reader throws(MalformedMessage) in
      BuildIndex.Part(
        action: try reader.string(), element: try reader.string(), reason: try reader.string())
    }
    record.fonts = try list { reader throws(MalformedMessage) in
      BuildIndex.Font(family: try reader.string(), style: try reader.string(), version: try reader.string())
    }
    record.dependencies = try list { reader throws(MalformedMessage) in
      let path = try reader.string()
      let digest = try reader.byteString()
      return Dependencies.Item(path: path, digest: digest.isEmpty ? nil : SHA256(bytes: digest))
    }
    return record
  }
}

extension OutputFile.Form {
  /// Pixels; 0 for a drawing, negative where `currentColor` stays black.
  fileprivate var height: Int {
    switch self {
    case .svg: 0
    case .png(let height, let isTinted): isTinted ? height : -height
    }
  }

  fileprivate init(height: Int) {
    self = height == 0 ? .svg : .png(height: abs(height), isTinted: height > 0)
  }
}
