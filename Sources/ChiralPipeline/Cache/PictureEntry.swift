internal import ChiralMirroring
internal import ChiralRendering

/// What a picture came to, as the cache keeps it.
struct PictureEntry: Hashable, Sendable {
  var result: Result<Product, PictureProblem>
  /// The other drawings that were looked at, by paths relative to the manifest.
  var dependencies: [Dependencies.Item]
  /// Whether the cache has another picture under the same key, which must never be.
  var differsFromCache = false
  /// The digest of the drawing that is written, where it is known.
  var svgDigest: SHA256?

  /// The entry as bytes; nil where another attempt may come to something else.
  var encoded: [UInt8]? {
    var writer = ByteWriter()
    writer.write(dependencies) { writer, item in
      writer.write(item.path)
      writer.write(item.digest?.bytes ?? [])
    }
    switch result {
    case .success(let product):
      writer.write(0 as UInt8)
      writer.write(product)
    case .failure(.failed(let problem)):
      if problem.mayPass { return nil }
      writer.write(1 as UInt8)
      writer.write(problem.description)
    case .failure(.declined(let problem)):
      if problem.mayPass { return nil }
      writer.write(2 as UInt8)
      writer.write(problem.description)
    }
    return writer.bytes
  }

  /// The same with the digest of its drawing, where that is `bytes`.
  func knowing(_ digest: SHA256, of bytes: [UInt8]) -> PictureEntry {
    guard case .success(let product) = result, product.svg == bytes else { return self }
    var entry = self
    entry.svgDigest = digest
    return entry
  }

  /// The entry that bytes hold; nil where they hold none.
  init?(decoding bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let entry = try? Self(&reader), reader.isAtEnd else { return nil }
    self = entry
  }

  init(_ result: Result<Product, PictureProblem>, _ dependencies: [Dependencies.Item]) {
    self.result = result
    self.dependencies = dependencies
  }

  private init(_ reader: inout ByteReader) throws(MalformedMessage) {
    dependencies = try reader.list { reader throws(MalformedMessage) in
      let path = try reader.string()
      let digest = try reader.byteString()
      return Dependencies.Item(path: path, digest: digest.isEmpty ? nil : SHA256(bytes: digest))
    }
    switch try reader.byte() {
    case 0: result = .success(try reader.product())
    case 1: result = .failure(.failed(DrawingProblem(try reader.string())))
    case 2: result = .failure(.declined(DrawingProblem(try reader.string())))
    default: throw MalformedMessage()
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ product: Product) {
    write(product.svg)
    write(product.rendered == product.svg)
    if product.rendered != product.svg { write(product.rendered) }
    write(product.isFlipped)
    write(product.pngs.sorted { $0.key < $1.key }) { writer, png in
      writer.write(png.key)
      writer.write(png.value)
    }
    write(product.notes) { writer, note in
      writer.write(note.action.rawValue)
      writer.write(note.element)
      writer.write(note.line)
      writer.write(note.reason)
      writer.write(note.confidence)
    }
    write(product.faces) { writer, face in
      writer.write(face.family)
      writer.write(face.style)
      writer.write(face.version)
    }
  }
}

extension ByteReader {
  fileprivate mutating func product() throws(MalformedMessage) -> Product {
    let svg = try byteString()
    let rendered = try flag() ? svg : try byteString()
    let isFlipped = try flag()
    let pngs = try list { reader throws(MalformedMessage) in
      let height = try reader.integer()
      return (height, try reader.byteString())
    }
    let notes = try list { reader throws(MalformedMessage) in try reader.note() }
    let faces = try list { reader throws(MalformedMessage) in
      FontFace(family: try reader.string(), style: try reader.string(), version: try reader.string())
    }
    return Product(
      svg: svg, pngs: Dictionary(pngs) { $1 }, notes: notes, faces: faces, rendered: rendered,
      isFlipped: isFlipped)
  }

  private mutating func note() throws(MalformedMessage) -> MirrorNote {
    guard let action = MirrorNote.Action(rawValue: try string()) else { throw MalformedMessage() }
    let element = try string()
    let line = try integer()
    let reason = try string()
    return MirrorNote(
      action: action, element: element, line: line, reason: reason, confidence: try double())
  }
}
