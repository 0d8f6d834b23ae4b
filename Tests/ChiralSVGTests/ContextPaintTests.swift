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
    #expect(text.contains("<path fill=\"currentColor\" d=\"M2 2h9v9z\"/>"), "\(text)")
  }

  /// Lines in front of areas stay visible.
  @Test func areasBehindLinesAreLight() {
    let text = resolved(
      "<path fill=\"context-fill transparent\" d=\"M2 2h9v9z\"/><path stroke=\"context-stroke\" d=\"M2 2h9\"/>"
    )
    #expect(text.contains("<path fill-opacity=\"0.25\" fill=\"currentColor\" d=\"M2 2h9v9z\"/>"), "\(text)")
    #expect(text.contains("<path stroke=\"currentColor\" d=\"M2 2h9\"/>"), "\(text)")
  }

  /// In markers and symbols, every program knows the paints; other drawings stay as they are.
  @Test(arguments: [
    "<marker id=\"m\"><path fill=\"context-stroke\" d=\"M0 0h3v3z\"/></marker>",
    "<symbol id=\"s\"><path fill=\"context-fill\" d=\"M0 0h3v3z\"/></symbol>",
    "<path id=\"context-menu\" fill=\"red\" d=\"M0 0h3v3z\"/>",
  ])
  func otherDrawingsStay(content: String) { #expect(resolved(content).contains(content)) }
}
