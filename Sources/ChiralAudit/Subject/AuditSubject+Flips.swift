package import ChiralManifest
import ChiralValues

extension AuditSubject {
  /// Returns true if the mirror image of an icon shows exactly its flipped drawing, whatever was kept in it.
  ///
  /// The pixels of the mirror image must be known.
  package func showsFlip(_ icon: Icon) -> Bool {
    guard let mirror = knowledge.mirror(of: icon), mirror.refusal == nil else { return false }
    guard let base = picture(of: icon), let shown = mirror.pixels.flatMap(knowledge.thumbnail) else {
      return mirror.isPlain
    }
    return shown.looksLike(base.flipped)
  }

  /// Returns the keys of the drawings for right-to-left languages that show the same as an icon's own drawing.
  package func copies(of icon: Icon) -> [String] {
    guard let base = picture(of: icon) else { return [] }
    return icon.variants.filter { variant in
      guard case .tag(let tag) = variant.key, tag.direction == .rightToLeft else { return false }
      return picture(of: variant)?.looksLike(base) == true
    }.map(\.key.text)
  }
}
