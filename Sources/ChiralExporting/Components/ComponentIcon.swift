import ChiralManifest
import ChiralRequests
import ChiralValues

/// An icon as a JavaScript module holds it.
struct ComponentIcon {
  let name: String
  private let choice: PictureChoice
  /// The content of each drawing.
  private let bodies: [String]

  init(_ icon: ExportIcon, name: String) throws(ExportError) {
    self.name = name
    let choice = PictureChoice(icon)
    bodies = try choice.pictures.enumerated().map { offset, picture throws(ExportError) in
      try picture.text(in: .body(idPrefix: "\(name)-\(offset)"), for: icon)
    }
    self.choice = choice
  }

  /// The facts as a JavaScript object literal.
  var data: String {
    let texts = bodies.map { "    " + Escape.javaScript($0) }
    let rows = choice.rows.map { "[\(Escape.javaScript($0.locale)), \($0.ltr), \($0.rtl)]" }
    return """
      {
        viewBox: \(Escape.javaScript(choice.pictures[0].drawing.viewBox)),
        bodies: [
      \(texts.joined(separator: ",\n")),
        ],
        flips: \(choice.flips),
        rtl: \(choice.rightToLeft),
        rows: [\(rows.joined(separator: ", "))],
      }
      """
  }
}
