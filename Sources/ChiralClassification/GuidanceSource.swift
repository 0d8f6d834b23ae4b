/// The sources of guidance on right-to-left icons, by the short names of the lexicon.
package enum GuidanceSource {
  /// `Apple's guidelines` for `AP`; a short name that is none stands for itself.
  package static func name(_ short: String) -> String { names[short] ?? short }

  /// Names as they stand in a sentence.
  private static let names = [
    "AP": "Apple's guidelines", "SF": "SF Symbols", "M": "Material's guidance",
    "GL": "Google's list of icons to mirror", "FX": "Firefox", "CX": "Wikimedia Codex", "OOUI": "OOUI",
    "SP": "Spectrum", "MS": "Microsoft", "FLU": "Fluent", "GN": "GNOME",
  ]
}
