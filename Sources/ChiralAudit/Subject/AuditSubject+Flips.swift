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
}
