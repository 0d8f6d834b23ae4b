import ChiralValues

/// Decoding of letters, digits and fonts.
extension ManifestDecoder {
  /// Decodes the wordings of letters by selector.
  mutating func texts(_ node: JSONNode) -> [DecodedText] {
    let example = "{\"#letter\": {\"Arab\": \"\u{639}\"}}"
    return entries(node, "text", of: "wordings by selector", example: example).map { member in
      DecodedText(
        selector: Located(value: member.key, offset: member.keySpan.lowerBound),
        wordings: wordings(member.value))
    }
  }

  private mutating func wordings(_ node: JSONNode) -> [DecodedWording] {
    let example = "{\"Latn\": \"A\", \"Arab\": \"\u{639}\"}"
    return entries(node, "a text", of: "wordings by locale, script or direction", example: example)
      .compactMap { member in
        let key = variantKey(Located(value: member.key, offset: member.keySpan.lowerBound))
        guard let wording = wording(member.value), let key else { return nil }
        return DecodedWording(key: key, content: wording.content, scale: wording.scale)
      }
  }

  /// Decodes a wording: its text alone, or with its scale.
  private mutating func wording(_ node: JSONNode) -> (content: String, scale: Double?)? {
    guard node.members != nil else { return content(node).map { ($0, nil) } }
    let values = object(node, keys: WordingKey.self, owner: "a wording") ?? [:]
    guard let text = values[.content] else {
      problems.add(
        at: node.span.lowerBound, ManifestMessage.missingKey("content", of: "the wording", example: "\"A\""))
      return nil
    }
    return content(text).map { ($0, values[.scale].flatMap { scale($0) }) }
  }

  private mutating func content(_ node: JSONNode) -> String? {
    guard let text = string(node, "a wording", example: "A") else { return nil }
    guard text.value.contains(where: { !$0.isWhitespace }),
      !text.value.unicodeScalars.contains(where: Wording.isUnprintable)
    else {
      problems.add(at: text.offset, ManifestMessage.emptyText)
      return nil
    }
    return text.value
  }

  private mutating func scale(_ node: JSONNode) -> Double? {
    guard let scale = node.number, ManifestLimits.textScales.contains(scale) else {
      problems.add(at: node.span.lowerBound, ManifestMessage.scale(ManifestLimits.textScales))
      return nil
    }
    return scale
  }

  /// Decodes a numbering system.
  mutating func digits(_ node: JSONNode) -> DigitChoice? {
    guard let text = string(node, "digits", example: "latn") else { return nil }
    let choice = DigitChoice(text.value)
    if choice == nil { problems.add(at: text.offset, ManifestMessage.digits(text.value)) }
    return choice
  }

  /// Decodes fonts by script or locale.
  mutating func fonts(_ node: JSONNode) -> [DecodedFont] {
    let example = "{\"Arab\": \"Noto Sans Arabic\"}"
    return entries(node, "fonts", of: "fonts by script or locale", example: example).compactMap { member in
      let key = variantKey(Located(value: member.key, offset: member.keySpan.lowerBound))
      let font = string(member.value, "a font", example: "Noto Sans Arabic")
      guard let key, let font else { return nil }
      if case .direction = key.value {
        problems.add(at: key.offset, ManifestMessage.fontForDirection(member.key))
        return nil
      }
      return DecodedFont(key: key, font: font)
    }
  }
}
