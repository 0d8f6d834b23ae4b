/// Finds the bytes of a manifest that a change replaces, and their replacement.
struct MemberSplicer {
  let source: SourceText

  /// Returns the replacement that makes a change; nil if the change is already made.
  func splice(for edit: ManifestEdit, in root: JSONNode) -> TextReplacement? {
    switch edit {
    case .set(let path, let value): setting(path[...], value, in: root)
    case .remove(let path): removing(path[...], from: root)
    case .rename(let path, let name): renaming(path[...], to: name, in: root)
    case .add: nil
    }
  }

  // MARK: Setting

  private func setting(_ path: ArraySlice<String>, _ value: JSONValue, in node: JSONNode) -> TextReplacement?
  {
    guard let key = path.first else {
      return JSONValue(node) == value ? nil : TextReplacement(range: node.span, text: text(value))
    }
    if let member = node.members?.first(where: { $0.key == key }) {
      return setting(path.dropFirst(), value, in: member.value)
    }
    let nested = path.dropFirst().reversed().reduce(value) { .object([.init(key: $1, value: $0)]) }
    if let members = node.members { return adding(key, value: nested, to: node, members: members) }
    return expanding(node, key: key, value: nested)
  }

  private func adding(_ key: String, value: JSONValue, to node: JSONNode, members: [JSONMember])
    -> TextReplacement
  {
    let member = JSONPrinter.quoted(key) + ": " + text(value)
    guard let last = members.last else {
      return TextReplacement(range: node.span, text: "{ " + member + " }")
    }
    let start = members.count > 1 ? members[members.count - 2].value.span.upperBound : node.span.lowerBound
    let blanks = source.text(start..<last.keySpan.lowerBound).drop { $0 != "," && $0 != "{" }.dropFirst()
    let end = last.value.span.upperBound
    return TextReplacement(range: end..<end, text: "," + (blanks.isEmpty ? " " : blanks) + member)
  }

  /// Returns the replacement that turns an icon written as a class into an object; if the class itself is
  /// set, the icon stays short.
  private func expanding(_ node: JSONNode, key: String, value: JSONValue) -> TextReplacement? {
    guard node.string != nil else { return nil }
    let classKey = IconKey.class.rawValue
    if key == classKey { return setting([], value, in: node) }
    let object = JSONValue.object([
      .init(key: classKey, value: JSONValue(node)), .init(key: key, value: value),
    ])
    return TextReplacement(range: node.span, text: text(object))
  }

  private func text(_ value: JSONValue) -> String {
    value.printed(.fitted(width: ManifestEditor.widestLine, expanded: 0))
  }

  private func renaming(_ path: ArraySlice<String>, to name: String, in node: JSONNode) -> TextReplacement? {
    guard let member = node.members?.first(where: { $0.key == path.first }) else { return nil }
    if path.count > 1 { return renaming(path.dropFirst(), to: name, in: member.value) }
    return TextReplacement(range: member.keySpan, text: JSONPrinter.quoted(name))
  }

  // MARK: Removing

  private func removing(_ path: ArraySlice<String>, from node: JSONNode) -> TextReplacement? {
    guard let key = path.first else { return nil }
    let spans = node.members?.map { $0.keySpan.lowerBound..<$0.value.span.upperBound }
    let elements = spans ?? node.elements?.map(\.span) ?? []
    guard let index = index(of: key, in: node) else { return nil }
    if path.count > 1 {
      guard let value = node.members?[index].value else { return nil }
      if !leavesEmpty(path.dropFirst(), value) { return removing(path.dropFirst(), from: value) }
    }
    return taking(index, of: elements)
  }

  private func index(of key: String, in node: JSONNode) -> Int? {
    node.members?.firstIndex { $0.key == key } ?? node.elements?.firstIndex { $0.string == key }
  }

  /// Returns true if a container would be empty after the removal.
  private func leavesEmpty(_ path: ArraySlice<String>, _ node: JSONNode) -> Bool {
    guard let key = path.first, (node.members?.count ?? node.elements?.count) == 1,
      index(of: key, in: node) != nil
    else { return false }
    return path.count == 1 || leavesEmpty(path.dropFirst(), node.members?.first?.value ?? node)
  }

  /// Returns the removal of one of several items together with a comma.
  private func taking(_ index: Int, of spans: [Range<Int>]) -> TextReplacement {
    let span = spans[index]
    if index > 0 { return TextReplacement(range: spans[index - 1].upperBound..<span.upperBound, text: "") }
    let end = spans.count > 1 ? spans[1].lowerBound : span.upperBound
    return TextReplacement(range: span.lowerBound..<end, text: "")
  }
}
