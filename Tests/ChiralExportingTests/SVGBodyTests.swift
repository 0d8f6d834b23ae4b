import ChiralExporting
import ChiralTestSupport
import Testing

/// What becomes of a drawing that shares a file with others.
@Suite struct SVGBodyTests {
  private func symbol(_ svg: String) throws -> String {
    let export = try SinglePicture.export(SinglePicture.picture(svg), to: .web)
    guard case .text(let text)? = export.files.first(where: { $0.path == "sprite.svg" })?.content,
      let match = text.firstMatch(of: /<symbol[^>]*>(.*)<\/symbol>/.dotMatchesNewlines())
    else { return "" }
    return String(match.1)
  }

  @Test(
    arguments: [
      // Ids get the symbol's, and so does what refers to them; colours do not.
      (
        "<linearGradient id='a'><stop stop-color='#a00'/></linearGradient><path fill='url(#a)' style='mask:url(#a)'/>",
        "<linearGradient id='x-a'><stop stop-color='#a00'/></linearGradient><path fill='url(#x-a)' style='mask:url(#x-a)'/>"
      ),
      // A sheet would count for all symbols: its declarations move to the elements.
      (
        "<style>.a{fill:red} #b{stroke:blue}</style><path class='a'/><g id='b'><path/></g>",
        "<path style=\"fill: red\" class='a'/><g id='x-b' style=\"stroke: blue\"><path/></g>"
      ),
      // Titles, comments and blanks are no part of the picture.
      (
        "<title>t</title> <!-- c --> <path fill='#00f'/>\n", "<path fill='#00f'/>"
      ),
      // What has no colour but the tint takes that of the text around it.
      ("<path d='M0 0'/>", "<g fill=\"currentColor\"><path d='M0 0'/></g>"),
    ])
  func isTidied(body: String, expected: String) throws {
    #expect(try symbol(SinglePicture.svg(body)) == expected)
  }

  @Test func whatTheRootSaysStaysWithTheDrawing() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 9 9" fill="none" stroke="red" class="k"><path/></svg>
      """
    #expect(try symbol(svg) == #"<g fill="none" stroke="red" class="k"><path/></g>"#)
  }
}
