import ChiralTestSupport
import Foundation
import Testing

/// The page on paper: a designer can answer its questions with a pen.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct PaperInBrowserTests {
  private static let head =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">"#
  private static let drawings = [
    "mic.off": head + #"<path d="M8 3h12v12M3 8v13h8v-8M14 17h3"/><path id="bar" d="M2 2l20 20"/></svg>"#,
    "zorp": head + #"<path d="M4 6h12v4H4z"/></svg>"#, "cup": head + #"<path d="M4 4h16v16H4z"/></svg>"#,
    "arrow.forward": head + #"<path d="M4 12h16M14 6l6 6-6 6"/></svg>"#,
    "mug": head + #"<path d="M5 4h14v16H5z"/></svg>"#,
  ]
  private static let icons = [
    "mic.off": #""mirror""#, "arrow.forward": #""fixed""#, "cup": #""fixed""#, "mug": #""fixed""#,
    "zorp": #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#,
  ]

  /// Returns the labels of the boxes of an icon, each with the number of its pictures.
  private func boxes(_ icon: String, in browser: Browser) throws -> String {
    try browser.text(
      """
      [...document.querySelectorAll('.paper-row')].filter((row) => row.querySelector('h3').textContent === '\(icon)')
        .flatMap((row) => [...row.querySelectorAll('.paper-answers figure')])
        .filter((one) => one.querySelector('.paper-box').getClientRects().length === 1)
        .map((one) => `${one.textContent} ${one.querySelectorAll('img').length}`).join('; ')
      """)
  }

  private func words(_ icon: String, in browser: Browser) throws -> String {
    try browser.text(
      """
      [...document.querySelectorAll('.paper-row')].find((row) => row.querySelector('h3').textContent === '\(icon)').innerText
      """)
  }

  private func print(_ browser: Browser) throws {
    try browser.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
  }

  /// Every question has its words, its pictures and a box for each answer, with and without the groups of what needs a person.
  @Test(arguments: ["", "#state=look"]) func questionsAreAnsweredWithAPen(at address: String) throws {
    let scene = try PageScene(Self.icons, drawings: Self.drawings)
    try scene.chiral("review", "approve", "cup", "--by", "Nour", "--note", "as in the guide")
    try scene.open(at: address)
    let browser = scene.browser
    try print(browser)
    let paper = try browser.text("document.querySelector('.paper').innerText")
    for question in ["it is a separate slash", "the name means nothing to this program"] {
      #expect(paper.contains(question), "\(question)")
    }
    #expect(
      try boxes("mic.off", in: browser)
        == "upright: slash 1; all of it mirrored 1; the drawing as it is 1; Accept as it is 0")
    #expect(
      try boxes("zorp", in: browser) == "mirrored, as recognised 1; the drawing as it is 1; Keep fixed 0")
    #expect(try boxes("arrow.forward", in: browser) == "Make mirrored 2; Allow 2")
    // The second picture of an answer is the one from right to left.
    let turned = """
      [...document.querySelectorAll('.paper-row')].find((row) => row.querySelector('h3').textContent === 'arrow.forward')
        .querySelectorAll('.paper-answers .flip').length
      """
    #expect(try browser.text(turned) == "1")
    #expect(try browser.count(".paper-answers img") == 9)
    if address.isEmpty {
      let cup = try words("cup", in: browser)
      #expect(cup.contains("approved: Nour, ") && cup.contains("as in the guide"), "\(cup)")
      #expect(try boxes("cup", in: browser) == "" && boxes("mug", in: browser) == "")
    }
    // The printed page has one column of boxes and no "null".
    #expect(!paper.contains("null"))
    #expect(browser.problems == [])
  }

  /// An answer given on the page is on paper with the name of who gave it.
  @Test func answersAreOnPaper() throws {
    let scene = try PageScene(Self.icons, drawings: Self.drawings)
    try scene.open(at: "#q=zorp")
    let browser = scene.browser
    try browser.evaluate("setAuthor('Noor')")
    try browser.press("e")
    try browser.evaluate("clearFilters()")
    try print(browser)
    #expect(try words("zorp", in: browser).contains("Noor, kept fixed"))
    #expect(try boxes("zorp", in: browser) == "")
  }

  /// The question whether left means back has its two answers.
  @Test func leftIsAskedOnPaper() throws {
    let scene = try PageScene(
      ["arrow-left": #""fixed""#, "arrow-right": #""fixed""#],
      drawings: [
        "arrow-left": Desk.drawings["arrow-left"] ?? "", "arrow-right": Desk.drawings["arrow-right"] ?? "",
      ])
    try scene.open()
    try print(scene.browser)
    #expect(
      try scene.browser.text("document.querySelector('.paper-left').innerText").contains("Left means back"))
    #expect(try scene.browser.count(".paper-left img") == 4)
  }
}
