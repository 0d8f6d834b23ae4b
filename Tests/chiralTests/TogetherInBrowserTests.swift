import ChiralTestSupport
import Foundation
import Testing

/// Several questions answered at once, and several people at one page.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct TogetherInBrowserTests {
  /// No name ends with a number, which could be the size of a drawing.
  private static let names: [String] = "bdgkm".flatMap { first in "aeiouwyh".map { "zorp\(first)\($0)" } }

  /// A set in which the names of forty icons say nothing.
  private func desk() throws -> Desk {
    let note = #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#
    let icons = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, note) })
    let drawings = Dictionary(
      uniqueKeysWithValues: zip(Self.names, 1...).map { name, number in
        (name, Desk.head + "<path d=\"M4 6h\(4 + number % 9)v\(2 + number / 9)H4z\"/></svg>")
      })
    return try Desk(icons, drawings: drawings)
  }

  /// The icons of a group are shown together, and only those that have been on the screen are answered.
  @Test(arguments: ["mouse", "keys"]) func aGroupIsAnsweredWithItsPictures(with tool: String) throws {
    let desk = try desk()
    let browser = desk.browser
    // A window too low for all forty.
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1440, "height": 600, "deviceScaleFactor": 1, "mobile": false])
    try browser.press("y")
    if tool == "mouse" { try browser.click(".answer-group") } else { try browser.press("E") }
    try browser.wait("document.querySelectorAll('.together-tile').length === 40")
    #expect(try browser.count(".together-tile .pic") == 80)
    try browser.wait("!document.querySelector('#together-send').disabled")
    let hidden = try browser.text("document.querySelector('#together-hint').textContent")
    #expect(hidden.hasSuffix(" more below"), "\(hidden)")
    let unseen = try #require(Int(hidden.prefix { $0.isNumber }))
    #expect(
      try browser.text("document.querySelector('#together-send').textContent")
        == "Keep these \(40 - unseen) fixed")
    // One is left out. The others are mirrored, as the pictures show.
    try browser.click(".together-tile")
    try browser.click(".sheet-dialog input[value=mirror] + span")
    #expect(
      try browser.text("document.querySelector('#together-send').textContent")
        == "Mirror these \(39 - unseen)")
    try browser.evaluate("document.querySelector('#together-send').focus()")
    try browser.press("Enter")
    try browser.wait("countNeeds() === \(unseen + 1)")
    try browser.wait("data.icons.filter((icon) => icon.c === 'mirror').length === \(39 - unseen)")
    #expect(
      try desk.file("manifest.json").components(separatedBy: #""class": "mirror" }"#).count == 40 - unseen)
    // The rest is kept after it has been on the screen; one step back asks again about exactly these.
    try browser.press("E")
    try browser.wait("!document.querySelector('#together-send').disabled")
    try browser.evaluate("document.querySelector('.together').scrollTo(0, 9999)")
    try browser.wait("document.querySelector('#together-hint').textContent === ''")
    try browser.click("#together-send")
    try browser.wait("countNeeds() === 0")
    try browser.press("u")
    try browser.wait("countNeeds() === \(unseen + 1) && waiting.length === 0")
    let todo = try Command.run(["todo", "--kind", "note"], in: desk.set.folder)
    #expect(todo.errors.hasPrefix("\(unseen + 1) question"), "\(todo.errors)")
  }

  /// The keys alone answer a group: Enter shows the rest first, and then sends the answer that a key has picked.
  @Test func enterShowsTheRestAndAnswers() throws {
    let desk = try desk()
    let browser = desk.browser
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1440, "height": 600, "deviceScaleFactor": 1, "mobile": false])
    try browser.press("y", "E")
    try browser.wait("!document.querySelector('#together-send').disabled")
    try browser.press("1")
    #expect(
      try browser.text("document.querySelector('#together-send').textContent").hasPrefix("Mirror these"))
    for _ in 0..<8 where try browser.text("document.querySelector('#together-hint').textContent") != "" {
      try browser.press("Enter")
      usleep(300_000)
    }
    #expect(try browser.text("document.querySelector('#together-send').textContent") == "Mirror these 40")
    #expect(try browser.text("countNeeds()") == "40")
    try browser.press("Enter")
    try browser.wait("countNeeds() === 0")
    #expect(try browser.text("dialog.open || inspector.open") == "false")
    #expect(
      try desk.file("manifest.json").components(separatedBy: #""class": "mirror" }"#).count == 41)
    try browser.wait("data.icons.every((icon) => icon.c === 'mirror')")
    // No question is left: the page leads on to the wall, where all is approved.
    try browser.click("#to-wall")
    try browser.click("#approve-shown")
    try browser.click("#confirm")
    try browser.wait("data.icons.every((icon) => stateOf(icon) === 'approved')")
  }

  /// A judgement of the server from before an answer does not ask the answered question again.
  @Test func anAnswerOutlivesAnOlderJudgement() throws {
    let desk = try desk()
    let browser = desk.browser
    try browser.press("y", "e")
    try browser.wait("settled.size === 0 && countNeeds() === 39")
    try browser.evaluate("settled.set(needOf(list.icons[0]).key, connection.live.judged + 1)")
    let patch = { (judged: String) in
      """
      applyPatch({ live: { ...connection.live, judged: \(judged) }, open: structuredClone(data.open), \
      icons: [], pictures: [], files: [], drawings: [], removed: [] })
      """
    }
    try browser.evaluate(patch("connection.live.judged"))
    #expect(try browser.text("countNeeds()") == "38")
    try browser.evaluate(patch("connection.live.judged + 1"))
    #expect(try browser.text("countNeeds()") == "39")
  }

  /// A finding cannot be allowed where there is no picture to look at, and the page counts such icons as `todo` does.
  @Test func whatHasNoPictureIsNotAllowed() throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="4" y="20">α</text></svg>"#
    let desk = try Desk(
      ["alpha": #""localized""#, "block": #""fixed""#],
      drawings: ["alpha": text, "block": Desk.drawings["block"] ?? ""])
    let (browser, folder) = (desk.browser, desk.set.folder)
    try browser.press("y")
    #expect(try browser.text("countNeeds()") == "2")
    #expect(try browser.count(".row[data-name=alpha] [data-key='settle allow']") == 0)
    try browser.press("e")
    try browser.wait("document.querySelector('#live').textContent.startsWith('No picture to take')")
    // Whoever allows the findings elsewhere has not made the picture.
    for rule in ["letters-not-set", "script-without-drawing"] {
      let run = try Command.run(["review", "allow", rule, "alpha", "--because", "as drawn"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    try browser.wait("countNeeds() === 1")
    #expect(
      try browser.text("needOf(data.icons.find((one) => one.n === 'alpha')).reason")
        == "the picture cannot be made")
    #expect(try Command.run(["todo", "--kind", "error"], in: folder).errors.hasPrefix("1 question,"))
    try browser.click(".row[data-name=alpha] [data-key$=other]")
    try browser.wait("data.icons.find((one) => one.n === 'alpha').c === 'fixed'")
    try browser.wait("settled.size === 0")
    let todo = try Command.run("todo", folder.path)
    #expect(try todo.errors.hasPrefix("\(browser.text("countNeeds()")) question"), "\(todo.errors)")
    #expect(!todo.output.contains("cannot be made"))
  }

  /// Findings are allowed together, with one reason; an icon with a finding and a note stays until both are answered.
  @Test func findingsAreAllowedTogether() throws {
    let blank = Desk.head + #"<g opacity="0"><path d="M4 4h16v16H4z"/></g></svg>"#
    let desk = try Desk(
      [
        "arrow.forward": #""mirror""#, "shade": #""fixed""#,
        "veil":
          #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#,
      ],
      drawings: [
        "arrow.forward": Desk.drawings["arrow-right"] ?? "", "shade": blank,
        "veil": blank.replacing("4v16", with: "4v12"),
      ])
    let browser = desk.browser
    let start = try Command.run(["todo", "--kind", "error", "--kind", "note"], in: desk.set.folder)
    #expect(start.errors.hasPrefix("3 questions"), "\(start)")
    #expect(try browser.text("countNeeds()") == "3")
    #expect(try browser.text("document.querySelector('.counts').textContent").hasSuffix("3 questions"))
    try browser.press("y")
    try browser.click("#all-error")
    try browser.wait("document.querySelectorAll('.together-tile').length === 2")
    #expect(try browser.text("document.querySelector('#together-send').disabled") == "true")
    try browser.click("#together-why")
    try browser.type("meant to be empty")
    try browser.wait("document.querySelector('#together-send').textContent === 'Allow these 2'")
    try browser.click("#together-send")
    try browser.wait("countNeeds() === 1")
    #expect(
      try desk.file("manifest.json").components(
        separatedBy: #""drawing-faults:drawing-blank": "meant to be empty""#
      ).count == 3)
    // The note of the second icon is still asked about, on this page, after a reload, and by the command.
    #expect(try browser.text("needOf(data.icons.find((one) => one.n === 'veil')).kind") == "note")
    try browser.wait(
      "data.icons.every((icon) => icon.findings.every((one) => one.rule !== 'drawing-faults:drawing-blank'))")
    #expect(try browser.text("countNeeds()") == "1")
    try desk.open()
    #expect(try browser.text("countNeeds()") == "1")
    #expect(try Command.run(["todo", "--strict"], in: desk.set.folder).status == 1)
    try browser.press("m", "e")
    try browser.wait("countNeeds() === 0")
    try browser.click("#approve-shown")
    try browser.click("#confirm")
    try browser.wait("data.icons.every((icon) => stateOf(icon) === 'approved')")
    for command in [["todo"], ["audit"], ["review", "status"]] {
      let run = try Command.run(command + ["--strict"], in: desk.set.folder)
      #expect(run.status == 0, "\(command) \(run)")
    }
  }

  /// Everybody undoes his own last step, and is told what it was.
  @Test func undoKnowsWhoDecided() throws {
    let desk = try Desk()
    let (ann, bob) = (desk.browser, try desk.second())
    try ann.click(".row[data-name=cart] .approve")
    try desk.wait(for: "cart", "approved")
    try bob.wait("stateOf(data.icons.find((one) => one.n === 'cart')) === 'approved'")
    try bob.click(".row[data-name=block] .approve")
    try desk.wait(for: "block", "approved")
    try ann.press("u")
    try Desk.wait(for: "Undone: cart: approved by you", in: ann)
    try desk.wait(for: "cart", "new")
    #expect(try ann.text("stateOf(data.icons.find((one) => one.n === 'block'))") == "approved")
    #expect(try desk.file("manifest.approved.json").contains("block#as-drawn"))
    try ann.press("u")
    try ann.wait("!document.querySelector('.message').hidden")
    #expect(
      try ann.text("document.querySelector('.message span').textContent").contains("you have nothing to undo")
    )
    // A step survives a reload.
    try bob.evaluate("location.reload()")
    try bob.wait("document.documentElement?.dataset.ready === 'true' && typeof tab === 'string'")
    try bob.press("u")
    try desk.wait(for: "block", "new")
  }

  /// A change that was begun before somebody else's is not written over it: both are shown.
  @Test(arguments: ["theirs", "mine"]) func twoEditsOfOneIconAsk(which: String) throws {
    let desk = try Desk()
    let (ann, bob) = (desk.browser, try desk.second())
    try bob.click(".row[data-name=cart] .name")
    try bob.choose("localized", in: "[data-key=\"edit class\"]")
    try bob.wait("document.querySelector('#edit-keep')?.disabled === false")
    try ann.click(".row[data-name=cart] .name")
    try ann.choose("fixed", in: "[data-key=\"edit class\"]")
    try ann.wait("document.querySelector('#edit-keep')?.disabled === false")
    try ann.click("#edit-keep")
    try bob.wait("Boolean(document.querySelector('.edit-conflict'))")
    #expect(try bob.count("#edit-keep") == 0)
    #expect(
      try bob.text("document.querySelector('.edit-conflict table').textContent")
        == "nowyoursClassfixedlocalized")
    try bob.click("#edit-\(which)")
    if which == "theirs" {
      #expect(try bob.text("document.querySelector('[data-key=\"edit class\"]').value") == "fixed")
    } else {
      try bob.wait("document.querySelector('#edit-keep')?.disabled === false")
      try bob.click("#edit-keep")
      try ann.wait("data.icons.find((one) => one.n === 'cart').c === 'localized'")
    }
    #expect(
      try desk.file("manifest.json").contains(
        which == "mine" ? #""localized""# : #""cart": { "class": "fixed" }"#))
  }

  /// Numbers, reasons and pictures follow every change, without a reload.
  @Test func nothingIsStale() throws {
    let desk = try Desk()
    let browser = desk.browser
    let classes = "[...document.querySelectorAll('.chip[data-class]')].map((chip) => chip.textContent).join()"
    #expect(try browser.text(classes) == "mirror1,fixed4")
    let reason = "reasonOf(data.icons.find((one) => one.n === 'cart'))"
    try browser.wait("Boolean(data.icons.find((one) => one.n === 'arrow-left').why)")
    let before = try browser.text("data.icons.find((one) => one.n === 'arrow-left').why")
    try browser.click(".row[data-name=arrow-left] .name")
    try browser.choose("mirror", in: "[data-key=\"edit class\"]")
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    // The loupe follows the colours of the system.
    let ink =
      "[...document.querySelectorAll('.pane .pic')].map((one) => one.getAttribute('style') ?? '').join()"
    let light = try browser.text(ink)
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    try browser.wait("(\(ink)) !== \(String(decoding: JSONEncoder().encode(light), as: UTF8.self))")
    try browser.click("#edit-keep")
    try browser.wait("(\(classes)) === 'mirror2,fixed3'")
    try browser.wait("!data.icons.find((one) => one.n === 'arrow-left').why")
    try browser.press("Escape", "u")
    try browser.wait("(\(classes)) === 'mirror1,fixed4'")
    try browser.wait(
      "data.icons.find((one) => one.n === 'arrow-left').why === \(String(decoding: JSONEncoder().encode(before), as: UTF8.self))"
    )
    #expect(try browser.text(reason) != "")
    // What cannot be written is not said to be.
    desk.server.end()
    try browser.press("a")
    try browser.wait("document.querySelector('#live').textContent.startsWith('Not written')")
  }

  /// A search shows names before notes, and Enter goes to the first of them.
  @Test func theNameComesFirst() throws {
    let note = { (text: String) in #"{ "class": "fixed", "note": "\#(text)" }"# }
    let desk = try Desk(
      [
        "arrow-left": note("see block"), "arrow-right": note("like block"), "block": #""fixed""#,
        "cart": note("a block"), "zorp": #""fixed""#,
      ])
    let browser = desk.browser
    try browser.press("/")
    try browser.type("block")
    #expect(
      try browser.text("list.icons.map((icon) => icon.n).join(' ')") == "block arrow-left arrow-right cart")
    try browser.press("Enter")
    #expect(try browser.text("document.activeElement.dataset.name") == "block")
    try browser.press("Enter")
    #expect(try browser.text("document.querySelector('#inspector-title').textContent") == "block")
  }

  /// Decisions in a file, made without a server, are what `review apply` writes: a class, a part, a note, what left means and a verdict.
  @Test func aFileHandsOverEverything() throws {
    let desk = try Desk()
    desk.server.end()
    let (set, browser) = (desk.set, desk.browser)
    try desk.showFile()
    try browser.press("m", "1")
    try browser.click(".row[data-name=block] .reject")
    try browser.type("too large")
    try browser.click("#send-reject")
    try browser.press("Home", "y", "e", "y")
    try browser.click(".row[data-name=cart] .name")
    try browser.click("#pick-part")
    try browser.click(".pane .board", at: .init(0.79, 0.7))
    try browser.wait("Boolean(document.querySelector('#edit-keep'))")
    try browser.click("#edit-keep")
    try browser.wait("answers.has('cart')")
    try browser.press("Escape", "h")
    #expect(try browser.count(".sheet-dialog code") == 0)
    try set.write(
      try browser.text("document.querySelector('.sheet-dialog textarea').value"), to: "decisions.json")
    let applied = try Command.run(["review", "apply", "decisions.json"], in: set.folder)
    #expect(applied.status == 0 && applied.errors == "4 decisions taken over\n", "\(applied)")
    let manifest = try desk.file("manifest.json")
    for line in [
      ##""cart": { "class": "mirror", "components": { "#plus": "keep" } }"##,
      #""zorp": { "class": "fixed" }"#,
      #""leftMeansBack": true"#, #""arrow-left": { "class": "mirror" }"#,
    ] { #expect(manifest.contains(line), "\(line) in \(manifest)") }
    #expect(try desk.file("manifest.approved.json").contains(#""note": "too large""#))
    // Once more, every decision stands there already.
    let written = [try desk.file("manifest.json"), try desk.file("manifest.approved.json")]
    let again = try Command.run(["review", "apply", "decisions.json"], in: set.folder)
    #expect(again.status == 0 && again.errors == "4 decisions taken over\n", "\(again)")
    #expect(try [desk.file("manifest.json"), desk.file("manifest.approved.json")] == written)
    // A new sheet counts them so, too.
    let text = try desk.file("decisions.json")
    #expect(try Command.run(["sheet", "--format", "html"], in: set.folder).status == 0)
    try browser.evaluate("isHandedOver = true")
    try browser.show(set.folder.appending(path: "chiral-out/sheet/sheet.html"))
    #expect(
      try browser.text("takeOver(\(String(decoding: JSONEncoder().encode(text), as: UTF8.self)))")
        == "3 decisions taken over, 0 about other pictures left out.")
    // An answer that says otherwise about a changed entry is refused.
    try set.write(text.replacing(#""value":"keep""#, with: #""value":"move""#), to: "decisions.json")
    let other = try Command.run(["review", "apply", "decisions.json"], in: set.folder)
    #expect(
      other.status == 1 && other.errors.contains("\"cart\" has been changed in the manifest"), "\(other)")
  }

  /// A piece of one path is a part of its own; several pieces are one part; all of them are the drawing.
  @Test func aPartMayBeAPieceOfAPath() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 4h9v9H2zM4 6v5h5V6zM15 3h6v3h-6zM15 9h6v3h-6zM3 17h17v3H3z"/></svg>
      """
    let desk = try Desk(["glyph": #""mirror""#], drawings: ["glyph": drawing])
    let browser = desk.browser
    try browser.click(".row[data-name=glyph] .name")
    try browser.click("#pick-part")
    // The ring is two subpaths; pointing at it shows nothing else.
    try browser.hover(".pane .board", at: .init(0.13, 0.3))
    try browser.wait("document.querySelectorAll('.part.picked').length === 1")
    #expect(
      try browser.evaluate(
        "inkedParts(partsPicture(inspected)).then((parts) => parts.map((part) => part.selector).join(' | '))")
        as? String
        == ["1,2", "3", "4", "5"].map { "svg > path:nth-child(1)::subpath(\($0))" }.joined(separator: " | "))
    try browser.click(".pane .board", at: .init(0.13, 0.3))
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    #expect(try browser.count(".edit-preview figure") == 2)
    try browser.click(".pane .board", at: .init(0.75, 0.19))
    let chosen = "JSON.stringify([...editedVerbs(inspected)])"
    try browser.wait("(\(chosen)) === '[[\"svg > path:nth-child(1)::subpath(1,2,3)\",\"keep\"]]'")
    try browser.wait("document.querySelectorAll('.part.chosen').length === 2")
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    try browser.click(".pane .board", at: .init(0.75, 0.44))
    try browser.wait("(\(chosen)).includes('::subpath(1,2,3,4)')")
    try browser.wait("document.querySelector('#edit-keep')?.disabled === false")
    try browser.click(".pane .board", at: .init(0.75, 0.77))
    try browser.wait("document.querySelector('#edit-whole').hidden === false")
    // A second click takes the piece away.
    try browser.click(".pane .board", at: .init(0.75, 0.77))
    try browser.wait(
      "document.querySelector('#edit-whole').hidden && document.querySelector('#edit-keep')?.disabled === false"
    )
    try browser.click("#edit-keep")
    try browser.wait("data.icons[0].verbs.length === 1")
    #expect(try desk.file("manifest.json").contains(#""svg > path:nth-child(1)::subpath(1,2,3,4)": "keep""#))
    #expect(browser.problems.filter { !$0.contains(desk.server.host) } == [])
  }
}
