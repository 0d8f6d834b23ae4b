import ChiralClassification
import ChiralManifest
import ChiralNames
import ChiralValues

/// The hint that `init` prints for a set that names its arrows left and right only.
enum LeftHint {
  /// An icon with its class.
  struct Entry {
    let name: String
    let iconClass: IconClass
  }

  /// Returns the hint; nil for sets with other names for Back and Next, or without such arrows.
  static func text(for added: [ManifestEntry], folder: String?) -> String? {
    let turning = turning(added.map { Entry(name: $0.name, iconClass: $0.iconClass) })
    guard let first = turning.first else { return nil }
    let place = folder.map { " " + Escape.shell($0) } ?? ""
    return
      "\(Wording.counted(turning.count, "icon")) such as \(Wording.escaped(first)) say left or right and stay as they "
      + "are; if they mean back and forward here, use chiral init --reclass --left-means-back\(place)"
  }

  /// Returns the names of the icons that would mirror if left meant back; empty if they are few, or if the set has other
  /// names for Back and Next.
  static func turning(_ entries: [Entry]) -> [String] {
    let conventions = Conventions(leftMeansBack: true)
    let names = entries.map { IconName($0.name) }
    let judge = Judge(conventions, names: SetNames(names, under: conventions))
    let judgements = names.map { judge.judgement(of: $0, readsParts: false) }
    let relative = judgements.count { named.contains($0.decidedBy) }
    let turning = zip(entries, judgements).filter { $0.iconClass == .fixed && $1.turnsWithLeft }.map(\.0.name)
    return turning.count > 1 && turning.count >= share * relative ? turning : []
  }

  /// The number of arrows named left and right per icon whose name refers to reading order, from which the set
  /// is taken to have no such arrows: a few other icons have such names, too (`gallery-end`).
  private static let share = 4

  /// The concepts of arrows whose names refer to reading order.
  private static let named: Set = ["navigation-arrow", "direction-relative"]
}
