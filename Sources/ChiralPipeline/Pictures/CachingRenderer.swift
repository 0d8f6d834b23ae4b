import ChiralRequests

/// Renders drawings or takes their pictures from the cache.
struct CachingRenderer {
  let helper: SharedHelper
  let session: CacheSession
  /// True if everything is rendered again.
  let verifies: Bool

  /// Everything that the pictures of a drawing depend on, apart from its bytes.
  private struct Recipe {
    var tools: String
    var stylesheet: String?
    var outputs: [RenderOutput]
    var compression: String
    var fonts: String
  }

  /// Returns the bytes of each output, in order.
  func render(_ request: RenderRequest) throws(RenderError) -> [[UInt8]] {
    guard let store = session.pictures?.store else { return try rendered(request) }
    let key = key(of: request)
    if !verifies, let known = store.content(for: key).flatMap([[UInt8]].init(decoding:)),
      known.count == request.outputs.count
    {
      return known
    }
    let pictures = try rendered(request)
    store.store(pictures.encoded, for: key)
    return pictures
  }

  private func rendered(_ request: RenderRequest) throws(RenderError) -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    for picture in try helper.render(request) { pictures.append(try picture.get().bytes) }
    return pictures
  }

  private func key(of request: RenderRequest) -> SHA256 {
    let recipe = Recipe(
      tools: session.recipe.tools, stylesheet: request.stylesheet, outputs: request.outputs,
      compression: request.compression.rawValue,
      fonts: request.svg.holdsText ? session.fonts.fingerprint : "")
    return SHA256(of: Array(("render" + CanonicalText.of(recipe)).utf8) + request.svg)
  }
}
