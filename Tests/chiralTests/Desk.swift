import ChiralTestSupport
import Foundation
import Testing

/// The page of a server, open in a browser.
struct Desk {
  static let head =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">"#
  /// A cart with a plus, arrows with absolute names, and an icon whose name says nothing.
  static let drawings = [
    "cart": head + #"<path d="M3 5h3l2 10h8V8H7"/><path id="plus" d="M19 15v6M16 18h6"/></svg>"#,
    "arrow-left": head + #"<path d="M20 12H4M10 6l-6 6 6 6"/></svg>"#,
    "arrow-right": head + #"<path d="M4 12h16M14 6l6 6-6 6"/></svg>"#,
    "zorp": head + #"<path d="M4 6h12v4H4z"/></svg>"#,
    "block": head + #"<path d="M4 4h16v16H4z"/></svg>"#,
  ]
  static let icons = [
    "cart": #"{ "class": "mirror" }"#, "arrow-left": #"{ "class": "fixed" }"#,
    "arrow-right": #"{ "class": "fixed" }"#, "block": #"{ "class": "fixed" }"#,
    "zorp": #"{ "class": "fixed", "note": "unsure: the name means nothing to this program" }"#,
  ]

  let set: IconSet
  let server: ReviewServer
  let browser: Browser

  init(
    _ icons: [String: String] = Desk.icons, drawings: [String: String] = Desk.drawings, width: Int = 1440,
    isDark: Bool = false, language: String = "en"
  ) throws {
    set = try IconSet()
    // No drawing waits to be added: `init` would be unsure of equal arrows with different names.
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets"))
    for (name, drawing) in drawings { try set.write(drawing, to: "Assets/\(name).svg") }
    try set.writeManifest(icons)
    server = try ReviewServer(
      in: set.folder, arguments: ["--ui-locale", language], cache: set.folder.appending(path: "cache"))
    browser = try Browser(downloads: set.folder)
    try open(width: width, isDark: isDark)
  }

  func open(width: Int = 1440, isDark: Bool = false) throws {
    try browser.show(try #require(URL(string: server.address)), width: width, isDark: isDark)
  }

  /// Opens the page for a second person.
  func second() throws -> Browser {
    let browser = try Browser(downloads: set.folder)
    try show(in: browser)
    return browser
  }

  /// Opens the page in another browser, or once more.
  func show(in browser: Browser) throws { try browser.show(try #require(URL(string: server.address))) }

  /// Opens the page in a browser that is told nothing about later changes.
  func showUntold(in browser: Browser) throws {
    let script = """
      { const own = window.fetch;
        window.fetch = (path, options) => (String(path).startsWith('events') ? new Promise(() => {}) : own(path, options)); }
      """
    try browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
    try browser.call("Page.navigate", ["url": "about:blank"])
    try show(in: browser)
  }

  /// Makes the page as a file and opens it.
  func showFile() throws {
    let made = try Command.run(
      ["sheet", "--format", "html"], in: set.folder,
      environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
    #expect(made.status == 0, "\(made.errors)")
    try browser.show(set.folder.appending(path: "chiral-out/sheet/sheet.html"))
  }

  func file(_ name: String) throws -> String {
    try String(contentsOf: set.folder.appending(path: name), encoding: .utf8)
  }

  /// Waits until the state of an icon is as expected.
  func wait(for icon: String, _ state: String) throws {
    try browser.wait("stateOf(data.icons.find((one) => one.n === '\(icon)')) === '\(state)'")
  }

  /// Waits until the page says something.
  static func wait(for words: String, in browser: Browser) throws {
    try browser.wait("document.querySelector('#live').textContent === '\(words)'")
  }
}
