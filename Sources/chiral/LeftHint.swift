import ChiralClassification
import ChiralManifest
import ChiralValues

/// The question whether left means back, about a set that names its arrows left and right only.
enum LeftHint {
  /// Returns the hint that `init` prints; nil for sets with other names for Back and Next, or without such arrows.
  static func text(for added: [ManifestEntry], folder: String?) -> String? {
    let turning = turning(added.map { ($0.name, $0.iconClass) })
    guard let first = turning.first else { return nil }
    let place = folder.map { " " + Escape.shell($0) } ?? ""
    return
      "\(Wording.counted(turning.count, "icon")) such as \(Wording.escaped(first)) say left or right and stay as they "
      + "are; if they mean back and forward here, use chiral init --reclass --left-means-back\(place)"
  }

  /// Returns the hint about an app that `import` prints; nil if it has no such arrows. Apps have names for Back beside them, and
  /// Material's chevron_right is the picture of navigate_next.
  static func text(forApp added: [ManifestEntry]) -> String? {
    let judge = Judge(Conventions(leftMeansBack: true))
    let turning = added.filter {
      $0.iconClass == .fixed && judge.judgement(of: IconName($0.name)).turnsWithLeft
    }
    guard let first = turning.first else { return nil }
    return
      "\(Wording.counted(turning.count, "icon")) such as \(Wording.escaped(first.name)) say left or right and stay as they "
      + "are; if they mean back and forward here, import with --left-means-back"
  }

  /// Returns the icons of a set that the question is about; empty if the manifest answers it, or if there is no question. Icons with
  /// a note of a person are decided.
  static func openIcons(of manifest: Manifest) -> [String] {
    guard !manifest.saysWhatLeftMeans else { return [] }
    let decided = Set(
      manifest.icons.filter { $0.note.map { NoteReason(note: $0) == nil } ?? false }.map(\.name))
    return turning(manifest.icons.map { ($0.name, $0.iconClass) }).filter { !decided.contains($0) }
  }

  /// Returns the fixed icons that mirror where left means back; empty if the set has other names for Back and Next, or a single
  /// such icon.
  private static func turning(_ icons: [(name: String, iconClass: IconClass)]) -> [String] {
    let conventions = Conventions(leftMeansBack: true)
    let judge = Judge(conventions, names: SetNames(icons.map { IconName($0.name) }, under: conventions))
    let judged = icons.map { (icon: $0, judgement: judge.judgement(of: IconName($0.name))) }
    // The keys of a player are called next and previous, too, and do not mirror.
    let relative = judged.count { named.contains($0.judgement.decidedBy) && $0.icon.iconClass.mirrors }
    let turning = judged.filter { $0.icon.iconClass == .fixed && $0.judgement.turnsWithLeft }
    return turning.count > 1 && turning.count >= share * relative ? turning.map(\.icon.name) : []
  }

  /// The number of arrows named left and right per icon whose name refers to reading order, from which the set
  /// is taken to have no such arrows: a few other icons have such names, too (`gallery-end`).
  private static let share = 4

  /// The concepts of arrows whose names refer to reading order.
  private static let named: Set = ["navigation-arrow", "direction-relative"]
}
