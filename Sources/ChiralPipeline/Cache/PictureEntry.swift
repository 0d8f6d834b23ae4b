internal import ChiralRendering
internal import ChiralRequests

/// What a picture came to, as the cache keeps it.
struct PictureEntry: Hashable, Sendable {
  var result: Result<Product, PictureProblem>
  /// The other drawings that were looked at, by paths relative to the manifest.
  var dependencies: [Dependencies.Item]
  /// Whether the cache has another picture under the same key, which must never be.
  var differsFromCache = false
  /// Why the picture that was asked for is declined, where another is in its place.
  var declined: DrawingProblem?
  /// The digest of the drawing that is written, where it is known.
  var svgDigest: SHA256?

  /// The entry as bytes; nil where another attempt may come to something else.
  var encoded: [UInt8]? {
    if case .failure(let problem) = result, problem.mayPass { return nil }
    var writer = ByteWriter()
    writer.write(dependencies) { writer, item in
      writer.write(item.path)
      writer.write(item.digest?.bytes ?? [])
    }
    writer.write(PictureOutcome(result))
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
    result = (try reader.value() as PictureOutcome).result
  }
}
