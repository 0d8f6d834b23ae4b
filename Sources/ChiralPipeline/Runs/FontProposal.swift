internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Proposes installed fonts for the letters of a set, so that its first build succeeds.
struct FontProposal {
  /// A sample of the letters that a font must have, and the families to try, the best first.
  private struct Candidates {
    var sample: String
    var families: [String]
  }

  /// The families of Noto, then those that come with Linux, macOS and Windows.
  private static let candidates: [String: Candidates] = [
    "Latn": Candidates(
      sample: "Aa1%",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Roboto", "Helvetica", "Segoe UI", "Arial"]),
    "Cyrl": Candidates(
      sample: "Жж1",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Helvetica", "Segoe UI", "Arial"]),
    "Grek": Candidates(
      sample: "Ωω1",
      families: ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Helvetica", "Segoe UI", "Arial"]),
    "Arab": Candidates(
      sample: "ضع١۲",
      families: ["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans", "Geeza Pro", "Segoe UI", "Arial"]),
    "Hebr": Candidates(
      sample: "אב", families: ["Noto Sans Hebrew", "DejaVu Sans", "Arial Hebrew", "Segoe UI", "Arial"]),
    "Thaa": Candidates(sample: "ހ", families: ["Noto Sans Thaana", "MV Boli"]),
    "Syrc": Candidates(sample: "ܐ", families: ["Noto Sans Syriac", "Estrangelo Edessa"]),
    "Nkoo": Candidates(sample: "ߊ", families: ["Noto Sans NKo", "Ebrima"]),
    "Adlm": Candidates(sample: "𞤀", families: ["Noto Sans Adlam", "Ebrima"]),
    "Deva": Candidates(
      sample: "अ१", families: ["Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI"]),
    "Beng": Candidates(sample: "অ১", families: ["Noto Sans Bengali", "Kohinoor Bangla", "Nirmala UI"]),
    "Thai": Candidates(sample: "ก", families: ["Noto Sans Thai", "Thonburi", "Leelawadee UI"]),
  ]

  /// Returns the first installed family for Latin and for each script of the locales, sorted by script.
  static func fonts(for locales: [String], renderer: String) -> [ManifestEntry.Font] {
    let scripts = Set(locales.compactMap { (try? LanguageTag($0))?.script } + ["Latn"])
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
