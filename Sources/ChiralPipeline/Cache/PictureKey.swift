internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests

/// What every picture of one build depends on besides its drawing and its artwork.
struct Recipe: Hashable, Sendable {
  /// The programs and libraries that make it; see `ToolIdentity`.
  var tools: String
  /// The heights of the PNGs, in pixels.
  var heights: [Int]
  /// What tints `currentColor`, as CSS.
  var stylesheet: String?
  /// `PNG.Compression`.
  var compression: String
  /// How much a drawing may hold; see `SourceReader`.
  var limits: String
  /// What decides how drawings with text look; see `FontFolders`. Part of their keys alone.
  var fonts: String

  /// What stands for it in keys.
  var bytes: [UInt8] { SHA256(of: Array(CanonicalText.of(self).utf8)).bytes }

  /// The one value that stands for everything that a picture depends on, but for other drawings: what of those
  /// was looked at stands in the entry itself. `recipe` are the bytes of a recipe.
  static func key(_ recipe: [UInt8], of artwork: Artwork, source: SHA256) -> SHA256 {
    var writer = ByteWriter(recipe)
    writer.write(source.bytes)
    writer.write(artwork.source)
    writer.write(artwork)
    writer.write(artwork.lettering) { $0.write(CanonicalText.of($1)) }
    return SHA256(of: writer.bytes)
  }
}
