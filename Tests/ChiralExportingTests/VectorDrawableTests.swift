import ChiralExporting
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

/// VectorDrawables, read by a simulation of Android, show the same as the drawing in librsvg.
@Suite struct VectorDrawableTests {
  /// The content of `<svg viewBox="0 0 24 24">`.
  static let drawings: KeyValuePairs = [
    "shapes": """
    <rect x="1" y="1" width="8" height="6" rx="2"/><circle cx="15" cy="5" r="4"/><ellipse cx="5" cy="14" rx="4" ry="2"/>
    <polygon points="12,11 22 11 17,18"/><polyline points="2 18 6 22 10 18" fill="none" stroke="#f00"/>
    <line x1="12" y1="21" x2="22" y2="21" stroke="blue" stroke-width="2"/>
    """,
    "curves": """
    <path d="M2 2q4-2 8 2t8 2M2 10c2-4 6-4 8 0s6 4 8 0" fill="none" stroke="#000" stroke-width="1.5"/>
    <path d="M4 20a4 3 30 1 0 6-3 2 2 0 01 3 3zm8-6h4v4h-4z" fill-rule="evenodd"/>
    """,
    "strokes": """
    <g fill="none" stroke="currentColor" stroke-width="2"><path d="M3 8 8 3l5 5" stroke-linejoin="round"/>
    <path d="M3 18 8 13l5 5" stroke-linejoin="bevel" stroke-linecap="square"/>
    <path d="M15 20 18 4l3 16" stroke-miterlimit="12" stroke-linecap="round"/></g>
    """,
    "transforms": """
    <g transform="translate(12 12) rotate(30) scale(1.5)"><path d="M-4-2h6a2 2 0 0 1 0 4h-6z"/></g>
    <path d="M2 2h5v3a4 2 20 0 1-5 0z" transform="scale(-1 1) translate(-24 0)"/>
    <path d="M2 14h5a3 3 0 0 1 0 6h-5z" transform="skewX(10)" fill="#0a0"/>
    <path d="M2 8h6" fill="none" transform="scale(2 .5)" stroke="#00f" stroke-width="2" stroke-linecap="round"/>
    """,
    "linear gradients": """
    <linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="#00f" stop-opacity=".5"/></linearGradient>
    <linearGradient id="b" href="#a" x1="4" y1="2" x2="10" y2="10" gradientUnits="userSpaceOnUse" spreadMethod="reflect"/>
    <linearGradient id="c" href="#a" gradientTransform="rotate(40)"/>
    <rect x="1" y="1" width="10" height="10" fill="url(#a)"/><rect x="13" y="1" width="10" height="6" fill="url(#c)"/>
    <rect x="1" y="13" width="22" height="10" fill="url(#b)" stroke="url(#a)" stroke-width="2"/>
    """,
    "radial gradients": """
    <radialGradient id="a"><stop stop-color="#ff0"/><stop offset=".5" stop-color="#080"/><stop offset="1"/></radialGradient>
    <radialGradient id="b" href="#a" cx="16" cy="16" r="6" gradientUnits="userSpaceOnUse"/>
    <rect x="1" y="1" width="9" height="9" fill="url(#a)"/><rect x="11" y="11" width="12" height="12" fill="url(#b)"/>
    """,
    "a clip": """
    <clipPath id="a"><circle cx="12" cy="12" r="8"/></clipPath>
    <g clip-path="url(#a)"><path d="M0 0h24v12H0z"/><path d="M4 12h8v12H4z" fill="#c00"/></g>
    """,
    "opacity": """
    <rect x="2" y="2" width="12" height="12" opacity=".5"/><circle cx="16" cy="16" r="6" fill="#00f" fill-opacity="50%"/>
    <path d="M2 22h10" stroke="rgb(200, 0, 0)" stroke-width="3" stroke-opacity=".4"/>
    """,
    "alpha": """
    <path d="M2 2h8v8H2z" fill="#ff000033"/><path d="M12 2h10v8H12z" fill="rgba(0,0,255,.5)" fill-opacity=".5"/>
    <path d="M2 16h20" stroke="#0a06" stroke-width="4"/><g color="#f008"><path d="M2 20h20v3H2z" fill="currentColor"/></g>
    """,
    "a gradient with the colour around it": """
    <g color="#06c"><linearGradient id="a"><stop stop-color="currentColor"/><stop offset="1" stop-color="red"/></linearGradient></g>
    <path color="#0a0" d="M2 2h16v9z" fill="url(#a)" stroke="currentColor"/>
    """,
    "a gradient with one stop": """
    <linearGradient id="a"><stop stop-color="#f00" stop-opacity=".2"/></linearGradient>
    <path d="M1 1h9v9H1z" fill="url(#a)"/><path d="M1 12h9v9H1z" fill="url(#a)" fill-opacity=".5"/>
    """,
    "use": """
    <defs><g id="a" fill="#a0a"><path d="M0 0h6v6H0z"/><circle r="2" cx="9" cy="3"/></g></defs>
    <use href="#a" x="2" y="2"/><use href="#a" transform="translate(2 12) scale(1.5)" fill="red"/>
    """,
    "a style sheet": """
    <style>.a { fill: none; stroke: teal; stroke-width: 2px } #b { fill: #fa0 !important }</style>
    <path class="a" d="M2 12h20"/><path id="b" fill="red" d="M4 14h16v6H4z"/>
    <path d="M4 2h16v6H4z" style="fill: hotpink" fill="green"/><g display="none"><path d="M0 0h24v24H0z"/></g>
    """,
  ]

  @Test(arguments: drawings.map(\.key)) func showsWhatTheDrawingShows(name: String) throws {
    let body = try #require(Self.drawings.first { $0.key == name }?.value)
    let picture = try SinglePicture.picture(SinglePicture.svg(body))
    let file = try #require(try SinglePicture.export(picture, to: .android).files.first)
    guard case .text(let xml) = file.content else {
      Issue.record("\(name) became PNGs")
      return
    }
    let drawn = try VectorDrawableSimulation(xml).svg
    expectSamePicture(
      try SinglePicture.bitmap(drawn.utf8), try SinglePicture.bitmap(picture.drawing.svg),
      "vector-drawable-\(name)")
  }

  static let refused: KeyValuePairs = [
    "it has a mask": "<mask id='a'><path d='M0 0h9v9z'/></mask><path mask='url(#a)' d='M0 0h9v9z'/>",
    "it has a filter": "<path filter='url(#a)' d='M0 0h9v9z'/>",
    "it has a pattern": "<pattern id='a'><path d='M0 0h9v9z'/></pattern><path fill='url(#a)' d='M0 0h9v9z'/>",
    "it has text": "<text x='2' y='20'>A</text>",
    "it has a picture of pixels": "<image href='data:,' width='2' height='2'/>",
    "it has dashes": "<path d='M0 0h9' stroke='red' stroke-dasharray='1'/>",
    "it has markers": "<path d='M0 0h9' marker-end='url(#a)'/>",
    "it fades several parts as one layer": "<g opacity='.5'><path d='M0 0h9v9z'/><path d='M0 0h9v9z'/></g>",
    "it has an elliptical gradient":
      "<radialGradient id='a'><stop/><stop offset='1'/></radialGradient><path fill='url(#a)' d='M0 0h9v4H0z'/>",
    "it has a stroke that is stretched over a fill":
      "<path transform='scale(2 1)' fill='red' stroke='blue' d='M0 0h9v9z'/>",
    "it has a clip of more than one plain shape":
      "<clipPath id='a'><path d='M0 0h9v9z'/><path d='M0 0h9v9z'/></clipPath><path clip-path='url(#a)' d='M0 0h9v9z'/>",
    "it paints strokes before fills": "<path paint-order='stroke' stroke='red' d='M0 0h9v9z'/>",
  ]

  @Test(arguments: refused.map(\.key)) func anUnsupportedDrawingBecomesPNGs(reason: String) throws {
    let body = try #require(Self.refused.first { $0.key == reason }?.value)
    let export = try SinglePicture.export(SinglePicture.picture(SinglePicture.svg(body)), to: .android)
    #expect(
      export.files.map(\.path) == ["m", "h", "xh", "xxh", "xxxh"].map { "res/drawable-\($0)dpi/ic_x.png" })
    let message = export.warnings.map(\.message).joined()
    #expect(message.contains(": \(reason), which a VectorDrawable does not support"), "\(message)")
  }

  /// SVG 2, section 14.2: the last stop paints everything. librsvg differs, and Android refuses a radius of
  /// 0.
  @Test(arguments: [
    "<linearGradient id='a' x2='0'>|</linearGradient>", "<radialGradient id='a' r='0'>|</radialGradient>",
    "<radialGradient id='a' r='.00001' gradientUnits='userSpaceOnUse'>|</radialGradient>",
  ]) func aGradientWithoutAnExtentIsItsLastStop(gradient: String) throws {
    let stops = "<stop stop-color='red'/><stop offset='1' stop-color='#00f' stop-opacity='.6'/>"
    let svg = SinglePicture.svg(gradient.replacing("|", with: stops) + "<path fill='url(#a)' d='M1 1h9v9z'/>")
    let file = try #require(try SinglePicture.export(SinglePicture.picture(svg), to: .android).files.first)
    guard case .text(let xml) = file.content else {
      Issue.record("it became PNGs")
      return
    }
    #expect(xml.contains("android:fillColor=\"#FF0000FF\"") && xml.contains("android:fillAlpha=\"0.6\""))
    #expect(!xml.contains("gradient"))
  }

  /// aapt2 ends with status 0 and writes STRING_TOO_LARGE instead of such a path.
  @Test func aPathTooLongForResourcesBecomesPNGs() throws {
    let steps = (0..<6_000).map { "l\($0 % 7).12 \($0 % 5 - 2).34" }.joined()
    let export = try SinglePicture.export(
      SinglePicture.picture(SinglePicture.svg("<path fill='red' d='M0 0\(steps)z'/>")), to: .android)
    #expect(export.files.allSatisfy { $0.path.hasSuffix(".png") } && !export.files.isEmpty)
    let message = try #require(export.warnings.first?.message)
    #expect(message.contains("in their own colours: it has a path of more than 32767 bytes"), "\(message)")
  }

  /// The picture is the viewBox, whatever size the drawing declares; nothing is stretched.
  @Test func theViewBoxTellsTheShape() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 48 24"><path d="M2 2h9v9z"/></svg>
      """
    let picture = try SinglePicture.picture(svg)
    func text(_ target: Target, _ ending: String) throws -> String {
      let file = try SinglePicture.export(picture, to: target).files.first { $0.path.hasSuffix(ending) }
      guard case .text(let text)? = file?.content else { return "" }
      return text
    }
    #expect(try text(.android, ".xml").contains("android:width=\"48dp\"\n    android:height=\"24dp\""))
    #expect(try text(.xcassets, "x.svg").contains("width=\"48\" height=\"24\" viewBox=\"0 0 48 24\""))
    #expect(try text(.gtk, ".svg").contains("width=\"48\" height=\"24\""))
    #expect(try text(.web, ".css").contains("width: 2em"))
  }

  @Test func densitiesMultiplyTheSize() throws {
    let text = SinglePicture.svg(try #require(Self.refused.first?.value))
    let heights = try SinglePicture.export(SinglePicture.picture(text), to: .android).files.map(\.content)
    let expected = [24, 36, 48, 72, 96].map { OutputFile.Form.png(height: $0) }
    #expect(heights.map { if case .picture(_, let form) = $0 { form } else { .svg } } == expected)
  }
}
