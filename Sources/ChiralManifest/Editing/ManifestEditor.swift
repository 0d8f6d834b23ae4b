/// Writes new manifests and adds entries to existing ones, whose layout it keeps.
package enum ManifestEditor {
  /// The name of the JSON Schema's file beside a new manifest, by which editors complete and check it.
  package static let schemaFile = "manifest.schema.json"

  /// Returns a manifest with the usual settings, one line per icon.
  package static func newManifest(
    assets: String, locales: [String], sizes: [Int] = Manifest.Default.sizes,
    conventions: Conventions = Conventions(), saysWhatLeftMeans: Bool = false,
    fonts: [ManifestEntry.Font] = [], namesSchema: Bool = false,
    entries: [ManifestEntry]
  ) -> String {
    let manifest = JSONValue.members([
      "$schema": namesSchema ? .string("./\(schemaFile)") : nil, "version": .int(ManifestLimits.version),
      "assets": .string(assets),
      "locales": .array(locales.map(JSONValue.string)),
      "sizes": .array(sizes.map(JSONValue.int)),
      "scales": .array(Manifest.Default.scales.map(JSONValue.int)),
      "policy": .string(conventions.policy.rawValue),
      "leftMeansBack": conventions.leftMeansBack || saysWhatLeftMeans
        ? .bool(conventions.leftMeansBack) : nil,
      "fonts": fonts.isEmpty
        ? nil : .object(fonts.map { .init(key: $0.script, value: .string($0.family)) }),
      "icons": .object(entries.map { .init(key: $0.name, value: $0.json) }),
    ])
    return manifest.printed(.fitted(width: widestLine, expanded: 2)) + "\n"
  }

  /// Returns the manifest with additional entries; every existing byte is kept.
  ///
  /// If the icons are sorted, each entry goes to its alphabetical place, otherwise to the end; its layout
  /// follows that of the other icons. Nil if the file has no `icons`.
  package static func adding(_ entries: [ManifestEntry], to source: SourceText) -> String? {
    guard let icons = JSONReader.read(source).root?["icons"], let members = icons.members else { return nil }
    let layout = Layout(of: icons, members, in: source)
    let insertions = insertions(of: entries, members, layout, end: icons.span.upperBound - 1)
    var text = ""
    var offset = 0
    for insertion in insertions {
      text += source.text(offset..<insertion.offset) + insertion.text
      offset = insertion.offset
    }
    return text + source.text(offset..<source.bytes.count)
  }

  /// The width up to which an icon stays on one line: practically unlimited.
  static let widestLine = 1_000_000

  private struct Insertion {
    var offset: Int
    var text: String
  }

  private static func insertions(
    of entries: [ManifestEntry], _ members: [JSONMember], _ layout: Layout, end: Int
  ) -> [Insertion] {
    let texts = entries.sorted { precedes($0.name, $1.name) }.map { ($0.name, text(of: $0)) }
    guard !members.isEmpty else {
      let list = texts.map { layout.separator + $0.1 }.joined(separator: ",")
      return list.isEmpty ? [] : [Insertion(offset: end, text: list + layout.closing)]
    }
    let isSorted = zip(members, members.dropFirst()).allSatisfy { precedes($0.key, $1.key) }
    return texts.map { name, text in
      let before = isSorted ? members.last { precedes($0.key, name) } : members.last
      guard let before else {
        return Insertion(offset: members[0].keySpan.lowerBound, text: text + "," + layout.separator)
      }
      return Insertion(offset: before.value.span.upperBound, text: "," + layout.separator + text)
    }
  }

  private static func text(of entry: ManifestEntry) -> String {
    JSONPrinter.quoted(entry.name) + ": " + entry.json.printed(.fitted(width: widestLine, expanded: 0))
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The layout of a manifest's icons.
  private struct Layout {
    /// The text between a comma and the next icon.
    var separator: String
    /// The text before the closing brace, for a manifest that has no icon yet.
    var closing: String

    /// Reads the white space before the first icon, or before `icons` itself if there is none.
    init(of icons: JSONNode, _ members: [JSONMember], in source: SourceText) {
      if let first = members.first {
        let blanks = source.text((icons.span.lowerBound + 1)..<first.keySpan.lowerBound)
        separator = blanks.contains(where: \.isNewline) ? blanks : " "
        closing = ""
      } else {
        let lines = source.text(source.start..<icons.span.lowerBound).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let indent = (lines.last ?? "").prefix { $0 == " " || $0 == "\t" }
        let newline = source.bytes.contains(.carriageReturn) ? "\r\n" : "\n"
        separator = newline + indent + (indent.isEmpty ? "  " : indent)
        closing = newline + indent
      }
    }
  }
}
