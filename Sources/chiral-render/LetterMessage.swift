import ChiralRequests

/// The messages about letters that cannot be set.
enum LetterMessage {
  static func noFont(_ name: LetterRun.Name) -> String {
    switch name {
    case .family(let family):
      "no font family \"\(family)\" is installed; install it, or name another in \"fonts\""
    case .file(_, let name): "\"\(name)\" is not a font file that can be read"
    }
  }

  static func noCharacter(_ scalar: Unicode.Scalar, in names: [LetterRun.Name]) -> String {
    let fonts = names.map(words).joined(separator: " and ")
    let verb = names.count == 1 ? "has" : "have"
    return
      "\(fonts) \(verb) no \"\(Character(scalar))\" (\(code(scalar))); name a font that does in \"fonts\""
  }

  static func noFontForScript(_ script: String, _ scalar: Unicode.Scalar) -> String {
    "no font is given for the script \(script) of \"\(Character(scalar))\" (\(code(scalar))); "
      + "add \"fonts\": {\"\(script)\": …}"
  }

  static func substituted(_ family: String, for asked: String) -> String {
    "letters were set in \"\(family)\" instead of \"\(asked)\"; report this as a bug of Chiral"
  }

  private static func words(_ name: LetterRun.Name) -> String {
    switch name {
    case .family(let family): "the font family \"\(family)\""
    case .file(_, let name): "the font file \"\(name)\""
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
