import ChiralTestSupport
import Foundation
import Testing

/// A set with its page, open in a browser.
struct PageScene {
  /// Names and notes that would do harm as markup.
  static let hostile = [
    #"<img src=x onerror=window.hurt=1>"#: #"{"class": "mirror", "file": "arrow.forward.svg"}"#,
    "</script><script>window.hurt=1</script>": #"{"class": "mirror", "file": "arrow.left.svg"}"#,
    "noted":
      #"{"class": "fixed", "file": "set/wide.svg", "note": "</p><script>window.hurt=1</script>\u202e\"'"}"#,
    "muted": ##"{"class": "mirror", "file": "muted.svg", "components": {"#slash": "keep"}}"##,
  ]
  private static let muted = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h6v16H4z"/>\
    <path id="slash" d="M2 3l1-1 19 19-1 1z"/></svg>
    """

  let set: IconSet
  let browser: Browser
  var page: URL { self.set.folder.appending(path: "chiral-out/sheet/sheet.html") }

  /// Creates a set of icons; drawings are added by their names.
  init(
    _ icons: [String: String] = IconSet.icons.merging(hostile) { $1 }, drawings: [String: String] = [:]
  ) throws {
    set = try IconSet()
    try set.write(Self.muted, to: "Assets/muted.svg")
    for (name, drawing) in drawings { try set.write(drawing, to: "Assets/\(name).svg") }
    try set.writeManifest(icons)
    browser = try Browser(downloads: set.folder)
  }

  /// Runs the command, with a cache of its own.
  @discardableResult
  func chiral(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments, in: set.folder, environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
  }

  /// Makes the page and opens it.
  func open(_ arguments: String..., width: Int = 1440, isDark: Bool = false, at address: String = "") throws {
    let title = "</title><script>window.hurt=1</script>\u{202E}"
    let run = try Command.run(
      ["sheet", "--format", "html", "--title", title] + arguments, in: set.folder,
      environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
    #expect(run.status == 0, "\(run.errors)")
    try browser.show(URL(string: page.absoluteString + address) ?? page, width: width, isDark: isDark)
  }

  /// The icons of the list, in order.
  var names: String {
    get throws {
      try browser.text("[...document.querySelectorAll('.row')].map((row) => row.dataset.name).join(' ')")
    }
  }

  /// The icon to which the keys apply.
  var current: String {
    get throws { try browser.text("document.querySelector('.row.current')?.dataset.name") }
  }

  /// The icon that has the focus.
  var focused: String { get throws { try browser.text("document.activeElement.dataset.name") } }
}
