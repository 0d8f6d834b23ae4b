/// The difference between two texts in the format of `diff -u`.
package enum UnifiedDiff {
  /// The number of unchanged lines around changes.
  private static let context = 3

  /// Returns the difference in the form that `patch` accepts; empty if there is none.
  package static func text(from old: String, to new: String, file: String) -> String {
    let lines = merged(lines(of: old), lines(of: new))
    let hunks = hunks(in: lines)
    guard !hunks.isEmpty else { return "" }
    return "--- \(file)\n+++ \(file)\n" + hunks.map { text(of: $0, in: lines) }.joined()
  }

  /// A line with its sign.
  private struct Line {
    var sign: Character
    var text: Substring
  }

  /// Returns the lines with their line ends.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: \.isNewline).map(text.index(after:)) ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Returns the lines of both texts in one list: removed lines before added ones.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(Line(sign: "-", text: old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(Line(sign: "+", text: new[newIndex]))
        newIndex += 1
      } else {
        lines.append(Line(sign: " ", text: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Returns the ranges of lines around changes; adjacent ranges are merged.
  private static func hunks(in lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    let before = lines[..<hunk.lowerBound]
    let inside = lines[hunk]
    let old = range(before.count { $0.sign != "+" }, inside.count { $0.sign != "+" })
    let new = range(before.count { $0.sign != "-" }, inside.count { $0.sign != "-" })
    let body = inside.map { line in
      let isWhole = line.text.last?.isNewline == true
      return "\(line.sign)\(line.text)" + (isWhole ? "" : "\n\\ No newline at end of file\n")
    }
    return "@@ -\(old) +\(new) @@\n" + body.joined()
  }

  /// Returns a range as `first,count`, counted from 1; an empty range names the line before it.
  private static func range(_ before: Int, _ count: Int) -> String {
    let first = count == 0 ? before : before + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
