import ChiralClassification
import ChiralManifest
import ChiralNames
import ChiralValues

/// The hint that `init` prints for a set that names its arrows left and right only.
enum LeftHint {
  /// Returns the hint; nil for sets with other names for Back and Next, or without such arrows.
  static func text(for added: [ManifestEntry], folder: String?) -> String? {
    let judge = Judge(Conventions(leftMeansBack: true))
    func judged(_ entry: ManifestEntry) -> Judgement { judge.judgement(of: IconName(entry.name)) }
    let relative = added.count { named.contains(judged($0).decidedBy) }
    let turning = added.filter { $0.iconClass == .fixed && judged($0).turnsWithLeft }
    guard let first = turning.first, turning.count > 1, turning.count >= share * relative else { return nil }
    let place = folder.map { " " + Escape.shell($0) } ?? ""
    return
      "\(Wording.counted(turning.count, "icon")) such as \(Wording.escaped(first.name)) say left or right and stay as they "
      + "are; if they mean back and forward here, use chiral init --reclass --left-means-back\(place)"
  }

  /// The number of arrows named left and right per icon whose name refers to reading order, from which the set
  /// is taken to have no such arrows: a few other icons have such names, too (`gallery-end`).
  private static let share = 4

  /// The concepts of arrows whose names refer to reading order.
  private static let named: Set = ["navigation-arrow", "direction-relative"]
}
