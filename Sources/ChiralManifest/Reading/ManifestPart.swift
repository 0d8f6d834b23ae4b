/// A choice of some icons of a manifest, for a build of a share. All other entries are neither decoded nor checked, because that
/// would cost each of many shares as much as a build of the whole set.
///
/// Entries with a common drawing stay together, and adding or removing an entry moves no other.
package struct ManifestPart: Sendable {
  private let holds: @Sendable (_ drawing: String) -> Bool

  /// Creates the part of the entries for which `holds` is true; it gets the drawing that comes first in byte order among those
  /// of an entry and of all entries with a common drawing, relative to the assets folder.
  package init(_ holds: @escaping @Sendable (_ drawing: String) -> Bool) { self.holds = holds }

  /// Returns the entries of the part; entries that name no drawing are recognised quickly.
  func entries(of icons: [JSONMember]) -> [JSONMember] {
    var groups = DrawingGroups()
    for icon in icons {
      let drawings = icon.namedDrawings
      for drawing in drawings.dropFirst() { groups.join(drawings[0], drawing) }
    }
    return icons.filter { holds(groups.first(with: $0.namedDrawings.first ?? $0.key + ".svg")) }
  }
}

/// The groups of drawings that entries have in common, directly or through other entries.
private struct DrawingGroups {
  /// For each drawing but the first of a group, a drawing of the same group that precedes it in byte order.
  private var earlier: [String: String] = [:]

  mutating func join(_ one: String, _ other: String) {
    let (one, other) = (first(with: one), first(with: other))
    if one == other { return }
    let inOrder = one.utf8.lexicographicallyPrecedes(other.utf8)
    earlier[inOrder ? other : one] = inOrder ? one : other
  }

  /// Returns the first drawing of a group, which names the group.
  func first(with drawing: String) -> String {
    var drawing = drawing
    while let next = earlier[drawing] { drawing = next }
    return drawing
  }
}

extension JSONMember {
  /// The drawings that the entry of an icon names, the base first; empty if it has only the one with its own name.
  fileprivate var namedDrawings: [String] {
    guard let members = value.members, members.contains(where: \.namesDrawings) else { return [] }
    var drawings: [String] = []
    for member in members where member.namesDrawings { member.value.addStrings(to: &drawings) }
    if let file = value[IconKey.file.rawValue]?.string {
      drawings.insert(file, at: 0)
    } else if value[IconKey.drawings.rawValue] == nil {
      drawings.insert(key + ".svg", at: 0)
    }
    return drawings
  }

  private var namesDrawings: Bool {
    switch IconKey(rawValue: key) {
    case .file, .drawings, .styles, .variants: true
    default: false
    }
  }
}

extension JSONNode {
  /// Adds all strings that are values of this node or of objects in it.
  fileprivate func addStrings(to strings: inout [String]) {
    if let string { strings.append(string) }
    for member in members ?? [] { member.value.addStrings(to: &strings) }
  }
}
