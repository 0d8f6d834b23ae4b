import ChiralManifest
import ChiralValues

/// Questions to a person. They stand where the name and the drawing contradict each other: unsure names that the drawing confirms were
/// never wrong, and unknown ones whose drawing shows nothing that mirrors as seldom as likely ones (`Tests/Truth`).
extension Judgement {
  /// Considers whether the drawing contradicts the name or confirms it; `named` is the judgement of the name alone.
  mutating func considerDoubt(about drawing: DrawingEvidence, named: Judgement) {
    // A name that promises the same from both sides is only likely if the drawing is not so.
    guard drawing.isOwnMirrorImage == false, decidedBy == named.decidedBy,
      confidence >= min(named.confidence, .likely), decidedBy != Self.googlesAnswer
    else { return }
    switch confidence {
    case .sure:
      if iconClass == .fixed, isAboutAThing, let shown = unexplained(in: drawing) {
        question = named.conflict(with: shown)
      }
    case .likely:
      if iconClass == .fixed, isAboutAThing, let shown = shown(in: drawing) {
        question = named.conflict(with: shown)
      }
    case .unsure:
      isUncontested =
        iconClass == .mirror
        ? isConfirmed(by: drawing)
        : Self.unclear.contains(decidedBy) && shown(in: drawing) == nil
    }
  }

  /// True if the drawing shows lines, or looks like something that mirrors for the same reason as what the name says.
  private func isConfirmed(by drawing: DrawingEvidence) -> Bool {
    drawing.lines != nil
      || drawing.sighting.map { Self.reason($0.subject.guideline) == Self.reason(guideline) } ?? false
  }

  /// Returns the guideline that stands for all of one reason: motion and navigation are both drawn as arrows.
  private static func reason(_ guideline: Guideline?) -> Guideline? {
    [.r1, .r3, .r7].contains(guideline) ? .r6 : guideline
  }

  /// Returns the question about a class for which the name gives the reason, and which the drawing contradicts by what it shows.
  func conflict(with shown: String) -> String {
    "the name and the drawing disagree: \(reason), but the drawing \(shown); check whether it should mirror"
  }

  /// True if the name stands for a thing: a side or a place says how the thing that is drawn lies, and a logo may look like anything.
  private var isAboutAThing: Bool { direction == nil && guideline != .r2 && guideline != .r9 }

  /// Returns what a drawing shows that would mirror, as the end of a sentence; nil if it shows nothing of that kind.
  private func shown(in drawing: DrawingEvidence) -> String? {
    let sighting = drawing.sighting.flatMap { $0.percent >= Self.leastBesideWords ? $0 : nil }
    let hasBars = Self.drawnWithBars.contains(decidedBy)
    // The bars of a thing that is drawn with bars are lines if they also look like lines.
    if let lines = drawing.lines, !hasBars || sighting?.subject == .lines {
      return lines == .list ? "shows a list" : "shows lines of text"
    }
    return sighting.flatMap { $0.subject == .lines && hasBars ? nil : Self.looks(like: $0) }
  }

  // On sets that were left out, three of five such questions were worth asking, and one of three about other subjects (Tests/Truth).
  /// Returns what a drawing shows in spite of a sure name: a speech bubble, which no tool is, or lines of text with bars, which nothing
  /// is whose drawings have bars. Nil if it shows neither.
  private func unexplained(in drawing: DrawingEvidence) -> String? {
    guard let sighting = drawing.sighting else { return nil }
    let isUnexplained =
      switch sighting.subject {
      case .bubble: guideline != .r15
      case .lines:
        drawing.rows == .bars && !Self.drawnWithBars.contains(decidedBy) && !Self.hatched.contains(decidedBy)
      default: false
      }
    return isUnexplained ? Self.looks(like: sighting) : nil
  }

  private static func looks(like sighting: DrawingEvidence.Sighting) -> String {
    "looks like \(sighting.subject.noun)"
  }
}
