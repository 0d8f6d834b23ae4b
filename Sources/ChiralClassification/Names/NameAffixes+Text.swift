package import ChiralValues

extension NameAffixes {
  /// The words and codes that are read as no words of the names, each with their number, as sentences.
  package var sentences: [String] {
    let affixes = all.filter { !$0.isStyle }.map { affix in
      let words = Wording.quoted(affix.words.joined(separator: " "))
      let place = affix.place == .start ? "begins" : "ends"
      let folder = affix.folder.isEmpty ? "" : " in \(Wording.escaped(affix.folder))"
      return
        "\(words) \(place) \(affix.count) of \(affix.total) names\(folder) and is not read as a word of them"
    }
    let codes = coded == 0 ? [] : ["codes in \(Wording.counted(coded, "name")) are not read as words"]
    return affixes + codes
  }
}
