/// A change of one value in the entry of an icon.
package struct IconChange: Hashable, Sendable {
  /// The keys below the icon.
  package let path: [String]
  /// The value; nil to remove it.
  package let value: JSONValue?

  /// The keys of an icon that people may change without an editor.
  private static let editable: Set<IconKey> = [
    .class, .except, .components, .slash, .infer, .note, .declined, .allow, .variants, .drawn,
  ]

  init(path: [String], value: JSONValue?) { (self.path, self.value) = (path, value) }

  /// Creates the change that an edit makes in the entry of an icon; nil if it edits anything else.
  package init?(_ edit: ManifestEdit) {
    let (whole, value): ([String], JSONValue?)
    switch edit {
    case .set(let path, let new): (whole, value) = (path, new)
    case .remove(let path): (whole, value) = (path, nil)
    case .rename, .add: return nil
    }
    guard whole.first == ManifestKey.icons.rawValue, (3...4).contains(whole.count),
      IconKey(rawValue: whole[2]).map(Self.editable.contains) == true
    else { return nil }
    self.init(path: Array(whole.dropFirst(2)), value: value)
  }

  /// True if the pictures of the icon may change with it.
  package var changesPictures: Bool {
    ![.note, .allow].contains(path.first.flatMap(IconKey.init(rawValue:)))
  }

  /// Reads a change as the page writes it; nil, with a problem, if it has another form or changes a key that the page cannot change.
  package init?(_ json: JSONNode, _ problems: inout Problems) {
    let keys = json["path"]?.elements ?? [], path = keys.compactMap(\.string)
    guard let first = path.first, path.count == keys.count, path.count <= 2 else {
      problems.add(at: (json["path"] ?? json).span.lowerBound, Self.pathMessage)
      return nil
    }
    guard let key = IconKey(rawValue: first), Self.editable.contains(key) else {
      let words = Self.editable.map(\.rawValue).sorted()
      let message = ManifestMessage.unknownWord(first, noun: "a key that decisions can change", words: words)
      problems.add(at: keys[0].span.lowerBound, message)
      return nil
    }
    let value = json["value"].map(JSONValue.init) ?? .null
    self.init(path: path, value: value == .null ? nil : value)
  }

  private static let pathMessage =
    "write the \"path\" of one or two keys below the icon, such as [\"class\"] or [\"components\", \"#arrow\"]"

  /// The change as the page writes it; the value `null` removes the key.
  package var json: JSONValue {
    ["path": .array(path.map(JSONValue.string)), "value": value ?? .null]
  }

  /// Returns the change as an edit of the manifest.
  package func edit(of icon: Icon) -> ManifestEdit {
    let whole = [ManifestKey.icons.rawValue, icon.entry] + path
    return value.map { .set(whole, $0) } ?? .remove(whole)
  }
}
