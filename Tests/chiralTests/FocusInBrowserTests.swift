import ChiralTestSupport
import Foundation
import Testing

/// Clicks and the focus: neither is lost when the page replaces an element.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct FocusInBrowserTests {
  private static let focused = "document.activeElement.id || document.activeElement.dataset.name"

  /// The note is a change once its field has lost the focus, which the press on the button does.
  @Test(arguments: [true, false]) func aClickAfterTypingIsNotLost(isServed: Bool) throws {
    let desk = try isServed ? Desk() : nil,
      scene = try isServed ? nil : PageScene(["block": #""fixed""#], drawings: Desk.drawings)
    try scene?.open(at: "#icon=block")
    let browser = try #require(desk?.browser ?? scene?.browser)
    if isServed { try browser.click(".row[data-name=cart] .name") }
    try browser.click("[data-key=\"edit note\"]")
    try browser.type("seen")
    try browser.click(".inspector .close")
    try browser.wait("!inspector.open")
    #expect(browser.problems.filter { !$0.contains("request of") } == [])
  }

  /// A change on the disk that arrives while a button is pressed does not take the click away.
  @Test func aChangeElsewhereLeavesTheClick() throws {
    let desk = try Desk()
    let browser = desk.browser
    let place = try #require(
      try browser.evaluate(
        """
        (() => { const box = document.querySelector('.row[data-name=cart] .name').getBoundingClientRect();
          return [box.left + 8, box.top + 8]; })()
        """) as? [Double])
    var event: [String: Any] = ["type": "mousePressed", "x": place[0], "y": place[1], "button": "left"]
    event["clickCount"] = 1
    try browser.call("Input.dispatchMouseEvent", event)
    var icons = Desk.icons
    icons["cart"] = #"{ "class": "fixed" }"#
    try desk.set.writeManifest(icons)
    try browser.wait("postponed.size > 0")
    event["type"] = "mouseReleased"
    try browser.call("Input.dispatchMouseEvent", event)
    try browser.wait("inspector.open && inspected.c === 'fixed'")
  }

  /// The pictures follow the slider for as long as it is dragged.
  @Test func theSizeFollowsTheSlider() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .name")
    let width = "document.querySelector('.inspector .pane').getBoundingClientRect().width"
    try browser.call(
      "Runtime.evaluate",
      [
        "expression":
          "window.widths = new Set(); inspector.addEventListener('input', () => widths.add(\(width)));"
      ])
    let before = try #require(
      try browser.evaluate("Number(document.querySelector('#loupe-size').value)") as? Int)
    try browser.drag("#loupe-size", by: (x: -52, y: 0))
    // It is pressed at its middle, and moved by four steps.
    let after = try #require(try browser.evaluate("loupe.size") as? Int)
    #expect(after < 288 - 64 && after != before, "\(after)")
    #expect(try browser.evaluate("widths.size") as? Int ?? 0 > 2)
    #expect(try browser.text("Math.round(\(width))") == "\(after)")
    #expect(try browser.text(Self.focused) == "loupe-size")
  }

  /// One finger may be on the left picture and one on the right.
  @Test func fingersOnTwoPicturesZoomBoth() throws {
    let desk = try Desk(width: 390)
    let browser = desk.browser
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try browser.tap(".row[data-name=cart] .name")
    try browser.wait("document.querySelectorAll('.theatre .pane').length === 2")
    try browser.pinch(
      ".theatre .cell:nth-child(1) .pane", and: ".theatre .cell:nth-child(2) .pane", from: -30, to: 30)
    #expect(try browser.evaluate("loupe.zoom > 1.2") as? Bool == true)
    // Nothing is held any more: one finger alone does not zoom.
    #expect(try browser.evaluate("fingers.size") as? Int == 0)
  }

  /// The title of the loupe takes the focus of an element that goes away.
  @Test func theTitleTakesTheFocus() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=arrow-left] .name")
    // The button of the first icon leads nowhere once it has been used there.
    while try browser.evaluate("document.querySelector('#previous').disabled") as? Bool != true {
      try browser.evaluate("document.querySelector('#previous').focus()")
      try browser.press("Enter")
    }
    #expect(try browser.text(Self.focused) == "inspector-title")
    try browser.click("[data-key=\"edit note\"]")
    try browser.type("seen")
    try browser.press("Tab")
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    try browser.evaluate("document.querySelector('#edit-keep').focus()")
    try browser.press("Enter")
    try browser.wait("!document.querySelector('#edit-keep')")
    #expect(try browser.text(Self.focused) == "inspector-title")
  }

  /// The current icon takes the focus of the button that approves all, which goes away.
  @Test func theCurrentIconTakesTheFocus() throws {
    let scene = try PageScene(["block": #""fixed""#, "arrow.forward": #""mirror""#], drawings: Desk.drawings)
    try scene.open()
    let browser = scene.browser
    try browser.evaluate("document.querySelector('#approve-shown').focus()")
    try browser.press("Enter", "Enter")
    try browser.wait("document.querySelector('#approve-shown').hidden")
    #expect(try browser.text(Self.focused) == "row-\(try browser.text("currentIcon().number"))")
    // Who has clicked beside everything keeps the place.
    try browser.evaluate("window.scrollTo(0, 0)")
    try browser.click(".counts")
    try browser.press("v")
    #expect(try browser.text("document.activeElement.localName") != "input")
  }

  /// A key on the button leads to the list of the parts, which is filled; on a phone, the picture is not below the header.
  @Test func aPartIsPickedWithoutAMouse() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .name")
    try browser.evaluate("document.querySelector('#pick-part').focus()")
    try browser.press("Enter")
    #expect(try browser.text(Self.focused) == "choose-part")
    try browser.wait("document.querySelector('#choose-part').length === 3")
    #expect(try browser.text("editing.picks") == "false")
    try browser.press("Escape")
    try desk.open(width: 390)
    try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try browser.tap(".row[data-name=cart] .name")
    try browser.tap("#pick-part")
    try browser.wait("editing.picks")
    let covered = """
      document.querySelector('.inspector header').getBoundingClientRect().bottom \
      - document.querySelector('.inspector .pane').getBoundingClientRect().top
      """
    try browser.wait("\(covered) <= 0")
  }
}
