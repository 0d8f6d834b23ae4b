import ChiralValues

/// Decodes JSON into a `DecodedManifest`: checks keys and types, but nothing that involves other values or
/// files.
struct ManifestDecoder {
  /// The icons to decode; nil for all.
  var part: ManifestPart?
  var problems: Problems

  /// Decodes everything that is readable and reports the rest.
  mutating func decode(_ root: JSONNode) -> DecodedManifest? {
    guard let values = object(root, keys: ManifestKey.self, owner: "the manifest") else { return nil }
    var manifest = DecodedManifest(start: root.span.lowerBound)
    manifest.presentKeys = Set(values.keys)
    if let node = values[.schema] { _ = string(node, "$schema", example: "./manifest.schema.json") }
    if let node = values[.version] { checkVersion(node) }
    manifest.name = values[.name].flatMap { name($0) }
    manifest.package = values[.package].flatMap { package($0) }
    manifest.assets = values[.assets].flatMap { string($0, "assets", example: "Assets") }
    manifest.locales = values[.locales].flatMap { locales($0) }
    manifest.sizes = values[.sizes].flatMap {
      numbers($0, "sizes", within: ManifestLimits.sizes, example: "[16, 24]")
    }
    manifest.scales = values[.scales].flatMap {
      numbers($0, "scales", within: ManifestLimits.scales, example: "[1, 2, 3]")
    }
    manifest.policy = values[.policy].flatMap { choice($0, "policy", noun: "a policy")?.value }
    manifest.leftMeansBack = values[.leftMeansBack].flatMap { bool($0, "leftMeansBack") }
    manifest.tint = values[.tint].flatMap { tint($0) }
    manifest.template = values[.template].flatMap { template($0) } ?? []
    manifest.keylines.grid = values[.grid].flatMap { decimal($0, "grid", within: ManifestLimits.grid) }
    manifest.keylines.margin = values[.margin].flatMap {
      decimal($0, "margin", within: ManifestLimits.margin)
    }
    manifest.infers = values[.infer].flatMap { inference($0) }
    manifest.declined = values[.declined].flatMap { choice($0, "declined", noun: "a form")?.value }
    manifest.rules = values[.rules].map { rules($0) } ?? []
    manifest.fonts = values[.fonts].map { fonts($0) } ?? []
    manifest.digits = values[.digits].flatMap { digits($0) }
    manifest.icons = values[.icons].map { icons($0) } ?? []
    return manifest
  }

  private mutating func checkVersion(_ node: JSONNode) {
    guard node.integer != ManifestLimits.version else { return }
    problems.add(at: node.span.lowerBound, ManifestMessage.version)
  }

  private mutating func locales(_ node: JSONNode) -> [Located<LanguageTag>]? {
    list(node, "locales", of: "language tags", example: "[\"en\", \"ar\"]") { $0.locale($1) }
  }

  private mutating func locale(_ node: JSONNode) -> Located<LanguageTag>? {
    guard let text = string(node, "a locale", example: "ar") else { return nil }
    do throws(LanguageTag.Malformed) {
      let tag = try LanguageTag(text.value)
      if !tag.isKnown { problems.add(.warning, at: text.offset, ManifestMessage.unknownLanguage(tag)) }
      if tag.isRenamed(from: text.value) {
        problems.add(.warning, at: text.offset, ManifestMessage.renamedLocale(text.value, tag))
      }
      return Located(value: tag, offset: text.offset)
    } catch {
      problems.add(at: text.offset, ManifestMessage.malformedTag(text.value, error))
      return nil
    }
  }

  private mutating func numbers(
    _ node: JSONNode, _ key: String, within range: ClosedRange<Int>, example: String
  ) -> [Located<Int>]? {
    list(node, key, of: "whole numbers", example: example) { decoder, element in
      guard let number = element.integer, range.contains(number) else {
        guard !decoder.problems.contain(at: element.span.lowerBound) else { return nil }
        decoder.problems.add(at: element.span.lowerBound, ManifestMessage.number(key, within: range))
        return nil
      }
      return Located(value: number, offset: element.span.lowerBound)
    }
  }

  private mutating func decimal(
    _ node: JSONNode, _ key: String, within range: ClosedRange<Double>
  ) -> Double? {
    guard let number = node.number, range.contains(number) else {
      problems.add(at: node.span.lowerBound, ManifestMessage.decimal(key, within: range))
      return nil
    }
    return number
  }

  private mutating func name(_ node: JSONNode) -> SetName? {
    guard let text = string(node, "name", example: "Toolbar") else { return nil }
    let name = SetName(text.value)
    if name == nil { problems.add(at: text.offset, ManifestMessage.setName(text.value)) }
    return name
  }

  private mutating func tint(_ node: JSONNode) -> Tint? {
    guard let text = string(node, "tint", example: "#336699") else { return nil }
    let tint = Tint(text.value)
    if tint == nil { problems.add(at: text.offset, ManifestMessage.tint(text.value)) }
    return tint
  }

  private mutating func template(_ node: JSONNode) -> [Located<String>]? {
    list(node, "template", of: "colours", example: "[\"#444\"]") { decoder, element in
      guard let text = decoder.string(element, "a colour", example: "#444") else { return nil }
      // A variable has no fallback here: drawings may have different ones.
      guard Tint(text.value) != nil || text.value.wholeMatch(of: /var\(--[^\s,()]+\)/) != nil else {
        decoder.problems.add(at: text.offset, ManifestMessage.template(text.value))
        return nil
      }
      return text
    }
  }

  private mutating func rules(_ node: JSONNode) -> [DecodedEntry<RuleLevel>] {
    entries(node, "rules", of: "severities by rule", example: "{\"file-unclassified\": \"off\"}").compactMap {
      member in
      let level: Located<RuleLevel>? = choice(member.value, "a rule", noun: "a severity")
      let key = Located(value: member.key, offset: member.keySpan.lowerBound)
      return level.map { DecodedEntry(key: key, value: $0) }
    }
  }

  private mutating func icons(_ node: JSONNode) -> [DecodedIcon] {
    let example = "{\"arrow.forward\": \"mirror\"}"
    var node = node
    if let part, let members = node.members { node.content = .object(part.entries(of: members)) }
    return entries(node, "icons", of: "icons by name", example: example).map { member in
      let name = Located(value: member.key, offset: member.keySpan.lowerBound)
      let values = ManifestDecoder(problems: Problems(source: problems.source))
      var decoder = IconDecoder(values: values, icon: DecodedIcon(name: name))
      let icon = decoder.decode(member.value)
      problems.add(decoder.values.problems)
      return icon
    }
  }
}
