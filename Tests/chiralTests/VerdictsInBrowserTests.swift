import ChiralTestSupport
import Foundation
import Testing

/// Verdicts, keys, touch and colours of the page.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct VerdictsInBrowserTests {
  @Test func lookingKeepsTheFocus() throws {
    let scene = try PageScene()
    try scene.open(at: "#sort=name")
    let browser = scene.browser
    try browser.press("j", "j")
    for key in ["s", "b", "w", "o", "d", "f", "p", "z", "x", "g"] {
      try browser.press(key)
      #expect(try scene.focused == "arrow.forward", "\(key)")
    }
  }

  @Test func escapeEmptiesTheSearchAndItsFilter() throws {
    let scene = try PageScene()
    try scene.open()
    let browser = scene.browser
    try browser.press("/")
    try browser.type("muted")
    #expect(try browser.count(".row") == 1)
    try browser.press("Escape")
    #expect(try browser.count(".row") == 7)
    #expect(try browser.text("document.querySelector('#search').value") == "")
    #expect(try browser.text("document.activeElement.classList.contains('row')") == "true")
  }

  @Test func aVerdictMayBeAboutOnePicture() throws {
    let scene = try PageScene()
    try scene.open("--icon", "muted")
    let browser = scene.browser
    try browser.press("Enter")
    try browser.evaluate("document.querySelectorAll('.picture-verdict .approve')[1].click()")
    #expect(try browser.text("verdictOf(data.icons[0])") == "partly")
    #expect(
      try browser.text("JSON.parse(decisionsText()).decisions.map((one) => one.variant).join()") == "mirrored"
    )
    try browser.press("a")
    #expect(try browser.text("verdictOf(data.icons[0])") == "approved")
    // Approving again withdraws nothing.
    try browser.press("a")
    #expect(try browser.text("verdictOf(data.icons[0])") == "approved")
    #expect(try browser.text("stateText(data.icons[0])") == "approved by you")
    try browser.press("u")
    #expect(try browser.text("verdictOf(data.icons[0])") == "partly")
    try browser.press("u")
    #expect(try browser.text("decisions.size") == "0")
    #expect(browser.problems == [])
  }

  @Test func manyAreApprovedAndForgottenOnlyWhenConfirmed() throws {
    let scene = try PageScene()
    try scene.open()
    let browser = scene.browser
    try browser.evaluate("document.querySelector('.chip.fixed').click()")
    try browser.evaluate("document.querySelector('#approve-shown').click()")
    #expect(try browser.text("decisions.size") == "0")
    try browser.press("Enter")
    #expect(try browser.text("decisions.size") == "2")
    try browser.press("h")
    try browser.evaluate("document.querySelector('#author').focus()")
    try browser.type("Ann")
    let handed = try browser.text("document.querySelector('.sheet-dialog textarea').value")
    #expect(handed.contains("\"by\":\"Ann\""))
    try browser.evaluate("document.querySelector('#forget').click()")
    #expect(try browser.text("decisions.size") == "2")
    try browser.evaluate("document.querySelector('#confirm').click()")
    #expect(try browser.text("decisions.size") == "0")
    // Decisions come back from somebody else's file; those about other pictures are ignored.
    let stale = handed.replacing("\"svg\":\"", with: "\"svg\":\"0").replacing(
      "\"pixels\":\"", with: "\"pixels\":\"0")
    for (text, expected) in [(handed, "2"), (stale, "0"), ("{", "0")] {
      try browser.evaluate("forget()")
      let quoted = try browser.text("''") + String(decoding: JSONEncoder().encode(text), as: UTF8.self)
      try browser.evaluate("takeOver(\(quoted))")
      #expect(try browser.text("decisions.size") == expected)
    }
    // They keep their date, also when the page is opened again.
    let earlier = handed.replacing(/"on":"[0-9-]+"/, with: #""on":"2020-02-03""#)
    let taken = String(decoding: try JSONEncoder().encode(earlier), as: UTF8.self)
    try browser.evaluate("takeOver(\(taken)); decisions.clear(); loadDecisions()")
    #expect(try browser.text("decisionsText().split('\"on\":\"2020-02-03\"').length") == "3")
    try scene.set.write(handed, to: "decisions.json")
    #expect(try scene.chiral("review", "apply", "decisions.json").status == 0)
    let approvals = try String(
      contentsOf: scene.set.folder.appending(path: "manifest.approved.json"), encoding: .utf8)
    #expect(approvals.contains("\"by\": \"Ann\""))
    #expect(approvals.contains("\"on\": \"20"))
    #expect(browser.problems == [])
  }

  @Test func guidelinesSayWhatTheyMean() throws {
    let scene = try PageScene()
    try scene.open("--icon", "arrow.forward")
    let browser = scene.browser
    try browser.evaluate("document.querySelector('.row .guideline').click()")
    #expect(
      try browser.text("document.querySelector('.sentence').textContent").contains(
        "Forward, backward, leading"))
    #expect(try browser.count(".example .pic") == 2)
    #expect(try browser.namelessElements() == [])
    #expect(browser.problems == [])
  }

  @Test func fingersAndForcedColorsDoAsWell() throws {
    let scene = try PageScene()
    try scene.open(width: 390)
    let browser = scene.browser
    try browser.evaluate("setLook('mode', 'blink')")
    try browser.evaluate("document.querySelector('.stage.blink').click()")
    #expect(try browser.text("document.documentElement.dataset.phase") == "1")
    let small =
      "[...document.querySelectorAll('.row .buttons button, .chip, .searchbox input')].filter((one) => one.offsetHeight < 44).length"
    #expect(try browser.evaluate(small) as? Int == 0)
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
    let colors =
      "['input:checked', 'input:not(:checked)'].map((kind) => getComputedStyle(document.querySelector(`.segments ${kind} + span`)).backgroundColor)"
    #expect(try browser.text("new Set(\(colors)).size") == "2")
  }

  @Test func aDeclinedIconIsAccepted() throws {
    let fused = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/></svg>
      """
    let scene = try PageScene(["it's.off": #""mirror""#], drawings: ["it's.off": fused])
    #expect(try scene.chiral("sheet", "--format", "html").status == 0)
    let browser = scene.browser
    try browser.show(scene.page)
    #expect(try browser.text("document.querySelector('.row .state').textContent") == "declined")
    // Only the pictures to choose from are mirrored.
    let rest =
      "((row) => (row.querySelectorAll('.readings').forEach((one) => one.remove()), row.textContent))"
    #expect(
      !(try browser.text("\(rest)(document.querySelector('.row').cloneNode(true))").contains("mirrored")))
    // The reason comes first, not the place in the file.
    #expect(try browser.text("document.querySelector('.why').textContent").hasPrefix("R14: "))
    #expect(try browser.text("Boolean(needOf(data.icons[0]))") == "true")
    try browser.press("e")
    try browser.wait("!needOf(data.icons[0])")
    #expect(
      try browser.text("document.querySelector('.row .remark, .row .what').textContent")
        == "accepted: the drawing as it is")
    #expect(try browser.namelessElements() == [])
    #expect(browser.problems == [])
    // One step back asks again.
    try browser.press("u")
    try browser.wait("Boolean(needOf(data.icons[0]))")
    try browser.press("e")
    try browser.wait("!needOf(data.icons[0])")
    try scene.set.write(try browser.text("decisionsText()"), to: "decisions.json")
    #expect(try scene.chiral("review", "apply", "decisions.json").status == 0)
    #expect(try scene.chiral("sheet", "--format", "html").status == 0)
    // The page would ask before it goes away with a decision that was not handed over.
    try browser.evaluate("isHandedOver = true")
    try browser.show(scene.page)
    // The drawing in place of the right-to-left form waits for approval as any other picture does.
    #expect(try browser.text("data.icons[0].variants.map((one) => one.s).join()") == "new,new")
    #expect(try browser.count(".row .accept") == 0)
  }

  @Test func aChangedClassIsNamed() throws {
    let scene = try PageScene(["arrow.forward": #""mirror""#, "arrow.left": #""fixed""#])
    try scene.chiral("review", "approve", "--all")
    try scene.set.writeManifest(["arrow.forward": #""fixed""#, "arrow.left": #""fixed""#])
    try scene.open()
    #expect(try scene.browser.text("document.querySelector('.what').textContent") == "mirror → fixed")
    #expect(scene.browser.problems == [])
  }
}
