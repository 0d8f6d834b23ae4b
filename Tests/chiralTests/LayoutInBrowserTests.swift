import ChiralTestSupport
import Foundation
import Testing

/// The layout of the page: nothing of it is cut off, in any arrangement and on paper.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct LayoutInBrowserTests {
  /// A set of a server in which a picture and a drawing have changed since the approval.
  private func changedDesk(language: String = "en") throws -> Desk {
    let desk = try Desk(language: language)
    #expect(try Command.run(["review", "approve", "--all"], in: desk.set.folder).status == 0)
    let cart = try #require(Desk.drawings["cart"])
    try desk.set.write(
      cart.replacing(#"id="plus""#, with: #"id="plus" stroke-width="4""#), to: "Assets/cart.svg")
    try desk.wait(for: "cart", "changed")
    return desk
  }

  /// The captions, headings and buttons of the list and the wall of which a part is not to be seen.
  private static let cut = """
    [...document.querySelectorAll('.cell figcaption > *, .wall-head, .wall-head *, .reading-words')]\
    .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline' &&\
     (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))\
    .map((one) => one.textContent).join('; ')
    """

  /// The rows whose content reaches below their end.
  private static let spilled = """
    [...document.querySelectorAll('.row')].filter((row) => [...row.querySelectorAll('.cells > *, .reading, .caption > *, .reason > *')]\
    .some((one) => one.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom + 0.5)).map((row) => row.dataset.name).join()
    """

  @Test(arguments: ["en", "ar", "he"]) func changesAndQuestionsAreReadInFull(language: String) throws {
    let desk = try changedDesk(language: language)
    let browser = desk.browser
    for width in [390, 900, 1440, 1900] {
      try desk.open(width: width)
      for (compare, mode) in [
        ("rtl", "side"), ("rtl", "difference"), ("before", "side"), ("before", "difference"),
      ] {
        try browser.evaluate("setLook('compare', '\(compare)'); setLook('mode', '\(mode)')")
        try browser.wait(
          "[...document.querySelectorAll('.row canvas')].every((one) => one.dataset.done === 'true')")
        #expect(try browser.text(Self.cut) == "", "\(width) \(compare) \(mode)")
        #expect(try browser.text(Self.spilled) == "", "\(width) \(compare) \(mode)")
      }
      try browser.evaluate(
        "setLook('compare', 'rtl'); setLook('mode', 'side'); toggleNeeds(); setView('wall')")
      #expect(try browser.count(".wall-head") > 1)
      #expect(try browser.text(Self.cut) == "", "\(width)")
      #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true", "\(width)")
      #expect(browser.problems.filter { !$0.contains("request of http://127.0.0.1") } == [])
    }
  }

  /// The pictures of the question are drawn in the ink of the scheme, also when that changes while the page is open.
  @Test func theQuestionFollowsTheScheme() throws {
    let desk = try Desk(isDark: true)
    let browser = desk.browser
    let tinted = "document.querySelectorAll('.question .pic.tinted, .question .pic[src*=f1f1ef]').length"
    let pictures = try browser.count(".question .pic")
    #expect(pictures > 0)
    #expect(try browser.evaluate(tinted) as? Int == pictures)
    func change(to scheme: String) throws {
      let features = [
        ["name": "prefers-color-scheme", "value": scheme],
        ["name": "prefers-reduced-motion", "value": "reduce"],
      ]
      try browser.call("Emulation.setEmulatedMedia", ["features": features])
    }
    try change(to: "light")
    try browser.wait("\(tinted) === 0")
    #expect(try browser.count(".question .pic") == pictures)
    try change(to: "dark")
    try browser.wait("\(tinted) === \(pictures)")
    // A ground that somebody chooses counts as well.
    try browser.evaluate("setLook('ground', 'light')")
    try browser.wait("\(tinted) === 0")
  }

  /// The lines of the grid are far enough from each other to be seen, whatever the units of the drawing.
  @Test(arguments: [16, 24, 256, 1000]) func theGridCanBeSeen(units: Int) throws {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(units) \(units)\"><path d=\"M0 0h\(units / 2)v\(units)z\"/></svg>"
    let scene = try PageScene(["half": #"{"class": "mirror"}"#], drawings: ["half": drawing])
    try scene.open("--title", "Grid")
    let browser = scene.browser
    try browser.press("Home", "Enter")
    func distance() throws -> Double {
      let size = "getComputedStyle(document.querySelector('.grid-lines')).backgroundSize"
      return try browser.evaluate(
        "parseFloat(\(size)) * document.querySelector('.grid-lines').clientWidth / 100")
        as? Double ?? 0
    }
    let whole = try distance()
    #expect(whole >= 8.9, "\(whole)")
    if units <= 24 { #expect(whole > 14, "\(whole)") }
    // Nearer, there are more lines.
    try browser.press("+", "+", "+")
    let near = try distance()
    #expect(near >= 8.9 && near <= max(whole * 8, 18) + 0.5, "\(near)")
    #expect(browser.problems == [])
  }

  /// The button names the number of icons that it approves, and approves no more.
  @Test func whatIsApprovedIsCounted() throws {
    let scene = try PageScene([
      "arrow.left": #"{"class": "mirror"}"#, "arrow.forward": #"{"class": "mirror"}"#,
    ])
    try scene.chiral("review", "approve", "arrow.left")
    try scene.open("--title", "Count")
    #expect(try scene.browser.text("document.querySelector('#shown').textContent") == "2 icons")
    #expect(
      try scene.browser.text("document.querySelector('#approve-shown').textContent") == "Approve 1 icon")
  }

  /// On paper, what changed stands beside what was approved, and the heading alone gives the reason of its group.
  @Test func paperShowsBeforeAndNow() throws {
    let scene = try PageScene([
      "arrow.left": #"{"class": "mirror"}"#, "cup": #"{"class": "fixed", "file": "set/wide.svg"}"#,
    ])
    try scene.chiral("review", "approve", "--all")
    let file = scene.set.folder.appending(path: "Assets/arrow.left.svg")
    let text = try String(contentsOf: file, encoding: .utf8)
    try scene.set.write(
      text.replacing("</svg>", with: #"<path d="M1 1h3v3z"/></svg>"#), to: "Assets/arrow.left.svg")
    try scene.open("--title", "Paper")
    let browser = scene.browser
    try browser.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    let captions = { (icon: String) in
      """
      [...[...document.querySelectorAll('.paper-row')].find((row) => row.querySelector('h3').textContent === '\(icon)')\
      .querySelectorAll('figcaption b')].map((one) => one.textContent).join()
      """
    }
    #expect(try browser.text(captions("arrow.left")) == "before,now,before,now")
    #expect(try browser.text(captions("cup")) == "LTR en,RTL ar")
    // A part that is kept now was mirrored before.
    try scene.set.writeManifest([
      "arrow.left": #"{"class": "mirror", "components": {"path:nth-child(2)": "keep"}}"#,
      "cup": #"{"class": "fixed", "file": "set/wide.svg"}"#,
    ])
    try scene.open("--title", "Paper")
    try browser.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    let parts = try browser.text(
      "[...document.querySelectorAll('.paper-row')].find((row) => row.querySelector('h3').textContent === 'arrow.left').querySelector('.paper-words').textContent"
    )
    #expect(parts.contains("before: \u{2013}") && parts.contains("now: shape kept"), "\(parts)")
    try browser.press("y")
    let said = "document.querySelector('.paper').textContent.split(list.heads.get(0).title).length - 1"
    try browser.evaluate("paper.replaceChildren(); window.dispatchEvent(new Event('beforeprint'))")
    #expect(try browser.evaluate(said) as? Int == 1)
    #expect(browser.problems == [])
  }

  /// Groups of one icon stand side by side, each under its own heading, and a long name is read in full beside one that differs at its
  /// middle.
  @Test func singleGroupsFillTheLine() throws {
    let note = { (reason: String) in #"{ "class": "fixed", "note": "unsure: \#(reason)" }"# }
    let names = [
      "distribute-spacing-horizontal-left-of-the-page", "distribute-spacing-horizontal-right-of-the-page",
    ]
    let square = Desk.head + #"<path d="M4 6h12v4H4z"/></svg>"#
    let desk = try Desk(
      [names[0]: note("the name means nothing"), names[1]: note("the drawing looks like a vehicle")],
      drawings: [names[0]: square, names[1]: square.replacing("v4", with: "v5")])
    let browser = desk.browser
    try desk.open(width: 1900)
    try browser.press("y")
    try browser.wait("list.icons.length === 2 && document.querySelectorAll('h2.group').length === 2")
    #expect(try browser.text("list.columns.join()") == "0,1")
    #expect(
      try browser.text(
        "(() => { const [a, b] = [...document.querySelectorAll('h2.group')].map((one) => one.getBoundingClientRect()); return a.top === b.top && a.right <= b.left; })()"
      ) == "true")
    for width in [390, 900, 1440, 1900] {
      try desk.open(width: width)
      try browser.wait("document.querySelectorAll('.row').length === 2")
      let isWhole =
        "[...document.querySelectorAll('.row .name')].every((one) => one.scrollWidth <= one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis')"
      #expect(try browser.text(isWhole) == "true", "\(width)")
      #expect(try browser.text(Self.spilled) == "", "\(width)")
      #expect(
        try browser.text("[...document.querySelectorAll('.row .name')].map((one) => one.textContent).join()")
          .contains("left-of-the-page"))
    }
  }

  /// On a phone, the view controls take at most a quarter of the screen; one button shows the others.
  @Test func viewControlsLeaveRoomOnAPhone() throws {
    let desk = try Desk(width: 390)
    let browser = desk.browser
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true])
    try browser.tap("#fold-view")
    let height = { (selector: String) in
      try Double(browser.text("document.querySelector('\(selector)').getBoundingClientRect().height")) ?? 0
    }
    #expect(try height("#folded-view") > 60 && height("#folded-view") <= 211)
    #expect(try browser.text("document.querySelector('#tint').checkVisibility()") == "false")
    try browser.tap("#more-view")
    #expect(try browser.text("document.querySelector('#tint').checkVisibility()") == "true")
    try browser.tap("#more-view")
    try browser.tap("#fold-view")
    try browser.tap(".row .name")
    try browser.wait("inspector.open")
    try browser.tap(".loupe-tools-box summary")
    #expect(try height(".loupe-tools") > 60 && height(".loupe-tools") <= 211)
    try browser.tap("#more-loupe")
    #expect(try browser.text("document.querySelector('#zoom-in').checkVisibility()") == "true")
  }

  /// A long reason stands below the pictures where the row is lower with it, and beside them elsewhere; nothing spills, and it reads from left
  /// to right in any language.
  @Test(arguments: ["en", "ar"]) func longReasonsStandBelowThePictures(language: String) throws {
    let reason = String(repeating: "the name and the drawing disagree about what it shows ", count: 6)
    let note = { (reason: String) in #"{ "class": "fixed", "note": "unsure: \#(reason)" }"# }
    let desk = try Desk(
      ["cart": note(reason), "block": note("no meaning")],
      drawings: Desk.drawings.filter { $0.key != "zorp" },
      width: 1280, language: language)
    let browser = desk.browser
    #expect(try browser.count(".row[data-name=cart] .body > .reason .why") == 1)
    #expect(try browser.count(".row[data-name=block] .caption > .why") == 1)
    let height = "document.querySelector('.row[data-name=cart]').offsetHeight"
    #expect(try browser.evaluate("\(height) < 280") as? Bool == true)
    #expect(try browser.text(Self.spilled) == "")
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.reason .why bdi')).direction") == "ltr")
    try desk.open(width: 390)
    #expect(try browser.count(".body > .reason") == 0)
    #expect(try browser.text(Self.spilled) == "")
  }

  /// A name that is too long for its tile goes on in a second line.
  @Test func namesOnTheWallAreWhole() throws {
    let names = ["align-horizontal-distribute-center", "align-horizontal-distribute-start", "cup"]
    let square = Desk.head + #"<path d="M4 6h12v4H4z"/></svg>"#
    let desk = try Desk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, #""fixed""#) }),
      drawings: Dictionary(uniqueKeysWithValues: names.map { ($0, square) }))
    let browser = desk.browser
    try browser.press("v")
    #expect(
      try browser.text("[...document.querySelectorAll('.tile-name')].map((one) => one.innerText).join()")
        == names.joined(separator: ","))
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.tile')].every((tile) => { const name = tile.querySelector('.tile-name'); return name.scrollHeight <= name.clientHeight + 1 && name.getBoundingClientRect().bottom <= tile.getBoundingClientRect().bottom; })"
      ) == "true")
  }

  /// On a phone, the messages and the button that hands over are one bar, and a dialog shows its content above the keyboard.
  @Test func oneBarIsAtTheLowerEdge() throws {
    let scene = try PageScene(["block": #""fixed""#, "arrow.forward": #""mirror""#], drawings: Desk.drawings)
    try scene.open(width: 390)
    let browser = scene.browser
    try browser.evaluate("decide(data.icons[0], 'approved')")
    try browser.wait("document.querySelector('#live').textContent !== ''")
    let bar = "document.querySelector('.edge').getBoundingClientRect()"
    #expect(try browser.evaluate("\(bar).height") as? Double ?? 999 <= 90)
    #expect(
      try browser.text(
        "(() => { const [a, b] = ['.toast', '#handover'].map((one) => document.querySelector(one).getBoundingClientRect()); return a.right <= b.left && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top); })()"
      ) == "true")
    #expect(
      try browser.text("root.style.getPropertyValue('--messages')")
        == "\(try browser.text("\(bar).height"))px")
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 390, "height": 300, "deviceScaleFactor": 1, "mobile": true])
    try browser.press("i")
    try browser.evaluate("inspector.scrollTop = 400")
    #expect(
      try browser.evaluate("document.querySelector('.inspector header').getBoundingClientRect().bottom < 0")
        as? Bool
        == true)
  }
}
