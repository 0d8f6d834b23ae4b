import ChiralManifest
import ChiralNames
import ChiralValues

/// Icons that belong together: pairs, families and variants.
extension Inventory {
  /// Gives both icons of a pair that is named by reading the class of the one whose name says so more clearly
  /// (R3).
  mutating func unitePairs() {
    let places = Dictionary(zip(entries.map(\.name), entries.indices)) { first, _ in first }
    for index in entries.indices {
      for partner in NamePair.mirrorImages(of: entries[index].name).compactMap({ places[$0] }) {
        for (one, other) in [(index, partner), (partner, index)] where isRelative(one) {
          unite(other, with: one)
        }
      }
    }
  }

  /// Gives an icon that is fixed, but not surely, the class of its partner.
  private mutating func unite(_ index: Int, with partner: Int) {
    guard judged.contains(entries[index].name), entries[index].iconClass == .fixed, !isSure(index) else {
      return
    }
    entries[index].iconClass = entries[partner].iconClass
    entries[index].note =
      "its partner \(Wording.quoted(entries[partner].name)) is \(entries[partner].iconClass.rawValue); check whether it is drawn the same way"
  }

  /// Returns true if an icon mirrors because its name is relative to reading.
  private func isRelative(_ index: Int) -> Bool {
    let name = entries[index].name
    return judged.contains(name) && entries[index].iconClass == .mirror
      && judgements[name]?.direction == .relative
  }

  /// Adds notes to pairs of icons of which only one mirrors (R3).
  mutating func notePairsThatDiffer() {
    let places = Dictionary(zip(entries.map(\.name), entries.indices)) { first, _ in first }
    for (index, entry) in entries.enumerated() where judged.contains(entry.name) {
      for partner in NamePair.partners(of: entry.name).compactMap({ places[$0] })
      where judged.contains(entries[partner].name)
        && entries[partner].iconClass.mirrors != entry.iconClass.mirrors
      {
        for (one, other) in [(index, partner), (partner, index)] where entries[one].note == nil {
          entries[one].note =
            "its partner \(Wording.quoted(entries[other].name)) is \(entries[other].iconClass.rawValue); let both mirror or neither"
        }
      }
    }
  }

  /// Gives the icons of a family one class: the most frequent one, and of two equally frequent ones the
  /// surer.
  ///
  /// Icons with a sure class keep it, as do icons that need drawings of their own.
  mutating func uniteFamilies() {
    let families = Dictionary(grouping: entries.indices.filter(isNamed)) {
      IconFamily(IconName(entries[$0].name))
    }
    for indices in families.values {
      let plain = indices.filter {
        !entries[$0].iconClass.takesVariants && judgements[entries[$0].name] != nil
      }
      guard Set(plain.map { entries[$0].iconClass }).count > 1, let iconClass = commonClass(of: plain) else {
        continue
      }
      for index in plain where entries[index].iconClass != iconClass && !isSure(index) {
        entries[index].iconClass = iconClass
        if !iconClass.mirrors { (entries[index].except, entries[index].components) = ([], []) }
        entries[index].note =
          "the others of its family are \(iconClass.rawValue); check whether it is drawn the same way"
      }
    }
  }

  /// Returns true if an icon was judged and its name means something; hashes and counts form no families.
  private func isNamed(_ index: Int) -> Bool {
    let name = entries[index].name
    return judged.contains(name) && !Nameless.isNameless(IconName(name))
  }

  /// Keeps the icons that negate a drawing which is its own mirror image: the base looks the same when mirrored, and
  /// the slash stays (R14).
  mutating func keepSlashedSymmetry() {
    for index in entries.indices where entries[index].iconClass == .mirror {
      let name = entries[index].name
      guard judged.contains(name),
        SlashName.siblings(of: name).contains(where: { judgements[$0]?.decidedBy == Judgement.symmetry })
      else { continue }
      entries[index].iconClass = .fixed
      (entries[index].except, entries[index].components, entries[index].note) = ([], [], nil)
      judged.remove(name)
    }
  }

  private func isSure(_ index: Int) -> Bool { judgements[entries[index].name]?.confidence == .sure }

  /// Returns the most frequent class of some icons, and of two equally frequent ones the surer.
  private func commonClass(of indices: [Int]) -> IconClass? {
    let votes = Dictionary(grouping: indices) { entries[$0].iconClass }.map { iconClass, indices in
      (
        iconClass: iconClass, count: indices.count,
        confidence: indices.compactMap { judgements[entries[$0].name]?.confidence }.max() ?? .unsure
      )
    }
    return votes.max { one, other in
      (one.count, one.confidence, one.iconClass.rawValue)
        < (other.count, other.confidence, other.iconClass.rawValue)
    }?.iconClass
  }

  /// Adds notes to variants of one icon with different classes; a person has to look at the drawings.
  mutating func noteVariantsThatDiffer() {
    let families = Dictionary(grouping: entries.indices.filter { judged.contains(entries[$0].name) }) {
      IconName(entries[$0].name).family
    }
    for indices in families.values where Set(indices.map { entries[$0].iconClass }).count > 1 {
      for index in indices where entries[index].note == nil {
        let other = indices.first { entries[$0].iconClass != entries[index].iconClass } ?? index
        entries[index].note =
          "its variant \(Wording.quoted(entries[other].name)) is \(entries[other].iconClass.rawValue); check whether it is drawn the same way"
      }
    }
  }
}
