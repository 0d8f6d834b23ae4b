import ChiralTestSupport
import Foundation
import Testing

/// The page while its server does not answer, and what it does once it answers again.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct OfflineInBrowserTests {
  /// Classes and verdicts wait, `u` takes back one that waits, a reload loses nothing, and all is written at once when the server is back.
  @Test(arguments: ["en", "ar"]) func decisionsWait(in language: String) throws {
    let desk = try Desk(language: language)
    let (browser, before) = (desk.browser, try desk.file("manifest.json"))
    try browser.cutOff(true)
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.wait("!connection.isOpen && document.querySelector('#live').textContent === t('notWritten')")
    #expect(
      try browser.text("wordsAbout(data.icons.find((icon) => icon.n === 'arrow-left'))")
        == browser.text("t('made', { name: t('as.mirror') })"))
    try browser.click(".row[data-name=cart] .approve")
    try browser.wait(
      "waiting.length === 2 && verdictOf(data.icons.find((one) => one.n === 'cart')) === 'approved'")
    try browser.click(".row[data-name=block]")
    try browser.press("1")
    try browser.wait("waiting.length === 3")
    for icon in ["cart", "block"] {
      try browser.wait("Boolean(document.querySelector('.row[data-name=\(icon)] .waits'))")
    }
    try browser.press("u")
    try browser.wait("waiting.length === 2 && document.querySelector('#live').textContent.includes('block')")
    #expect(try browser.text("[...answers.keys()].join()") == "arrow-left")
    // The page can be loaded, but not what it asks for.
    try browser.call("Network.setBlockedURLs", ["urls": ["*events?*", "*/decisions", "*/undo"]])
    try browser.cutOff(false)
    try desk.open()
    try browser.wait("!connection.isOpen && waiting.length === 2")
    #expect(try browser.text("[...answers.keys()].join()") == "arrow-left")
    #expect(try browser.text("verdictOf(data.icons.find((one) => one.n === 'cart'))") == "approved")
    #expect(try desk.file("manifest.json") == before)
    try browser.call("Network.setBlockedURLs", ["urls": [String]()])
    try browser.wait("connection.isOpen && waiting.length === 0")
    try browser.wait("data.icons.find((one) => one.n === 'arrow-left').c === 'mirror'")
    try desk.wait(for: "cart", "approved")
    #expect(
      try desk.file("manifest.json")
        == before.replacing(
          #""arrow-left": { "class": "fixed" }"#, with: #""arrow-left": { "class": "mirror" }"#))
    // Each was written once, in the order in which it was given.
    try browser.press("u")
    try desk.wait(for: "cart", "new")
    try browser.press("u")
    try browser.wait("data.icons.find((one) => one.n === 'arrow-left').c === 'fixed'")
    #expect(try desk.file("manifest.json") == before)
    #expect(
      try browser.text("Object.keys(localStorage).filter((key) => key.startsWith('chiral-waiting')).length")
        == "0")
  }

  /// A server that is started again has the same port, and its page writes what waited for the former one. That of another manifest does not.
  @Test func aNewServerGetsWhatWaited() throws {
    let desk = try Desk()
    let (browser, before) = (desk.browser, try desk.file("manifest.json"))
    desk.server.end()
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.wait("!connection.isOpen && waiting.length === 1")
    let stored = try browser.text(
      "JSON.stringify(Object.entries(localStorage).find(([key]) => key.startsWith('chiral-waiting')))")
    let other = try Desk()
    try other.browser.evaluate("localStorage.setItem(...\(stored))")
    try other.open()
    #expect(try other.browser.text("waiting.length") == "0")
    let server = try ReviewServer(in: desk.set.folder, cache: desk.set.folder.appending(path: "cache"))
    #expect(server.port == desk.server.port && server.path != desk.server.path)
    // The page of the former server has an address that the new one does not know.
    try browser.wait("connection.isMoved")
    #expect(try desk.file("manifest.json") == before)
    try browser.show(try #require(URL(string: server.address)))
    try browser.wait("data.icons.find((one) => one.n === 'arrow-left').c === 'mirror'")
    try browser.wait("waiting.length === 0")
    #expect(try desk.file("manifest.json").contains(#""arrow-left": { "class": "mirror" }"#))
    #expect(try other.file("manifest.json") == before)
    server.end()
  }

  /// A decision that waits about an icon which somebody else has changed, redrawn or removed meanwhile is not written silently.
  @Test func aStaleDecisionAsks() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.cutOff(true)
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.wait("!connection.isOpen")
    for icon in ["cart", "zorp"] { try browser.click(".row[data-name=\(icon)] .approve") }
    try browser.wait("waiting.length === 3")
    let changed = try desk.file("manifest.json")
      .replacing(#""arrow-left": { "class": "fixed" }"#, with: #""arrow-left": { "class": "both" }"#)
      .split(separator: "\n").filter { !$0.contains("zorp") }.joined(separator: "\n")
      .replacing(#""cart": { "class": "mirror" },"#, with: #""cart": { "class": "mirror" }"#)
    try desk.set.write(changed, to: "manifest.json")
    let cart = try #require(Desk.drawings["cart"])
    try desk.set.write(cart.replacing("v6", with: "v5"), to: "Assets/cart.svg")
    try browser.cutOff(false)
    try browser.wait("connection.isOpen && waiting.length === 0 && disputed.length === 2")
    try browser.wait("document.querySelector('.message').textContent.includes('zorp')")
    try browser.wait("dialog.open && Boolean(document.querySelector('#disputed-theirs'))")
    #expect(
      try browser.text("document.querySelector('.edit-conflict table').textContent").contains(
        "changed in the files"))
    try browser.click("#disputed-theirs")
    try browser.wait("disputed.length === 1 && dialog.open")
    #expect(try desk.file("manifest.json") == changed)
    #expect(
      !FileManager.default.fileExists(atPath: desk.set.folder.appending(path: "manifest.approved.json").path))
    // The picture that was seen stands before the one that is approved instead, also after a reload.
    let own = "document.querySelectorAll('.edit-conflict td:last-child .pic').length === 4"
    try browser.wait(own)
    try desk.open()
    try browser.wait("disputed.length === 1 && dialog.open && \(own)")
    try browser.click("#disputed-mine")
    try desk.wait(for: "cart", "approved")
  }

  /// The answer about left waits, too, and so does an edit in the loupe, whose pictures only the server can show.
  @Test func whatLeftMeansAndAnEditWait() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.cutOff(true)
    try browser.press("m", "1")
    try browser.wait("waiting.length === 1 && !leftQuestion && leftAnswer === true")
    try browser.press("u")
    try browser.wait("waiting.every((one) => one.path === 'undo') && Boolean(leftQuestion)")
    try browser.press("m")
    try browser.click("#left-yes")
    try browser.wait("leftAnswer === true")
    try browser.click(".row[data-name=cart] .name")
    try browser.choose("both", in: "[data-key=\"edit class\"]")
    try browser.click("#edit-keep")
    try browser.wait("answers.has('cart')")
    #expect(try browser.text("document.querySelector('[data-key=\"edit class\"]').value") == "both")
    try browser.cutOff(false)
    try browser.wait("waiting.length === 0 && data.icons.find((one) => one.n === 'cart').c === 'both'")
    #expect(try desk.file("manifest.json").contains(#""leftMeansBack": true"#))
    #expect(!browser.problems.contains { $0.contains("exceptionDetails") })
  }

  /// A class that would change a picture which somebody else has rejected, unseen here, is asked about, with pictures and a name. Closing the
  /// question decides nothing.
  @Test(arguments: ["theirs", "mine"]) func aClassOverAnUnseenRejectionAsks(which: String) throws {
    let desk = try Desk()
    let (ann, bob) = (desk.browser, try desk.second())
    let before = try desk.file("manifest.json")
    try ann.click("#live-author")
    try ann.type("Ann")
    try ann.press("Tab")
    try desk.showUntold(in: bob)
    try ann.click(".row[data-name=block] .reject")
    try ann.type("too large")
    try ann.click("#send-reject")
    try desk.wait(for: "block", "rejected")
    try bob.click(".row[data-name=block]")
    try bob.press("1")
    try bob.wait("dialog.open && Boolean(document.querySelector('#disputed-mine'))")
    #expect(try bob.count(".edit-conflict .pic") == 4)
    let words = try bob.text("document.querySelector('.edit-conflict table').textContent")
    #expect(
      words.contains("rejected") && words.contains("too large") && words.contains("decided by Ann"),
      "\(words)")
    try bob.press("Escape")
    try bob.wait(
      "!dialog.open && document.querySelector('#live').textContent.startsWith('Not decided yet: block')")
    #expect(try desk.file("manifest.json") == before)
    try bob.press("h")
    try bob.wait("dialog.open")
    try bob.click("#disputed-\(which)")
    if which == "mine" {
      try ann.wait("data.icons.find((one) => one.n === 'block').c === 'mirror'")
    } else {
      try bob.wait("document.querySelector('#live').textContent === 'Left as it is: block'")
      #expect(try desk.file("manifest.json") == before)
    }
    #expect(try bob.text("disputed.length + waiting.length") == "0")
  }

  /// Without a store, the page says that it has to stay open.
  @Test func nothingIsStoredInAPrivateWindow() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.call(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source":
          "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
      ])
    try desk.open()
    try browser.cutOff(true)
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.wait("document.querySelector('#live').textContent === t('notWritten.open')")
    #expect(try browser.text("isSafe()") == "false")
    try browser.cutOff(false)
    try browser.wait("data.icons.find((one) => one.n === 'arrow-left').c === 'mirror'")
    #expect(try browser.text("isSafe()") == "true")
  }

  /// Messages have a place of their own: they cover neither a dialog nor the loupe, and no row that somebody goes to.
  @Test(arguments: [390, 1440]) func messagesCoverNothing(width: Int) throws {
    let desk = try Desk(width: width)
    let browser = desk.browser
    try browser.cutOff(true)
    try browser.click(".row .name")
    try browser.press("a")
    let areSaid =
      "!document.querySelector('.message').hidden && document.querySelector('#live').textContent !== ''"
    try browser.wait(areSaid)
    let overlaps = { (selector: String) in
      """
      (() => {
        const boxes = [...document.querySelectorAll('\(selector)')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
        return [boxes.length, boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5)).length];
      })()
      """
    }
    let strip = "parseFloat(root.style.getPropertyValue('--messages')) === messages.offsetHeight"
    try browser.wait(strip)
    #expect(try browser.count(".inspector header .step") == 2)
    #expect(try browser.text(overlaps(".message, .toast, .inspector header button")).hasSuffix(",0"))
    #expect(
      try browser.text("inspector.getBoundingClientRect().bottom <= messages.getBoundingClientRect().top + 1")
        == "true")
    try browser.press("Escape")
    try browser.wait("!inspector.open")
    #expect(try browser.text(overlaps(".message, .toast, .handover")).hasSuffix(",0"))
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"] {
      try browser.press(key)
      // What is said may take another line in the same moment.
      try browser.wait(
        "list.rows.get(list.current).getBoundingClientRect().bottom <= messages.getBoundingClientRect().top + 1"
      )
    }
    try browser.press("7", "8", "9")
    try browser.press("h")
    try browser.wait("dialog.open && \(strip)")
    #expect(try browser.text(overlaps(".sheet-dialog, .messages")) == "2,0")
  }

  /// The picture of a class or of a reading that waits is shown at once, marked, in the list, in the wall and in the loupe.
  @Test func whatWasChosenIsShown() throws {
    let slash =
      Desk.head + #"<path d="M8 3h12v12M3 8v13h8v-8M14 17h3"/><path id="bar" d="M2 2l20 20"/></svg>"#
    let desk = try Desk(
      Desk.icons.merging(["mic.off": #""mirror""#]) { $1 },
      drawings: Desk.drawings.merging(["mic.off": slash]) { $1 })
    let browser = desk.browser
    try browser.cutOff(true)
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.wait("document.querySelector('.row[data-name=arrow-left] .stage.chosen .pic.flip') !== null")
    #expect(
      try browser.text("document.querySelector('.row[data-name=arrow-left]').textContent").contains(
        "chosen, waits"))
    try browser.click(".row[data-name=\"mic.off\"] [data-key=\"reading 1\"]")
    try browser.wait("document.querySelector('.row[data-name=\"mic.off\"] .stage.chosen') !== null")
    #expect(
      try browser.text(
        "seenIn(...(icon => [icon, icon.views[1]])(data.icons.find(({ n }) => n === 'mic.off'))).picture === data.pictures[data.icons.find(({ n }) => n === 'mic.off').readings[0].p]"
      )
        == "true")
    try browser.press("v")
    #expect(try browser.count(".tile .chosen") == 2)
    try browser.press("u")
    try browser.wait("document.querySelectorAll('.tile .chosen').length === 1")
  }

  /// While a server takes long, a decision counts as one that waits, so that no count offers it again.
  @Test func aSlowServerChangesNoCount() throws {
    let desk = try Desk()
    let browser = desk.browser
    let before = try #require(Int(browser.text("countNeeds()")))
    try browser.call(
      "Network.emulateNetworkConditions",
      ["offline": false, "latency": 6000, "downloadThroughput": -1, "uploadThroughput": -1])
    try browser.click(".row[data-name=zorp]")
    try browser.press("e")
    try browser.wait("waiting.length === 1 && countNeeds() === \(before - 1)")
    try browser.wait("waiting.length === 0")
    try browser.cutOff(false)
    try browser.wait("settled.size === 0 && countNeeds() === \(before - 1)")
    #expect(try !desk.file("manifest.json").contains("unsure"))
  }

  /// A rejection that waits is marked and counts as the questions that it will be.
  @Test func aWaitingRejectionCounts() throws {
    let desk = try Desk()
    let browser = desk.browser
    let before = try #require(Int(browser.text("countNeeds()")))
    try browser.cutOff(true)
    try browser.click(".row[data-name=cart] .reject")
    try browser.type("too thin")
    try browser.click("#send-reject")
    try browser.wait("!connection.isOpen && countNeeds() === \(before + 2)")
    try browser.wait("Boolean(document.querySelector('.row[data-name=cart] .waits'))")
    try browser.press("u")
    try browser.wait("countNeeds() === \(before) && !document.querySelector('.waits')")
    try browser.click(".row[data-name=cart] .reject")
    try browser.click("#send-reject")
    try browser.cutOff(false)
    try desk.wait(for: "cart", "rejected")
    try browser.wait(
      "waiting.length === 0 && countNeeds() === \(before + 2) && !document.querySelector('.waits')")
  }

  /// Undo takes back the last step before it, and none that follows while a server takes long.
  @Test func undoTakesTheStepBeforeIt() throws {
    let desk = try Desk()
    let (browser, before) = (desk.browser, try desk.file("manifest.json"))
    try browser.call(
      "Network.emulateNetworkConditions",
      ["offline": false, "latency": 1500, "downloadThroughput": -1, "uploadThroughput": -1])
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    try browser.press("u")
    try browser.wait("document.querySelector('#live').textContent.includes('arrow-left')")
    try browser.click(".row[data-name=zorp]")
    try browser.press("e")
    try browser.wait("waiting.length === 0 && !isSending")
    try browser.cutOff(false)
    try browser.wait("!data.icons.find(({ n }) => n === 'zorp').note")
    let after = try desk.file("manifest.json")
    #expect(!after.contains("unsure") && after.contains(#""arrow-left": { "class": "fixed" }"#), "\(after)")
    #expect(before.contains("unsure"))
  }

  /// A class whose answer was lost is one's own also for a server that was started since, and a second decision about its icon asks
  /// nothing.
  @Test func aLostAnswerAsksNothing() throws {
    let desk = try Desk()
    let browser = desk.browser
    try browser.evaluate(
      "{ const own = window.fetch; window.fetch = async (path, options) => { const answer = await own(path, options); if (String(path) === 'decisions') throw new TypeError('lost'); return answer; }; }"
    )
    try browser.click(".row[data-name=zorp]")
    try browser.press("1")
    try browser.wait("waiting.length === 1")
    desk.server.end()
    #expect(try desk.file("manifest.json").contains(#""zorp": { "class": "mirror" }"#))
    try browser.wait("!connection.isOpen")
    try browser.evaluate(
      "giveAnswers([{ icon: data.icons.find(({ n }) => n === 'zorp'), changes: [{ path: ['note'], value: 'seen' }], settles: [] }], 'noted').then(() => true)"
    )
    try browser.wait("waiting.length === 2")
    let server = try ReviewServer(in: desk.set.folder, cache: desk.set.folder.appending(path: "cache"))
    try browser.show(try #require(URL(string: server.address)))
    try browser.wait("waiting.length === 0")
    #expect(try browser.text("disputed.length") == "0")
    #expect(try desk.file("manifest.json").contains(#""zorp": { "class": "mirror", "note": "seen" }"#))
    server.end()
  }
}

extension Browser {
  /// Cuts the page off from the network, or connects it again.
  func cutOff(_ isCut: Bool) throws {
    try call(
      "Network.emulateNetworkConditions",
      ["offline": isCut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }
}
