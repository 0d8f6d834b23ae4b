import ChiralExporting
import ChiralManifest
import ChiralSVG
import ChiralTestSupport
import Testing

/// The symbol of a drawing that shares a file with others.
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
      // Ids and the references to them get the symbol's prefix; colours do not.
      (
        "<linearGradient id='a'><stop stop-color='#a00'/></linearGradient><path fill='url(#a)' style='mask:url(#a)'/>",
        ##"<linearGradient id="x__a"><stop stop-color="#a00"/></linearGradient><path fill="url(#x__a)" style="mask:url(#x__a)"/>"##
      ),
      // An id with a blank or a parenthesis needs its quotes, in whichever way the source writes them.
      (
        """
        <mask id='a b'/><mask id='c(1)'/><path fill='#00f' mask='url("#a b")'/><path mask="url('#c(1)')"/>
        <path style="mask: url(&quot;#a b&quot;)"/><path mask="url( '#a b' )"/><path mask="url('#no no')"/>
        """,
        """
        <mask id="x__a b"/><mask id="x__c(1)"/><path fill="#00f" mask="url('#x__a b')"/><path mask="url('#x__c(1)')"/>\
        <path style="mask: url('#x__a b')"/><path mask="url('#x__a b')"/><path mask="url('#no no')"/>
        """
      ),
      // Like browsers, an `href` counts before an `xlink:href`, in either order.
      (
        """
        <path id='a' fill='#00f'/><path id='b'/><g xmlns:xlink='http://www.w3.org/1999/xlink'>\
        <use xlink:href='#b' href='#a'/><use href='#a' xlink:href='#b'/></g>
        """,
        ##"<path id="x__a" fill="#00f"/><path id="x__b"/><g><use href="#x__a"/><use href="#x__a"/></g>"##
      ),
      // A style sheet would apply to all symbols, so its declarations move to the elements.
      (
        "<style>.a{fill:red} #b{stroke:blue}</style><path class='a'/><g id='b'><path/></g>",
        #"<path style="fill: red" class="a"/><g id="x__b" style="stroke: blue"><path/></g>"#
      ),
      // Of several elements with one id, references mean the first.
      (
        "<g id='a'><path id='b' fill='#00f'/></g><path id='b'/><use href='#b'/>",
        ##"<g id="x__a"><path id="x__b" fill="#00f"/></g><path/><use href="#x__b"/>"##
      ),
      // Percentages of gradients in the coordinates of the drawing would be those of the whole sprite.
      (
        "<linearGradient id='a' x1='50%' gradientUnits='userSpaceOnUse'/><radialGradient id='b' cy='3' href='#a'/><path fill='#00f'/>",
        ##"<linearGradient id="x__a" x2="24" x1="12" gradientUnits="userSpaceOnUse"/><radialGradient id="x__b" r="12" cx="12" cy="3" href="#x__a"/><path fill="#00f"/>"##
      ),
      // Titles, comments and blanks are not part of the picture.
      (
        "<title>t</title> <!-- c --> <path fill='#00f'/>\n", ##"<path fill="#00f"/>"##
      ),
      // A drawing without a colour of its own gets that of the surrounding text.
      ("<path d='M0 0'/>", #"<g fill="currentColor"><path d="M0 0"/></g>"#),
      // Attributes in an editor's namespace are dropped in a sprite; ids with dots and colons are kept whole.
      (
        """
        <g xmlns:i="urn:i" xmlns:l="http://www.w3.org/1999/xlink" i:label="a"><path id="p.1:2" fill="#00f" i:x="1"/>
        <use l:href="#p.1:2" xml:space="preserve"/><use l:href="#no"/><i:meta/></g>
        """,
        ##"<g><path id="x__p.1:2" fill="#00f"/><use href="#x__p.1:2" xml:space="preserve"/><use href="#no"/></g>"##
      ),
      // Prefixes of the SVG namespace are removed; text is escaped, whatever entities the drawing had.
      (
        "<s:g xmlns:s='http://www.w3.org/2000/svg' fill='red'><s:text><![CDATA[a<b&]]>&#65;</s:text></s:g>",
        #"<g fill="red"><text>a&lt;b&amp;A</text></g>"#
      ),
    ])
  func isTidied(body: String, expected: String) throws {
    #expect(try symbol(SinglePicture.svg(body)) == expected)
  }

  @Test func declarationsOfTheRootStayWithTheDrawing() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 9 9" fill="none" stroke="red" class="k"><path/></svg>
      """
    #expect(try symbol(svg) == #"<g fill="none" stroke="red" class="k"><path/></g>"#)
  }

  /// A path in `bell` that is called `badge` is not the icon `bell-badge`.
  @Test func innerIDsAreNoNamesOfSymbols() throws {
    let bell = try SinglePicture.picture(
      SinglePicture.svg("<path id='badge' d='M0 0h9v9z'/><path id='rtl' d='M0 0h9'/>"))
    let badge = try SinglePicture.picture(SinglePicture.svg("<path d='M1 1h9v9z'/>"))
    let icons = [SinglePicture.icon("bell", bell), SinglePicture.icon("bell-badge", badge)]
    let export = try #require(Target.web.exporter).export(ExportSet(icons: icons, sizes: [24], scales: [1]))
    guard case .text(let text)? = export.files.first(where: { $0.path == "sprite.svg" })?.content else {
      return
    }
    let ids = text.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == ["bell", "bell-badge", "bell__badge", "bell__rtl"])
  }

  /// The entities of a document type that is not copied, and attributes of editors: the result is XML with
  /// valid namespaces.
  @Test(arguments: [Target.web, .iconify]) func theResultIsXML(target: Target) throws {
    let svg = """
      <!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY red "fill:#f00">]>
      <svg xmlns="&ns_svg;" xmlns:inkscape="urn:inkscape" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24"
        inkscape:version="1" xml:space="preserve">
        <path id="a" inkscape:connector-curvature="0" style="&red;" d="M4 4h9v9z"/><use xlink:href="#a"/>
      </svg>
      """
    let export = try SinglePicture.export(SinglePicture.picture(svg), to: target)
    let texts = export.files.compactMap { file -> String? in
      guard case .text(let text) = file.content else { return nil }
      if file.path == "sprite.svg" { return text }
      guard file.path == "icons.json", target == .iconify,
        let body = JSONReader.read(SourceText(Array(text.utf8), file: "")).root?["icons"]?["x"]?["body"]?
          .string
      else { return nil }
      return "<svg xmlns=\"http://www.w3.org/2000/svg\">\(body)</svg>"
    }
    #expect(texts.count == 1)
    for text in texts {
      let document = try SVGDocument(parsing: Array(text.utf8), file: "out.svg")
      #expect(!text.contains("inkscape") && !text.contains("xlink") && !text.contains("&red"))
      #expect(text.contains("fill:#f00") && !document.root.elements.isEmpty)
    }
  }
}
