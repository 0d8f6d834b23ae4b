import ChiralTestSupport
import Foundation
import Testing

/// Approvals on the page of `review open`, which agree with the commands and with what other people decide.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct ApprovalsInBrowserTests {
  /// The page says that a set may ship when `todo --strict` does, also after a class changed and an icon is gone.
  @Test func thePageAndTheCommandsAgree() throws {
    let fixed = #"{ "class": "fixed" }"#
    let icons = ["cart": #"{ "class": "mirror" }"#, "block": fixed, "zorp": fixed]
    let desk = try Desk(icons, drawings: Desk.drawings.filter { icons.keys.contains($0.key) })
    let (set, browser) = (desk.set, desk.browser)
    func agree(isOpen: Bool, _ place: SourceLocation = #_sourceLocation) throws {
      for command in [["todo"], ["review", "status"]] {
        let run = try Command.run(command + ["--strict"], in: set.folder)
        #expect((run.status == 1) == isOpen, "\(command) \(run)", sourceLocation: place)
      }
      try browser.wait(
        "(data.icons.every(isApproved) && goneOf.size === 0 && countNeeds() === 0) === \(!isOpen)")
    }
    #expect(try Command.run(["review", "approve", "--all"], in: set.folder).status == 0)
    try desk.wait(for: "cart", "approved")
    try agree(isOpen: false)
    // A mirrored icon becomes fixed: the approved right-to-left picture is gone.
    try browser.choose("name", in: "#sort-select")
    try browser.click(".row[data-name=cart]")
    try browser.press("2")
    try desk.wait(for: "cart", "changed")
    #expect(
      try browser.text("document.querySelector('.row[data-name=cart] .what').textContent")
        == "mirror \u{2192} fixed")
    try agree(isOpen: true)
    try browser.press("a")
    try desk.wait(for: "cart", "approved")
    #expect(try !desk.file("manifest.approved.json").contains("cart#mirrored"))
    try agree(isOpen: false)
    try browser.press("u")
    try desk.wait(for: "cart", "changed")
    try agree(isOpen: true)
    try browser.click(".row[data-name=cart] .approve")
    try desk.wait(for: "cart", "approved")
    // An icon that is gone has no row; its approval is forgotten below the list.
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets/block.svg"))
    try set.writeManifest(
      icons.filter { $0.key != "block" }.merging(["cart": #"{ "class": "fixed" }"#]) { $1 })
    try browser.wait("data.icons.length === 2 && data.gone.join() === 'block#as-drawn'")
    try agree(isOpen: true)
    try browser.click("#forget-gone")
    try browser.wait("data.gone.length === 0")
    try agree(isOpen: false)
    try browser.press("y")
    #expect(try browser.text("document.querySelector('.empty').textContent").hasPrefix("Nothing is open"))
  }

  /// The approved picture stands beside the present one, also after another class and a restart of the server, and the difference
  /// colours nothing else.
  @Test func theApprovedPictureStandsBesideThePresentOne() throws {
    let desk = try Desk()
    let (set, browser) = (desk.set, desk.browser)
    try browser.choose("name", in: "#sort-select")
    for icon in ["cart", "block"] {
      try browser.click(".row[data-name=\(icon)] .approve")
      try desk.wait(for: icon, "approved")
    }
    let cart = try #require(Desk.drawings["cart"])
    try set.write(cart.replacing(#"id="plus""#, with: #"id="plus" stroke-width="4""#), to: "Assets/cart.svg")
    try desk.wait(for: "cart", "changed")
    try browser.click(".row[data-name=block]")
    try browser.press("1")
    try desk.wait(for: "block", "changed")
    func expectChanges(_ place: SourceLocation = #_sourceLocation) throws {
      let changes = { (icon: String) in
        "changesOf(data.icons.find((one) => one.n === '\(icon)')).map(({ was, is }) => `${was} > ${is}`).join()"
      }
      #expect(
        try browser.text(changes("cart")) == "as-drawn > as-drawn,mirrored > mirrored", sourceLocation: place)
      // A square is its own mirror image, so that the mirrored one looks as what was approved for both directions.
      #expect(try browser.text(changes("block")) == "as-drawn > mirrored", sourceLocation: place)
      // The page says so instead of showing a difference without colours.
      #expect(try browser.count(".row[data-name=block] .stage.same") == 1, sourceLocation: place)
      #expect(
        try browser.text("changedText(data.icons.find((one) => one.n === 'block'))")
          == "fixed → mirror, the picture is the same", sourceLocation: place)
      // Both are drawn at any size, and only the plus at the right has changed.
      #expect(
        try browser.text(
          "changesOf(data.icons.find((one) => one.n === 'cart')).every(({ before }) => drawingText(before).includes('<svg'))"
        ) == "true", sourceLocation: place)
      let canvas = "document.querySelector('.row[data-name=cart] .change canvas')"
      try browser.wait("\(canvas)?.dataset.done === 'true'")
      let colored = """
        (() => {
          const { width, height } = \(canvas), { data } = \(canvas).getContext('2d').getImageData(0, 0, width, height), counts = [0, 0];
          for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 0 && Math.abs(data[at] - data[at + 2]) > 8) counts[at / 4 % width < width / 2 ? 0 : 1] += 1;
          return counts.map((count) => Number(count > 0)).join();
        })()
        """
      #expect(try browser.text(colored) == "0,1", sourceLocation: place)
    }
    try expectChanges()
    desk.server.end()
    let server = try ReviewServer(in: set.folder, cache: set.folder.appending(path: "cache"))
    try browser.show(try #require(URL(string: server.address + "#sort=name")))
    try expectChanges()
    // Before, now and the difference of each change stand in a line.
    try browser.click(".row[data-name=cart] .name")
    let lines =
      "[...document.querySelectorAll('.theatre')].map((line) => `${line.children.length} ${new Set([...line.children].map((one) => one.getBoundingClientRect().top)).size}`).join()"
    #expect(try browser.text(lines) == "2 1,3 1,3 1")
    server.end()
  }

  /// A verdict on a state that somebody else has changed shows both and asks, and news about one's own icon are told at once.
  @Test(arguments: ["theirs", "mine"]) func twoVerdictsOnOneIconAsk(which: String) throws {
    let desk = try Desk()
    let (ann, bob) = (desk.browser, try desk.second())
    try desk.showUntold(in: bob)
    try ann.click(".row[data-name=cart] .approve")
    try Desk.wait(for: "cart: approved by you", in: ann)
    try desk.wait(for: "cart", "approved")
    // One's own decision is no news.
    #expect(try ann.text("document.querySelector('#live').textContent") == "cart: approved by you")
    #expect(try bob.text("stateOf(data.icons.find((one) => one.n === 'cart'))") == "new")
    try bob.click(".row[data-name=cart] .reject")
    try bob.type("too thin")
    try bob.click("#send-reject")
    try bob.wait("Boolean(document.querySelector('#disputed-mine'))")
    #expect(
      try bob.text("document.querySelector('.edit-conflict table').textContent")
        == "nowyourscartmirror \u{B7} approved \u{B7} decided by somebody at another pagerejected by you \u{B7} too thin"
    )
    #expect(try !desk.file("manifest.approved.json").contains("rejected"))
    try bob.click("#disputed-\(which)")
    if which == "mine" {
      try desk.wait(for: "cart", "rejected")
      try Desk.wait(for: "1 icon changed: cart", in: ann)
      #expect(try desk.file("manifest.approved.json").contains(#""note": "too thin""#))
    } else {
      #expect(try bob.text("decisions.size") == "0")
      #expect(try bob.text("stateOf(data.icons.find((one) => one.n === 'cart'))") == "approved")
      #expect(try !desk.file("manifest.approved.json").contains("rejected"))
    }
  }
}
