package import ChiralManifest

/// What a folder of drawings would be as icons: names, classes, and which drawing belongs to which.
package struct Inventory: Hashable, Sendable {
  /// New icons, sorted by name.
  package private(set) var entries: [ManifestEntry] = []
  /// Those of them that had to take another name than their file's, because some file system cannot tell it
  /// from another's.
  package private(set) var renamed: [ManifestEntry] = []
  /// Drawings for right-to-left that no icon shows: it has another one, or was classed before.
  package private(set) var spare: [Spare] = []
  /// Drawings that cannot be icons.
  package private(set) var refused: [Refusal] = []

  private var takenNames: Set<String>

  /// A drawing for right-to-left, and the icon that it would be for.
  package struct Spare: Hashable, Sendable {
    package var file: String
    package var icon: String

    package init(file: String, icon: String) {
      self.file = file
      self.icon = icon
    }
  }

  /// A drawing that cannot be an icon, and what to do about it.
  package struct Refusal: Hashable, Sendable {
    package var file: String
    package var instruction: String
  }

  /// Takes stock of drawings, given by their paths relative to the assets folder in any order.
  ///
  /// What a manifest has already is left alone: `knownIcons` keep their names and classes, drawings in
  /// `usedFiles` are not looked at.
  package init(of drawings: [String], knownIcons: Set<String> = [], usedFiles: Set<String> = []) {
    takenNames = Set(knownIcons.map(PathRules.folded)).union(Self.reservedNames)
    let files = drawings.filter { !usedFiles.contains($0) }.sorted(by: Self.precedes)
    let names = knownIcons.union(files.map(Self.name))
    let neighbours = Self.neighbours(files, of: names)
    let belonging = Set(neighbours.values.joined())
    for file in files where !belonging.contains(file) { add(file, neighbours[Self.name(of: file)] ?? []) }
    for icon in neighbours.keys.sorted(by: Self.precedes) where knownIcons.contains(icon) {
      spare += (neighbours[icon] ?? []).map { Spare(file: $0, icon: icon) }
    }
    entries.sort { Self.precedes($0.name, $1.name) }
  }

  /// The drawings for right-to-left beside each icon; one whose name ends in the mark first, as GTK looks.
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

  private mutating func add(_ file: String, _ neighbours: [String]) {
    let name = Self.name(of: file)
    if let problem = PathRules.problem(ofIconName: name) {
      refused.append(Refusal(file: file, instruction: problem))
      return
    }
    let free = freeName(like: name)
    let variants = neighbours.prefix(1).map {
      ManifestEntry.Variant(key: Direction.rightToLeft.rawValue, file: $0)
    }
    let entry = ManifestEntry(
      name: free, iconClass: variants.isEmpty ? NameEvidence(IconName(name)).iconClass ?? .fixed : .both,
      file: free + ".svg" == file ? nil : file, variants: variants)
    entries.append(entry)
    spare += neighbours.dropFirst().map { Spare(file: $0, icon: free) }
    if free != name { renamed.append(entry) }
  }

  /// A name that no file system takes for another icon's.
  private mutating func freeName(like name: String) -> String {
    var free = name
    var number = 1
    while !takenNames.insert(PathRules.folded(free)).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// A key of this name is a remark, not an icon.
  private static let reservedNames: Set = ["$comment"]

  private static func name(of file: String) -> String {
    file.lowercased().hasSuffix(".svg") ? String(file.dropLast(4)) : file
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
