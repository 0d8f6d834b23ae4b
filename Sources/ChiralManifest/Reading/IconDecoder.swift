import ChiralValues

/// Decodes the value of one icon: a class alone, or an object.
struct IconDecoder {
  /// The decoder of values, which also collects the problems.
  var values: ManifestDecoder
  var icon: DecodedIcon

  /// Decodes everything that is readable and reports the rest.
  mutating func decode(_ node: JSONNode) -> DecodedIcon {
    guard node.string == nil else {
      icon.iconClass = values.choice(node, "class", noun: "a class")
      return icon
    }
    guard node.members != nil else {
      values.problems.add(at: node.span.lowerBound, ManifestMessage.iconType(not: node))
      return icon
    }
    decode(values.object(node, keys: IconKey.self, owner: "an icon") ?? [:])
    return icon
  }

  private mutating func decode(_ nodes: [IconKey: JSONNode]) {
    icon.givesClass = nodes[.class] != nil
    icon.iconClass = nodes[.class].flatMap { values.choice($0, "class", noun: "a class") }
    icon.file = nodes[.file].flatMap { values.string($0, "file", example: "arrow.svg") }
    if let node = nodes[.drawings] {
      icon.drawings = Located(value: drawings(node), offset: node.span.lowerBound)
    }
    icon.styles = nodes[.styles].map { styles($0) } ?? []
    icon.drawn = nodes[.drawn].flatMap { values.choice($0, "drawn", noun: "a direction") }
    icon.viewBox = nodes[.viewBox].flatMap { viewBox($0) }
    icon.codePoint = nodes[.codePoint].flatMap { codePoint($0) }
    icon.note = nodes[.note].flatMap { values.note($0, "note", example: "approved in May")?.value }
    if let node = nodes[.except] {
      icon.except = exceptions(node)
      icon.exceptOffset = node.span.lowerBound
    }
    if let node = nodes[.variants] {
      icon.variants = Located(value: variants(node), offset: node.span.lowerBound)
    }
    icon.letters = letters(nodes)
    icon.parts = parts(nodes)
    icon.declined = nodes[.declined].flatMap { values.choice($0, "declined", noun: "a form")?.value }
    icon.allow = nodes[.allow].map { allow($0) } ?? []
  }

  private mutating func letters(_ nodes: [IconKey: JSONNode]) -> DecodedIcon.Letters {
    DecodedIcon.Letters(
      texts: nodes[.text].map { Located(value: values.texts($0), offset: $0.span.lowerBound) },
      digits: nodes[.digits].flatMap { values.digits($0) },
      fonts: nodes[.fonts].map { values.fonts($0) } ?? [])
  }

  private mutating func parts(_ nodes: [IconKey: JSONNode]) -> DecodedIcon.Parts {
    DecodedIcon.Parts(
      components: nodes[.components].map { components($0) } ?? [],
      sibling: nodes[.sibling].flatMap { values.string($0, "sibling", example: "bell") },
      slash: nodes[.slash].flatMap { values.choice($0, "slash", noun: "a verb")?.value },
      infers: nodes[.infer].flatMap { values.inference($0) })
  }

  private mutating func viewBox(_ node: JSONNode) -> IconViewBox? {
    guard let text = values.string(node, "viewBox", example: "0 0 24 24") else { return nil }
    let viewBox = IconViewBox(text.value)
    if viewBox == nil { values.problems.add(at: text.offset, ManifestMessage.viewBox(text.value)) }
    return viewBox
  }

  private mutating func codePoint(_ node: JSONNode) -> Located<FontCodePoint>? {
    guard let text = values.string(node, "codePoint", example: "F3CE7") else { return nil }
    guard let codePoint = FontCodePoint(text.value) else {
      values.problems.add(at: text.offset, ManifestMessage.codePoint(text.value))
      return nil
    }
    return Located(value: codePoint, offset: text.offset)
  }

  private mutating func exceptions(_ node: JSONNode) -> [Located<VariantKey>] {
    let keys = values.list(node, "except", of: "language tags", example: "[\"he\", \"yi\"]") {
      decoder, element -> Located<VariantKey>? in
      guard let text = decoder.string(element, "an exception", example: "he") else { return nil }
      return decoder.variantKey(text)
    }
    return keys ?? []
  }

  private mutating func variants(_ node: JSONNode) -> [DecodedVariant] {
    let example = "{\"Hebr\": \"sign.he.svg\"}"
    return values.entries(node, "variants", of: "files by locale, script or direction", example: example)
      .compactMap { member in
        let text = Located(value: member.key, offset: member.keySpan.lowerBound)
        let key = values.variantKey(text)
        let file = values.string(member.value, "a variant", example: "sign.he.svg")
        guard let key, let file else { return nil }
        return DecodedVariant(key: key, file: file)
      }
  }

  private mutating func drawings(_ node: JSONNode) -> [DecodedSize] {
    let example = "{\"16\": \"16/bell.svg\", \"24\": \"24/bell.svg\"}"
    return values.entries(node, "drawings", of: "files by size", example: example).compactMap { member in
      let file = values.string(member.value, "a drawing", example: "24/bell.svg")
      guard let size = Int(member.key), ManifestLimits.sizes.contains(size), String(size) == member.key else {
        values.problems.add(at: member.keySpan.lowerBound, ManifestMessage.sizeKey(member.key))
        return nil
      }
      return file.map {
        DecodedSize(size: Located(value: size, offset: member.keySpan.lowerBound), file: $0)
      }
    }
  }

  private mutating func styles(_ node: JSONNode) -> [DecodedStyle] {
    let example = "{\"bell-fill\": \"bell-fill.svg\"}"
    return values.entries(node, "styles", of: "drawings by name", example: example).compactMap { member in
      var style = DecodedStyle(name: Located(value: member.key, offset: member.keySpan.lowerBound))
      if member.value.members != nil {
        style.drawings = Located(value: drawings(member.value), offset: member.value.span.lowerBound)
      } else {
        style.file = values.string(member.value, "a style", example: "bell-fill.svg")
      }
      return style
    }
  }

  private mutating func allow(_ node: JSONNode) -> [DecodedEntry<String>] {
    let example = "{\"absolute-name-mirrors\": \"the arrow points at text\"}"
    return values.entries(node, "allow", of: "reasons by rule", example: example).compactMap { member in
      let reason = values.note(member.value, "an allowed rule", example: "the arrow points at text")
      let key = Located(value: member.key, offset: member.keySpan.lowerBound)
      return reason.map { DecodedEntry(key: key, value: $0) }
    }
  }

  private mutating func components(_ node: JSONNode) -> [DecodedComponent] {
    let example = "{\"#slash\": \"keep\"}"
    return values.entries(node, "components", of: "verbs by selector", example: example)
      .compactMap { member in
        let verb: Located<ComponentVerb>? = values.choice(member.value, "a component", noun: "a verb")
        let selector = Located(value: member.key, offset: member.keySpan.lowerBound)
        return verb.map { DecodedComponent(selector: selector, verb: $0.value) }
      }
  }
}
