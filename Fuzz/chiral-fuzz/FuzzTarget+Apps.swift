import ChiralClassification
import ChiralMirroring
import ChiralSVG
import ChiralValues

@testable import ChiralDrawing

/// The readers of what apps hold: VectorDrawables, sheets of icons, asset catalogs, lists of names.
extension FuzzTarget {
  /// Checks that the mirror image of a VectorDrawable that is written into its file can be read.
  static func drawable(_ bytes: [UInt8]) {
    guard let source = try? DrawableSource(parsing: bytes, file: "", limits: SourceLimits()) else { return }
    var mirror = Mirror()
    mirror.isPure = true
    guard let mirrored = try? mirror.mirrored(source.drawing).document,
      let written = source.rewritten(to: mirrored, isAutoMirrored: true)
    else { return }
    precondition((try? DrawableSource(parsing: written, file: "", limits: SourceLimits())) != nil)
  }

  /// Checks that each icon of a sheet has either a drawing or a reason why it has none.
  static func sheet(_ bytes: [UInt8]) {
    guard let document = try? SVGDocument(parsing: bytes, file: ""), let sheet = try? IconSheet(document)
    else { return }
    for piece in sheet.pieces {
      precondition((piece.svg == nil) == (piece.problem != nil))
      if let svg = piece.svg { _ = try? SVGDocument(parsing: svg, file: "") }
    }
  }

  /// Reads an image set.
  static func catalog(_ bytes: [UInt8]) {
    let files = ["I.xcassets/back.imageset/Contents.json", "I.xcassets/back.symbolset/Contents.json"]
    let set = ImportKind.xcassets.read(ImportSource(files: files) { _ in bytes })
    precondition(set.icons.count + set.undrawn.count <= files.count)
  }

  /// Checks that a list that has the decisions does not change again.
  static func list(_ text: String) {
    let mirrors = ["back": true, "next": true, "clock": false]
    for file in ["a.txt", "a.json", "a.ts", "a.dart", "a.kt"] {
      guard let once = edit(text, file, mirrors), let twice = edit(once.text, file, mirrors) else { continue }
      precondition(once.text == twice.text)
    }
  }

  private static func edit(_ text: String, _ file: String, _ mirrors: [String: Bool]) -> ListEdit? {
    let facts = ListEdit.language(of: file).map { SourceFacts(Array(text.utf8), $0) }
    return try? ListEdit(text, file: file, facts: facts, mirrors: mirrors)
  }

  /// Checks that the places of what code and resources say about icons lie in the file, and that the effort is in proportion to it.
  static func facts(_ bytes: [UInt8]) {
    for language in SourceLanguage.allCases {
      precondition(SourceFacts(bytes, language).fits(bytes.count))
      let effort =
        switch language {
        case .resources: ResourceFacts(bytes).effort
        case .style: StyleFacts(bytes).effort
        case .dart, .kotlin, .script, .swift: CodeFacts(bytes, language).effort
        }
      precondition(effort <= 128 * bytes.count + 128)
    }
    _ = DrawableHead.dress(bytes, like: Array(bytes.reversed()))
  }
}
