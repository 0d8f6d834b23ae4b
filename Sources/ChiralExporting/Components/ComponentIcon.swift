import ChiralManifest

/// An icon as a JavaScript module holds it.
struct ComponentIcon {
  let name: String
  private let choice: PictureChoice

  init(_ icon: ExportIcon, name: String) {
    self.name = name
    choice = PictureChoice(icon)
  }

  /// The facts as a JavaScript object literal.
  var data: String {
    let texts = choice.pictures.enumerated().map { offset, picture in
      "    " + Self.quoted(SVGBody(picture, idPrefix: "\(name)-\(offset)").text)
    }
    let rows = choice.rows.map { "[\(Self.quoted($0.locale)), \($0.ltr), \($0.rtl)]" }
    return """
      {
        viewBox: "\(choice.pictures[0].viewBox)",
        bodies: [
      \(texts.joined(separator: ",\n")),
        ],
        flips: \(choice.flips),
        rtl: \(choice.rightToLeft),
        rows: [\(rows.joined(separator: ", "))],
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    // A Svelte component holds its script in an element, which `</` would end.
    JSONValue.string(text).printed(.compact).replacing("</", with: "<\\/")
  }
}
