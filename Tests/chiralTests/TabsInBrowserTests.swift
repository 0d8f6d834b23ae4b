import ChiralTestSupport
import Foundation
import Testing

/// Two tabs of one browser, and a page whose server accepts requests without answering them.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct TabsInBrowserTests {
  /// Returns two tabs, one a copy of the other, of which the first has confirmed that an icon is fixed and the second has made it mirrored,
  /// both without an answer of the server.
  private static func decidedApart() throws -> (desk: Desk, first: Browser.Tab, second: Browser.Tab) {
    let desk = try Desk()
    let browser = desk.browser
    let first = browser.tab, second = try browser.duplicate()
    for (tab, key) in [(first, "e"), (second, "1")] {
      try browser.go(to: tab)
      try browser.cutOff(true)
      try browser.click(".row[data-name=zorp]")
      try browser.press(key)
      try browser.wait("!connection.isOpen && waiting.length === 1")
    }
    return (desk, first, second)
  }

  /// Two tabs of one browser that decide differently about an icon while the server does not answer are asked, as two people are, although
  /// one is a copy of the other. So they are if a page sends what both have left.
  @Test(arguments: ["each its own", "one for both"]) func twoTabsAsk(who: String) throws {
    let (desk, first, second) = try Self.decidedApart()
    let browser = desk.browser
    try browser.go(to: first)
    try browser.cutOff(false)
    if who == "one for both" { try desk.open() } else { try browser.wait("waiting.length === 0") }
    if who == "each its own" {
      try browser.go(to: second)
      try browser.cutOff(false)
    }
    try browser.wait("dialog.open && disputed.length === 1 && waiting.length === 0")
    #expect(
      try browser.text("document.querySelector('.edit-conflict table').textContent").contains(
        "decided by somebody at another page"))
    let kept = try desk.file("manifest.json")
    #expect(kept.contains(#""zorp": { "class": "fixed" }"#), "\(kept)")
    try browser.click("#disputed-mine")
    try browser.wait("data.icons.find(({ n }) => n === 'zorp').c === 'mirror'")
    // Whoever has sent a decision can undo it.
    try browser.press("u")
    try browser.wait("data.icons.find(({ n }) => n === 'zorp').c === 'fixed'")
    #expect(try desk.file("manifest.json") == kept)
  }

  /// A confirmed class is asked about if another tab has changed it before the server answers.
  @Test func aConfirmedClassIsAskedAbout() throws {
    let (desk, first, second) = try Self.decidedApart()
    let browser = desk.browser
    for tab in [second, first] {
      try browser.go(to: tab)
      try browser.cutOff(false)
      try browser.wait("waiting.length === 0")
    }
    try browser.wait("dialog.open && disputed.length === 1")
    #expect(try desk.file("manifest.json").contains(#""zorp": { "class": "mirror" }"#))
  }

  /// While a server hangs, the page says so after a few seconds, until the answer comes.
  @Test func aHangingServerIsTold() throws {
    let desk = try Desk()
    let browser = desk.browser
    desk.server.hang(true)
    try browser.click(".row[data-name=arrow-left]")
    try browser.press("1")
    let isTold = "!document.querySelector('.message').hidden && messageText.textContent === t('live.slow')"
    try browser.wait(isTold)
    #expect(try browser.text("connection.isOpen && waiting.length === 1") == "true")
    desk.server.hang(false)
    try browser.wait("waiting.length === 0 && document.querySelector('.message').hidden")
    #expect(try desk.file("manifest.json").contains(#""arrow-left": { "class": "mirror" }"#))
  }
}
