import ChiralManifest
import ChiralValues

/// The measurement as a table for people.
extension Measurement {
  /// The whole report: scores, the accuracy of each confidence, then the words and names that were judged
  /// wrongly.
  package var text: String {
    ([scores] + Confidence.allCases.reversed().compactMap(line) + [
      "", "wrong by word (alarms, missed, found):",
    ]
      + wrongWords + ["", "wrong names:"] + mistakes.map(Self.line)).joined(separator: "\n")
  }

  private var scores: String {
    "\(total.count) names: precision \(Self.decimal(total.precision)), recall \(Self.decimal(total.recall)), "
      + "F1 \(Self.decimal(total.f1)) (\(total.found) found, \(total.alarms) alarms, \(total.missed) missed)"
  }

  private func line(_ confidence: Confidence) -> String? {
    byConfidence[confidence].map { score in
      let needing = score.found + score.alarms
      return "\(confidence.rawValue): \(score.right) of \(score.count) right "
        + "(\(Self.decimal(Double(score.right) / Double(score.count)))); of those said to need something, "
        + "\(score.found) of \(needing)"
    }
  }

  private var wrongWords: [String] {
    byWord.filter { $0.value.alarms + $0.value.missed > 0 }
      .sorted { ($1.value.alarms + $1.value.missed, $0.key) < ($0.value.alarms + $0.value.missed, $1.key) }
      .map { "  \($0.key): \($0.value.alarms), \($0.value.missed), \($0.value.found)" }
  }

  private static func line(_ mistake: Mistake) -> String {
    "  \(mistake.sample.name): \(mistake.judgement.iconClass.rawValue) (\(mistake.judgement.confidence.rawValue)), "
      + "is \(mistake.sample.iconClass.rawValue): \(mistake.judgement.reason)"
  }

  /// Returns a share with three decimals.
  private static func decimal(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
