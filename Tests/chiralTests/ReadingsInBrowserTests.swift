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
      try browser.wait("document.querySelectorAll('.row .reading').length === 3 && waiting.length === 0")
      #expect(try manifest(set).contains(#""mic.off": "mirror""#))
    }
  }

  /// Somebody else's change is not overwritten.
  @Test func aLateChoiceIsRefused() throws {
    let set = try set()
    let server = try ReviewServer(in: set.folder)
    let entry = try server.entry("mic.off")
    let other = try manifest(set).replacing(#""mic.off": "mirror""#, with: #""mic.off": "fixed""#)
    try set.write(other, to: "manifest.json")
    let reply = server.post("decisions", ReviewServer.answer("mic.off", entry, #"["infer"]"#, "false"))
    #expect(reply.status == 409, "\(reply)")
    #expect(try manifest(set) == other)
    // A change elsewhere in the manifest is no obstacle.
    let present = try server.entry("mic.off")
    try set.write(other.replacing(#""scales""#, with: #""grid": 1, "scales""#), to: "manifest.json")
    #expect(
      server.post("decisions", ReviewServer.answer("mic.off", present, #"["infer"]"#, "false")).status == 200)
    #expect(try manifest(set).contains(#""grid": 1"#) && manifest(set).contains(#""infer": false"#))
  }

  @Test func aFileKeepsTheChoice() throws {
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
    #expect(try browser.text("needOf(data.icons.find((one) => one.n === 'mic.off')) === undefined") == "true")
    #expect(try manifest(set).contains(#""mic.off": "mirror""#))
    // It is still there after a reload, and the file of decisions writes it.
    // The page would ask before it goes away with a decision that was not handed over.
    try browser.evaluate("isHandedOver = true")
    try browser.show(set.folder.appending(path: "chiral-out/sheet/sheet.html"), width: 420)
    try set.write(try browser.text("decisionsText()"), to: "decisions.json")
    let applied = try Command.run(["review", "apply", "decisions.json"], in: set.folder)
    #expect(applied.status == 0 && applied.errors == "1 decision taken over\n", "\(applied.errors)")
    #expect(try manifest(set).contains(#""mic.off": { "class": "mirror", "infer": false }"#))
  }
}
