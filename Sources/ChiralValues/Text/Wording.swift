/// Quotation of users' text in messages, without raw control characters and limited in length.
package enum Wording {
  /// The largest number of characters in a quotation.
  private static let longestQuotation = 60

  /// Returns text in quotation marks, escaped and shortened.
  package static func quoted(_ text: String) -> String {
    let shown = text.count > longestQuotation ? text.prefix(longestQuotation) + "…" : text[...]
    return "\"\(escaped(String(shown)))\""
  }

  /// Returns a number as text, whole numbers without a fraction: `2`, `0.5`.
  package static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a number with its noun: `1 icon`, `2 icons`.
  package static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns text with all characters escaped that would move the cursor, ring the bell or reorder the line.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnprintable(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns true if a terminal might interpret a character instead of showing it.
  package static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: !joiners.contains(scalar)
    default: false
    }
  }

  /// The format characters that Persian and Indic words need.
  private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]

  /// Returns alternatives such as `"a", "b" or "c"`.
  package static func alternatives(_ texts: [String]) -> String {
    let quotations = texts.map(quoted)
    guard let last = quotations.last, quotations.count > 1 else { return quotations.first ?? "" }
    return quotations.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns a list such as `a, b and c`.
  package static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the first names of a list, escaped, and the number of the others: `a, b and 7 more`.
  package static func shortList(_ names: [String], most: Int) -> String {
    let shown = names.prefix(most).map(escaped).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }

  /// Returns `did you mean "x"?` if something similar exists, and `write "a", "b" or "c"` otherwise.
  package static func advice(for text: String, among candidates: [String]) -> String {
    if let near = Spelling.nearest(to: text, among: candidates) { return "did you mean \(quoted(near))?" }
    return "write \(alternatives(candidates))"
  }
}
