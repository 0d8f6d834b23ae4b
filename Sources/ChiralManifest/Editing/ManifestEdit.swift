import ChiralValues

/// A change of a manifest that leaves the rest of the file unchanged.
package enum ManifestEdit: Hashable, Sendable {
  /// Sets the value of the member at a path of keys. An existing value is replaced; missing objects on the
  /// path are added.
  case set([String], JSONValue)
  /// Removes the member at a path of keys, or the element of an array that equals the last of them. An object
  /// or array that becomes empty is removed, too.
  case remove([String])
  /// Renames the member at a path of keys.
  case rename([String], to: String)
  /// Adds an icon.
  case add(ManifestEntry)

  /// The change as an instruction for a person who is looking at the icon: `write "class": "mirror"`.
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

  /// Returns the keys below the icon, if the path leads into one.
  private static func insideIcon(_ path: [String]) -> [String] {
    path.first == ManifestKey.icons.rawValue && path.count > 2 ? Array(path.dropFirst(2)) : path
  }

  private static func oneLine(_ value: JSONValue) -> String {
    Wording.escaped(value.printed(.fitted(width: ManifestEditor.widestLine, expanded: 0)))
  }
}
