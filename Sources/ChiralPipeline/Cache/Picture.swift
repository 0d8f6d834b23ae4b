internal import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// A picture, or the reason why there is none: from the worker's answer to the cache, the files, the index and the sheet.
struct Picture: Hashable, Sendable {
  /// The drawing with its PNGs and notes. The bytes are gone once the files are written.
  var result: Result<Product, PictureProblem>
  /// The other drawings that were consulted, by path relative to the manifest.
  var dependencies: [Dependencies.Item]
  /// The reason why the requested picture is declined and this one takes its place.
  var declined: DrawingProblem?
  /// The digests of its files, as far as they are known.
  var digests: [OutputFile.Form: SHA256] = [:]
  /// True if the cache holds another picture under the same key, which must never happen.
  var differsFromCache = false

  init(_ result: Result<Product, PictureProblem>, _ dependencies: [Dependencies.Item] = []) {
    self.result = result
    self.dependencies = dependencies
  }

  /// The drawing, if there is one.
  var product: Product? { try? result.get() }

  /// The reason why there is no picture.
  var problem: PictureProblem? { if case .failure(let problem) = result { problem } else { nil } }

  /// True if another attempt would have the same result, so that it may be kept.
  var isLasting: Bool { problem?.mayPass != true }

  /// True if somebody should read something about the picture: there is none, it is another one, its letters are set in another
  /// weight, or it may have a fault.
  var hasRemark: Bool {
    guard declined == nil, let product else { return true }
    return product.faces.contains { $0.missingWeight != nil } || !product.looks.isEmpty
  }
}

/// The entry in a cache.
extension Picture: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(try coder(value, \.result), try coder(value, \.dependencies))
  }
}
