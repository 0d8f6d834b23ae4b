package import ChiralManifest

/// The lines of sources to which messages point.
package final class SourceExcerpts {
  /// The lines of the file that was asked for last: findings of one file follow each other.
  private var last: (file: String, lines: [Substring]) = ("", [])

  /// Larger files are not read for a message.
  private static let largest = 4 << 20
  /// So many columns of a long line are shown.
  private static let width = 72

  /// Excerpts of which none was asked for yet.
  package init() {}

  /// The line of a place with a caret below its column; nil where a place is a file as a whole, or cannot be read.
  package func excerpt(at location: SourceLocation) -> String? {
    guard location.line > 1 || location.column > 1 else { return nil }
    if last.file != location.file {
      let bytes = (try? Files.readFile(location.file, limit: Self.largest)) ?? []
      last = (
        location.file,
        String(decoding: bytes, as: UTF8.self).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      )
    }
    guard last.lines.indices.contains(location.line - 1) else { return nil }
    return Self.window(last.lines[location.line - 1], column: location.column)
  }

  /// A part of a line around a column, which counts from 1, without blanks at its beginning.
  static func window(_ line: Substring, column: Int) -> String? {
    let characters = Array(line)
    guard column >= 1, column <= characters.count + 1 else { return nil }
    let end = min(characters.count, max(width, column - 1 + width / 2))
    let start = max(0, end - width)
    let blanks = characters[start..<end].prefix { $0 == " " || $0 == "\t" }.count
    let first = min(start + blanks, column - 1)
    let shown = characters[first..<end].map { $0 == "\t" ? " " : $0 }
    let isCut = start > 0
    let text = (isCut ? "…" : "") + String(shown) + (end < characters.count ? "…" : "")
    let indent = column - 1 - first + (isCut ? 1 : 0)
    return Wording.escaped(text) + "\n" + String(repeating: " ", count: indent) + "^"
  }
}
