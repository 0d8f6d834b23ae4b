extension ManifestEditor {
  /// Returns the manifest after some changes, with every other byte kept; nil if the file contains no JSON.
  ///
  /// A change that is already made has no effect. Overlapping changes are made one after the other.
  package static func applying(_ edits: [ManifestEdit], to source: SourceText) -> String? {
    var entries: [ManifestEntry] = []
    var pending: [ManifestEdit] = []
    for edit in edits {
      if case .add(let entry) = edit { entries.append(entry) } else { pending.append(edit) }
    }
    var source = source
    while !pending.isEmpty {
      guard let root = JSONReader.read(source).root else { return nil }
      let splicer = MemberSplicer(source: source)
      var splices: [TextReplacement] = []
      var postponed: [ManifestEdit] = []
      for edit in pending {
        guard let splice = splicer.splice(for: edit, in: root) else { continue }
        if splices.contains(where: splice.touches) { postponed.append(edit) } else { splices.append(splice) }
      }
      source = source.replacing(splices)
      pending = postponed
    }
    return entries.isEmpty ? source.wholeText : adding(entries, to: source)
  }
}

/// A replacement text for a range of bytes.
package struct TextReplacement {
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// Returns true if two replacements overlap or touch, so that only one of them can be made.
  func touches(_ other: TextReplacement) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}

extension SourceText {
  /// Returns the file with replacements that do not overlap.
  package func replacing(_ splices: [TextReplacement]) -> SourceText {
    var result: [UInt8] = []
    var offset = 0
    for splice in splices.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[offset..<splice.range.lowerBound] + splice.text.utf8
      offset = splice.range.upperBound
    }
    return SourceText(result + bytes[offset...], file: file)
  }
}
