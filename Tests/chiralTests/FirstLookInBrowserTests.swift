import ChiralTestSupport
import Foundation
import Testing

/// Expectations of somebody who sees the page for the first time.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct FirstLookInBrowserTests {
  private static let long = "format.text.wrapping.overflow.of.a.very.long.name.with.an.end"
  private static let icons = [
    "arrow.forward": #""fixed""#, "cup": #"{ "class": "fixed", "file": "set/wide.svg" }"#,
    long: #"{ "class": "mirror", "file": "arrow.left.svg" }"#,
  ]

  /// The contrast of the text of an element with its ground.
  private static func contrast(of selector: String) -> String {
    """
    (() => {
      const light = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).map((one) => { const c = one / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
      const style = getComputedStyle(document.querySelector('\(selector)')), [a, b] = [light(style.color), light(style.backgroundColor)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    })()
    """
  }

  @Test(arguments: [false, true]) func whatNeedsYouIsReadableWhenChosen(isDark: Bool) throws {
    let scene = try PageScene(Self.icons)
    try scene.open(isDark: isDark)
    let browser = scene.browser
    try browser.click("#needs")
    for place in [".row", "#needs"] {
      try browser.hover(place)
      #expect(try browser.evaluate(Self.contrast(of: "#needs")) as? Double ?? 0 > 4.5, "\(place)")
    }
    // A picture of the wall says nothing of its own: its tile is named.
    try browser.press("v")
    #expect(try browser.count(".tile .pic") > 0)
    #expect(try browser.count("[role=img]:not([aria-label]), [role=img][aria-label='']") == 0)
    #expect(browser.problems == [])
  }

  @Test func everyQuestionHasTheSameKey() throws {
    let scene = try PageScene(Self.icons)
    try scene.open()
    let browser = scene.browser
    try browser.press("y")
    #expect(try scene.current == "arrow.forward")
    try browser.press("e")
    #expect(try browser.text("document.querySelector('#dialog-title').textContent") == "Allow arrow.forward")
    #expect(try browser.text("document.activeElement.id") == "allow-why")
    try browser.type("it is the logo")
    // Without a server, the answer is handed over with the others.
    try browser.press("Enter", "h")
    #expect(
      try browser.text("document.querySelector('.sheet-dialog textarea').value").contains("it is the logo"))
    #expect(browser.problems == [])
  }

  @Test func escapeFoldsTheToolsBeforeItClearsTheFilters() throws {
    let scene = try PageScene(Self.icons)
    try scene.open()
    let browser = scene.browser
    try browser.press("y")
    try browser.click("#fold-view")
    try browser.press("Escape")
    #expect(try browser.text("document.querySelector('#folded-view').hidden") == "true")
    #expect(try scene.names == "arrow.forward")
    try browser.press("Escape")
    #expect(try browser.count(".row") == 3)
    #expect(browser.problems == [])
  }

  @Test(arguments: ["mouse", "finger"]) func aPictureOpensTheLoupe(with pointer: String) throws {
    let scene = try PageScene(Self.icons)
    try scene.open()
    let browser = scene.browser
    let picture = #".row[data-name="arrow.forward"] .stage"#
    if pointer == "mouse" { try browser.click(picture) } else { try browser.tap(picture) }
    try browser.wait("document.querySelector('.inspector').open")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "arrow.forward")
    // The sizes and the places of use stand beside each other.
    #expect(
      try browser.text(
        "document.querySelector('.waterfall').getBoundingClientRect().top === document.querySelector('.contexts').getBoundingClientRect().top"
      ) == "true")
    try browser.press("Escape", "b")
    // A click on a picture that turns is for turning it.
    let phase = try browser.text("document.documentElement.dataset.phase")
    try browser.click(picture)
    #expect(try browser.text("document.documentElement.dataset.phase") != phase)
    #expect(try browser.text("document.querySelector('.inspector').open") == "false")
    #expect(browser.problems == [])
  }

  /// Three pictures fill a line, although a scroll bar takes some of its room.
  @Test func threePicturesStandInALine() throws {
    let scene = try PageScene([
      "letter":
        #"{ "class": "localized", "file": "arrow.left.svg", "variants": { "Arab": "arrow.forward.svg", "Hebr": "set/wide.svg" } }"#
    ])
    try scene.open()
    let browser = scene.browser
    try browser.press("Home", "Enter")
    let tops =
      "new Set([...document.querySelectorAll('.theatre .pane')].map((pane) => pane.getBoundingClientRect().top)).size"
    #expect(try browser.count(".theatre .pane") == 3)
    #expect(try browser.text(tops) == "1")
    #expect(browser.problems == [])
  }

  /// The page of a reader from right to left shows all of a name, and cuts off the end of what the audit says, not its beginning.
  @Test func namesKeepTheirBeginningsFromRightToLeft() throws {
    let scene = try PageScene(Self.icons)
    try scene.open("--ui-locale", "ar")
    let browser = scene.browser
    for (view, name) in [("", ".name"), ("v", ".tile-name")] {
      if !view.isEmpty { try browser.press(view) }
      let sight = try browser.text(
        """
        (() => {
          const name = [...document.querySelectorAll('\(name)')].find((one) => one.textContent.startsWith('format'));
          const box = name.getBoundingClientRect(), range = document.createRange(), text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
          const seen = (place) => { range.setStart(text, place); range.setEnd(text, place + 1); const one = range.getBoundingClientRect(); return one.left >= box.left - 1 && one.right <= box.right + 1; };
          return [seen(0), seen(text.length - 1)];
        })()
        """)
      #expect(sight == "true,true", "\(name)")
      guard view.isEmpty else { continue }
      // What is asked about is said above; any other finding stands in one line.
      #expect(try browser.count(".details .finding") == 0)
      try browser.evaluate("needs = new Map(); layOut()")
      let rule = try browser.text(
        """
        (() => {
          const line = document.querySelector('.details:has(.finding)'), name = line.querySelector('.finding > bdi');
          line.style.inlineSize = '60px';
          const range = document.createRange(), box = line.getBoundingClientRect(), text = name.firstChild;
          const seen = (place) => { range.setStart(text, place); range.setEnd(text, place + 1); const one = range.getBoundingClientRect(); return one.left >= box.left - 1 && one.right <= box.right + 1; };
          return [seen(0), seen(text.length - 1)];
        })()
        """)
      #expect(rule == "true,false")
    }
    #expect(browser.problems == [])
  }
}
