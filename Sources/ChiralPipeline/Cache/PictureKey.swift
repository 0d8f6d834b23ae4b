internal import ChiralRequests
internal import ChiralValues

/// Everything that the pictures of one build depend on, apart from the drawings and the artworks.
struct Recipe: Hashable, Sendable {
  /// The identity of the programs and libraries that make the pictures; see `ToolIdentity`.
  var tools: String
  /// The heights of the PNGs, in pixels.
  var heights: [Int]
  /// The CSS that sets `currentColor`.
  var stylesheet: String?
  /// The raw value of a `PNG.Compression`.
  var compression: String
  /// The limits for drawings; see `SourceReader`.
  var limits: String
  /// The fingerprint of the fonts (see `FontFolders`), which is part of the keys of drawings with text only.
  var fonts: String

  /// The digest of the recipe that is part of every key.
  var bytes: [UInt8] { SHA256(of: Array(CanonicalText.of(self).utf8)).bytes }

  /// Returns the cache key of a picture: a digest of everything that it depends on, except for other drawings
  /// that were consulted, whose digests are in the entry itself. `recipe` is the digest of a recipe.
  static func key(_ recipe: [UInt8], of artwork: Artwork, source: SHA256) -> SHA256 {
    var coder = ByteCoder(appendingTo: recipe)
    coder.write(source)
    coder.write(artwork)
    return SHA256(of: coder.bytes)
  }
}
