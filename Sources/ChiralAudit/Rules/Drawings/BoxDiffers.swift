import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings on another grid than the rest of their folder.
  static let boxDiffers = AuditRule(
    id: "box-differs",
    summary: "the viewBox of a drawing differs from those of the set",
    guideline: nil,
    severity: .warning,
    rationale: """
      Icons of one set share a grid. An icon on another grid looks larger or smaller than the others, and its lines look \
      thicker or thinner. A box of the same size that begins elsewhere, or whose size differs by rounding, looks the same.
      """,
    usesDrawings: true,
    passing: [
      Example(names, drawings(Example.circle)),
      Example(names, drawings(Example.svg(#"<circle r="9"/>"#, attributes: #"width="24" height="24""#))),
      Example(names, drawings(Example.svg(#"<circle r="9"/>"#, attributes: #"viewBox="-12 -12 24 24.1""#))),
    ],
    failing: [
      Example(names, drawings(Example.svg(#"<circle r="9"/>"#, attributes: #"viewBox="0 0 32 32""#)))
    ],
    check: { subject in
      subject.usedDrawings.folders.flatMap { folder in
        var counts: [DrawingFacts.Box: Int] = [:]
        for entry in folder { if let box = entry.facts.box { counts[box, default: 0] += 1 } }
        let count = counts.values.reduce(0, +)
        guard let usual = counts.max(by: { $0.value < $1.value }), count >= leastCount,
          Double(usual.value) >= Double(count) * leastShare
        else { return [Violation]() }
        return folder.compactMap { entry in
          guard let box = entry.facts.box, !box.hasSize(of: usual.key) else { return nil }
          return violation(
            entry.path, of: entry.icon, in: subject,
            "draw it with the viewBox \(Wording.quoted(usual.key.text)), as \(usual.value) of the \(count) drawings beside it are: it has \(Wording.quoted(box.text))"
          )
        }
      }
    })

  /// The smallest number of drawings in a set.
  private static let leastCount = 8
  /// The share of drawings that must share a grid before the others count as wrong.
  private static let leastShare = 0.85

  /// The share by which a size may differ: what rounding or an exporter's change of units leaves.
  fileprivate static let rounding = 0.01

  private static let names = (0..<8).map { "\"i\($0)\": \"fixed\"" }.joined(separator: ", ")

  private static func drawings(_ last: String) -> KeyValuePairs<String, String> {
    [
      "i0.svg": Example.circle, "i1.svg": Example.circle, "i2.svg": Example.circle, "i3.svg": Example.circle,
      "i4.svg": Example.circle, "i5.svg": Example.circle, "i6.svg": Example.circle, "i7.svg": last,
    ]
  }
}

extension DrawingFacts.Box {
  /// Returns true if another box has the same size, apart from rounding.
  fileprivate func hasSize(of other: Self) -> Bool {
    abs(width - other.width) <= AuditRule.rounding * other.width
      && abs(height - other.height) <= AuditRule.rounding * other.height
  }
}
