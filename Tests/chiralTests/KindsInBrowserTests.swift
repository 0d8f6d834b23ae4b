import ChiralTestSupport
import Foundation
import Testing

/// Answers that wait until a picture has been on the screen, and the keys and words that lead there.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct KindsInBrowserTests {
  private static let note =
    #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#
  /// The pixel of a photograph.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  private let said = "document.querySelector('#live').textContent"

  /// A set with errors for two reasons.
  private func faults() throws -> Desk {
    let photo =
      Desk.head
      + "<path d=\"M4 12h16\"/><image id=\"face\" x=\"8\" y=\"4\" width=\"8\" height=\"6\" href=\"data:image/png;base64,\(Self.pixel)\"/></svg>"
    let blank = Desk.head + #"<g opacity="0"><path d="M4 4h16v16H4z"/></g></svg>"#
    return try Desk(
      [
        "photo": ##"{ "class": "mirror", "components": { "#face": "mirror" } }"##, "shade": #""fixed""#,
        "veil": #""fixed""#,
      ],
      drawings: ["photo": photo, "shade": blank, "veil": blank.replacing("4v16", with: "4v12")])
  }

  /// Errors for several reasons are allowed only where somebody chooses them, a reason at a time or one by one.
  @Test func errorsForSeveralReasonsAreChosen() throws {
    let desk = try faults()
    let browser = desk.browser
    try browser.press("y", "7")
    try browser.wait("document.querySelectorAll('.together-tile').length === 3")
    try browser.wait("document.querySelector('#together-hint').textContent === ''")
    try browser.click("#together-why")
    try browser.type("meant to be empty")
    #expect(try browser.text("document.querySelector('#together-send').textContent") == "Allow these 0")
    #expect(try browser.text("document.querySelector('#together-send').disabled") == "true")
    #expect(
      try browser.text("document.querySelector('.sheet-dialog p').textContent").contains("different reasons"))
    // The number beside a reason takes all of it.
    try browser.evaluate(
      "[...document.querySelectorAll('.together-whole')].find((one) => one.textContent === '2').id = 'whole'")
    try browser.click("#whole")
    #expect(try browser.text("document.querySelector('#together-send').textContent") == "Allow these 2")
    try browser.click("#together-send")
    try browser.wait("countNeeds() === 1")
    #expect(
      try desk.file("manifest.json").components(separatedBy: "drawing-faults:drawing-blank").count == 3)
    #expect(try browser.text("needOf(data.icons.find((one) => one.n === 'photo')).kind") == "error")
    #expect(try Command.run(["todo", "--strict", "--kind", "error"], in: desk.set.folder).status == 1)
  }

  /// A chore of many drawings is one row and one question, which is answered for all of them after their pictures were shown.
  @Test func aChoreIsOneRow() throws {
    let names = ["zorpba", "zorpde", "zorpgi"]
    let drawings = zip(names, 4...).map { name, height in
      (name, Desk.head + "<style>@import 'a.css';</style><path d=\"M4 4h16v\(height)H4z\"/></svg>")
    }
    let desk = try Desk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, #""fixed""#) }),
      drawings: Dictionary(uniqueKeysWithValues: drawings))
    let browser = desk.browser
    try browser.press("y")
    try browser.wait("list.icons.length === 1 && countNeeds() === 1")
    #expect(try browser.text("document.querySelector('h2.group .count').textContent") == "3")
    #expect(try browser.text("document.querySelector('.row .settle').textContent") == "Answer these 3")
    for key in ["1", "e"] {
      try browser.press(key)
      try browser.wait("document.querySelectorAll('.together-tile').length === 3")
      #expect(try browser.count("input[name=together]") == 0, "\(key)")
      if key == "1" { try browser.press("Escape") }
      try browser.wait("dialog.open === (\(key == "e"))")
    }
    // One that is left out asks for itself.
    try browser.wait("document.querySelector('#together-hint').textContent === ''")
    try browser.click(".together-tile:nth-of-type(2)")
    try browser.click("#together-why")
    try browser.type("it is empty")
    try browser.click("#together-send")
    try browser.wait("countNeeds() === 1 && list.icons[0].n === 'zorpde'")
    #expect(try desk.file("manifest.json").components(separatedBy: "it is empty").count == 3)
    try browser.press("u")
    try browser.wait("countNeeds() === 1 && askedOf(data.icons, { kind: 'warning' }).length === 3")
    try browser.wait("waiting.length === 0")
    #expect(
      try Command.run(["todo", "--kind", "warning"], in: desk.set.folder).errors.hasPrefix("1 question, "))
  }

  /// A question that is asked as soon as another was left is a whole one: the first ends without it, though its event comes later.
  @Test func aQuestionFollowsAnotherAtOnce() throws {
    let desk = try faults()
    let browser = desk.browser
    try browser.press("y", "7")
    try browser.wait("dialog.open")
    try browser.evaluate("closeDialog(); answerKind('error')")
    try browser.evaluate("new Promise((done) => setTimeout(done, 50))")
    #expect(try browser.text("dialog.classList.contains('wide')") == "true")
    try browser.wait("document.querySelector('#together-hint').textContent === ''")
    try browser.press("Escape")
    try browser.wait("!dialog.open && !dialog.classList.contains('wide')")
    // The loupe, too, stays what it is when it was closed and opened at once.
    try browser.evaluate("inspect(data.icons[0]); inspector.close(); inspect(data.icons[1])")
    try browser.evaluate("new Promise((done) => setTimeout(done, 50))")
    #expect(try browser.text("inspected === data.icons[1]") == "true")
  }

  /// Each button of a kind shows its key, which opens the same dialog; in the wall, too.
  @Test func everyKindHasAKey() throws {
    let desk = try faults()
    let browser = desk.browser
    try browser.press("y")
    #expect(try browser.text("document.querySelector('#all-error kbd').textContent") == "7")
    for view in ["list", "wall"] {
      try browser.press("7")
      try browser.wait("dialog.open")
      #expect(try browser.text("document.querySelector('#dialog-title').textContent") == "Error 3", "\(view)")
      try browser.press("Escape")
      try browser.wait("!dialog.open")
      try browser.press("v")
    }
    try browser.press("6")
    try browser.wait("\(said) === 'Nothing needs you'")
  }

  /// A key does not decide about an icon that has been scrolled away: it is shown, and the next press decides.
  @Test(arguments: ["list", "wall"]) func whatIsNotOnTheScreenIsNotDecided(in view: String) throws {
    let names = "bdgkmprstv".flatMap { first in "aeiouwyh".map { "zorp\(first)\($0)" } }
    let drawings = zip(names, 1...).map { name, number in
      (name, Desk.head + "<path d=\"M4 6h\(4 + number % 9)v\(2 + number / 9)H4z\"/></svg>")
    }
    let desk = try Desk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.note) }),
      drawings: Dictionary(uniqueKeysWithValues: drawings))
    let browser = desk.browser
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 700, "height": 500, "deviceScaleFactor": 1, "mobile": false])
    try browser.press("y")
    if view == "wall" { try browser.press("v") }
    for key in ["e", "1", "a", "r"] {
      try browser.evaluate("window.scrollTo(0, 9999)")
      try browser.wait("window.scrollY > 300")
      try browser.press(key)
      try browser.wait("\(said).includes('was not on the screen')")
      #expect(try browser.text("countNeeds()") == "80", "\(key)")
      #expect(
        try browser.text("dialog.open || data.icons.some((icon) => stateOf(icon) === 'approved')") == "false")
      try browser.wait(
        "(() => { const box = document.activeElement.getBoundingClientRect(); return box.bottom > 0 && box.top < window.innerHeight; })()"
      )
      try browser.evaluate("announce('')")
      try browser.wait("\(said) === ''")
    }
    try browser.press("e")
    try browser.wait("countNeeds() === 79")
  }

  /// `e` says what a rejected picture waits for.
  @Test func aRejectedPictureIsNotTakenAsItIs() throws {
    let desk = try Desk(["block": #""fixed""#], drawings: ["block": Desk.drawings["block"] ?? ""])
    let browser = desk.browser
    try browser.press("e")
    try browser.wait("\(said) === 'There is nothing to decide about this icon'")
    try browser.press("r")
    try browser.wait("dialog.open")
    try browser.type("too heavy")
    try browser.press("Enter")
    try desk.wait(for: "block", "rejected")
    try browser.wait("needOf(data.icons[0])?.kind === 'rejected'")
    try browser.press("e")
    try browser.wait("\(said).startsWith('The picture was rejected: draw it again, or approve it with a')")
  }

  /// A reason that icons of a group share is printed once; each row still has it for screen readers.
  @Test func aSharedReasonStandsOnce() throws {
    let desk = try faults()
    let browser = desk.browser
    try browser.press("y")
    try browser.wait("list.icons.length === 3")
    #expect(try browser.count(".row[data-name=shade] .why.need") == 1)
    #expect(try browser.count(".row[data-name=veil] .why.need") == 0)
    #expect(
      try browser.text("document.querySelector('.row[data-name=veil] [id^=why]').textContent").contains(
        "nothing"))
    #expect(
      try browser.text("list.heights[1] > list.heights[2] || list.columns[1] !== list.columns[2]") == "true")
  }

  /// A name is read in full in a tile, without the ending that all of them have.
  @Test func aNameKeepsItsEnd() throws {
    let names = ["distribute-to-the-left-symbolic", "distribute-to-the-right-symbolic"]
    let square = Desk.drawings["block"] ?? ""
    let desk = try Desk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, #""fixed""#) }),
      drawings: Dictionary(uniqueKeysWithValues: names.map { ($0, square) }))
    let browser = desk.browser
    try browser.press("v")
    #expect(
      try browser.text("[...document.querySelectorAll('.tile-name')].map((one) => one.innerText).join()")
        == "distribute-to-the-left,distribute-to-the-right")
    #expect(
      try browser.text("document.querySelectorAll('.tile')[1].getAttribute('aria-label')").hasPrefix(names[1])
    )
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.tile-name bdi')].every((one) => one.getBoundingClientRect().right <= one.closest('.tile').getBoundingClientRect().right)"
      ) == "true")
  }

  /// Two fingers zoom the pictures of the loupe; one finger scrolls past them until they are enlarged.
  @Test func fingersZoomTheLoupe() throws {
    let desk = try Desk(width: 390)
    let browser = desk.browser
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try browser.tap(".row .name")
    #expect(try browser.text("getComputedStyle(document.querySelector('.pane')).touchAction") == "pan-y")
    try browser.pinch(".pane", from: 20, to: 60)
    try browser.wait("loupe.zoom > 2 && loupe.zoom < 4")
    #expect(try browser.text("getComputedStyle(document.querySelector('.pane')).touchAction") == "none")
    // What decides comes before the pictures in use.
    #expect(
      try browser.text(
        "document.querySelector('.facts').getBoundingClientRect().top < document.querySelector('.in-use').getBoundingClientRect().top"
      ) == "true")
  }

  /// Drawings in colours of their own stand on a ground on which their ink can be seen, in the list and in the loupe.
  @Test(arguments: [false, true]) func colouredInkIsSeenInBothSchemes(isDark: Bool) throws {
    let svg = { (body: String) in
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>"
    }
    let drawings = [
      "dark": svg("<path fill='#2e3436' d='M2 2h12v20H2z'/><path fill='#a01020' d='M16 2h6v20h-6z'/>"),
      "light": svg("<path fill='#f6f5f4' d='M3 3h9v18z'/>"),
      "mixed": svg("<path fill='#1c71d8' d='M2 2h12v20H2z'/><path fill='#33d17a' d='M16 2h6v20h-6z'/>"),
      "text": svg("<path fill='currentColor' d='M2 2h12v20H2z'/><path fill='#1c71d8' d='M16 2h6v20h-6z'/>"),
    ]
    let desk = try Desk(
      drawings.mapValues { _ in #"{ "class": "mirror" }"# }, drawings: drawings, isDark: isDark)
    let browser = desk.browser
    let seen = isDark ? "dark" : "light"
    let plates = { (place: String) in
      "[...document.querySelectorAll('\(place) .pic:is(.light, .dark)')].map((one) => getComputedStyle(one).backgroundColor)"
    }
    let ground = isDark ? "rgb(255, 255, 255)" : "rgb(29, 31, 34)"
    for name in drawings.keys.sorted() {
      try browser.wait(
        "(() => { const own = \(plates(".row[data-name=\(name)]")); return own.length === \(name == seen ? 2 : 0) && own.every((one) => one === '\(ground)'); })()"
      )
    }
    try browser.click(".row[data-name=\(seen)] .name")
    try browser.wait("\(plates(".pane")).join() === '\(ground),\(ground)'")
  }

  /// Words on a dark ground in a light page, and on a light ground in a dark page, can be read.
  @Test(arguments: [false, true]) func wordsAreReadableOnEveryGround(isDark: Bool) throws {
    let desk = try Desk(isDark: isDark)
    let browser = desk.browser
    try browser.press("v")
    for ground in ["light", "dark"] {
      try browser.evaluate("setLook('ground', '\(ground)')")
      let contrast = try browser.evaluate(
        """
        (() => { const shine = (text) => text.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255)
            .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
            .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
          const solid = (element) => { const own = getComputedStyle(element).backgroundColor;
            return /, 0\\)$/.test(own) ? (element.parentElement ? solid(element.parentElement) : 'rgb(255, 255, 255)') : own; };
          const name = document.querySelector('.tile-name'), [a, b] = [shine(getComputedStyle(name).color), shine(solid(name))];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05); })()
        """)
      #expect(try #require(contrast as? Double) >= 4.5, "\(ground)")
    }
  }
}
