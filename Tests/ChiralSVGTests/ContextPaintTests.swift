import ChiralSVG
import Testing

/// The paints that Firefox and Thunderbird replace, as other programs see them.
@Suite struct ContextPaintTests {
  private func resolved(_ content: String) -> String {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
    return String(decoding: ContextPaint.resolved(Array(text.utf8)), as: UTF8.self)
  }

  @Test func shapesAreDrawnInTheirOwnColour() {
    let text = resolved("<path fill=\"context-fill\" fill-opacity=\"context-fill-opacity\" d=\"M2 2h9v9z\"/>")
    #expect(text.contains("<path fill=\"currentColor\" fill-opacity=\"1\" d=\"M2 2h9v9z\"/>"), "\(text)")
  }

  /// Lines in front of areas stay visible.
  @Test func areasBehindLinesAreLight() {
    let text = resolved(
      "<path fill=\"context-fill transparent\" d=\"M2 2h9v9z\"/><path stroke=\"context-stroke\" d=\"M2 2h9\"/>"
    )
    #expect(text.contains("<path fill-opacity=\"0.25\" fill=\"currentColor\" d=\"M2 2h9v9z\"/>"), "\(text)")
    #expect(text.contains("<path stroke=\"currentColor\" d=\"M2 2h9\"/>"), "\(text)")
  }

  /// Paints in `style` and in style sheets are replaced, too, and the other declarations stay.
  @Test func paintsOfStylesAreReplaced() {
    let style = resolved("<path style=\"fill: context-fill; opacity: .5\" d=\"M2 2h9v9z\"/>")
    #expect(style.contains("style=\"fill: currentColor; opacity: .5\""), "\(style)")
    let sheet = resolved("<style>.a{stroke:context-stroke}</style><path class=\"a\" d=\"M2 2h9\"/>")
    #expect(sheet.contains("style=\"stroke: currentColor\""), "\(sheet)")
  }

  /// The words of CSS have no case, and a shape that is drawn where it stands is drawn again by `<use>`.
  @Test func otherSpellingsAndUsedShapesAreReplaced() {
    let capitals = resolved("<style>path{fill:CONTEXT-FILL}</style><path d=\"M2 2h9v9z\"/>")
    #expect(capitals.contains("style=\"fill: currentColor\""), "\(capitals)")
    let used = resolved("<path id=\"a\" fill=\"context-fill\" d=\"M2 2h9v9z\"/><use href=\"#a\" x=\"8\"/>")
    #expect(used.contains("<path id=\"a\" fill=\"currentColor\""), "\(used)")
  }

  /// The content of `<use>` has the paints of the `<use>`.
  @Test func whatAUseShowsKeepsItsContext() {
    let shape = "<g id=\"g\"><path fill=\"context-fill\" d=\"M0 0h3v3z\"/></g>"
    let text = resolved(
      "<defs>\(shape)</defs><use href=\"#g\" fill=\"red\"/><path fill=\"context-fill\" d=\"M5 5h3\"/>")
    #expect(text.contains(shape) && text.contains("<path fill=\"currentColor\" d=\"M5 5h3\"/>"), "\(text)")
  }

  /// In markers and symbols, every program knows the paints; other drawings stay as they are.
  @Test(arguments: [
    "<marker id=\"m\"><path fill=\"context-stroke\" d=\"M0 0h3v3z\"/></marker>",
    "<symbol id=\"s\"><path fill=\"context-fill\" d=\"M0 0h3v3z\"/></symbol>",
    "<path id=\"context-menu\" fill=\"red\" d=\"M0 0h3v3z\"/>",
  ])
  func otherDrawingsStay(content: String) { #expect(resolved(content).contains(content)) }
}
