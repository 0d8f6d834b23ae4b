import ChiralManifest
import ChiralValues

/// Groups the weights and styles of an icon into one entry: `home` and `home-fill`, `regular/home` and
/// `bold/home`, `ic_fluent_home_regular` and `ic_fluent_home_filled`, `home` and `home_wght700fill1`,
/// `home/materialicons` and `home/materialiconsround`, and `home-alt` beside `home` where the set has most icons twice so.
enum DrawingStyles {
  /// Returns the entries with the styles of each icon in the entry of its plainest one.
  ///
  /// Only icons with the same decisions share an entry, so that nothing is decided here.
  static func grouped(_ entries: [ManifestEntry], _ affixes: NameAffixes) -> [ManifestEntry] {
    let names = entries.map { StyleName($0.name, affixes) }
    let groups = Dictionary(grouping: entries.indices.filter { canShare(entries[$0]) }) { index in
      Kind(entries[index], subject: names[index].subject)
    }
    var entries = entries
    var taken: Set<Int> = []
    for (_, indices) in groups where indices.count > 1 {
      let styles = indices.map { (index: $0, words: names[$0].words) }
      guard Set(styles.map(\.words)).count == styles.count else { continue }
      let sorted = styles.sorted { one, other in
        (one.words.count, rank(one.words), one.index) < (other.words.count, rank(other.words), other.index)
      }
      let base = sorted[0].index
      for style in sorted.dropFirst() {
        let entry = entries[style.index]
        entries[base].styles.append(
          .init(name: entry.name, file: entry.file ?? entry.name + ".svg", drawings: entry.drawings))
        if entries[base].note == nil { entries[base].note = entry.note }
        taken.insert(style.index)
      }
    }
    return entries.indices.filter { !taken.contains($0) }.map { entries[$0] }
  }

  /// Returns true if all decisions of an entry also fit another drawing.
  private static func canShare(_ entry: ManifestEntry) -> Bool {
    entry.variants.isEmpty && entry.components.isEmpty && entry.drawn == .leftToRight
  }

  /// The decisions and the subject that entries must have in common.
  private struct Kind: Hashable {
    let subject: [String]
    let iconClass: IconClass
    let except: [String]

    init(_ entry: ManifestEntry, subject: [String]) {
      self.subject = subject
      (iconClass, except) = (entry.iconClass, entry.except)
    }
  }

  /// Styles in the order in which they stand for all others.
  private static func rank(_ words: [String]) -> Int {
    words.first.flatMap(["regular", "outline", "outlined", "line", "baseline"].firstIndex) ?? .max
  }
}

/// A name divided into its subject and the words for its style.
private struct StyleName {
  /// The folders and words without those for the style.
  let subject: [String]
  /// The words for the style.
  let words: [String]

  init(_ name: String, _ affixes: NameAffixes) {
    let all = name.split(separator: "/")
    let parts = StyleWords.naming(all).map(String.init)
    let below = all.dropFirst(parts.count).map(String.init)
    let folders = parts.dropLast()
    let style = folders.indices.filter { place in
      StyleWords.namesStyle(folders[place].lowercased())
        || affixes.styleFolders.contains(folders[...place].map { $0 + "/" }.joined())
    }.map { folders[$0] }
    let (plain, own) = affixes.parted((parts.last ?? "")[...], in: folders.map { $0 + "/" }.joined())
    let whole = NameWords.words(of: plain)
    let file = StyleWords.withoutAxes(whole)
    // The words that `withoutAxes` removed are the axes.
    let axes = whole.count == file.count ? [] : [whole.joined(separator: " ")]
    let kept = IconName(name, without: affixes).words
    // Numbers are sizes or part of the name, and the prefix of a set is not a style.
    let extra = file.filter { !kept.contains($0) && StyleWords.namesStyle($0) }
    subject = folders.filter { !style.contains($0) } + file.filter { !extra.contains($0) }
    words = style.map { $0.lowercased() } + extra + axes + own + below
  }
}
