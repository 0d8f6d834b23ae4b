import ChiralTestSupport
import Foundation
import Testing

/// Choosing a picture on the page, with a mouse and with a keyboard.
@Suite(
  .serialized, .enabled(if: Browser.executable != nil, "chromium is not installed: the page is not tried"))
struct ReadingsInBrowserTests {
  /// A slash of its own with a gap in the base, in a set without the plain icon, and an icon that nobody doubts.
  private func set() throws -> IconSet {
    let set = try IconSet()
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets"))
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">"#
    try set.write(
      head + #"<path d="M8 3h12v12M3 8v13h8v-8M14 17h3"/><path id="bar" d="M2 2l20 20"/></svg>"#,
      to: "Assets/mic.off.svg")
    try set.write(head + #"<path d="M4 12h16M14 6l6 6-6 6"/></svg>"#, to: "Assets/arrow.forward.svg")
    try set.writeManifest(["mic.off": #""mirror""#, "arrow.forward": #""mirror""#])
    return set
  }

  private func manifest(_ set: IconSet) throws -> String {
    try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
  }

  private static let isChosen = "!data.icons.find((one) => one.n === 'mic.off').readings"

  @Test(arguments: ["mouse", "keyboard", "loupe"]) func aServedPageWritesTheChoice(with tool: String) throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder)
    let browser = try Browser(downloads: set.folder)
    try browser.show(try #require(URL(string: server.address)))
    #expect(try browser.count(".reading") == 3)
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.reading')].map((one) => one.getAttribute('aria-label')).join('; ')")
        == "1: upright: slash; 2: all of it mirrored; 3: the drawing as it is")
    #expect(try browser.count(".reading .pic") == 3)
    #expect(try browser.namelessElements() == [])
    // Nothing is cut off.
    #expect(
      try browser.text(
        "[...document.querySelectorAll('.row')].every((row) => row.scrollHeight <= row.clientHeight + 1)")
        == "true")
    switch tool {
    case "mouse": try browser.click(".row[data-name=\"mic.off\"] [data-key=\"reading 1\"]")
    case "keyboard":
      try browser.press("m", "1")
    default:
      try browser.click(".row[data-name=\"mic.off\"] .name")
      try browser.click(".inspector [data-key=\"reading 1\"]")
    }
    try browser.wait(Self.isChosen)
    #expect(
      try manifest(set).contains(
        ##""mic.off": { "class": "mirror", "components": { "#bar": "keep" }, "infer": false }"##))
    #expect(try browser.count(".row .reading") == 0)
    // One step back brings the choice again.
    if tool == "keyboard" {
      try browser.press("u")
      try browser.wait("document.querySelectorAll('.row .reading').length === 3")
      #expect(try manifest(set).contains(#""mic.off": "mirror""#))
    }
  }

  /// Somebody else's change is not overwritten.
  @Test func aLateChoiceIsRefused() throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder)
    let page = server.get("").body
    let digest = try #require(page.firstMatch(of: /"manifest": ?"([0-9a-f]+)"/)).1
    let other = try manifest(set).replacing(#""scales""#, with: #""grid": 1, "scales""#)
    try set.write(other, to: "manifest.json")
    let reply = server.post(
      "keep",
      #"{"icon": "mic.off", "manifest": "\#(digest)", "changes": [{"path": ["infer"], "value": false}]}"#)
    #expect(reply.status == 409, "\(reply)")
    #expect(try manifest(set) == other)
  }

  @Test func aFileShowsTheCommand() throws {
    let set = try set()
    let made = try Command.run(
      ["sheet", "--format", "html", "--ui-locale", "ar"], in: set.folder,
      environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
    #expect(made.status == 0, "\(made.errors)")
    let browser = try Browser(downloads: set.folder)
    try browser.show(set.folder.appending(path: "chiral-out/sheet/sheet.html"), width: 420)
    #expect(
      try browser.text("document.querySelector('.reading').getAttribute('aria-label')")
        == "1: غير معكوس: الشرطة المائلة")
    try browser.press("m", "2")
    #expect(
      try browser.text("document.querySelector('dialog[open] pre').textContent")
        == "chiral review choose 'mic.off' 2")
    #expect(try manifest(set).contains(#""mic.off": "mirror""#))
  }
}
