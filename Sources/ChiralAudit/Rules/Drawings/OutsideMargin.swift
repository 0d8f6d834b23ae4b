import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings that come nearer to the edge than the set allows.
  static let outsideMargin = AuditRule(
    id: "outside-margin",
    summary: "a drawing reaches into the margin of the manifest",
    guideline: nil,
    severity: .warning,
    rationale: """
      Icons of one set look equally large and stand in line if all keep the same border empty. The rule looks at sets \
      whose manifest has a "margin", in units of the drawings. Text does not count here: the letters that the build \
      sets in its place stay inside the margin.
      """,
    usesDrawings: true,
    passing: [
      Example(#""box": "fixed""#, ["box.svg": box("0.5")]),
      Example(#""box": "fixed""#, ["box.svg": box("2")], margin: 2),
    ],
    failing: [Example(#""box": "fixed""#, ["box.svg": box("0.5")], margin: 2)],
    check: { subject in
      guard let margin = subject.manifest.keylines.margin else { return [] }
      return subject.usedDrawings.compactMap { path, icon, facts in
        guard let ink = facts.ink, let box = facts.box else { return nil }
        let sides = [
          ("left", ink.minX - box.minX), ("right", box.minX + box.width - ink.minX - ink.width),
          ("top", ink.minY - box.minY), ("bottom", box.minY + box.height - ink.minY - ink.height),
        ]
        // 1/192 of the height may be missing: an eighth of a pixel at 24 px, two pixels of the measured picture.
        let outside = sides.filter { $0.1 < margin - box.height / 192 }
        return outside.isEmpty ? nil : violation(path, of: icon, in: subject, message(outside, margin))
      }
    })

  private static func message(_ sides: [(String, Double)], _ margin: Double) -> String {
    let places = sides.map { "\(Wording.number(($0.1 * 100).rounded() / 100)) from the \($0.0)" }
    return
      "keep \(Wording.number(margin)) units empty at each side: the drawing begins \(places.joined(separator: ", "))"
  }

  private static func box(_ x: String) -> String {
    Example.svg("<rect x=\"\(x)\" y=\"4\" width=\"9\" height=\"9\"/>")
  }
}
