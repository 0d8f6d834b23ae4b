import ChiralManifest
import ChiralValues

/// Drawings that cannot show what the decisive word of their name says.
extension Judgement {
  /// Considers that a drawing has no lines or sliders where its name wants them, or the reverse.
  mutating func considerVeto(of drawing: DrawingEvidence) {
    guard let rows = drawing.rows, let isSymmetric = drawing.isOwnMirrorImage else { return }
    if decidedBy == "settings", rows == .sliders, !isSymmetric, drawing.lines != .list {
      decide(
        .mirror, confidence: .likely, rule: .r7, by: "drawn-sliders",
        reason: "the drawing shows horizontal sliders")
    }
    guard
      let contradiction = Self.contradictions.first(where: { contradicts($0, rows, isSymmetric: isSymmetric) }
      )
    else { return }
    decide(
      .localized, confidence: .unsure, rule: .r8, by: "letters-instead", reason: contradiction.reason)
    (except, components, variants) = ([], [], ["Arab", "Hebr"])
  }

  /// A word that cannot be meant, because the drawing does not show it; then it shows letters.
  private struct Contradiction {
    /// The concept that decides.
    let concept: String
    /// The decisive words.
    let words: Set<String>
    /// True if the word wants rows, false if it wants a drawing that is its own mirror image.
    let wantsRows: Bool
    let reason: String
  }

  private static let contradictions = [
    Contradiction(
      concept: "text-lines", words: ["text", "texts"], wantsRows: true,
      reason: "the drawing has no lines of text, so \"text\" may stand for letters"),
    Contradiction(
      concept: "network", words: ["language"], wantsRows: false,
      reason: "the drawing is no globe, so \"language\" may stand for letters"),
  ]

  private func contradicts(
    _ contradiction: Contradiction, _ rows: DrawingEvidence.Rows, isSymmetric: Bool
  ) -> Bool {
    decidedBy == contradiction.concept
      && parts.contains { $0.isDecisive && contradiction.words.contains($0.words) }
      && (contradiction.wantsRows ? rows == .none : !isSymmetric)
  }
}
