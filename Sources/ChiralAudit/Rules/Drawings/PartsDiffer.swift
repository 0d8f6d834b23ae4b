import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons of which the right-to-left form has other parts than the drawing.
  static let partsDiffer = AuditRule(
    id: "parts-differ",
    summary: "parts of an icon merge, fall into pieces or vanish in right-to-left",
    guideline: nil,
    severity: .warning,
    rationale: """
      Where a part keeps its orientation and the rest is mirrored, the two stand side by side in another way than they were drawn. A \
      badge may touch its base, a clearance may cut off a speck, the hole of a tag may fill. The connected parts of both pictures, \
      and the holes in them, are therefore compared by their number and their size. A slash divides a mirrored base in another way \
      than the base as drawn; there, only new specks count.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""play": {"class": "mirror", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 8)]),
      Example(#""play": {"class": "mirror", "infer": false}"#, ["play.svg": dots(left: 21)]),
      Example(
        ##""play": {"class": "fixed", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 21)]),
    ],
    failing: [
      Example(
        ##""play": {"class": "mirror", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 21)])
    ],
    check: { subject in
      subject.mirroredIcons.compactMap { icon, _, mirror in
        guard mirror.refusal == nil, let change = mirror.partChange else { return nil }
        return violation(
          icon,
          "look at \(Wording.quoted(icon.name)) in right-to-left: \(change.sentence); draw the right-to-left form, or give other parts "
            + "the verb keep, move or mirror")
      }
    })

  /// Returns a triangle that points to the right, with two dots beside it.
  private static func dots(left: Int) -> String {
    Example.svg(
      "<path id=\"play\" d=\"M15 2l7 5-7 5z\"/>"
        + "<path d=\"M\(left) 1h2v2h-2zM\(left) 11h2v2h-2zM2 16h14v2H2z\"/>")
  }
}

extension PartChange {
  /// The difference as a sentence.
  fileprivate var sentence: String {
    switch self {
    case .merged: "some of its parts run into each other there, or one is gone"
    case .split: "one of its parts falls into pieces there"
    case .filled: "a hole in it is filled or open there"
    case .resized: "one of its parts or holes is much larger or smaller there"
    case .speck: "the slash leaves a speck there"
    }
  }
}
