import ChiralValues

/// The messages for all problems of a manifest, in one place.
///
/// Each message says what to do; users' text is quoted by `Wording`, so that no raw text reaches a terminal.
package enum ManifestMessage {
  private static func quoted(_ text: String) -> String { Wording.quoted(text) }

  // MARK: Keys and types

  static func rootType(not node: JSONNode) -> String {
    "write an object in braces, such as {\"version\": 1}, not \(node.kind)"
  }
  static func unknownKey(_ key: String, of owner: String, known: [String]) -> String {
    "\(quoted(key)) is not a key of \(owner); \(Wording.advice(for: key, among: known))"
  }
  static func repeatedKey(_ key: String, firstLine: Int) -> String {
    "\(quoted(key)) appears twice, first on line \(firstLine); remove one"
  }
  static func missingKey(_ key: String, of owner: String = "the manifest", example: String) -> String {
    "add \(quoted(key)) to \(owner), such as \(quoted(key)): \(example)"
  }
  package static func type(_ key: String, _ expected: String, not node: JSONNode) -> String {
    let subject = key.contains(" ") ? key : quoted(key)
    return "write \(expected), for \(subject), not \(node.kind)"
  }
  static func iconType(not node: JSONNode) -> String {
    "write a class, such as \"mirror\", or an object, such as {\"class\": \"mirror\"}, not \(node.kind)"
  }
  package static func unknownWord(_ text: String, noun: String, words: [String]) -> String {
    "\(quoted(text)) is not \(noun); \(Wording.advice(for: text, among: words))"
  }
  static func emptyList(_ key: String, example: String) -> String {
    "add at least one element to \(quoted(key)), such as in \(example)"
  }

  // MARK: The manifest

  static let version = "write \(ManifestLimits.version): this program reads no other version"
  static func number(_ key: String, within range: ClosedRange<Int>) -> String {
    "write whole numbers from \(range.lowerBound) to \(range.upperBound) in \(quoted(key))"
  }
  static func setName(_ text: String) -> String {
    SetName.devices.contains(text.lowercased())
      ? "\(quoted(text)) is the name of a device on Windows, which allows no folder of that name; write another one"
      : "\(quoted(text)) is not the name of a set; write letters and digits with hyphens between, such as \"Toolbar\""
  }
  static func packageFact(_ text: String, _ key: PackageKey) -> String {
    "\(quoted(text)) cannot be the package's \(key.rawValue); write one such as \(quoted(key.sample))"
  }
  static func tint(_ text: String) -> String {
    let near = Spelling.nearest(to: text, among: Tint.names).map { "did you mean \(quoted($0))?" }
    return "\(quoted(text)) is not a colour; \(near ?? "write one such as \"#336699\" or \"black\"")"
  }
  static func template(_ text: String) -> String {
    "\(quoted(text)) is not a colour of a template; write one such as \"#444\" or \"var(--ink)\""
  }
  static func repeatedLocale(_ written: String, _ tag: LanguageTag) -> String {
    let meaning = written == tag.text ? "" : " means \(quoted(tag.text)), which"
    return "\(quoted(written))\(meaning) appears twice in \"locales\"; remove one"
  }
  static func repeatedNumber(_ number: Int, in key: String) -> String {
    "\(number) appears twice in \(quoted(key)); remove one"
  }
  static func noAssets(_ path: String) -> String {
    "there is no folder \(quoted(path)) beside the manifest; create it, or name another as \"assets\""
  }
  static func badPath(_ path: String, _ instruction: String) -> String {
    "\(quoted(path)) cannot be a path here; \(instruction)"
  }

  // MARK: Locales

  static func malformedTag(_ text: String, _ malformed: LanguageTag.Malformed) -> String {
    "\(quoted(text)) is not a language tag; \(malformed)"
  }
  static func malformedKey(_ text: String, _ malformed: VariantKey.Malformed) -> String {
    "\(quoted(text)) is not a locale, script or direction; \(malformed)"
  }
  static func unknownLanguage(_ tag: LanguageTag) -> String {
    let near = Spelling.nearest(
      to: tag.text, among: Direction.allCases.map(\.rawValue) + Self.frequentLanguages)
    let advice =
      near.map { "did you mean \(quoted($0))?" } ?? "correct it, or it counts as \(tag.direction.rawValue)"
    return "no language has the code \(quoted(tag.language)); \(advice)"
  }
  /// The languages that are meant most often by a code that no language has.
  private static let frequentLanguages = ["ar", "he", "fa", "ur"]

  static func renamedLocale(_ text: String, _ tag: LanguageTag) -> String {
    "write \(quoted(tag.text)) instead of \(quoted(text)): its folders have this name"
  }
  static func pseudoKey(_ text: String) -> String {
    "write \"rtl\" instead of \(quoted(text)): a pseudo-locale uses only entries for right-to-left"
  }

  // MARK: Icons

  static func badName(_ name: String, _ instruction: String) -> String {
    "\(quoted(name)) cannot be an icon's name; \(instruction)"
  }
  static func collision(_ name: String, with other: String, line: Int) -> String {
    "rename \(quoted(name)): some file systems cannot tell it from \(quoted(other)) on line \(line)"
  }
  static let noClass = "set the icon's class: add \"class\": \"fixed\", \"mirror\", \"localized\" or \"both\""
  static func variantsForbidden(_ iconClass: IconClass) -> String {
    let instead = iconClass == .fixed ? "localized" : "both"
    return
      "remove the variants, or make the class \"\(instead)\": a \(iconClass.rawValue) icon has one drawing"
  }
  static func textForbidden(_ iconClass: IconClass) -> String {
    let instead = iconClass == .fixed ? "localized" : "both"
    return
      "remove \"text\", or make the class \"\(instead)\": a \(iconClass.rawValue) icon has only one text"
  }
  static let emptyText = "write at least one visible character, or remove the entry"
  static func scale(_ range: ClosedRange<Double>) -> String {
    "write a number from \(range.lowerBound) to \(range.upperBound) for \"scale\", such as 1.1"
  }
  static func decimal(_ key: String, within range: ClosedRange<Double>) -> String {
    "write a number from \(range.lowerBound) to \(range.upperBound) for \(quoted(key)), in units of the drawings, such as 0.5"
  }
  static func digits(_ text: String) -> String {
    let known = [DigitChoice.native] + DigitChoice.systems
    let near = Spelling.nearest(to: text, among: known).map { "did you mean \(quoted($0))?" }
    return
      "\(quoted(text)) is not a numbering system with ten digits; "
      + (near ?? "write one such as \"native\", \"latn\", \"arab\" or \"deva\"")
  }
  static func fontForDirection(_ text: String) -> String {
    "write a script, such as \"Arab\", or a locale instead of \(quoted(text)): a font is for letters"
  }
  static let emptyFont = "name a font family, such as \"Noto Sans\", or a font file"
  static func missingFont(_ path: String, nearest: String?) -> String {
    let remedy = nearest.map { "did you mean \(quoted($0))?" } ?? "add it, or name an installed family"
    return "there is no font file \(quoted(path)) beside the manifest; \(remedy)"
  }
  static func exceptForbidden(_ iconClass: IconClass) -> String {
    "remove \"except\": a \(iconClass.rawValue) icon is never mirrored"
  }
  static func drawnUseless(_ iconClass: IconClass) -> String {
    "remove \"drawn\": a \(iconClass.rawValue) icon is never mirrored, so the setting has no effect"
  }
  static func directionExcepted(_ direction: Direction) -> String {
    "name locales or scripts instead of \"\(direction.rawValue)\", or choose another class: this excludes them all"
  }
  static func repeatedFit(_ text: String, with other: String) -> String {
    "remove \(quoted(text)): it matches the same locales as \(quoted(other))"
  }
  static func exceptedVariant(_ text: String) -> String {
    "remove \(quoted(text)) here or in \"except\": a locale has a drawing of its own or an exception, not both"
  }
  static func sizeKey(_ text: String) -> String {
    let sizes = ManifestLimits.sizes
    return
      "\(quoted(text)) is not a size; write a whole number of points from \(sizes.lowerBound) to \(sizes.upperBound), such as \"24\""
  }
  static let fileAndDrawings = "remove \"file\", or \"drawings\", which names the drawings of all sizes"
  static let noDrawings =
    "name at least one drawing, such as {\"24\": \"24/bell.svg\"}, or remove \"drawings\""
  static func viewBox(_ text: String) -> String {
    "\(quoted(text)) is not a viewBox; write four numbers, the last two above 0, such as \"0 0 24 24\""
  }
  static func codePoint(_ text: String) -> String {
    "\(quoted(text)) is not a code point for private use; write one such as \"F3CE7\" or \"E001\""
  }
  static func repeatedCodePoint(_ codePoint: FontCodePoint) -> String {
    "another icon has the code point \(quoted(codePoint.description)); write another one, or remove it"
  }
  static func selector(_ text: String, _ instruction: String) -> String {
    "\(quoted(text)) is not a selector; \(Wording.escaped(instruction))"
  }

  // MARK: Rules of the audit

  static func unknownRule(_ id: String, known: [String]) -> String {
    // A rule that became a kind of another one is meant by its former name.
    let kind = known.first { $0.hasSuffix(":" + id) }
    let near = (kind ?? Spelling.nearest(to: id, among: known)).map { "did you mean \(quoted($0))?" }
    return "there is no rule \(quoted(id)); \(near ?? "see chiral rules")"
  }
  package static func longNote(_ key: String, _ length: Int) -> String {
    let subject = key.contains(" ") ? key : quoted(key)
    return "shorten \(subject) to \(ManifestLimits.noteLength) characters; it has \(length)"
  }
  static func noReason(_ rule: String) -> String {
    "say why \(quoted(rule)) is allowed, such as \"the arrow points at text\""
  }

  // MARK: Files

  static func missingDrawing(_ path: String, nearest: String?, remedy: String) -> String {
    "there is no drawing \(quoted(path)); \(nearest.map { "did you mean \(quoted($0))?" } ?? remedy)"
  }
  static let addBase = "add it, name another as \"file\", or remove the icon"
  static let addSibling = "add the icon without the slash, or remove the sibling"
  static let addDrawing = "add it, or remove this size"
  static let addVariant = "add it, or remove the variant"
  static func folderForDrawing(_ path: String) -> String {
    "\(quoted(path)) is a folder; name a drawing"
  }
  static func outside(_ path: String) -> String {
    "\(quoted(path)) leads outside the manifest's folder through a link; copy the file into it"
  }
}

extension LanguageTag {
  /// A sentence about a code that no language has; nil for other codes.
  package var adviceIfUnknown: String? { isKnown ? nil : ManifestMessage.unknownLanguage(self) }
}
