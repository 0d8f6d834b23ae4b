import ChiralValues

/// The texts of each locale: the letters in the manifest, numbers as in CLDR, and fonts.
struct LetteringPlanner {
  private struct Style: Hashable {
    var locale: LanguageTag
    var digits: DigitChoice?
  }

  private let styles: [Style: NumberStyle]
  private let margin: Double?

  /// Prepares the texts for those icons of a manifest that have letters.
  init(_ manifest: Manifest, _ locales: [LanguageTag]) {
    margin = manifest.keylines.margin
    let choices = Set(manifest.icons.filter(\.isLettered).map(\.letters.digits))
    let wanted = choices.flatMap { digits in locales.map { Style(locale: $0, digits: digits) } }
    styles = Dictionary(
      wanted.compactMap { style in
        NumberStyle(of: style.locale, digits: style.digits).map { (style, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the wording of a drawing's text in a locale; nil for drawings whose text stays as it is.
  func lettering(of icon: Icon, _ source: String, in locale: LanguageTag) -> Lettering? {
    guard icon.isLettered, icon.isBase(source) || icon.letters.drawnTexts[source] != nil else { return nil }
    let drawn = (icon.letters.drawnTexts[source] ?? []).map(\.content)
    let style = styles[Style(locale: locale, digits: icon.letters.digits)]
    let replacements = icon.isBase(source) ? replacements(icon, locale: locale, style: style) : []
    let rewritten = Dictionary(
      drawn.map { ($0, style?.writing($0) ?? $0) }.filter { $0 != $1 },
      uniquingKeysWith: { first, _ in first })
    let context = context(
      of: replacements.map(\.content) + drawn.map { rewritten[$0] ?? $0 }, in: locale)
    return Lettering(
      replacements: replacements, rewritten: rewritten,
      fonts: icon.fonts(for: context == nil ? nil : locale), context: context, margin: margin)
  }

  private func replacements(
    _ icon: Icon, locale: LanguageTag, style: NumberStyle?
  ) -> [Lettering.Replacement] {
    icon.letters.texts.compactMap { text in
      let key = locale.best(of: text.wordings.map(\.key))?.key
      return text.wordings.first { $0.key == key }.map { wording in
        Lettering.Replacement(
          selector: text.selector, content: style?.writing(wording.content) ?? wording.content,
          scale: wording.scale)
      }
    }
  }

  private func context(of contents: [String], in locale: LanguageTag) -> Lettering.Context? {
    guard !contents.allSatisfy(\.looksTheSameEverywhere) else { return nil }
    let depends = contents.contains { $0.unicodeScalars.contains(where: \.dependsOnLanguage) }
    return Lettering.Context(
      script: locale.isPseudo ? nil : locale.script, direction: locale.direction,
      language: depends ? locale.language : nil)
  }
}

extension Icon {
  /// True if the icon's letters and digits follow the locale.
  var isLettered: Bool { !letters.texts.isEmpty || !letters.drawnTexts.isEmpty }

  fileprivate func isBase(_ source: String) -> Bool { source == file }

  /// Returns the fonts by script, with those of a locale; the icon's own take precedence over the manifest's.
  fileprivate func fonts(for locale: LanguageTag?) -> [String: FontName] {
    letters.fonts.reversed().reduce(into: [:]) { chosen, choices in
      for choice in choices {
        if case .script(let script) = choice.key { chosen[script] = choice.font }
      }
      guard let locale, let script = locale.script, let best = locale.best(of: choices.map(\.key)),
        let choice = choices.first(where: { $0.key == best.key })
      else { return }
      chosen[script] = choice.font
    }
  }
}

extension String {
  /// True for text that looks the same in every direction and script: Latin letters, one number, or a single
  /// character, all in ASCII.
  fileprivate var looksTheSameEverywhere: Bool {
    guard utf8.count > 1 else { return utf8.allSatisfy { $0 < 0x80 } }
    let isWord = utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    return isWord || wholeMatch(of: /[0-9]+([.,:][0-9]+)*%?/) != nil
  }
}

extension Unicode.Scalar {
  /// True for a character that fonts draw differently by language: 4, 6 and 7 of Urdu and Persian, Cyrillic
  /// italics, Han.
  fileprivate var dependsOnLanguage: Bool {
    Self.dependent.contains { $0.contains(value) }
  }

  private static let dependent: [ClosedRange<UInt32>] = [
    0x6F0...0x6F9, 0x400...0x52F, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]
}
