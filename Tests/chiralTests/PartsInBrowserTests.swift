import ChiralTestSupport
import Foundation
import Testing

/// The parts that were kept or moved, as the page colours, counts and names them.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct PartsInBrowserTests {
  private static func drawing(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round">\(content)</svg>
    """
  }

  /// A person, the same moved aside for a magnifier of two elements, a question mark of two elements in a bubble, two check marks in a list,
  /// and a check mark in a frame that is its own mirror image.
  private static let drawings = [
    "person": drawing(
      #"<circle cx="12" cy="7.5" r="3.5"/><path d="M5.5 20.5V19a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v1.5"/>"#),
    "person-search": drawing(
      #"<circle cx="10" cy="7.5" r="3.5"/><path d="M3.5 20.5V19a4 4 0 0 1 4-4h2.8"/>"#
        + #"<circle cx="17" cy="17" r="3"/><path d="M21 21l-1.9-1.9"/>"#),
    "message-question": drawing(
      #"<path d="M4 4h16v12h-9l-5 4v-4H4z"/><path d="M10.2 8.3a2 2 0 0 1 3.8.7c0 1.3-2 1.7-2 2.6"/><path d="M12 13.6h.01"/>"#
    ),
    "list-check": drawing(
      #"<path d="M12 6h9M12 17h9"/><path d="M3 6l1.7 1.7L8.5 4"/><path d="M3 17l1.7 1.7L8.5 15"/>"#),
    "card-check": drawing(
      #"<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M8.5 12l2.5 2.5 4.5-5"/>"#),
  ]

  private static let icons = drawings.mapValues { _ in #"{"class": "mirror"}"# }

  private func scene() throws -> PageScene {
    let scene = try PageScene(Self.icons, drawings: Self.drawings)
    try scene.open("--title", "Parts")
    return scene
  }

  /// Names the parts whose colour lies where their picture has no ink, or that colour nothing; `checked` counts all.
  private static let strays = """
    (async () => {
      const inkOf = async (url) => { const image = new Image(); image.src = url; await image.decode();
        const context = Object.assign(document.createElement('canvas'), { width: 192, height: 192 }).getContext('2d');
        context.drawImage(image, 0, 0, 192, 192); return context.getImageData(0, 0, 192, 192).data.filter((_, at) => at % 4 === 3); };
      const strays = []; let checked = 0;
      for (const icon of data.icons) for (const picture of picturesOf(icon)) for (const part of picture.parts ?? []) {
        const [all, own] = await Promise.all([inkOf(vectorAddress(picture)), inkOf(partAddress(picture, part))]);
        const coloured = own.filter((alpha) => alpha > 128).length, stray = own.filter((alpha, at) => alpha > 200 && all[at] < 60).length;
        checked += 1;
        if (coloured === 0 || stray > 0) strays.push(`${icon.n}: ${stray} of ${coloured}`);
      }
      return [checked, ...strays].join('; ');
    })()
    """

  @Test func everyPartIsColouredWhereItIsDrawn() throws {
    let browser = try scene().browser
    try browser.press("p")
    #expect(try browser.evaluate(Self.strays) as? String == "5")
    // The magnifier is coloured as a whole, with its handle: the mirrored one ends at the left of the person.
    let box = """
      (async () => {
        const picture = picturesOf(data.icons.find((icon) => icon.n === 'person-search')).find((one) => one.parts), image = new Image();
        image.src = partAddress(picture, picture.parts[0]); await image.decode();
        const context = Object.assign(document.createElement('canvas'), { width: 240, height: 240 }).getContext('2d'); context.drawImage(image, 0, 0, 240, 240);
        const pixels = context.getImageData(0, 0, 240, 240).data; let [left, top, right, bottom] = [240, 240, 0, 0];
        for (let at = 3; at < pixels.length; at += 4) if (pixels[at] > 128) { const x = (at >> 2) % 240, y = Math.floor((at >> 2) / 240);
          left = Math.min(left, x); top = Math.min(top, y); right = Math.max(right, x); bottom = Math.max(bottom, y); }
        return [left, top, right, bottom].map((one) => Math.round(one / 10)).join(' ');
      })()
      """
    #expect(try browser.evaluate(box) as? String == "2 13 11 22")
    #expect(browser.problems == [])
  }

  /// A sign that several elements draw together is one sign; equal signs apart from each other are several.
  @Test(arguments: [
    ("person-search", "magnifier moved"), ("message-question", "question mark moved"),
    ("list-check", "2 \u{00D7} check mark moved"),
  ])
  func aSignIsCountedOnce(icon: String, words: String) throws {
    let browser = try scene().browser
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.row[data-name=\"\(icon)\"] .details .verb')].map((one) => one.textContent).join()"
      ) == words)
  }

  /// A sign may keep all of the drawing as it is: one picture serves both directions, and nothing says that it is mirrored.
  @Test func whatIsKeptWholeIsNotCalledMirrored() throws {
    let browser = try scene().browser
    let row = ".row[data-name=\"card-check\"]"
    #expect(
      try browser.text(
        "[...document.querySelectorAll('\(row) figcaption')].map((one) => one.textContent).join()")
        == "LTR enas drawn,RTL aras drawn")
    #expect(try browser.count("\(row) .stage.repeated") == 1)
    try browser.evaluate("inspect(data.icons.find((icon) => icon.n === 'card-check'))")
    #expect(
      try browser.text("document.querySelector('.inspector .facts').textContent").contains(
        "as drawn: one picture serves both directions"))
    #expect(browser.problems == [])
  }
}
