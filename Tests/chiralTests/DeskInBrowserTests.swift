import ChiralTestSupport
import Foundation
import Testing

/// The page of `review open` under a mouse, a finger and a keyboard: every action that decides something.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct DeskInBrowserTests {
  private let message =
    "document.querySelector('.message').hidden ? '' : document.querySelector('.message span').textContent"

  @Test(arguments: ["mouse", "finger"]) func aPartIsPickedInThePicture(with pointer: String) throws {
    let desk = try Desk()
    let browser = desk.browser
    func press(_ selector: String, at spot: Browser.Spot = .middle) throws {
      if pointer == "mouse" {
        try browser.click(selector, at: spot)
      } else {
        try browser.tap(selector, at: spot)
      }
    }
    try press(".row[data-name=cart] .name")
    try press("#pick-part")
    // Nothing is drawn in the corner; the message lies in the dialog, where it is not covered.
    try press(".pane .board", at: .init(0.05, 0.95))
    try browser.wait("(\(message)) === 'There is no part at this place.'")
    #expect(try browser.text("document.querySelector('.message').closest('dialog').className") == "inspector")
    if pointer == "mouse" {
      try browser.hover(".pane .board", at: .init(0.79, 0.7))
      try browser.wait("document.querySelectorAll('.part.picked').length === 1")
    }
    try press(".pane .board", at: .init(0.79, 0.7))
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    #expect(
      try browser.text("document.querySelector('[data-key=\"#plus\"], [data-key=\"edit #plus\"]').value")
        == "keep")
    // The pictures come first, and nothing in the dialog is squeezed by the text of the change.
    #expect(
      try browser.text(
        "document.querySelector('.edit-preview .examples img, .edit-preview .examples .tinted').getBoundingClientRect().width > 40 && !document.querySelector('.edit-preview details').open"
      ) == "true")
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.pane')].every((pane) => pane.getBoundingClientRect().width > 100) && document.querySelector('.inspector').scrollWidth <= document.querySelector('.inspector').clientWidth"
      ) == "true")
    try press("#edit-keep")
    try browser.wait("data.icons.find((one) => one.n === 'cart').verbs.length === 1")
    #expect(try desk.file("manifest.json").contains(##""#plus": "keep""##))
  }

  private func expectPicturesFollowTheMouse(in browser: Browser) throws {
    let place =
      "document.querySelector('.board').getBoundingClientRect().left - document.querySelector('.pane').getBoundingClientRect().left"
    let before = try browser.evaluate(place) as? Double ?? 0
    try browser.drag(".pane", by: (40, 0))
    #expect(abs((try browser.evaluate(place) as? Double ?? 0) - before - 40) < 2)
  }

  @Test func picturesAreDraggedAndTurnedWithTheMouse() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .name")
    try browser.click("#zoom-in")
    try expectPicturesFollowTheMouse(in: browser)
    // The system asks for less motion, so that a click turns the picture.
    try browser.click(".inspector input[value=blink] + span")
    try browser.click(".board")
    #expect(try browser.text("document.documentElement.dataset.phase") == "1")
  }

  @Test func whatHasNoEffectIsSaid() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=block] .name")
    #expect(try browser.count("#pick-part") == 0)
    #expect(
      try browser.text("document.querySelector('.editor').textContent").contains(
        "A fixed icon is never mirrored"))
    #expect(try browser.count("[data-key=\"edit slash\"]") == 0)
    try browser.choose("mirror", in: "[data-key=\"edit class\"]")
    // A square in the middle looks the same mirrored.
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    #expect(try browser.count("#pick-part") == 1)
  }

  @Test func undoReturnsToItsIcon() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.choose("name", in: "#sort-select")
    try browser.press("Home", "j")
    #expect(try browser.text("currentIcon().n") == "arrow-right")
    try browser.press("a")
    try desk.wait(for: "arrow-right", "approved")
    #expect(try browser.text("currentIcon().n") == "block")
    try browser.press("u")
    try desk.wait(for: "arrow-right", "new")
    #expect(try browser.text("currentIcon().n") == "arrow-right")
    // The keys that follow are about the icon that was undone.
    try browser.press("r")
    #expect(try browser.text("document.querySelector('#dialog-title').textContent") == "Reject arrow-right")
    try browser.press("Escape")
    // The same with the mouse, in the loupe, and with an edit of the manifest.
    try browser.click(".row[data-name=zorp] [data-key=\"settle keep\"]")
    try browser.wait("!data.icons.find((one) => one.n === 'zorp').note")
    try browser.press("Home", "u")
    try browser.wait("Boolean(data.icons.find((one) => one.n === 'zorp').note)")
    #expect(try browser.text("currentIcon().n") == "zorp")
    #expect(try desk.file("manifest.json").contains("unsure:"))
  }

  @Test func whatIsWrittenIsNotHandedOverAgain() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .reject")
    try browser.type("the plus is thin")
    try browser.click("#send-reject")
    try desk.wait(for: "cart", "rejected")
    #expect(try browser.text("document.querySelector('.handover').hidden") == "true")
    try desk.open()
    #expect(try browser.text("document.querySelector('.handover').hidden") == "true")
    // A row shows why.
    #expect(
      try browser.text("document.querySelector('.row[data-name=cart] .remark').textContent")
        == "the plus is thin")
  }

  @Test func aNoteIsPinnedAndComesBack() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click(".row[data-name=cart] .reject")
    try browser.type("the plus is thin")
    try browser.click(".pin-board:last-child .layer", at: .init(0.25, 0.75))
    #expect(try browser.count(".pin-board .pin") == 1)
    try browser.press("Tab")
    try browser.evaluate("document.querySelector('.pin-board:last-child').focus()")
    try browser.press("ArrowDown")
    try browser.click("#send-reject")
    try desk.wait(for: "cart", "rejected")
    #expect(try desk.file("manifest.approved.json").contains(#""note": "the plus is thin", "at": [6, 19]"#))
    let status = try Command.run(["review", "status"], in: desk.set.folder)
    #expect(status.output.contains("rejected  cart mirrored: at 6,19: the plus is thin"), "\(status.output)")
    #expect(try browser.count(".row[data-name=cart] .pin") == 1)
    // The drawing changes: the next round shows what was asked for.
    try desk.set.write(
      Desk.head
        + #"<path d="M3 5h3l2 10h8V8H7"/><path id="plus" stroke-width="3" d="M19 15v6M16 18h6"/></svg>"#,
      to: "Assets/cart.svg")
    try desk.wait(for: "cart", "changed")
    try browser.click(".row[data-name=cart] .name")
    try browser.wait("document.querySelectorAll('.inspector .pin').length > 0")
    #expect(try browser.text("document.querySelector('.pin-note').textContent") == "the plus is thin")
  }

  /// The mouse reaches the same things on a page that runs from right to left, and in the colours of the system.
  @Test(arguments: ["ar", "forced colours"]) func theMouseDecidesInOtherSettings(setting: String) throws {
    let desk = try Desk(language: setting == "ar" ? "ar" : "en")
    let browser = desk.browser
    if setting != "ar" {
      let forced = ["name": "forced-colors", "value": "active"]
      let motion = ["name": "prefers-reduced-motion", "value": "reduce"]
      try browser.call("Emulation.setEmulatedMedia", ["features": [forced, motion]])
    }
    #expect(
      try browser.text(
        "matchMedia('(forced-colors: active)').matches || document.documentElement.dir === 'rtl'")
        == "true")
    // A part is picked at the place where the picture shows it: pictures do not follow the direction of the page.
    try browser.click(".row[data-name=cart] .name")
    try browser.click("#pick-part")
    try browser.hover(".pane .board", at: .init(0.79, 0.7))
    try browser.wait("document.querySelectorAll('.part.picked').length === 1")
    #expect(
      try browser.text(
        "(() => { const style = getComputedStyle(document.querySelector('.part.picked')); return style.visibility === 'visible' && style.opacity !== '0'; })()"
      ) == "true")
    try browser.click(".pane .board", at: .init(0.79, 0.7))
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    try browser.click("#edit-keep")
    try browser.wait("data.icons.find((one) => one.n === 'cart').verbs.length === 1")
    // A picture is dragged to where the mouse goes.
    try browser.click("#zoom-in")
    try expectPicturesFollowTheMouse(in: browser)
    try browser.press("Escape")
    // A pin lies where the mouse put it, in units of the drawing.
    try browser.click(".row[data-name=cart] .reject")
    try browser.type("thin")
    try browser.click(".pin-board:last-child .layer", at: .init(0.25, 0.75))
    try browser.click("#send-reject")
    try desk.wait(for: "cart", "rejected")
    #expect(try desk.file("manifest.approved.json").contains(#""note": "thin", "at": [6, 18]"#))
    try browser.click(".row[data-name=block] .approve")
    try desk.wait(for: "block", "approved")
    try browser.press("u")
    try desk.wait(for: "block", "new")
    try browser.click("input[value=wall] + span")
    try browser.click(".tile[data-name=arrow-left]")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "arrow-left")
  }

  /// Everything that needs a person is found with one click or key, and decided with a mouse only and with keys only.
  @Test(arguments: ["mouse", "keys"]) func whatNeedsYouIsDecided(with tool: String) throws {
    let desk = try Desk()
    let browser = desk.browser
    #expect(try browser.text("document.querySelector('#needs').textContent") == "needs you2")
    #expect(try browser.text("document.querySelector('.row').dataset.name") == "zorp")
    if tool == "mouse" { try browser.click("#needs") } else { try browser.press("y") }
    #expect(try browser.count(".row") == 1)
    #expect(
      try browser.text("document.querySelector('.row .why').textContent").contains("the name means nothing"))
    #expect(try browser.count(".question .answer-pictures .layer") == 4)
    if tool == "mouse" { try browser.click("[data-key=\"reading 1\"]") } else { try browser.press("1") }
    try browser.wait("data.icons.find((one) => one.n === 'zorp').c === 'mirror'")
    #expect(try desk.file("manifest.json").contains(#""zorp": { "class": "mirror" }"#))
    #expect(try browser.text("countNeeds()") == "1")
    if tool == "mouse" {
      try browser.click("#left-yes")
    } else {
      try browser.evaluate("document.querySelector('#left-yes').focus()")
      try browser.press("Enter")
    }
    try browser.wait("data.icons.find((one) => one.n === 'arrow-left').c === 'mirror'")
    #expect(try desk.file("manifest.json").contains(#""leftMeansBack": true"#))
    try browser.wait("document.querySelector('#needs .count').textContent === '0'")
    let todo = try Command.run(["todo", "--kind", "note", "--kind", "left"], in: desk.set.folder)
    #expect(todo.errors == "nothing is open\n")
  }

  /// The list of the page is that of `chiral todo`.
  @Test func theListIsThatOfTheCommand() throws {
    let desk = try Desk()
    let run = try Command.run(["todo", "--format", "json"], in: desk.set.folder)
    let expected =
      try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])["groups"]
      as? [[String: Any]]
    let groups = (expected ?? []).filter { $0["kind"] as? String != "picture" }
    let shown = try desk.browser.text(
      "data.open.map((group) => [group.kind, ...group.icons].join(' ')).join(';')")
    #expect(
      shown
        == groups.map { (["\($0["kind"] ?? "")"] + ($0["icons"] as? [String] ?? [])).joined(separator: " ") }
        .joined(separator: ";"))
    #expect(shown.hasPrefix("left arrow-left arrow-right"))
  }

  @Test func theWallCompares() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.click("input[value=wall] + span")
    #expect(try browser.text("document.querySelector('.tile.needs').dataset.name") == "zorp")
    try browser.click("#fold-view")
    try browser.click("#folded-view input[value=flip] + span")
    try browser.click("#folded-view input[value=difference] + span")
    try browser.wait("document.querySelectorAll('.tile canvas[data-done]').length === 5")
    // The cart is mirrored as a whole; a square looks the same from both sides; an arrow that stays does not.
    let shares =
      "['cart', 'block', 'arrow-left'].map((name) => document.querySelector(`.tile[data-name=${name}] .share`).textContent === '0%').join()"
    #expect(try browser.text(shares) == "true,true,false")
    #expect(
      try browser.text("document.querySelector('.legend').textContent") == "only plain fliponly RTLboth")
    try browser.click(".tile[data-name=cart]")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "cart")
  }

  @Test func equalChangesAreApprovedTogether() throws {
    let desk = try Desk()
    let browser = desk.browser
    #expect(try Command.run(["review", "approve", "--all"], in: desk.set.folder).status == 0)
    try desk.wait(for: "cart", "approved")
    for name in ["cart", "block", "zorp"] {
      let drawing = (Desk.drawings[name] ?? "").replacing("stroke-width=\"2\"", with: "stroke-width=\"1.5\"")
      try desk.set.write(drawing, to: "Assets/\(name).svg")
    }
    for name in ["cart", "block", "zorp"] { try desk.wait(for: name, "changed") }
    try browser.choose("change", in: "#group-select")
    #expect(
      try browser.text("document.querySelector('.group bdi').textContent")
        == "another picture: stroke-width=\"2\" \u{2192} stroke-width=\"1.5\"")
    try browser.click(".group .approve-group")
    try browser.click("#confirm")
    for name in ["cart", "block", "zorp"] { try desk.wait(for: name, "approved") }
  }

  /// On a phone, both directions are on one screen, and what is touched is large enough.
  @Test func aPhoneIsEnough() throws {
    let desk = try Desk(width: 390)
    let browser = desk.browser
    let small = """
      [...document.querySelectorAll('button, select, summary, input:not([type=radio]):not([type=color]), .segments label')].filter((one) => {
        const box = one.getBoundingClientRect(); return one.checkVisibility() && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.height < 43 && !one.closest('.question p'); })
        .map((one) => one.className || one.id || one.localName).join()
      """
    let few = try browser.text(small)
    #expect(few == "")
    #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
    try browser.tap(".row[data-name=cart] .name")
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.pane')].slice(0, 2).map((pane) => Math.round(pane.getBoundingClientRect().top)).filter((top, index, all) => top === all[0] && top < 500).length"
      ) == "2")
    let fewInTheLoupe = try browser.text(small)
    #expect(fewInTheLoupe == "")
    try browser.tap(".inspector header .approve")
    try desk.wait(for: "cart", "approved")
  }
}
