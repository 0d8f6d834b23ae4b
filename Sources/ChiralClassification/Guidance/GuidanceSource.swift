/// The names of the sources of guidance on right-to-left icons, by their abbreviations in the lexicon.
package enum GuidanceSource {
  /// Returns the full name of a source, such as `Apple's guidelines` for `AP`; an unknown abbreviation is
  /// returned as it is.
  package static func name(_ short: String) -> String { names[short] ?? short }

  /// The names as used within a sentence.
  private static let names = [
    "AP": "Apple's guidelines", "SF": "SF Symbols", "M": "Material's guidance",
    "GL": "Google's list of icons to mirror", "FX": "Firefox", "CX": "Wikimedia Codex", "OOUI": "OOUI",
    "SP": "Spectrum", "MS": "Microsoft", "FLU": "Fluent", "GN": "GNOME",
  ]
}
