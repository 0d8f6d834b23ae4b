import ChiralTestSupport
import Foundation
import Testing

/// The views of the page: of parts, of one icon, of all icons, and on paper.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct LoupeInBrowserTests {
  private static let icons = [
    "stroked": ##"{"class": "mirror", "components": {"#slash": "keep"}}"##,
    "fused": ##"{"class": "mirror", "components": {"path::subpath(2)": "move"}}"##,
    "turned": ##"{"class": "mirror", "components": {"#badge": "move"}}"##,
    "colored": #"{"class": "mirror"}"#,
    "plain": #"{"class": "fixed"}"#,
  ]

  private static func drawing(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\">\(content)</svg>"
  }

  private static let drawings = [
    "stroked": drawing(
      ##"<path d="M3 3h8v18H3z" fill="#000"/><line id="slash" x1="3" y1="5" x2="21" y2="19" stroke="#000" stroke-width="2"/>"##
    ),
    "fused": drawing(##"<path fill="#000" d="M2 2h6v6h-6zm12 12h4v4h-4z"/>"##),
    "turned": drawing(
      ##"<g fill="#000"><path d="M3 3h8v8H3z"/><g transform="translate(14 2)"><path id="badge" d="M0 0h6v3H0z"/></g></g>"##
    ),
    "colored": drawing(
      ##"<path fill="#d00" d="M2 2h10v10H2z"/><path fill="currentColor" d="M12 12h10v10H12z"/>"##),
    "plain": drawing(##"<path fill="#000" d="M4 4h16v16H4z"/>"##),
  ]

  private func scene() throws -> PageScene { try PageScene(Self.icons, drawings: Self.drawings) }

  /// Returns the box of the ink of a picture in units of 24, and its area in square units.
  private func ink(_ url: String, in browser: Browser) throws -> [Double] {
    let script = """
      new Promise((done) => { const image = new Image(); image.onload = () => {
        const canvas = document.createElement('canvas'); canvas.width = canvas.height = 240;
        const context = canvas.getContext('2d'); context.drawImage(image, 0, 0, 240, 240);
        const at = context.getImageData(0, 0, 240, 240).data; let box = [240, 240, 0, 0], ink = 0;
        for (let y = 0; y < 240; y += 1) for (let x = 0; x < 240; x += 1) {
          const alpha = at[(y * 240 + x) * 4 + 3] / 255; ink += alpha; if (alpha < 0.5) continue;
          box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)]; }
        done([...box.map((one) => one / 10), ink / 100]); }; image.src = \(url); })
      """
    return try browser.evaluate(script) as? [Double] ?? []
  }

  /// Returns the address of the picture of the only part of an icon's right-to-left picture.
  private func part(of icon: String) -> String {
    """
    getComputedStyle(document.querySelector('.row[data-name="\(icon)"] .part')).getPropertyValue('--url').slice(5, -2)
    """
  }

  @Test func partsAreTintedByTheirOwnPixels() throws {
    let scene = try scene()
    try scene.open()
    let browser = scene.browser
    let expected: [(icon: String, kind: String, box: [Double], area: Double)] = [
      // The parts are a line 22.8 units long and 2 wide, a square of a path that holds another, and a badge
      // in a group of its own.
      ("stroked", "kept", [2.4, 4.2, 21.6, 19.8], 45.6),
      ("fused", "moved", [6, 14, 10, 18], 16),
      ("turned", "moved", [4, 2, 10, 5], 18),
    ]
    for (icon, kind, box, area) in expected {
      #expect(try browser.count(".row[data-name=\"\(icon)\"] .part.\(kind)") == 1)
      let found = try ink(part(of: icon), in: browser)
      #expect(found.count == 5)
      for (one, other) in zip(found, box + [area]) { #expect(abs(one - other) < 0.45, "\(icon): \(found)") }
    }
    let opacity = "getComputedStyle(document.querySelector('.row[data-name=\"fused\"] .part')).opacity"
    try browser.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    #expect(try browser.text(opacity) == "0")
    // A tap on the words shows all parts, and so does the key.
    try browser.evaluate("document.querySelector('.row[data-name=\"fused\"] .verb.moved').click()")
    #expect(try browser.text("document.documentElement.dataset.parts") == "true")
    #expect(
      try browser.text("document.querySelector('.legend').innerText.trim().split(/\\s+/).join()")
        == "kept,moved")
    try browser.press("p")
    #expect(try browser.text("document.documentElement.dataset.parts") == "false")
    #expect(browser.problems == [])
  }

  @Test func theDarkHidesNoInk() throws {
    let scene = try scene()
    try scene.open("--icon", "colored", isDark: true)
    let light = """
      (async () => { const image = document.querySelector('.row img.pic'); await image.decode();
        const canvas = document.createElement('canvas'); canvas.width = canvas.height = 48;
        const context = canvas.getContext('2d', { willReadFrequently: true }); context.drawImage(image, 0, 0, 48, 48);
        const at = context.getImageData(34, 34, 1, 1).data, red = context.getImageData(12, 12, 1, 1).data;
        return [at[0] > 200 && at[1] > 200, red[0] > 200 && red[1] < 60].join(); })()
      """
    #expect(try scene.browser.evaluate(light) as? String == "true,true")
    #expect(scene.browser.problems == [])
  }

  @Test func theLoupeShowsVectorsInStep() throws {
    let scene = try scene()
    try scene.open()
    let browser = scene.browser
    try browser.press("End", "Enter")
    #expect(try browser.text("document.querySelector('.inspector').open") == "true")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "turned")
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.board img')].every((image) => image.src.startsWith('data:image/svg+xml,') && image.naturalWidth > 0)"
      ) == "true")
    #expect(try browser.count(".board") == 2)
    try browser.press("+", "+")
    try browser.evaluate("setLoupe({ x: 0.7, y: 0.4 })")
    let places =
      "[...new Set([...document.querySelectorAll('.board')].map((board) => { const box = board.getBoundingClientRect(), pane = board.parentElement.getBoundingClientRect(); return [box.width / pane.width, Math.round(box.left - pane.left), Math.round(box.top - pane.top)].join(); }))].join(';')"
    #expect(try browser.text(places) == "4,-1012,-484")
    try browser.press("0", "l")
    #expect(try browser.text(places) == "1,0,0")
    #expect(try browser.text("document.querySelector('.inspector').dataset.grid") == "false")
    #expect(try browser.count(".fall img, .fall .tinted") == 12)
    #expect(try browser.count(".context") == 2)
    for mode in ["blink", "swipe", "onion", "difference", "side"] {
      try browser.evaluate("document.querySelector('.inspector input[value=\(mode)]').click()")
      #expect(try browser.text("document.documentElement.dataset.mode") == mode)
      #expect(try browser.namelessElements() == [])
    }
    try browser.evaluate("document.querySelector('#previous').click()")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "stroked")
    #expect(browser.problems == [])
  }

  @Test func theWallShowsAllAndTheAddressSaysSo() throws {
    let scene = try scene()
    try scene.open()
    let browser = scene.browser
    try browser.press("v")
    #expect(try browser.count(".tile") == 5)
    #expect(try browser.namelessElements() == [])
    #expect(try browser.text("location.hash") == "#view=wall")
    try browser.press("Home", "ArrowRight")
    #expect(try scene.focused == "fused")
    try browser.press("Enter", "d")
    #expect(try browser.text("location.hash") == "#view=wall&icon=fused&mode=difference")
    try browser.press("Escape", "a")
    #expect(try browser.count(".tile.approved") == 1)
    try browser.press("v")
    #expect(try scene.focused == "plain")
    // The same address shows the same view; unknown values in it are ignored.
    try scene.open(
      at: "#icon=stroked&mode=swipe&class=mirror&q=stroke&locale=zz&sort=%3Cb%3E&zoom=900&ground=dark")
    #expect(try scene.names == "stroked")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "stroked")
    #expect(try browser.text("location.hash") == "#icon=stroked&q=stroke&class=mirror&mode=swipe&ground=dark")
    #expect(try browser.text("document.querySelector('#search').value") == "stroke")
    #expect(browser.problems == [])
  }

  @Test func paperShowsEveryIconInOrder() throws {
    let scene = try scene()
    try scene.open()
    let browser = scene.browser
    try browser.evaluate(
      "window.addEventListener('afterprint', () => {}); window.dispatchEvent(new Event('beforeprint'))")
    try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.paper-row h3')].map((name) => name.textContent).join(' ')")
        == "colored fused plain stroked turned")
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.paper img')].every((image) => image.naturalWidth > 0)")
        == "true")
    #expect(
      try browser.text("[...document.querySelectorAll('.paper-sign span')].map((one) => one.textContent)")
        == "Looked at by,Date")
    // Nothing else is on the page, and each right-to-left picture is in the row of its icon.
    let seen = "[...document.body.children].filter((one) => one.getClientRects().length > 0).length"
    #expect(try browser.evaluate(seen) as? Int == 1)
    let strays =
      "[...document.querySelectorAll('.paper-row')].filter((row) => [...row.querySelectorAll('img')].some((image) => { const a = row.getBoundingClientRect(), b = image.getBoundingClientRect(); return b.top < a.top || b.bottom > a.bottom; })).length"
    #expect(try browser.evaluate(strays) as? Int == 0)
    // No caption lies on its picture.
    let collisions =
      "[...document.querySelectorAll('.paper figure')].filter((one) => one.querySelector('img')?.getBoundingClientRect().bottom + 2 > one.querySelector('figcaption').getBoundingClientRect().top).length"
    #expect(try browser.evaluate(collisions) as? Int == 0)
    let pdf = try browser.call("Page.printToPDF", ["preferCSSPageSize": true])["data"] as? String ?? ""
    let bytes = Data(base64Encoded: pdf) ?? Data()
    let pages = String(decoding: bytes, as: Unicode.ASCII.self).matches(of: /\/Type \/Page\b(?!s)/).count
    #expect(pages == 1)
    #expect(browser.problems == [])
  }

  @Test func aDifferenceOfOnePixelHasAHalo() throws {
    let scene = try scene()
    try scene.open()
    let counted = """
      (() => { const layers = [0, 1].map(() => new Uint8ClampedArray(20 * 20 * 4)); layers[0][(10 * 20 + 10) * 4 + 3] = 255;
        layers[0][3] = layers[1][3] = 255; const { image, share } = difference(layers, 20, 20); let painted = 0;
        for (let at = 3; at < image.data.length; at += 4) if (image.data[at] > 0) painted += 1;
        return [painted > 10, share].join(); })()
      """
    #expect(try scene.browser.text(counted) == "true,0.5")
  }

  /// The pictures of the loupe fit whatever width the window gets while it is open, and what is being typed stays.
  @Test func theLoupeFollowsTheWindow() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .name")
    try browser.click("[data-key=\"edit note\"]")
    try browser.type("seen")
    for width in [1440, 700, 390, 700, 1440] {
      try browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
      try browser.wait("inspectedWidth === \(width)")
      let cropped = try browser.text(
        """
        [...document.querySelectorAll('.theatre .pane')].filter((pane) => { const box = pane.getBoundingClientRect();
          return parseFloat(pane.style.getPropertyValue('--pane-w')) > box.width + 1 || box.right > root.clientWidth; }).length
        """)
      #expect(cropped == "0", "\(width)")
      #expect(try browser.count(".theatre .pane") == 2)
      #expect(try browser.text("document.activeElement.value") == "seen", "\(width)")
    }
  }
}
