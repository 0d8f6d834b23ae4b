import ChiralManifest
import ChiralRequests
import ChiralValues

/// An icon as a JavaScript module holds it.
struct ComponentIcon {
  let name: String
  let choice: PictureChoice
  /// The content of each drawing, as an expression in JavaScript.
  private let bodies: [String]
  /// The locales of the manifest with the drawing that each of them sees; empty if no locale has one of its own.
  private let shown: [(locale: LanguageTag, drawing: Int)]

  /// Creates an icon whose drawings are elements of React, or else markup.
  init(
    _ icon: ExportIcon, name: String, locales: [LanguageTag], asElements: Bool
  ) throws(ExportError) {
    self.name = name
    // The style sheet flips about the middle of the width, counted from 0.
    let choice = PictureChoice(icon, canFlip: icon.leftToRight.box.map { $0.minX == 0 } ?? false)
    self.choice = choice
    shown =
      choice.rows.isEmpty
      ? []
      : locales.compactMap { locale in
        choice.pictures.firstIndex(where: icon.picture(in: locale).isSame).map { (locale, $0) }
      }
    bodies = try choice.pictures.enumerated().map { offset, picture throws(ExportError) in
      let prefix = "\(name)-\(offset)"
      return asElements
        ? try picture.text(in: .reactNodes(idPrefix: prefix), for: icon)
        : Escape.javaScript(try picture.text(in: .body(idPrefix: prefix), for: icon))
    }
  }

  /// True if the icon has several drawings, between which `choose` chooses.
  var hasChoice: Bool { bodies.count > 1 }

  /// The drawings as constants, if the module holds components for single locales, and these components: each bundle holds only
  /// the drawings of what it imports.
  var constants: (drawings: String, components: [(name: String, expression: String)]) {
    if shown.isEmpty { return ("", []) }
    var owners: [Int: String] = [:]
    let components = shown.map { locale, drawing in
      let own = name + locale.subtags.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
      defer { owners[drawing] = owners[drawing] ?? own }
      return (
        own, owners[drawing] ?? "/* @__PURE__ */ icon(\"\(name)\", \(object([Self.constant(drawing)])))"
      )
    }
    return (bodies.enumerated().map { "const \(Self.constant($0)) = \($1);\n" }.joined() + "\n", components)
  }

  private static func constant(_ drawing: Int) -> String { "drawing\(drawing)" }

  /// The facts as a JavaScript object literal, with the drawings in it or as the names of constants.
  func data(_ locales: LocaleGroups, namesDrawings: Bool = false) -> String {
    let rows = locales.rows(of: choice).map { "[\(Escape.javaScript($0.locale)), \($0.ltr), \($0.rtl)]" }
    let drawings = namesDrawings && !shown.isEmpty ? bodies.indices.map(Self.constant) : bodies
    return object(
      drawings,
      [
        choice.flips ? "flips: true" : nil,
        choice.rightToLeft == 0 ? nil : "rtl: \(choice.rightToLeft)",
        rows.isEmpty ? nil : "rows: [\(rows.joined(separator: ", "))]",
        choice.pattern(locales).map { "pattern: \(Escape.javaScript($0.name))" },
      ])
  }

  private func object(_ drawings: [String], _ more: [String?] = []) -> String {
    let box = choice.pictures[0].drawing.viewBox
    let members = [
      box == "0 0 24 24" ? nil : "viewBox: \(Escape.javaScript(box))",
      "bodies: [\n    \(drawings.joined(separator: ",\n    ")),\n  ]",
    ]
    return "{\n" + (members + more).compactMap(\.self).map { "  \($0),\n" }.joined() + "}"
  }
}
