import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings with a fixed colour among others that follow the text colour.
  static let currentColourIgnored = AuditRule(
    id: "current-colour-ignored",
    summary: "a drawing has a colour of its own in a set that takes the colour of its surroundings",
    guideline: nil,
    severity: .warning,
    rationale: """
      Beside icons that follow the colour of the text, one that does not stays black in a dark interface. The rule \
      ignores pictures in several colours, which are intended.
      """,
    usesDrawings: true,
    passing: [
      Example(names(6), drawings(tinted, tinted, tinted, tinted, tinted, tinted)),
      Example(names(6), drawings(black, black, tinted, black, tinted, black)),
      Example(names(6), drawings(tinted, tinted, tinted, tinted, tinted, flag)),
    ],
    failing: [
      Example(names(6), drawings(tinted, tinted, tinted, tinted, tinted, black)),
      Example(names(6), drawings(tinted, tinted, tinted, tinted, tinted, grey)),
    ],
    check: { subject in
      subject.usedDrawings.folders.flatMap { folder in
        var (painted, tinted) = (0, 0)
        for (_, _, facts) in folder {
          if facts.usesCurrentColor { tinted += 1 }
          if facts.usesCurrentColor || !facts.marks(.literalColour).isEmpty { painted += 1 }
        }
        guard painted >= leastCount, Double(tinted) >= Double(painted) * leastShare else {
          return [Violation]()
        }
        return folder.compactMap { path, icon, facts in
          let colours = facts.marks(.literalColour)
          guard !facts.usesCurrentColor, colours.count == 1, let colour = colours.first,
            isGrey(colour.detail)
          else { return nil }
          return Violation(
            icon: icon.name, location: subject.location(colour, in: path),
            message:
              "write currentColor instead of \(Wording.escaped(colour.detail)), as \(tinted) of the \(painted) drawings beside it do"
          )
        }
      }
    })

  /// The smallest number of drawings in a set.
  private static let leastCount = 6
  /// The share of drawings that must follow the text colour before the others count as wrong.
  private static let leastShare = 0.8

  /// Returns true for a colour that text may have; a red or a yellow has a meaning of its own.
  private static func isGrey(_ colour: String) -> Bool {
    guard colour.hasPrefix("#") else { return greys.contains(colour) }
    let digits = colour.dropFirst().compactMap(\.hexDigitValue)
    let channels =
      digits.count < 6
      ? digits.prefix(3).map { $0 * 17 } : [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
    guard let least = channels.min(), let most = channels.max() else { return false }
    return most - least <= widestGrey
  }

  /// The largest difference between the channels of a grey.
  private static let widestGrey = 24
  private static let greys: Set<String> = [
    "black", "gray", "grey", "dimgray", "dimgrey", "darkgray", "darkgrey", "darkslategray", "darkslategrey",
  ]

  private static let tinted = Example.svg(#"<path fill="currentColor" d="M4 4h12v16z"/>"#)
  private static let black = Example.svg(#"<path d="M4 4h12v16z"/>"#)
  private static let grey = Example.svg(#"<path style="fill:#232629" d="M4 4h12v16z"/>"#)
  private static let flag = Example.svg(#"<path fill="red" d="M4 4h12v16z"/><path d="M4 4h4v4z"/>"#)

  private static func names(_ count: Int) -> String {
    (0..<count).map { "\"i\($0)\": \"fixed\"" }.joined(separator: ", ")
  }

  /// Six drawings under the names `i0.svg` to `i5.svg`.
  private static func drawings(_ sources: String...) -> KeyValuePairs<String, String> {
    [
      "i0.svg": sources[0], "i1.svg": sources[1], "i2.svg": sources[2], "i3.svg": sources[3],
      "i4.svg": sources[4],
      "i5.svg": sources[5],
    ]
  }
}
