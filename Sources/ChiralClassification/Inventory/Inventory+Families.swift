import ChiralManifest
import ChiralValues

/// Icons that belong together: pairs, families and variants.
extension Inventory {
  /// Gives the icons the classes that follow from each other.
  mutating func resolve() {
    let icons = entries.map { entry in
      SetIcon(
        name: entry.name, read: judge.read(IconName(entry.name)),
        evidence: evidence(entry.drawings.first?.file ?? entry.file ?? entry.name + ".svg"),
        judgement: judgements[entry.name] ?? Judgement(decided: entry.iconClass),
        isOpen: judged.contains(entry.name) && judgements[entry.name] != nil)
    }
    for (index, icon) in SetResolver(icons).icons.enumerated() where icon.judgement != icons[index].judgement
    {
      entries[index].take(icon.judgement)
      judgements[icon.name] = icon.judgement
      // Its variants need not be negated.
      if icon.judgement.decidedBy == SlashedSymmetry.id { judged.remove(icon.name) }
    }
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

  /// Adds notes to variants of one icon with different classes; a person has to look at the drawings.
  mutating func noteVariantsThatDiffer() {
    let families = Dictionary(grouping: entries.indices.filter { judged.contains(entries[$0].name) }) {
      judge.read(IconName(entries[$0].name)).family
    }
    for indices in families.values where Set(indices.map { entries[$0].iconClass }).count > 1 {
      for index in indices where entries[index].note == nil {
        let other = indices.first { entries[$0].iconClass != entries[index].iconClass } ?? index
        entries[index].note =
          "its variant \(Wording.quoted(entries[other].name)) is \(entries[other].iconClass.rawValue); check whether it is drawn the same way"
      }
    }
  }

  /// Leaves one note of those that ask the same about the same word at one end of many names: the word is in doubt, and not each icon.
  mutating func noteAffixesOnce() {
    let groups = Dictionary(grouping: entries.indices) { doubt(at: $0) }
    for case (let doubt?, let places) in groups where places.count >= Self.manyNames {
      for place in places.dropFirst() { entries[place].note = nil }
      entries[places[0]].note =
        doubt.note + "; the same holds for \(places.count - 1) more icons with that word"
    }
  }

  /// A question about the word at one end of a name.
  private struct Doubt: Hashable {
    let folder: String
    let note: String
    let isFirst: Bool
  }

  /// Returns the question that a note asks about the word at one end of a name; nil if it asks something else.
  private func doubt(at index: Int) -> Doubt? {
    let entry = entries[index]
    guard let note = entry.note, NoteReason(note: note) == .unclearName,
      let word = judgements[entry.name]?.parts.first(where: \.isDecisive)?.words
    else { return nil }
    let name = judge.read(IconName(entry.name))
    guard name.words.count > 1, word == name.words.first || word == name.words.last else { return nil }
    return Doubt(folder: name.folder, note: note, isFirst: word == name.words.first)
  }

  /// The number of names that share a word from which on the word is a question of its own.
  private static let manyNames = 8
}
