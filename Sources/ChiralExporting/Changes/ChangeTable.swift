import ChiralManifest
import ChiralValues

/// Changes as a Markdown table with picture files, for pull requests.
package struct ChangeTable: Sendable {
  /// The table.
  package let text: String
  /// The pictures by path relative to the table; each file is named by its digest.
  package let pictures: [String: [UInt8]]

  /// The comment by which a table is recognised as one of ours.
  package static let mark = "<!-- written by chiral sheet -->"
  /// The folder of the pictures.
  package static let folder = "changes"

  /// Creates a table with a heading. `base` names the state that is compared with, `address` precedes the
  /// path of each picture, `flipped` returns the PNG of the mirror image of one, and `digest` the digest of a file.
  package init(
    _ changes: [Change], title: String, base: String, address: String, flipped: ([UInt8]) -> [UInt8],
    digest: ([UInt8]) -> String
  ) {
    var pictures: [String: [UInt8]] = [:]
    func image(_ png: [UInt8]?, _ words: String) -> String {
      guard let png, !png.isEmpty else { return "" }
      let path = Self.path(ofPicture: digest(png))
      pictures[path] = png
      let height = Int(SheetPicture.height)
      return "<img src=\"\(Self.safe(address + path))\" height=\"\(height)\" alt=\"\(Self.safe(words))\">"
    }
    func image(_ print: Rendition.Print?, _ words: String) -> String {
      image(print.map { $0.isFlipped ? flipped($0.png) : $0.png }, words)
    }
    var lines = [
      Self.mark, "### \(Self.safe(title)): \(Self.count(changes)), compared with \(Self.safe(base))", "",
    ]
    if !changes.isEmpty {
      lines += ["| icon | | before | now | difference |", "| --- | --- | :-: | :-: | :-: |"]
    }
    for change in changes {
      let name = "<code>\(Self.safe(change.picture.key.icon))</code><br>\(Self.safe(change.picture.name))"
      let remark = change.remark.map { "<br>\(Self.safe(Caption.printable($0)))" } ?? ""
      let cells = [
        name, Self.safe(change.headline) + remark, image(change.before?.print, "before"),
        image(change.now?.print, "now"), change.words ?? image(change.difference, "difference"),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    text = lines.joined(separator: "\n") + "\n"
    self.pictures = pictures
  }

  /// Returns the path of a picture with a digest, relative to the table.
  package static func path(ofPicture digest: String) -> String { "\(folder)/\(digest).png" }

  private static func count(_ changes: [Change]) -> String {
    changes.isEmpty
      ? "no picture changed" : "\(Wording.counted(changes.count, "picture")) to look at"
  }

  /// Returns text that neither Markdown nor HTML interprets: all other characters become character
  /// references, and invisible control characters are replaced.
  static func safe(_ text: String) -> String {
    Escape.references(Caption.printable(text))
  }
}
