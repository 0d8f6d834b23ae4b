import ChiralManifest

/// Resources of Android: `drawable*/name.xml`, where `android:autoMirrored` says that a drawing mirrors, the
/// qualifier `ldrtl` that it is for right-to-left, and a language that it is for a locale.
///
/// The drawings are not SVG; the manifest takes the decisions, and expects `name.svg`.
enum AndroidResources {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    let drawables = source.files.compactMap(Drawable.init)
    let byName = Dictionary(grouping: drawables, by: \.name)
    for name in byName.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      add(byName[name] ?? [], name, source, to: &set)
    }
    return set
  }

  /// A file in a folder of drawables, with what the folder's qualifiers say.
  private struct Drawable {
    var file: String
    var name: String
    var isRightToLeft = false
    var locale: String?

    init?(_ file: String) {
      let folder = ImportPath.file(of: ImportPath.folder(of: file))
      let qualifiers = folder.split(separator: "-").map(String.init)
      guard qualifiers.first == "drawable" else { return nil }
      self.file = file
      name = ImportPath.stem(of: ImportPath.file(of: file))
      for qualifier in qualifiers.dropFirst() { read(qualifier) }
    }

    /// `ldrtl`, `ar`, `rSA` behind a language, `b+sr+Latn`; everything else is about screens.
    private mutating func read(_ qualifier: String) {
      if qualifier == "ldrtl" {
        isRightToLeft = true
      } else if qualifier.hasPrefix("b+") {
        locale = qualifier.dropFirst(2).split(separator: "+").joined(separator: "-")
      } else if let language = locale, qualifier.count == 3, qualifier.first == "r" {
        locale = language + "-" + qualifier.dropFirst()
      } else if (2...3).contains(qualifier.count), qualifier != "car", qualifier.allSatisfy(\.isLowercase) {
        locale = qualifier
      }
    }
  }

  private static func add(
    _ drawables: [Drawable], _ name: String, _ source: ImportSource, to set: inout ImportedSet
  ) {
    let base = drawables.filter { !$0.isRightToLeft && $0.locale == nil }
    let mirrors = base.contains { source.text(of: $0.file).map(isAutoMirrored) ?? false }
    let own = drawables.filter { $0.isRightToLeft || $0.locale != nil }
    for drawable in own {
      let key = drawable.locale ?? Direction.rightToLeft.rawValue
      set.remark(
        on: drawable.file, "export it as SVG and name it as the variant \(Wording.quoted(key)) of \(name)")
    }
    let localized = own.contains { $0.locale != nil }
    let iconClass: IconClass =
      mirrors || own.contains(where: \.isRightToLeft)
      ? (own.isEmpty ? .mirror : .both) : (localized ? .localized : .fixed)
    set.icons.append(ManifestEntry(name: name, iconClass: iconClass))
  }

  private static func isAutoMirrored(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).joined()
    return words.contains("autoMirrored=\"true\"") || words.contains("autoMirrored='true'")
  }
}
