import ChiralValues

/// Validation of the letters, digits and fonts of one icon.
extension IconValidator {
  /// Reports texts that the class forbids, repeated ones and malformed selectors.
  mutating func checkTexts(_ icon: DecodedIcon) {
    guard let texts = icon.letters.texts else { return }
    if let iconClass = icon.iconClass?.value, !iconClass.takesVariants {
      problems.add(at: texts.offset, ManifestMessage.textForbidden(iconClass))
    }
    for text in texts.value {
      noteRepetitions(text.wordings.map(\.key))
      if let problem = probes.selectorProblem(text.selector.value) {
        problems.add(at: text.selector.offset, ManifestMessage.selector(text.selector.value, problem))
      }
    }
  }

  /// Returns the letters and digits; the text in the drawings is not known yet.
  mutating func letters(_ icon: DecodedIcon) -> Icon.Letters {
    Icon.Letters(
      texts: texts(icon), digits: icon.letters.digits ?? shared.digits, fonts: fonts(icon), drawnTexts: [:])
  }

  /// Returns the texts with their places.
  private func texts(_ icon: DecodedIcon) -> [IconText] {
    (icon.letters.texts?.value ?? []).map { text in
      IconText(
        selector: text.selector.value,
        wordings: text.wordings.map {
          IconText.Wording(
            key: $0.key.value, content: $0.content, scale: $0.scale, location: location($0.key.offset))
        },
        location: location(text.selector.offset))
    }
  }

  /// Returns the icon's own fonts, followed by those of the manifest.
  private mutating func fonts(_ icon: DecodedIcon) -> [[FontChoice]] {
    var validator = FontValidator(probes: probes, problems: Problems(source: problems.source))
    let own = validator.validate(icon.letters.fonts)
    problems.add(validator.problems)
    return [own, shared.fonts].filter { !$0.isEmpty }
  }
}
