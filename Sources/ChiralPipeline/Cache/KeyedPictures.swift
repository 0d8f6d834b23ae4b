internal import ChiralRequests
internal import ChiralValues

/// The pictures of one recipe in a store.
struct KeyedPictures: Sendable {
  let store: Store
  let recipe: Recipe
  private let recipeDigest: [UInt8]
  private let fonts: FontFolders

  /// The largest size of a file of pictures that is kept from one run to the next, in bytes.
  static let largest = 1 << 30

  /// Opens the pictures in a folder; nil if that is impossible.
  static func store(in folder: String, isWritten: Bool) -> Store? {
    Store("\(folder)/\(Record.Kind.pictures.fileName)", .pictures, isWritten: isWritten)
  }

  /// The bytes of a drawing, as far as keys depend on them.
  struct Source: Sendable {
    let digest: SHA256
    let holdsText: Bool

    init(_ bytes: [UInt8]) {
      digest = SHA256(of: bytes)
      holdsText = bytes.holdsText
    }
  }

  init(_ store: Store, _ recipe: Recipe, fonts: FontFolders) {
    self.store = store
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
    guard let entry = store.content(for: key).flatMap(Picture.init(decoding:)) else { return nil }
    return entry.dependencies.allSatisfy { $0.holds(at: folder.path(of: $0.path)) } ? entry : nil
  }

  /// Keeps an entry unless another attempt could have another result.
  func keep(_ entry: Picture, for key: SHA256) {
    if entry.isLasting { store.store(entry.encoded, for: key) }
  }
}
