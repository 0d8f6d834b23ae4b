import ChiralManifest

/// The names of icons on platforms that allow letters and digits of ASCII: the words of an icon's name in the spelling that is
/// usual there.
struct PlatformName: Sendable {
  /// The text before every name.
  var prefix = ""
  /// The text between the words.
  let separator: String
  /// The characters that are parts of words besides letters and digits.
  var signs: Set<Unicode.Scalar> = []

  /// Returns the names of Android resources, `[a-z0-9_]` after a prefix. With the prefix, no name starts with
  /// a digit or is a Java keyword.
  static func android(_ set: SetName?) -> PlatformName {
    PlatformName(prefix: (set?.snake ?? "ic") + "_", separator: "_")
  }
  /// Iconify names and CSS classes without escapes, `[a-z0-9-]`.
  static let kebab = PlatformName(separator: "-")
  /// File names, which every system and the Windows resource loader accept.
  static let file = PlatformName(separator: "_")
  /// Icon names in themes, such as `text-x-c++src`; GTK 4 does not find symbolic PNGs with dots in their names.
  static let theme = PlatformName(separator: "-", signs: ["+"])

  /// Returns true if a text can be the name of a resource of Android.
  static func isResource(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil
  }

  /// Returns a name as the platform spells it.
  func legal(_ name: String) -> String {
    let output = Self.words(name, signs).joined(separator: separator)
    return prefix + (SetName.devices.contains(output) ? output + separator + "icon" : output)
  }

  /// Returns the words of a name as ASCII in small letters. Of a name of nothing but signs, they are the code points.
  static func words(_ name: String, _ signs: Set<Unicode.Scalar> = []) -> [String] {
    let isPart = { PlainName.isLetterOrDigit($0) || signs.contains($0) }
    let words = PlainName.words(of: PlainName.ascii(name), parts: isPart)
    return (words.isEmpty ? PlainName.words(of: PlainName.spelled(name)) : words).map { $0.lowercased() }
  }
}

extension [String] {
  /// Words in small letters as one identifier, with a capital each: `ArrowForward`.
  var pascal: String { identifier { _ in true } }

  /// Words in small letters as one identifier, with a capital each but the first: `arrowForward`.
  var camel: String { identifier { !$0.isEmpty } }

  /// Joins the words; adjacent numbers stay apart, because `1.2` is not `12`.
  private func identifier(capitalisedAfter isCapitalised: (String) -> Bool) -> String {
    reduce(into: "") { text, word in
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += isCapitalised(text) ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
  }
}
