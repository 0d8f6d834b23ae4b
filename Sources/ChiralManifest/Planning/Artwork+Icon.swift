package import ChiralValues

/// The artworks of an icon.
extension Artwork {
  /// Returns the unmirrored drawing of an icon or of one of its variants.
  static func drawing(_ source: String, of icon: Icon) -> Artwork {
    Artwork(source: source, transformation: .none, parts: [], viewBox: icon.viewBox)
  }

  /// Returns the mirrored base of an icon.
  package static func mirroredBase(of icon: Icon) -> Artwork { mirrored(icon.file, of: icon) }

  /// Returns the mirrored form of one of an icon's own drawings.
  static func mirrored(_ source: String, of icon: Icon) -> Artwork {
    let parts = icon.parts.components.map { Part(selector: $0.selector, verb: $0.verb) }
    return Artwork(
      source: source, transformation: .mirrored, parts: parts, viewBox: icon.viewBox,
      sibling: icon.parts.sibling, slash: icon.parts.slash, infers: icon.parts.infers,
      declined: icon.declined.form, name: icon.ownName(besides: source))
  }
}

extension Icon {
  /// Returns the last part of the name if that of a drawing's file is another one, such as `a.svg` for `back`; nil if one of them
  /// begins with the other, as those of styles and sizes do.
  fileprivate func ownName(besides source: String) -> String? {
    let file = source.split(separator: "/").last?.split(separator: ".", maxSplits: 1).first ?? ""
    let own = name.split(separator: "/").last ?? ""
    return own.hasPrefix(file) || file.hasPrefix(own) ? nil : String(own)
  }
}
