import ChiralTestSupport
import Foundation
import Testing

/// Web apps as they ship: SVGs that styles flip, or that have a second drawing for right-to-left.
@Suite struct WebAppTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = scratch.url.appending(path: "app/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, in: scratch.url)
  }

  private static func svg(_ path: String, _ attributes: String = "") -> String {
    "<svg \(attributes) xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)\"/></svg>\n"
  }

  private static let back = "M20 10h-8V5l-9 7 9 7v-5h8z"
  private static let forward = "M4 10h8V5l9 7-9 7v-5H4z"

  /// The manifest that an import writes, without spaces.
  private func imported() throws -> String {
    let run = try run("import", "web", "app", "-m", "decisions.json")
    #expect(run.status == 0, "\(run)")
    let text = try String(contentsOf: scratch.url.appending(path: "decisions.json"), encoding: .utf8)
    return text.filter { !$0.isWhitespace }
  }

  /// A property that is -1 for right-to-left flips the drawings with a class, which they have themselves.
  @Test func aPropertyFlipsTheDrawingsOfAClass() throws {
    try write([
      "core.css": ":root { --factor: 1 }\n[dir=rtl] { --factor: -1 }\n",
      "icons.css": ".directional * { transform: scaleX(var(--factor)) }\n",
      "icons/arrow-back.svg": Self.svg(Self.back, "class=\"directional\""),
      "icons/go-forward.svg": Self.svg(Self.forward + "M1 1h3v3z"),
      "locale/ar/django.po": "", "locale/ar_SA.json": "{}", "locale/de/django.po": "",
    ])
    let audit = try run("audit", "app")
    #expect(audit.errors.contains("web, as it ships: "), "\(audit)")
    #expect(audit.errors.contains("it is translated into ar, ar-SA"), "\(audit)")
    #expect(audit.output.contains("make \"icons/go-forward\" mirror"), "\(audit)")
    #expect(!audit.output.contains("arrow-back"), "\(audit)")
    let manifest = try imported()
    #expect(manifest.contains("\"icons/arrow-back\":{\"class\":\"mirror\""), "\(manifest)")
    #expect(manifest.contains("\"icons/go-forward\":{\"class\":\"fixed\""), "\(manifest)")
    #expect(manifest.contains("\"locales\":[\"en\",\"ar\",\"ar-SA\"]"), "\(manifest)")
  }

  /// Two drawings are one icon, wherever their names have the mark.
  @Test func drawingsForBothDirectionsAreOneIcon() throws {
    try write([
      "i/go-next-ltr.svg": Self.svg(Self.forward), "i/go-next-rtl.svg": Self.svg(Self.back),
      "i/go-next-ltr-dark.svg": Self.svg(Self.forward), "i/go-next-rtl-dark.svg": Self.svg(Self.forward),
      "i/undo.svg": Self.svg(Self.back), "i/undo-rtl.svg": Self.svg(Self.forward),
    ])
    let manifest = try imported()
    for icon in [
      "go-next\":{\"class\":\"mirror\",\"file\":\"app/i/go-next-ltr.svg\"", "undo\":{\"class\":\"mirror\"",
    ] {
      #expect(manifest.contains("\"i/" + icon), "\(manifest)")
    }
    #expect(manifest.contains("{\"rtl\":\"app/i/go-next-rtl-dark.svg\"}"), "\(manifest)")
    let audit = try run("audit", "app")
    #expect(audit.errors.contains("web, as it ships"), "\(audit)")
    #expect(!audit.output.contains("undo") && !audit.output.contains("i/go-next\""), "\(audit)")
  }

  /// A rule for right-to-left gives a class another drawing, or flips the one that the class has.
  @Test func rulesForRightToLeftGiveOtherDrawings() throws {
    try write([
      "css/a.css": """
      .pager-next { background: url(../i/next.svg) } [dir=rtl] .pager-next { background: url(../i/previous.svg) }
      .pager-last { background: url(../i/last.svg) } [dir=rtl] .pager-last { transform: scaleX(-1) }
      """,
      "i/next.svg": Self.svg(Self.forward), "i/previous.svg": Self.svg(Self.back),
      "i/last.svg": Self.svg("M4 10h8V5l9 7-9 7v-5H4zM21 5h2v14h-2z"),
    ])
    let manifest = try imported()
    #expect(manifest.contains("\"i/next\":{\"class\":\"mirror\""), "\(manifest)")
    #expect(manifest.contains("\"i/last\":{\"class\":\"mirror\""), "\(manifest)")
    #expect(manifest.contains("\"i/previous\":{\"class\":\"fixed\""), "\(manifest)")
  }

  /// A folder of drawings with a page, without a word about right-to-left, is no web app; neither is one in an app for Android.
  @Test func otherFoldersAreNoWebApps() throws {
    try write(["i/go-next.svg": Self.svg(Self.forward), "index.html": "<p>", "a.css": ".a { margin: 0 }"])
    #expect(try run("audit", "app").errors.contains("chiral init app writes a manifest"))
    try write(["b.css": "[dir=rtl] .a { margin: 0 }"])
    #expect(try run("audit", "app").errors.contains("chiral init app writes a manifest"))
    try write(["i18n/he.json": "{}"])
    #expect(try run("audit", "app").output.contains("make \"i/go-next\" mirror"))
  }
}
