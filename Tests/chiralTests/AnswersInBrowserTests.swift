import ChiralTestSupport
import Foundation
import Testing

/// The answers that the page offers: each settles what it says, and every fix of the terminal is one of them.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct AnswersInBrowserTests {
  private static let said = "document.querySelector('#live').textContent"
  private static let forward = Desk.head + #"<path d="M4 12h16M14 6l6 6-6 6"/></svg>"#
  private static let backward = Desk.head + #"<path d="M20 12H4M10 6l-6 6 6 6"/></svg>"#

  /// A set with drawings for right-to-left that the mirror image replaces, with names that ask for a class, and with settings that have
  /// no effect.
  private static let icons = [
    "go": #"{ "class": "both", "variants": { "rtl": "go-rtl.svg" } }"#,
    "alarm-clock": #"{ "class": "mirror" }"#, "chevron-forward": #"{ "class": "fixed" }"#,
    "crate": ##"{ "class": "fixed", "drawn": "rtl", "components": { "#lid": "keep" } }"##,
  ]
  private static let drawings = [
    "go": forward, "go-rtl": backward,
    "alarm-clock": Desk.head + #"<path d="M4 12l5 5 9-11"/></svg>"#,
    "chevron-forward": Desk.head + #"<path d="M9 6l6 6-6 6"/></svg>"#,
    "crate": Desk.head + #"<path d="M3 8h18v12H3z"/><path id="lid" d="M3 8l4-4h10"/></svg>"#,
  ]

  private func flips(_ names: [String]) throws -> Desk {
    let entry = { (name: String) in #"{ "class": "both", "variants": { "rtl": "\#(name)-rtl.svg" } }"# }
    return try Desk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, entry($0)) }),
      drawings: Dictionary(
        uniqueKeysWithValues: names.flatMap { [($0, Self.forward), ("\($0)-rtl", Self.backward)] }))
  }

  /// Returns the number of questions that `chiral todo` gives.
  private func todo(_ desk: Desk) throws -> Int {
    let words = try Command.run(["todo"], in: desk.set.folder).errors
    return words.firstMatch(of: /(?m)^(\d+) questions?/).flatMap { Int($0.1) } ?? 0
  }

  private func waitUntilJudged(_ browser: Browser) throws {
    try browser.wait("connection.live.judged > 0 && settled.size === 0 && waiting.length === 0")
  }

  /// A fix of the terminal is an answer of the page: it is shown before it is made, changes the same bytes, and `u` undoes it.
  @Test func aFindingIsCorrected() throws {
    let desk = try flips(["go"])
    let (browser, before) = (desk.browser, try desk.file("manifest.json"))
    try browser.press("y", "3")
    try browser.wait("dialog.open")
    let words = try browser.text("dialog.textContent")
    #expect(words.contains(#"remove "rtl" from "variants" and write "class": "mirror""#), "\(words)")
    try browser.press("Escape")
    #expect(try desk.file("manifest.json") == before)
    try browser.click(".row[data-name=go] [data-key=\"settle fix\"]")
    try browser.click("#fix-send")
    try browser.wait("data.icons[0].c === 'mirror' && countNeeds() === 0")
    let after = try desk.file("manifest.json")
    try browser.press("u")
    try browser.wait("data.icons[0].c === 'both' && countNeeds() === 1")
    #expect(try desk.file("manifest.json") == before)
    // The loupe has the same answer.
    try browser.press("Enter")
    try browser.click(".inspector [data-key^=\"fix rtl-drawing-is-flip\"]")
    try browser.click("#fix-send")
    try browser.wait("data.icons[0].c === 'mirror'")
    #expect(try desk.file("manifest.json") == after)
    try desk.set.write(before, to: "manifest.json")
    #expect(try Command.run(["audit", "--fix"], in: desk.set.folder).status == 0)
    #expect(try desk.file("manifest.json") == after)
  }

  /// A fix that waits for its server can be handed over as a file.
  @Test func aCorrectionIsHandedOver() throws {
    let desk = try flips(["go"])
    let browser = desk.browser
    desk.server.end()
    try browser.press("y", "3")
    try browser.click("#fix-send")
    try browser.wait("waiting.length === 1 && countNeeds() === 0")
    try desk.set.write(browser.text("decisionsText()"), to: "decisions.json")
    let run = try Command.run(["review", "apply", "decisions.json"], in: desk.set.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try desk.file("manifest.json").contains(#""go": { "class": "mirror" }"#))
  }

  /// The same fix of several icons is one answer, which says what it changes and in how many icons.
  @Test func severalAreCorrectedTogether() throws {
    let desk = try flips(["go", "run"])
    let browser = desk.browser
    try browser.press("y", "e")
    try browser.wait("dialog.open")
    #expect(try browser.count("input[name=together]") == 2)
    try browser.wait("document.querySelector('#together-hint').textContent === ''")
    try browser.press("3")
    try browser.wait(
      "document.querySelector('#together-send').textContent === 'Correct these 2 · 1 question'")
    #expect(
      try browser.text("document.querySelector('#together-changes').textContent")
        == #"remove "rtl" from "variants" and write "class": "mirror"2"#)
    try browser.click("#together-send")
    try waitUntilJudged(browser)
    #expect(try browser.text("countNeeds()") == "0")
    #expect(try todo(desk) == 0)
  }

  /// An answer is offered where it settles a question, and afterwards there are as many questions less as it says.
  @Test func anAnswerSettlesWhatItSays() throws {
    let desk = try Desk(Self.icons, drawings: Self.drawings)
    let browser = desk.browser
    try browser.press("y")
    let before = try todo(desk)
    #expect(try browser.text("countNeeds()") == "\(before)")
    for answer in ["keep", "mirror", "fixed", "fix"] {
      try browser.press("8")
      try browser.wait("dialog.open")
      try browser.wait("document.querySelector('#together-hint').textContent === ''")
      try browser.click("input[name=together][value=\(answer)]")
      if answer == "keep" {
        try browser.click("#together-why")
        try browser.type("it is meant so")
      }
      let words = try browser.text("document.querySelector('#together-send').textContent")
      let count =
        words == "Mirror this one" || words.contains("this one") ? 1 : Int(words.filter(\.isNumber)) ?? 0
      #expect(count > 0, "\(answer): \(words)")
      try browser.click("#together-send")
      try waitUntilJudged(browser)
      #expect(try browser.text("countNeeds()") == "\(before - count)", "\(answer): \(words)")
      #expect(try todo(desk) == before - count, "\(answer): \(words)")
      try browser.press("u")
      try browser.wait("countNeeds() === \(before)")
      #expect(try todo(desk) == before)
    }
  }

  /// One function counts: the chip, the header, the list, the chip of a kind and `todo` agree.
  @Test func everyCountAgrees() throws {
    let desk = try Desk(
      Self.icons.merging(Desk.icons) { $1 }, drawings: Self.drawings.merging(Desk.drawings) { $1 })
    let browser = desk.browser
    let start = try todo(desk)
    for step in ["y", "3", "u"] {
      try browser.press(step)
      if step == "3" {
        try browser.click("#fix-send")
        try waitUntilJudged(browser)
      }
      if step == "u" { try browser.wait("settled.size === 0 && countNeeds() === \(start)") }
      let count = try todo(desk)
      #expect(try browser.text("document.querySelector('#needs .count').textContent") == "\(count)")
      #expect(
        try browser.text("document.querySelector('.counts').textContent").contains("· \(count) questions"))
      #expect(
        try browser.text("document.querySelector('#shown').textContent").hasPrefix("\(count) questions · "))
    }
    let warnings = try Command.run(["todo", "--kind", "warning"], in: desk.set.folder).errors
    let chip = try browser.text("document.querySelector('#all-warning .count').textContent")
    #expect(warnings.contains("\(chip) questions, "), "\(warnings)")
    try browser.press("8")
    try browser.wait("dialog.open")
    #expect(try browser.text("document.querySelector('#dialog-title').textContent") == "Warning \(chip)")
  }

  /// Approving answers no question, and the page says so.
  @Test func approvingLeavesAQuestionOpen() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=zorp]")
    let before = try browser.text("countNeeds()")
    try browser.press("a")
    try browser.wait("\(Self.said).startsWith('zorp: approved by you; its question stays open')")
    try desk.wait(for: "zorp", "approved")
    #expect(try browser.text("countNeeds()") == before)
    #expect(try Command.run(["todo", "--strict", "--kind", "note"], in: desk.set.folder).status == 1)
  }

  /// An icon without parts says that it has none.
  @Test func anIconWithoutPartsSaysSo() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=block]")
    try browser.press("p")
    try browser.wait("\(Self.said) === 'block has no parts that are kept or moved'")
  }
}
