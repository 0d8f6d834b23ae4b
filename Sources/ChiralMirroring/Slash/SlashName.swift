/// Names that say that something is off, and the names under which sets keep the same icon without its slash.
public enum SlashName {
  /// Words that a slash is drawn for.
  private static let negations: Set<String> = [
    "off", "slash", "slashed", "disabled", "muted", "mute", "crossed", "no", "not",
  ]

  /// What sets write in the place of such a word; an empty one drops it.
  private static let replacements: [[String]] = [
    [], ["on"], ["2"], ["high"], ["up"], ["enabled"], ["active"], ["1"], ["3"], ["full"], ["medium"],
    ["sensitivity", "high"], ["signal", "excellent"], ["wave", "2"], ["web"],
  ]

  /// Words that only the negated name has besides.
  private static let companions: Set<String> = ["hardware"]

  /// What some sets put before the name of the device.
  private static let prefixes: [[String]] = [["input"], ["audio", "input"]]

  /// Whether a name says that something is off.
  public static func isNegated(_ name: String) -> Bool {
    words(of: name).contains { negations.contains($0.lowercased()) }
  }

  /// The names that the un-slashed icon may have, likeliest first: `bell-off-outline` gives `bell-outline`,
  /// `bell-on-outline`, …; none for a name without such a word.
  public static func siblings(of name: String) -> [String] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let words = words(of: String(name.dropFirst(folder.count)))
    guard let place = words.lastIndex(where: { negations.contains($0.lowercased()) }), words.count > 1 else {
      return []
    }
    let separator = separator(of: name)
    var variants = replacements.map { words[..<place] + $0 + words[(place + 1)...] }.map(Array.init)
    variants += variants.map { $0.filter { !companions.contains($0) } }
    variants += prefixes.map { $0 + words[..<place] + words[(place + 1)...] }
    var seen: Set<String> = [name]
    return variants.map { folder + $0.joined(separator: separator) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func words(of name: String) -> [String] {
    name.split { ".-_ /".contains($0) }.map(String.init)
  }

  /// What stands between the words of a name.
  private static func separator(of name: String) -> String {
    let base = name.split(separator: "/").last ?? ""
    return base.first { ".-_ ".contains($0) }.map(String.init) ?? "-"
  }
}
