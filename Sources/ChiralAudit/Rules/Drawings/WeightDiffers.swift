import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings with much thinner lines than the rest.
  static let weightDiffers = AuditRule(
    id: "weight-differs",
    summary: "the lines of a drawing are much finer than those of the set",
    guideline: nil,
    severity: .note,
    rationale: """
      Icons of one set have lines of the same weight. One with much finer lines came from elsewhere or was scaled, and \
      looks pale beside the others. A solid drawing among outlines is a style, not a mistake.
      """,
    usesDrawings: true,
    passing: [Example(names, drawings(line("14"))), Example(names, drawings(dots))],
    failing: [Example(names, drawings(line("0.6")))],
    check: { subject in
      subject.usedDrawings.folders.flatMap { folder in
        // Only the weights are kept: the facts about all drawings of a large set take much memory.
        var weighed: [DrawingFacts.Box?: [Weighed]] = [:]
        for (path, icon, facts) in folder {
          guard let picture = facts.picture, !picture.isBlank else { continue }
          weighed[facts.box, default: []].append(Weighed(path: path, icon: icon, weight: picture.thickness))
        }
        return weighed.values.flatMap { outliers($0, in: subject) }
      }
    })

  /// The smallest number of drawings in a set.
  private static let leastCount = 20
  /// The limits: a stroke is too thin if it is thinner than the median by this many median deviations and by
  /// this factor. If more than one in fifty drawings are, they are a style of their own.
  private static let limits = (deviations: 4.0, factor: 2.0)

  /// A drawing with the thickness of its lines.
  private struct Weighed {
    var path: String
    var icon: Icon
    var weight: Double
  }

  private static func outliers(_ weighed: [Weighed], in subject: AuditSubject) -> [Violation] {
    guard weighed.count >= leastCount, let usual = weighed.map(\.weight).median,
      let deviation = weighed.map({ abs($0.weight - usual) }).median
    else { return [] }
    let fine = weighed.filter {
      usual - $0.weight > limits.deviations * deviation && usual > limits.factor * $0.weight
    }
    guard fine.count <= max(1, weighed.count / 50) else { return [] }
    return fine.map { drawing in
      violation(
        drawing.path, of: drawing.icon, in: subject,
        "draw it in the weight of the set: its lines are \((usual / drawing.weight * 10).rounded() / 10) times thinner than the usual ones"
      )
    }
  }

  private static let names = (0..<20).map { "\"i\($0)\": \"fixed\"" }.joined(separator: ", ")

  private static func line(_ width: String) -> String {
    Example.svg("<path stroke=\"black\" stroke-width=\"\(width)\" d=\"M2 12h20\"/>")
  }

  /// An example with dots as thick as the lines.
  private static let dots = Example.svg("<path d=\"M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z\"/>")

  private static func drawings(_ last: String) -> KeyValuePairs<String, String> {
    let l = line("2")
    return [
      "i0.svg": l, "i1.svg": l, "i2.svg": l, "i3.svg": l, "i4.svg": l, "i5.svg": l, "i6.svg": l, "i7.svg": l,
      "i8.svg": l, "i9.svg": l, "i10.svg": l, "i11.svg": l, "i12.svg": l, "i13.svg": l, "i14.svg": l,
      "i15.svg": l, "i16.svg": l, "i17.svg": l, "i18.svg": l, "i19.svg": last,
    ]
  }
}

extension [Double] {
  /// The median; nil if there are no values.
  fileprivate var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
