import ChiralManifest
import ChiralValues

/// Imports the icons of a web app: its SVGs. Those mirror that a style sheet or a class in a page flips, or that have a mark. Others have
/// a second drawing for right-to-left: `next-rtl.svg` beside `next.svg` or `next-ltr.svg`, or that of a rule for right-to-left.
enum WebIcons {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    let drawings = source.files.filter(ImportPath.isSVG)
    let pairs = Pairs(drawings)
    let styles = StyledDrawings(source, drawings)
    let languages = languages(source, drawings)
    for file in drawings where !pairs.rightToLeft.contains(file) {
      let own = pairs.partners[file] ?? styles.rightToLeft[file]
      let localized = languages[file] ?? []
      let turns = own == nil ? isFlipped(file, styles: styles, in: source, remarks: &set) : false
      let name = pairs.names[file] ?? NameList.bare(file)
      var variants = localized
      if let own { variants.append(.init(key: Direction.rightToLeft.rawValue, file: own)) }
      set.icons.append(
        ManifestEntry(
          name: name, iconClass: IconClass(mirrors: own != nil || turns, hasVariants: !variants.isEmpty),
          file: name == NameList.bare(file) ? nil : file, variants: variants))
      set.shown[name] = shown(file, own, languages: localized, isFlipped: turns)
    }
    // A web app says so if its styles have rules for right-to-left, or if one of its icons has another picture there.
    let asks = source.files.contains { source.facts(of: $0)?.supportsRightToLeft == true }
    set.supportsRightToLeft = asks || set.icons.contains { $0.iconClass.mirrors }
    return set
  }

  /// Returns the drawings of languages that lists of Wikimedia name, by the icon's own drawing. The lists lie above the drawings.
  private static func languages(
    _ source: ImportSource, _ drawings: [String]
  ) -> [String: [ManifestEntry.Variant]] {
    var above: Set<String> = []
    for file in drawings {
      var folder = ImportPath.folder(of: file)
      while above.insert(folder).inserted, !folder.isEmpty { folder = ImportPath.folder(of: folder) }
    }
    var set = ImportedSet()
    for file in source.files where file.hasSuffix(".json") && above.contains(ImportPath.folder(of: file)) {
      if let root = source.json(of: file) {
        CodexList.addImages(root, in: ImportPath.folder(of: file), to: &set)
      }
    }
    let known = Set(drawings)
    return set.icons.reduce(into: [:]) { found, icon in
      let own = icon.variants.filter {
        $0.key != Direction.rightToLeft.rawValue && known.contains($0.file)
      }
      if !own.isEmpty { found[icon.file ?? icon.name + ".svg"] = own }
    }
  }

  private static func shown(
    _ file: String, _ own: String?, languages: [ManifestEntry.Variant], isFlipped: Bool
  ) -> PlatformIcon {
    var icon = PlatformIcon(drawings: [.init(file: file, flipped: isFlipped ? .rightToLeft : nil)])
    if let own { icon.drawings.append(.init(file: own, isRightToLeft: true)) }
    icon.drawings += languages.map { .init(file: $0.file, locale: $0.key) }
    return icon
  }

  /// Returns true if the app flips a drawing.
  private static func isFlipped(
    _ file: String, styles: StyledDrawings, in source: ImportSource, remarks set: inout ImportedSet
  ) -> Bool {
    let name = NameList.bare(ImportPath.file(of: file))
    let facts = source.facts(of: file)
    if facts?.isAutoMirrored == true {
      set.remark(onTwoFlipsOf: name, flagged: file, by: "its mark", source.flips)
      return true
    }
    return styles.flipped.contains(file) || source.flips.place(of: name) != nil
      || facts?.classes.contains { source.flips.place(ofClass: $0) != nil } == true
  }

  /// The drawings that have another one for right-to-left, by their names.
  private struct Pairs {
    /// The names of icons whose drawing for left-to-right has a mark, by that drawing.
    var names: [String: String] = [:]
    /// The drawings for right-to-left by those for left-to-right.
    var partners: [String: String] = [:]
    var rightToLeft: Set<String> = []

    init(_ drawings: [String]) {
      let files = Dictionary(drawings.map { (NameList.bare($0), $0) }) { first, _ in first }
      let known = Set(files.keys)
      for (name, file) in files.sorted(by: { $0.key < $1.key }) {
        if let half = RightToLeftNeighbour.base(ofLeftToRight: name, among: known) {
          names[file] = half.name
          add(files[half.partner], to: file)
        } else if let base = RightToLeftNeighbour.bases(of: name).first(where: known.contains) {
          add(file, to: files[base])
        }
      }
    }

    private mutating func add(_ own: String?, to file: String?) {
      guard let own, let file else { return }
      if partners[file] == nil { partners[file] = own }
      rightToLeft.insert(own)
    }
  }
}

/// The drawings that style sheets give to classes.
private struct StyledDrawings {
  /// The drawings of classes that are flipped.
  private(set) var flipped: Set<String> = []
  /// The drawing that a class has for right-to-left instead of its own, by that.
  private(set) var rightToLeft: [String: String] = [:]

  init(_ source: ImportSource, _ drawings: [String]) {
    let known = Set(drawings)
    var own: [String: Set<String>] = [:]
    for file in source.files {
      for alias in source.facts(of: file)?.aliases ?? [] {
        guard let drawing = ImportPath.resolve(alias.target, in: ImportPath.folder(of: file)),
          known.contains(drawing)
        else { continue }
        own[alias.name, default: []].insert(drawing)
      }
    }
    for (name, drawings) in own.sorted(by: { $0.key < $1.key }) {
      if source.flips.place(ofClass: name) != nil { flipped.formUnion(drawings) }
      let others = own[SourceFacts.rightToLeftPrefix + name] ?? []
      guard let drawing = drawings.first, let other = others.first, drawings.count == 1, others.count == 1,
        drawing != other, rightToLeft[drawing] == nil
      else { continue }
      rightToLeft[drawing] = other
    }
  }
}
