import ChiralClassification
import ChiralManifest
import ChiralValues

/// The question whether left means back, about arrows that are named left and right in a set or an app that has no other habit.
enum LeftHint {
  /// Returns the hint about new icons, or about those of a manifest; nil if there is no question. `remedy` is the command that answers it.
  static func text(about icons: [String], remedy: String) -> String? {
    guard let first = icons.first else { return nil }
    return
      "\(Wording.counted(icons.count, "icon")) such as \(Wording.escaped(first)) say left or right and stay as they "
      + "are; if they mean back and forward here, \(remedy)"
  }

  /// Returns the new icons of a set that the question is about.
  static func openIcons(of added: [ManifestEntry]) -> [String] {
    turning(added.map { ($0.name, $0.iconClass) })
  }

  /// Returns the icons of a set that the question is about; empty if the manifest answers it, or if there is no question. Icons with
  /// a note of a person are decided.
  static func openIcons(of manifest: Manifest) -> [String] {
    guard !manifest.saysWhatLeftMeans, !manifest.conventions.leftMeansBack else { return [] }
    let decided = Set(
      manifest.icons.filter { $0.note.map { NoteReason(note: $0) == nil } ?? false }.map(\.name))
    return turning(manifest.icons.map { ($0.name, $0.iconClass) }).filter { !decided.contains($0) }
  }

  /// Returns the icons of an app that the question is about: apps have names for Back beside them.
  static func openIcons(ofApp icons: [(name: String, iconClass: IconClass)]) -> [String] {
    let judge = Judge(Conventions(leftMeansBack: true))
    return icons.filter { $0.iconClass == .fixed && judge.judgement(of: IconName($0.name)).turnsWithLeft }
      .map(\.name)
  }

  /// Returns the fixed icons that mirror where left means back; empty for a single such icon. Where the set has other names for Back and
  /// Next, they are those of other shapes: `arrow_back` tells what `arrow_left` is not for, but nothing about `chevron_right`.
  private static func turning(_ icons: [(name: String, iconClass: IconClass)]) -> [String] {
    let conventions = Conventions(leftMeansBack: true)
    let judge = Judge(conventions, names: SetNames(icons.map { IconName($0.name) }, under: conventions))
    let judged = icons.map { icon in
      (icon: icon, judgement: judge.judgement(of: IconName(icon.name), readsParts: false))
    }
    func words(of name: String) -> Set<String> { Set(judge.read(IconName(name)).words) }
    // The keys of a player are called next and previous, too, and do not mirror.
    let relative = judged.filter { named.contains($0.judgement.decidedBy) && $0.icon.iconClass.mirrors }
      .map { words(of: $0.icon.name) }
    let turning = judged.filter { $0.icon.iconClass == .fixed && $0.judgement.turnsWithLeft }.map(\.icon.name)
    let isHabit = turning.count >= share * relative.count
    let open = turning.filter { name in
      isHabit || !relative.contains { words(of: name).subtracting(sides).isSubset(of: $0) }
    }
    return open.count > 1 ? open : []
  }

  private static let sides: Set = ["left", "right"]

  /// The number of arrows named left and right per icon whose name refers to reading order, from which the set
  /// is taken to have no such arrows: a few other icons have such names, too (`gallery-end`).
  private static let share = 4

  /// The concepts of arrows whose names refer to reading order.
  private static let named: Set = ["navigation-arrow", "direction-relative"]
}
