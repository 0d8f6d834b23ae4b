import ChiralManifest
import ChiralValues

/// Drawings that cannot show what the decisive word of their name says.
extension Judgement {
  /// Considers that a drawing has no lines or sliders where its name wants them, or the reverse. A word only proposes what is drawn.
  mutating func considerVeto(of drawing: DrawingEvidence, _ conventions: Conventions) {
    guard let rows = drawing.rows, let isSymmetric = drawing.isOwnMirrorImage else { return }
    if mayBeSliders(conventions.policy), rows == .sliders, !isSymmetric, drawing.lines != .list {
      if decidedBy == "system" { question = conflict(with: "shows horizontal sliders") }
      decide(
        .mirror, confidence: .likely, rule: .r7, by: "drawn-sliders",
        reason: "the drawing shows horizontal sliders")
    }
    guard
      let contradiction = Self.contradictions.first(where: {
        contradicts($0, rows, isSymmetric: isSymmetric)
      })
    else {
      considerMissingLines(in: drawing, conventions)
      return
    }
    guard namesOneThing else {
      // The other thing may be what is drawn.
      (confidence, reason) = (.unsure, reason + ", but " + contradiction.reason)
      return
    }
    // Without lines, text was letters in all five labels; "language" is also the name of pages of settings.
    decide(
      .localized, confidence: contradiction.wantsRows ? .likely : .unsure, rule: .r8, by: "letters-instead",
      reason: contradiction.reason)
    (except, components, variants) = ([], [], ["Arab", "Hebr"])
  }

  /// Considers that a name promises lines of text and the drawing has no bars one below the other: the word stands for something else,
  /// such as a program (`script`) or a tone (`note`). Colours may draw lines that the outline does not have, and a list may have
  /// squares or one line, so then the class stays.
  private mutating func considerMissingLines(in drawing: DrawingEvidence, _ conventions: Conventions) {
    guard iconClass == .mirror, Self.ofLines.contains(decidedBy), drawing.rows == .some(.none),
      drawing.isOwnMirrorImage == false,
      drawing.sighting.map({ $0.percent < Self.leastBesideWords }) ?? true
    else { return }
    let missing = reason + ", but the drawing shows none"
    guard !drawing.isShaded, decidedBy != "list", !namesAnotherThatMirrors(conventions) else {
      (confidence, reason) = (.unsure, missing)
      return
    }
    decide(.fixed, confidence: .unsure, rule: .r5, by: "lines-not-drawn", reason: missing)
    (except, components) = ([], [])
  }

  /// The concepts whose drawings have lines of text.
  private static let ofLines: Set = ["list", "text-lines", "text-lines-material"]

  /// Considers that the digits of a name may count something, or be a code, if the drawing shows none: a stack of two squares, the
  /// 104th drawing. A drawing that is its own mirror image may show a 0 or an 8, for which recognition does not look.
  mutating func considerCount(in drawing: DrawingEvidence) {
    // A name that begins with its digits is about them, even if recognition does not see them.
    guard decidedBy == Self.numeral, parts.first?.isDecisive == false, confidence < .sure,
      drawing.isOwnMirrorImage == false,
      drawing.text.isEmpty,
      !(drawing.outlined + drawing.suspected).contains(where: \.isNumber)
    else { return }
    decide(
      .fixed, confidence: .unsure, rule: .r18, by: "digits-not-drawn",
      reason: reason + ", but the drawing shows none")
    (except, components, variants) = ([], [], [])
  }

  /// The concept of digits.
  private static let numeral = "numeral"

  /// Considers that a drawing whose outline is even shows no tag: sets also call frames tags.
  mutating func considerFrame(of drawing: DrawingEvidence) {
    guard Self.pointing.contains(decidedBy), drawing.hasEvenOutline == true,
      drawing.isOwnMirrorImage == false,
      // In a frame, a tag may point.
      !parts.contains(where: { $0.concept == "container" || Self.frames.contains($0.words) })
    else { return }
    decide(
      .fixed, confidence: .unsure, rule: .r7, by: "frame",
      reason: "the outline of the drawing is the same from both sides, so it shows no tag that points")
    (except, components) = ([], [])
  }

  private static let frames: Set = ["circle", "square", "box", "frame", "rectangle"]

  /// The concepts of labels that point.
  private static let pointing: Set = ["tag", "label"]

  /// True if the name stands for what sliders adjust. Google keeps sliders as they are.
  private func mayBeSliders(_ policy: Policy) -> Bool {
    decidedBy == "settings" || ["sliders-kept", "system"].contains(decidedBy) && policy != .material
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
      concept: "text-lines",
      words: ["text", "texts", "description", "caption", "captions", "subtitle", "subtitles"],
      wantsRows: true, reason: "the drawing has no lines of text, so it may show letters"),
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

  /// Returns true if the name has another part that would mirror.
  private func namesAnotherThatMirrors(_ conventions: Conventions) -> Bool {
    parts.contains { part in
      !part.isDecisive
        && part.concept.flatMap(Lexicon.standard.concept(id:))?.iconClass(conventions).mirrors == true
    }
  }

  /// True if the name has no other thing that the drawing may show instead; a tool only makes what is named.
  private var namesOneThing: Bool {
    !parts.contains { part in
      guard !part.isDecisive, let concept = part.concept.flatMap(Lexicon.standard.concept(id:)) else {
        return false
      }
      return [.thing, .decides, .direction].contains(concept.role) && concept.guideline != .r15
    }
  }
}
