internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Proposes installed fonts for the letters of a set, so that its first build succeeds.
struct FontProposal {
  /// The block of a script's letters, a sample that a font must have, and the families to try, the best first.
  private struct Candidates {
    var letters: ClosedRange<Unicode.Scalar>
    var sample: String
    var families: [String]
  }

  /// The families of Noto, then those that come with Linux, macOS and Windows.
  private static let candidates: [String: Candidates] = [
    "Latn": Candidates(
      letters: "A"..."\u{24F}", sample: "Aa1%",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Roboto", "Helvetica", "Segoe UI", "Arial"]),
    "Cyrl": Candidates(
      letters: "\u{400}"..."\u{52F}", sample: "Жж1",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Helvetica", "Segoe UI", "Arial"]),
    "Grek": Candidates(
      letters: "\u{370}"..."\u{3FF}", sample: "Ωω1",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Helvetica", "Segoe UI", "Arial"]),
    "Arab": Candidates(
      letters: "\u{600}"..."\u{6FF}", sample: "ضع١۲",
      families: ["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans", "Geeza Pro", "Segoe UI", "Arial"]),
    "Hebr": Candidates(
      letters: "\u{590}"..."\u{5FF}", sample: "אב",
      families: ["Noto Sans Hebrew", "DejaVu Sans", "Arial Hebrew", "Segoe UI", "Arial"]),
    "Thaa": Candidates(
      letters: "\u{780}"..."\u{7BF}", sample: "ހ", families: ["Noto Sans Thaana", "MV Boli"]),
    "Syrc": Candidates(
      letters: "\u{700}"..."\u{74F}", sample: "ܐ", families: ["Noto Sans Syriac", "Estrangelo Edessa"]),
    "Nkoo": Candidates(letters: "\u{7C0}"..."\u{7FF}", sample: "ߊ", families: ["Noto Sans NKo", "Ebrima"]),
    "Adlm": Candidates(
      letters: "\u{1E900}"..."\u{1E95F}", sample: "𞤀", families: ["Noto Sans Adlam", "Ebrima"]),
    "Deva": Candidates(
      letters: "\u{900}"..."\u{97F}", sample: "अ१",
      families: ["Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI"]),
    "Beng": Candidates(
      letters: "\u{980}"..."\u{9FF}", sample: "অ১",
      families: ["Noto Sans Bengali", "Kohinoor Bangla", "Nirmala UI"]),
    "Thai": Candidates(
      letters: "\u{E00}"..."\u{E7F}", sample: "ก", families: ["Noto Sans Thai", "Thonburi", "Leelawadee UI"]),
  ]

  /// Returns the first installed family for Latin, for each script of the locales and for those in which the drawings have text, sorted by
  /// script.
  static func fonts(for locales: [String], text: String, renderer: String) -> [ManifestEntry.Font] {
    let drawn = Set(text.unicodeScalars)
    let shown = candidates.filter { drawn.contains(where: $0.value.letters.contains) }.keys
    let scripts = Set(locales.compactMap { (try? LanguageTag($0))?.script } + ["Latn"] + shown)
    let helper = SharedHelper(executable: renderer)
    return scripts.sorted().compactMap { script in
      guard let candidates = candidates[script] else { return nil }
      let family = candidates.families.first {
        isInstalled($0, script: script, sample: candidates.sample, helper: helper)
      }
      return family.map { ManifestEntry.Font(script: script, family: $0) }
    }
  }

  /// Returns true if a worker can set the letters of a script in a family.
  private static func isInstalled(
    _ family: String, script: String, sample: String, helper: SharedHelper
  ) -> Bool {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><text y=\"20\">\(sample)</text></svg>"
    let lettering = Lettering(
      replacements: [], rewritten: [:], fonts: [script: .family(family)], context: nil)
    let artwork = Artwork(source: "sample", transformation: .none, parts: [], lettering: lettering)
    let request = DrawingRequest(.letters([artwork]), file: "sample", bytes: Array(svg.utf8))
    guard case .letters(let problems)? = try? helper.answer(request) else { return false }
    return problems == [nil]
  }
}
