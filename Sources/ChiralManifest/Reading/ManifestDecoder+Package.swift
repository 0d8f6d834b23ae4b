import ChiralValues

/// Decoding of the facts about the published package.
extension ManifestDecoder {
  mutating func package(_ node: JSONNode) -> PackageFacts? {
    guard node.members != nil else {
      let example = "an object such as {\"name\": \"icons\", \"version\": \"1.0.0\"}"
      problems.add(at: node.span.lowerBound, ManifestMessage.type("package", example, not: node))
      return nil
    }
    guard let values = object(node, keys: PackageKey.self, owner: "the package") else { return nil }
    for key in PackageKey.required where values[key] == nil {
      let example = Wording.quoted(key.sample)
      problems.add(
        at: node.span.lowerBound,
        ManifestMessage.missingKey(key.rawValue, of: "the package", example: example))
    }
    let texts = values.reduce(into: [PackageKey: String]()) { texts, entry in
      guard entry.key != .comment else { return }
      texts[entry.key] = text(entry.value, of: entry.key)
    }
    guard let name = texts[.name], let version = texts[.version] else { return nil }
    return PackageFacts(
      name: name, version: version, license: texts[.license], author: texts[.author],
      repository: texts[.repository])
  }

  private mutating func text(_ node: JSONNode, of key: PackageKey) -> String? {
    guard let text = string(node, "the package's \(key.rawValue)", example: key.sample) else { return nil }
    guard key.allows(text.value) else {
      problems.add(at: text.offset, ManifestMessage.packageFact(text.value, key))
      return nil
    }
    return text.value
  }
}
