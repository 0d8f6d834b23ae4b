package import ChiralManifest
package import ChiralValues

/// A proposal for a folder of drawings: the icons with their names and classes, and the drawings that belong
/// to each.
package struct Inventory: Sendable {
  /// The new icons, sorted by name.
  package internal(set) var entries: [ManifestEntry] = []
  /// The new icons that could not take their file's name, because some file system cannot distinguish it from
  /// another name.
  package private(set) var renamed: [ManifestEntry] = []
  /// The drawings for right-to-left that no icon shows, because the icon has another one or was classified
  /// before.
  package private(set) var spare: [Spare] = []
  /// The drawings that cannot be icons.
  package private(set) var refused: [Refusal] = []

  private var takenNames: Set<String>
  /// The icons whose class could be another. The class of an icon with a drawing for right-to-left, or one
  /// that is its own mirror image, is certain.
  var judged: Set<String> = []
  /// The judgements that decided the classes, by the icon's name.
  package internal(set) var judgements: [String: Judgement] = [:]
  let judge: Judge
  /// The words and codes of the names that are not read, as sentences.
  package var unread: [String] { judge.affixes.sentences }
  /// True if the set has drawings for right-to-left where it needs them.
  private let drawsForRightToLeft: Bool
  let evidence: DrawingProbe
  /// The classes in the manifest of other variants of an icon, by `IconName.family`.
  private let decisions: [String: Set<IconClass>]

  /// A function that returns the evidence in a drawing, given by its path relative to the assets folder; nil
  /// if the drawing cannot be read.
  package typealias DrawingProbe = @Sendable (_ file: String) -> DrawingEvidence?

  /// A drawing for right-to-left with the icon to which it would belong.
  package struct Spare: Hashable, Sendable {
    package var file: String
    package var icon: String
    /// The drawing for right-to-left that the icon has instead; nil if the icon was classified before.
    package var other: String?

    package init(file: String, icon: String, other: String? = nil) {
      self.file = file
      self.icon = icon
      self.other = other
    }
  }

  /// A drawing that cannot be an icon, with advice.
  package struct Refusal: Hashable, Sendable {
    package var file: String
    package var instruction: String
  }

  /// Creates a proposal for drawings, given by their paths relative to the assets folder, in any order.
  ///
  /// Existing decisions in the manifest are kept: `knownIcons` keep their names and classes, and drawings in
  /// `usedFiles` are ignored. A new variant of a known icon gets that icon's class. If `groupsSizes` holds, drawings
  /// of one icon for several sizes become one entry. A judge who was made for the same names need not judge them again.
  package init(
    of drawings: [String], knownIcons classes: [String: IconClass] = [:], usedFiles: Set<String> = [],
    conventions: Conventions = Conventions(), groupsSizes: Bool = false, judge made: Judge? = nil,
    evidence: @escaping DrawingProbe = { _ in nil }
  ) {
    self.evidence = evidence
    let knownIcons = Set(classes.keys)
    decisions = Dictionary(grouping: classes) { IconName($0.key).family }.mapValues { Set($0.map(\.value)) }
    takenNames = Set(knownIcons.map(PathRules.folded)).union(Self.reservedNames)
    let files = drawings.filter { !usedFiles.contains($0) }.sorted(by: Self.precedes)
    let names = knownIcons.union(files.map(Self.name))
    let halves = Self.leftToRightHalves(files, of: names)
    judge =
      made.flatMap { $0.isMade(for: names, under: conventions) ? $0 : nil } ?? Judge(conventions, of: names)
    let neighbours = Self.neighbours(files, of: names)
    let localized = Self.localized(files, of: names)
    let belonging = Set(neighbours.values.joined()).union(localized.values.joined().map(\.file))
      .union(halves.values.map(\.rightToLeft))
    // A single drawing for right to left may be an accident; several are a habit.
    drawsForRightToLeft = neighbours.count >= Self.enoughNeighbours
    let alone = files.filter { file in
      let name = Self.name(of: file)
      return !belonging.contains(file) && neighbours[name] == nil && localized[name] == nil
    }
    let sizes = groupsSizes ? DrawingSizes(alone) : DrawingSizes([])
    for file in files where !belonging.contains(file) {
      let name = Self.name(of: file)
      if let group = sizes.groups[file], !knownIcons.contains(group.name) {
        if group.base == file { add(file, as: group) }
      } else if let half = halves[name], !knownIcons.contains(half.icon) {
        add(file, named: half.icon, neighbours: [half.rightToLeft], localized: [])
      } else {
        add(file, neighbours: neighbours[name] ?? [], localized: localized[name] ?? [])
      }
    }
    let own = neighbours.merging(localized.mapValues { $0.map(\.file) }, uniquingKeysWith: +)
    for icon in own.keys.sorted(by: Self.precedes) where knownIcons.contains(icon) {
      spare += (own[icon] ?? []).map { Spare(file: $0, icon: icon) }
    }
    entries.sort { Self.precedes($0.name, $1.name) }
    withdrawNotes(ifFewOf: neighbours.count)
    resolve()
    noteVariantsThatDiffer()
    notePairsThatDiffer()
    noteAffixesOnce()
    // Styles are grouped last, because only icons with the same class share an entry.
    if groupsSizes { entries = DrawingStyles.grouped(entries, judge.affixes) }
  }

  /// Returns the drawings for right-to-left of each icon. A name that ends in the mark comes first, as in
  /// GTK's lookup.
  private static func neighbours(_ files: [String], of names: Set<String>) -> [String: [String]] {
    var neighbours: [String: [String]] = [:]
    for file in files {
      if let base = RightToLeftNeighbour.bases(of: name(of: file)).first(where: names.contains) {
        neighbours[base, default: []].append(file)
      }
    }
    return neighbours.mapValues { files in
      let suffixed = files.filter { RightToLeftNeighbour.isSuffixed(name(of: $0)) }
      return suffixed + files.filter { !suffixed.contains($0) }
    }
  }

  /// A drawing for left-to-right with the name of its icon and the drawing for right-to-left.
  private typealias Half = (icon: String, rightToLeft: String)

  /// Returns the drawings that are one of two halves of an icon without a drawing of its own name, by the name of the drawing for
  /// left-to-right.
  private static func leftToRightHalves(_ files: [String], of names: Set<String>) -> [String: Half] {
    let byName = Dictionary(files.map { (name(of: $0), $0) }) { first, _ in first }
    return byName.keys.reduce(into: [:]) { halves, name in
      guard let base = RightToLeftNeighbour.base(ofLeftToRight: name, among: names),
        let file = byName[base.partner]
      else { return }
      halves[name] = (base.name, file)
    }
  }

  /// Returns the drawings for right-to-left languages and scripts of each icon, sorted by file.
  private static func localized(_ files: [String], of names: Set<String>) -> [String: [ManifestEntry.Variant]]
  {
    var localized: [String: [ManifestEntry.Variant]] = [:]
    for file in files {
      guard let base = LocaleNeighbour.base(of: name(of: file)), names.contains(base.name) else { continue }
      localized[base.name, default: []].append(ManifestEntry.Variant(key: base.key, file: file))
    }
    return localized
  }

  /// Adds an icon with drawings for sizes, of which one stands for all.
  private mutating func add(_ base: String, as group: DrawingSizes.Group) {
    if let problem = group.files.compactMap({ PathRules.problem(ofPath: $0.file) }).first {
      refused.append(Refusal(file: base, instruction: problem))
      return
    }
    var entry = entry(for: group.name, base, nil)
    entry.name = freeName(like: group.name)
    if evidence(base)?.isOwnMirrorImage != true { judged.insert(entry.name) }
    if group.files.count > 1 {
      entry.drawings = group.files
    } else {
      entry.file = base
    }
    entries.append(entry)
    if entry.name != group.name { renamed.append(entry) }
  }

  private mutating func add(
    _ file: String, named given: String? = nil, neighbours: [String], localized: [ManifestEntry.Variant]
  ) {
    let name = given ?? Self.name(of: file)
    if let problem = PathRules.problem(ofIconName: name) ?? PathRules.problem(ofPath: file) {
      refused.append(Refusal(file: file, instruction: problem))
      return
    }
    let free = freeName(like: name)
    var entry = entry(for: name, file, neighbours.first)
    if !localized.isEmpty { entry.take(localized) }
    entry.name = free
    if entry.variants.isEmpty, evidence(file)?.isOwnMirrorImage != true { judged.insert(free) }
    entry.file = free + ".svg" == file ? nil : file
    entries.append(entry)
    spare += neighbours.dropFirst().map { Spare(file: $0, icon: free, other: neighbours.first) }
    if free != name { renamed.append(entry) }
  }

  private mutating func entry(for name: String, _ file: String, _ neighbour: String?) -> ManifestEntry {
    let iconName = IconName(name)
    let drawing = evidence(file)
    let considered = judge.judgement(of: iconName, drawn: drawing)
    var entry = ManifestEntry(considered, name: name)
    if let neighbour {
      entry = ManifestEntry(neighbour, of: name, isPlainFlip: drawing?.flip == Self.name(of: neighbour))
    } else if let decided = decisions[iconName.family], let iconClass = decided.first, decided.count == 1,
      iconClass != entry.iconClass
    {
      entry = ManifestEntry(name: name, iconClass: iconClass, note: Self.likeItsVariants)
    } else if drawsForRightToLeft, entry.iconClass.mirrors, entry.note == nil, considered.confidence < .sure {
      entry.note = Self.unlikeTheSet
    }
    if entry.iconClass == considered.iconClass { judgements[name] = considered }
    return entry
  }

  /// The number of drawings for right-to-left from which a set is taken to have them wherever they are
  /// needed.
  private static let enoughNeighbours = 5
  /// The smallest share of the icons that mirror for which a set with such a habit has drawings: GTK themes have them for two in
  /// five or more.
  private static let habit = 1.0 / 3

  /// Takes back the notes about missing drawings for right-to-left if the set has few of them.
  private mutating func withdrawNotes(ifFewOf drawn: Int) {
    guard Double(drawn) < Double(entries.count { $0.iconClass.mirrors }) * Self.habit else { return }
    for index in entries.indices where entries[index].note == Self.unlikeTheSet { entries[index].note = nil }
  }

  private static let unlikeTheSet =
    "others of its set have a drawing for rtl, this one does not; check whether it should mirror"
  private static let likeItsVariants =
    "has the class of its other variants; check whether it is drawn the same way"

  /// Returns a name that no file system confuses with another icon's name.
  private mutating func freeName(like name: String) -> String {
    var free = name
    var number = 1
    while !takenNames.insert(PathRules.folded(free)).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// The keys that are remarks in the manifest, not icons.
  private static let reservedNames: Set = ["$comment"]

  /// Returns the drawings of the same icon for other sizes, by size.
  package static func sizes(of file: String, among files: [String]) -> [Int: String] {
    sizes(among: files)[file] ?? [:]
  }

  /// Returns, for each file that is drawn for one of several sizes, all drawings of its icon by size.
  package static func sizes(among files: [String]) -> [String: [Int: String]] {
    DrawingSizes(files.filter(DrawingSizes.namesSize)).groups.mapValues { group in
      Dictionary(group.files.map { ($0.size, $0.file) }) { first, _ in first }
    }
  }

  /// Returns the name of the icon for a drawing.
  package static func name(of file: String) -> String {
    file.lowercased().hasSuffix(".svg") ? String(file.dropLast(4)) : file
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension ManifestEntry {
  /// Creates an icon from a judgement, with a note if a person should look at it.
  fileprivate init(_ judgement: Judgement, name: String) {
    self.init(
      name: name, iconClass: judgement.iconClass, except: judgement.except,
      components: judgement.components.filter(\.isSelector).map { Part(selector: $0.part, verb: $0.verb) },
      note: judgement.note)
  }

  /// Takes the class and the note of a judgement.
  mutating func take(_ judgement: Judgement) {
    (iconClass, except, note) = (judgement.iconClass, judgement.except, judgement.note)
    if !iconClass.mirrors { components = [] }
  }

  /// Adds drawings for locales; a note that asks for such drawings is removed, and so are exceptions for these locales.
  fileprivate mutating func take(_ localized: [Variant]) {
    iconClass = iconClass.mirrors ? .both : .localized
    variants += localized
    except.removeAll { key in localized.contains { $0.key == key } }
    note = nil
  }

  /// Creates an icon with a drawing for right-to-left, which is superfluous if it is just the mirror image.
  fileprivate init(_ neighbour: String, of name: String, isPlainFlip: Bool) {
    let variant = Variant(key: Direction.rightToLeft.rawValue, file: neighbour)
    self.init(name: name, iconClass: .both, variants: [variant])
    if isPlainFlip { note = "its drawing for rtl is its mirror image; the class mirror is enough" }
  }
}

extension Judgement {
  /// Creates the judgement for a class that somebody has decided.
  init(decided iconClass: IconClass) {
    self.init(
      iconClass: iconClass, confidence: .sure, decidedBy: "manifest", reason: "the manifest says so")
  }

  /// The points that a person should check. Letters and digits that other scripts and regions lack are none of them: the audit finds
  /// these for the locales that the manifest builds for.
  var note: String? {
    var remarks: [String] = []
    if let question {
      remarks.append(question)
    } else if confidence == .unsure, !isUncontested {
      remarks.append("unsure: \(reason)")
    }
    if iconClass.mirrors, !suspected.isEmpty { remarks.append(Self.doubt(suspected)) }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  /// Returns the remark about characters that the drawing may show.
  private static func doubt(_ characters: [Character]) -> String {
    let shown = characters.map { Wording.quoted("\($0)") }.joined(separator: " ")
    return "may show \(shown), which would be mirrored; if so, choose a picture with it upright"
  }
}
