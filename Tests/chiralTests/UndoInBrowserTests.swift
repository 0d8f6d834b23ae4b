import ChiralTestSupport
import Foundation
import Testing

/// Taking decisions back, and decisions that nobody meant: by a mouse, a finger and keys, with a server and without one.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct UndoInBrowserTests {
  /// Returns a desk without its server, which shows its page as a file.
  private static func file() throws -> Desk {
    let desk = try Desk()
    desk.server.end()
    try desk.showFile()
    return desk
  }

  /// A decision is undone where it is announced, and later among the tools, without a key.
  @Test(arguments: ["#undo-announced", "#undo"]) func aFingerUndoes(by button: String) throws {
    let desk = try Desk(width: 390)
    let browser = desk.browser
    let before = try desk.file("manifest.json")
    #expect(try browser.text("String($('#undo').hidden && undoButton.hidden)") == "true")
    try browser.tap("#needs")
    try browser.tap(".row[data-name=zorp] [data-key=\"settle keep\"]")
    try browser.wait("countNeeds() === 1 && waiting.length === 0")
    #expect(try desk.file("manifest.json") != before)
    if button == "#undo" { try browser.evaluate("announce('')") }
    try browser.tap(button)
    try browser.wait("countNeeds() === 2 && waiting.length === 0")
    #expect(try desk.file("manifest.json") == before)
    try browser.wait("live.textContent.startsWith('Undone: zorp')")
    #expect(try browser.text("String(undoButton.hidden)") == "true")
  }

  /// The question about left is back with the focus, and nothing is left to undo.
  @Test func theQuestionAboutLeftComesBack() throws {
    let desk = try Desk()
    let browser = desk.browser
    let before = try desk.file("manifest.json")
    // The keys that the question names are about it from the start.
    try browser.press("1")
    try browser.wait("leftQuestion === undefined && waiting.length === 0")
    #expect(try desk.file("manifest.json").contains(#""leftMeansBack": true"#))
    try browser.click("#undo-announced")
    try browser.wait("document.activeElement.id === 'left-yes' && waiting.length === 0")
    #expect(try desk.file("manifest.json") == before)
    try browser.click("#undo")
    try browser.wait("$('#undo').hidden")
    #expect(try browser.text("messageText.textContent").contains("nothing to undo"))
  }

  /// Once somebody has been at the icons, the keys are about them, and the question names none.
  @Test func keysAreAboutTheIconAfterwards() throws {
    let desk = try Desk()
    let browser = desk.browser
    let hint = "getComputedStyle($('#left-yes kbd')).visibility"
    #expect(try browser.text(hint) == "visible")
    try browser.click(".row[data-name=zorp] .meta")
    #expect(try browser.text(hint) == "hidden")
    try browser.press("2")
    try browser.wait("countNeeds() === 1 && waiting.length === 0")
    #expect(try desk.file("manifest.json").contains(#""zorp": { "class": "fixed" }"#))
    #expect(try browser.text("String(Boolean(leftQuestion))") == "true")
  }

  /// The second click of a double click meets what has come to the place of the button, and decides nothing.
  @Test func aDoubleClickDecidesOnce() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.doubleClick(".row[data-name=zorp] [data-key=\"settle keep\"]")
    try browser.wait("countNeeds() === 1 && waiting.length === 0")
    #expect(try browser.text("data.icons.filter((icon) => stateOf(icon) === 'approved').length") == "0")
    #expect(try browser.text("String(inspector.open)") == "false")
    #expect(throws: (any Error).self) { try desk.file("manifest.approved.json") }
    // Nor does it reach what a dialog that the first click closes has covered.
    try browser.evaluate(
      "document.body.append(h('button', { id: 'beneath', style: 'position: fixed; inset: 0', click: () => { live.dataset.hits = 'yes'; } }))"
    )
    try browser.press("m", "1")
    try browser.wait("data.icons.find(({ n }) => n === 'arrow-left').c === 'mirror' && waiting.length === 0")
    try browser.evaluate("approveShown()")
    try browser.doubleClick("#confirm")
    try browser.wait("data.icons.every(isApproved) && waiting.length === 0")
    #expect(try browser.text("live.dataset.hits") == "undefined")
    try browser.click("#beneath")
    #expect(try browser.text("live.dataset.hits") == "yes")
  }

  /// An icon whose picture an answer changes is not approved with its former one, and the page says so.
  @Test func aFormerPictureIsNotApproved() throws {
    let desk = try Self.file()
    let browser = desk.browser
    try browser.press("1")
    try browser.click(".row[data-name=cart] .name")
    try browser.click("#pick-part")
    try browser.click(".pane .board", at: .init(0.79, 0.7))
    try browser.wait("Boolean(document.querySelector('#edit-keep'))")
    try browser.click("#edit-keep")
    try browser.wait("answers.has('cart')")
    try browser.press("Escape")
    // The picture that left leads to is shown; that with the part cannot be drawn here.
    #expect(
      try browser.text("$('.row[data-name=arrow-left] .chosen + figcaption').textContent").contains("chosen"))
    #expect(
      try browser.text("$('.row[data-name=cart]').textContent").contains("before your decision"))
    #expect(try browser.count(".row[data-name=arrow-left] .approve, .row[data-name=cart] .approve") == 0)
    try browser.click(".row[data-name=cart] .meta")
    try browser.press("a")
    #expect(try browser.text("decisions.size") == "0")
    try browser.press("y", "e")
    try browser.click("#to-wall")
    try browser.click("#approve-shown")
    try browser.click("#confirm")
    try browser.wait("decisions.size === 2")
    #expect(
      try browser.text("$('.progress-text').textContent") == "2 of 5 approved · 3 get other pictures")
    try browser.press("h")
    #expect(try browser.text("$('.given').textContent").contains("#plus: kept"))
    try desk.set.write(try browser.text("decisionsText()"), to: "decisions.json")
    let applied = try Command.run(["review", "apply", "decisions.json"], in: desk.set.folder)
    #expect(applied.status == 0, "\(applied)")
    // The page that is made now agrees.
    try browser.click("#download")
    try desk.showFile()
    #expect(try browser.text("countNeeds()") == "0")
    #expect(try browser.text("$('.progress-text').textContent") == "2 of 5 approved")
  }

  /// A decision in a file is taken back at its row, also after the page was opened again.
  @Test func aRowIsTakenBack() throws {
    let desk = try Self.file()
    let browser = desk.browser
    try browser.click(".row[data-name=zorp] [data-key=\"settle keep\"]")
    try browser.wait("answers.has('zorp')")
    try browser.press("h")
    try browser.click("#download")
    try desk.showFile()
    #expect(try browser.text("countNeeds()") == "1")
    try browser.click(".row[data-name=zorp] [data-key=\"settle back\"]")
    try browser.wait("countNeeds() === 2")
    #expect(try browser.text("answers.size") == "0")
    try browser.press("u")
    try browser.wait("answers.has('zorp')")
  }
}
