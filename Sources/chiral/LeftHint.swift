import ChiralClassification
import ChiralManifest

/// The line by which `init` tells of sets that call their arrows left and right, and none by reading.
enum LeftHint {
  /// The hint; nil for sets that have other names for Back and Next, or no such arrows.
  static func text(for added: [ManifestEntry], folder: String?) -> String? {
    let judge = Judge(Conventions(leftMeansBack: true))
    func judged(_ entry: ManifestEntry) -> Judgement { judge.judgement(of: IconName(entry.name)) }
    guard !added.contains(where: { named.contains(judged($0).decidedBy) }) else { return nil }
    let turning = added.filter { $0.iconClass == .fixed && judged($0).turnsWithLeft }
    guard let first = turning.first, turning.count > 1 else { return nil }
    let place = folder.map { " " + Wording.escaped($0) } ?? ""
    return
      "\(counted(turning.count, "icon")) such as \(Wording.escaped(first.name)) say left or right and stay as they "
      + "are; if they mean back and forward here, use chiral init --reclass --left-means-back\(place)"
  }

  /// Concepts of arrows that are named by reading.
  private static let named: Set = ["navigation-arrow", "direction-relative"]
}
