import ChiralManifest
import ChiralRequests
import ChiralValues

/// An icon as a JavaScript module holds it.
struct ComponentIcon {
  let name: String
  let choice: PictureChoice
  /// The content of each drawing, as an expression in JavaScript.
  private let bodies: [String]

  /// Creates an icon whose drawings are elements of React, or else markup.
  init(_ icon: ExportIcon, name: String, asElements: Bool) throws(ExportError) {
    self.name = name
    // The style sheet flips about the middle of the width, counted from 0.
    choice = PictureChoice(icon, canFlip: icon.leftToRight.box.map { $0.minX == 0 } ?? false)
    bodies = try choice.pictures.enumerated().map { offset, picture throws(ExportError) in
      let prefix = "\(name)-\(offset)"
      return asElements
        ? try picture.text(in: .reactNodes(idPrefix: prefix), for: icon)
        : Escape.javaScript(try picture.text(in: .body(idPrefix: prefix), for: icon))
    }
  }

  /// True if the icon has several drawings, between which `choose` chooses.
  var hasChoice: Bool { bodies.count > 1 }

  /// The facts as a JavaScript object literal.
  func data(_ locales: LocaleGroups) -> String {
    let box = choice.pictures[0].drawing.viewBox
    let rows = locales.rows(of: choice).map { "[\(Escape.javaScript($0.locale)), \($0.ltr), \($0.rtl)]" }
    let members = [
      box == "0 0 24 24" ? nil : "viewBox: \(Escape.javaScript(box))",
      "bodies: [\n    \(bodies.joined(separator: ",\n    ")),\n  ]",
      choice.flips ? "flips: true" : nil,
      choice.rightToLeft == 0 ? nil : "rtl: \(choice.rightToLeft)",
      rows.isEmpty ? nil : "rows: [\(rows.joined(separator: ", "))]",
      choice.pattern(locales).map { "pattern: \(Escape.javaScript($0.name))" },
    ]
    return "{\n" + members.compactMap(\.self).map { "  \($0),\n" }.joined() + "}"
  }
}
