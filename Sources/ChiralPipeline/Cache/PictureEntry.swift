internal import ChiralRequests

/// The result for a picture as the cache keeps it.
struct PictureEntry: Hashable, Sendable {
  var result: Result<Product, PictureProblem>
  /// The other drawings that were consulted, by path relative to the manifest.
  var dependencies: [Dependencies.Item]
  /// True if the cache holds another picture under the same key, which must never happen.
  var differsFromCache = false
  /// The reason why the requested picture is declined and another one takes its place.
  var declined: DrawingProblem?
  /// The digest of the drawing that is written, if it is known.
  var svgDigest: SHA256?

  /// The encoded entry; nil if another attempt could succeed.
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

  /// Returns the entry with the digest of `bytes` if its drawing consists of these bytes.
  func knowing(_ digest: SHA256, of bytes: [UInt8]) -> PictureEntry {
    guard case .success(let product) = result, product.svg == bytes else { return self }
    var entry = self
    entry.svgDigest = digest
    return entry
  }

  /// Decodes an entry; nil if the bytes are not a valid entry.
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
