import ChiralTestSupport
import Foundation
import Testing

/// The article for designers, followed step by step with five drawings in the form in which Figma exports them: layer names as ids, a
/// mask group, a copied badge, and letters as text in weights that few fonts have.
@Suite struct DesignersGuideTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static func export(_ name: String, _ content: String) -> String {
    """
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
    <g id="\(name)">
    \(content)
    </g>
    </svg>

    """
  }

  private static func text(_ id: String, _ content: String, weight: Int, size: Int, at place: String)
    -> String
  {
    """
    <text id="\(id)" fill="black" xml:space="preserve" style="white-space: pre" font-family="Inter" font-size="\(size)" \
    font-weight="\(weight)" letter-spacing="0em"><tspan \(place)>\(content)</tspan></text>
    """
  }

  private static let drawings = [
    "speaker.slash": """
    <g id="Mask group">
    <mask id="mask0_3_41" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
    <path id="slash-gap" fill-rule="evenodd" clip-rule="evenodd" d="M24 0H0V24H24V0ZM4.6 2.2L2.2 4.6L19.4 21.8L21.8 19.4L4.6 2.2Z" \
    fill="#D9D9D9"/>
    </mask>
    <g mask="url(#mask0_3_41)">
    <path id="Vector" d="M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5H4ZM15.5 8.5C17.5 10.5 17.5 13.5 15.5 15.5" stroke="black" \
    stroke-width="1.5"/>
    </g>
    </g>
    <path id="slash" d="M4 4L20 20" stroke="black" stroke-width="1.5" stroke-linecap="round"/>
    """,
    "doc.badge": """
    <path id="Union" d="M13 3H5V21H12M13 3L18 8V11M13 3V8H18M8 12H12M8 15H11" stroke="black" stroke-width="1.5"/>
    <g id="Badge copy">
    <circle id="Ellipse 1" cx="18" cy="18" r="3.5" stroke="black" stroke-width="1.5"/>
    <path id="Vector_2" d="M16.5 18L17.7 19.2L19.6 16.9" stroke="black"/>
    </g>
    """,
    "list.number": """
    <path id="Vector_3" d="M9.5 6H21M9.5 12H21M9.5 18H21" stroke="black" stroke-width="1.5"/>
    <g id="numerals">
    \(text("1", "1", weight: 500, size: 6, at: #"x="3" y="8.1""#))
    \(text("2", "2", weight: 500, size: 6, at: #"x="3" y="14.1""#))
    \(text("3", "3", weight: 500, size: 6, at: #"x="3" y="20.1""#))
    </g>
    """,
    "textformat.size": text("letter", "Aa", weight: 500, size: 14, at: #"x="3" y="17.0909""#),
    "textformat.bold": text("letter", "Aa", weight: 600, size: 14, at: #"x="3" y="17.0909""#),
  ]

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments, in: folder.url, environment: ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path])
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func file(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func fiveExportsBecomeApprovedIcons() throws {
    for (name, content) in Self.drawings {
      try write(Self.export(name, content), to: "Icons/\(name).svg")
    }
    let made = try run(
      "init", "Icons", "--locale", "en", "--locale", "ar", "--locale", "fa", "--locale", "he")
    #expect(made.status == 0, "\(made.errors)")
    let manifest = try file("Icons/manifest.json")
    #expect(manifest.contains(##""speaker.slash": { "class": "mirror""##))
    #expect(manifest.contains(#""doc.badge": { "class": "mirror" }"#))
    #expect(manifest.contains(#""list.number": { "class": "both" }"#))
    // Before the manifest has them, the audit asks for the letters that readers of Arabic and Hebrew lack.
    #expect(try run("audit", "Icons", "--strict").output.contains("script-without-drawing"))
    let letters = ##""text": { "#letter": { "Arab": "ض", "fa": "ف", "Hebr": "א" } }"##
    try write(
      manifest.replacing(
        #""class": "localized""#, with: #""class": "localized", \#(letters)"#),
      to: "Icons/manifest.json")
    let built = try run("build", "Icons")
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      built.errors.contains("warning: letters: textformat.bold: ")
        && built.errors.contains(#"no weight 600: set in "Bold""#), "\(built.errors)")
    try check()
    let audit = try run("audit", "Icons", "--strict")
    #expect(audit.status == 0 && audit.output.contains("letters-in-another-weight"), "\(audit.output)")
    #expect(try run("review", "approve", "Icons", "--all").status == 0)
    let status = try run("review", "status", "Icons", "--strict")
    #expect(status.status == 0, "\(status.output)")
  }

  private func check() throws {
    let slash = try file("Icons/chiral-out/ar/speaker.slash.svg")
    #expect(slash.contains(#"<path id="slash" d="M4 4L20 20""#))
    #expect(slash.contains("d=\"M24 0H0V24H24V0ZM4.6 2.2L2.2 4.6L19.4 21.8L21.8 19.4L4.6 2.2Z\""))
    #expect(slash.contains("d=\"M20 9.5V14.5H16.5L12 18.5"))
    // The badge changes sides and stays upright: its check mark still begins on the left.
    let badge = try file("Icons/chiral-out/he/doc.badge.svg")
    #expect(
      badge.contains(#"id="Badge copy" transform="translate(-12"#)
        && badge.contains("M16.5 18L17.7 19.2L19.6 16.9"), "\(badge)")
    for (locale, digits) in [("en", "123"), ("ar", "123"), ("fa", "۱۲۳"), ("he", "123")] {
      let list = try file("Icons/chiral-out/\(locale)/list.number.svg")
      for digit in digits { #expect(list.contains("data-text=\"\(digit)\""), "\(locale)") }
    }
    for icon in ["textformat.size", "textformat.bold"] {
      for (locale, letter) in [("en", "Aa"), ("ar", "ض"), ("fa", "ف"), ("he", "א")] {
        let drawing = try file("Icons/chiral-out/\(locale)/\(icon).svg")
        #expect(drawing.contains("data-text=\"\(letter)\"") && !drawing.contains("<text"), "\(locale)")
      }
    }
  }
}
