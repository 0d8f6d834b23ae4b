package import ChiralManifest
import ChiralValues

/// The source lines that messages refer to.
package final class SourceExcerpts {
  /// The lines of the latest file, because findings of one file follow each other.
  private var last: (file: String, lines: [Substring]) = ("", [])

  /// The size above which a file is not read for a message, in bytes.
  private static let largest = 4 << 20
  /// The number of columns that are shown of a long line.
  private let width: Int

  /// The usual number of columns of a long line.
  package static let usualWidth = 72

  /// Creates an empty collection of excerpts.
  package init(width: Int = usualWidth) { self.width = width }

  /// Returns the line of a place with a caret below its column; nil if the place is a whole file or cannot be
  /// read.
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
    return Self.window(last.lines[location.line - 1], column: location.column, width: width)
  }

  /// Returns the part of a line around a column, which counts from 1, without leading blanks.
  static func window(_ line: Substring, column: Int, width: Int = usualWidth) -> String? {
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
