internal import ChiralRequests
internal import ChiralValues

/// A cache of pictures, and the recipe of those that are kept in it and looked for.
struct KeyedPictures: Sendable {
  let cache: PictureCache
  let recipe: Recipe
  private let recipeDigest: [UInt8]
  private let fonts: FontFolders

  /// The bytes of a drawing, as far as keys depend on them.
  struct Source: Sendable {
    let digest: SHA256
    let holdsText: Bool

    init(_ bytes: [UInt8]) {
      digest = SHA256(of: bytes)
      holdsText = bytes.holdsText
    }
  }

  init(_ cache: PictureCache, _ recipe: Recipe, fonts: FontFolders) {
    self.cache = cache
    self.recipe = recipe
    recipeDigest = recipe.bytes
    self.fonts = fonts
  }

  /// Returns the key of a picture of a drawing.
  func key(of artwork: Artwork, in source: Source) -> SHA256 {
    var digest = recipeDigest
    if source.holdsText {
      var recipe = recipe
      recipe.fonts = fonts.fingerprint
      digest = recipe.bytes
    }
    return Recipe.key(digest, of: artwork, source: source.digest)
  }

  /// Returns the entry under a key; nil if there is none or another drawing that it depends on has changed.
  func entry(for key: SHA256, in folder: ManifestFolder) -> Picture? {
    guard let entry = cache.content(for: key).flatMap(Picture.init(decoding:)) else { return nil }
    return entry.dependencies.allSatisfy { $0.holds(at: folder.path(of: $0.path)) } ? entry : nil
  }

  /// Keeps an entry unless another attempt could have another result.
  func store(_ entry: Picture, for key: SHA256) {
    if entry.isLasting { cache.store(entry.encoded, for: key) }
  }
}
