/// A change of a manifest that leaves everything else in the file as it is.
package enum ManifestEdit: Hashable, Sendable {
  /// Gives a value to the last of some keys that lead from the manifest inwards. What is there is replaced; what
  /// is missing on the way is added.
  case set([String], JSONValue)
  /// Takes out the member to which some keys lead, or the element of an array that is the last of them. An
  /// object or array that is left empty goes with it.
  case remove([String])
  /// Gives the member to which some keys lead another key.
  case rename([String], to: String)
  /// Adds an icon.
  case add(ManifestEntry)

  /// The change as an instruction for a person who has found the icon: `write "class": "mirror"`.
  package var instruction: String {
    switch self {
    case .set(let path, let value):
      let inner = Self.insideIcon(path)
      let nested = inner.dropFirst().reversed().reduce(value) { .object([.init(key: $1, value: $0)]) }
      return "write \(Wording.quoted(inner.first ?? "")): \(Self.oneLine(nested))"
    case .remove(let path):
      let inner = Self.insideIcon(path)
      let container = inner.count > 1 ? " from \(Wording.quoted(inner[inner.count - 2]))" : ""
      return "remove \(Wording.quoted(inner.last ?? ""))\(container)"
    case .rename(let path, let name):
      return "rename \(Wording.quoted(path.last ?? "")) to \(Wording.quoted(name))"
    case .add(let entry): return "add \(Wording.quoted(entry.name)): \(Self.oneLine(entry.json))"
    }
  }

  /// The keys below the icon, where they lead into one.
  private static func insideIcon(_ path: [String]) -> [String] {
    path.first == ManifestKey.icons.rawValue && path.count > 2 ? Array(path.dropFirst(2)) : path
  }

  private static func oneLine(_ value: JSONValue) -> String {
    Wording.escaped(value.printed(.fitted(width: ManifestEditor.widestLine, expanded: 0)))
  }
}
