/// The words of names, and spellings for platforms that do not allow every character.
package enum PlainName {
  /// Returns the words of a name, in their own spelling: those of `alert_circle-icon`, `alert circle icon` and
  /// `AlertCircleIcon` are the same, apart from capitals.
  ///
  /// A word ends before everything that is no part of one, and before a capital that follows or precedes a small letter:
  /// `HTMLFile` is HTML and File, `24Hours` is 24 and Hours, and `Html5`, `2XL` and `h1` are one word each.
  package static func words(
    of name: String, parts isPart: (Unicode.Scalar) -> Bool = isLetterOrDigit
  ) -> [String] {
    name.unicodeScalars.split { !isPart($0) }.flatMap { run in
      let isStart = { (place: String.Index) in
        let neighbours = [run[..<place].last, run[place...].dropFirst().first].compactMap(\.self)
        return run[place].properties.isUppercase && neighbours.contains(where: \.properties.isLowercase)
      }
      let starts = run.indices.dropFirst().filter(isStart)
      return zip([run.startIndex] + starts, starts + [run.endIndex]).map { String(run[$0..<$1]) }
    }
  }

  /// Returns true for letters, digits and their marks.
  package static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && scalar != "_"
  }

  /// Returns a name in ASCII, which depends on nothing but the name.
  ///
  /// Latin letters lose their accents: `café` becomes `cafe`. All other characters become their code points
  /// between hyphens: `go-前` becomes `go-u524d`.
  package static func ascii(_ name: String) -> String {
    var result = ""
    var isCode = false
    for scalar in name.unicodeScalars {
      let isAccent = scalar.properties.generalCategory == .nonspacingMark && result.last?.isLetter == true
      if isAccent, !isCode { continue }
      let letter = scalar.isASCII ? String(scalar) : base(of: scalar)
      let isWord = letter?.first.map { $0.isLetter || $0.isNumber } ?? true
      let needsHyphen = letter == nil ? !result.isEmpty && result.last != "-" : isCode && isWord
      if needsHyphen { result += "-" }
      result += letter ?? code(scalar)
      isCode = letter == nil
    }
    return result
  }

  /// Returns a name in which each character except for letters and digits of ASCII is its code point, so that
  /// different names stay different: `r2-d2` becomes `r2-u002d-d2`.
  package static func spelled(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "-\(code(scalar))-"
    }.joined().split(separator: "-").joined(separator: "-")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns the ASCII letter of a Latin letter with an accent. Character names never change (the Unicode
  /// Character Encoding Stability Policies).
  private static func base(of scalar: Unicode.Scalar) -> String? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
