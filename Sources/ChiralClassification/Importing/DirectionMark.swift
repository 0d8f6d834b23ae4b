import ChiralManifest
package import ChiralValues

/// The mark of an SVG by which a set says that its icon mirrors: `data-directional="true"` or `mirror-in-rtl="true"` at its root, or
/// the class `rtl-flip`. The scripts and the style sheets of the set act on it.
package struct DirectionMark {
  private let isSet: Bool
  /// The attribute with the white space before it; the place for one if there is none.
  private let place: Range<Int>
  private let text: String

  /// Takes what a worker found in an SVG; nil for other files.
  package init?(_ facts: SourceFacts, in bytes: [UInt8]) {
    guard facts.root == "svg", let place = facts.flag, place.upperBound <= bytes.count else { return nil }
    isSet = facts.isAutoMirrored
    self.place = place
    text = String(decoding: bytes[place], as: UTF8.self)
  }

  /// The mark as another drawing of the set gets it; nil if the drawing has none.
  package var spelling: String? {
    guard isSet else { return nil }
    return isClass ? " class=\"\(SourceFacts.markingClass)\"" : text
  }

  private var isClass: Bool { text.drop(while: \.isWhitespace).hasPrefix("class") }

  /// Returns the edits that make the mark say whether the icon mirrors; a new one is written as other drawings have it.
  func edits(mirrors: Bool, spelling: String?) throws(ListEdit.Refusal) -> [TextReplacement] {
    if mirrors == isSet { return [] }
    if isSet { return [TextReplacement(range: place, text: isClass ? withoutClass : "")] }
    if !text.isEmpty, !isClass {
      let name = text.prefix { $0 != "\"" && $0 != "'" }
      return [TextReplacement(range: place, text: "\(name)\(text.suffix(1))true\(text.suffix(1))")]
    }
    guard let spelling else { throw .unmarked }
    let isClassAdded = isClass && spelling.contains(SourceFacts.markingClass)
    return [
      isClassAdded
        ? TextReplacement(
          range: place, text: "\(text.dropLast()) \(SourceFacts.markingClass)\(text.suffix(1))")
        : TextReplacement(range: place.lowerBound..<place.lowerBound, text: spelling)
    ]
  }

  /// The attribute without the class; empty if it has no other.
  private var withoutClass: String {
    let quotes: Set<Character> = ["\"", "'"]
    guard let start = text.firstIndex(where: quotes.contains) else { return "" }
    let words = text[text.index(after: start)...].dropLast().split(whereSeparator: \.isWhitespace)
    let rest = words.filter { $0 != SourceFacts.markingClass }.joined(separator: " ")
    return rest.isEmpty ? "" : "\(text[...start])\(rest)\(text.suffix(1))"
  }
}

extension ListEdit {
  /// Returns the icon of a drawing, by the end of its path; nil if it is not one of these.
  static func icon(drawnBy file: String, among mirrors: [String: Bool]) -> String? {
    let parts = NameList.bare(file).split(separator: "/")
    return parts.indices.lazy.map { parts[$0...].joined(separator: "/") }.first { mirrors[$0] != nil }
  }
}
