import ChiralTestSupport
import Foundation
import Testing

/// A stranger's text in a drawing or a name stays text wherever it is printed or written.
@Suite struct ForeignTextTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  /// Texts that would clear the screen, name a window, reverse the line, or annotate a pull request.
  private static let drawings = [
    ##"<use href="#x&#x9B;2J&#x202E;&#10;::error title=a::b"/>"##,
    ##"<g id="a&#10;::error title=x::owned" data-direction="move"><text x="3" y="9">&#x9B;31m&#xD;x</text></g>"##,
    ##"<path id="slash&#10;::warning::owned&#x9B;2J" d="M2 2l20 20" stroke="red"/><path d="M3 3h9v9z"/>"##,
    ##"<path fill="url(#&#10;##[error]owned&#x202E;)" d="M3 3h9"/><g data-direction="&#x9B;2J&#10;::error::owned"/>"##,
    "<path d=\"M3 3h9\"/><\u{9B}2J/>",
    "<image href=\"a&#10;::error::owned&#x9B;.png\" width=\"3\" height=\"3\"/>",
  ]

  private static let commands = [
    "build --verbose", "build --target web --dry-run", "audit", "audit --format github",
    "audit --format markdown",
    "audit --format junit", "mirror --explain Assets/arrow.forward.svg", "mirror Assets -o out --verbose",
    "mirror --format json Assets -o out", "sheet", "plan", "explain arrow.forward",
    "explain --format class Assets",
    "review approve --all",
  ]

  @Test(arguments: commands) func nothingIsPrintedRaw(command: String) throws {
    for drawing in Self.drawings {
      try set.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(drawing)</svg>",
        to: "Assets/arrow.forward.svg")
      let outcome = try Command.shell("\"$CHIRAL\" \(command)", in: set.folder)
      // A mirror image on standard output contains the text of the drawing.
      let isDrawing = command.contains("--explain")
      for text in [isDrawing ? "" : outcome.output, outcome.errors] {
        let raw = text.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control: !["\n", "\t"].contains(scalar)
          case .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }
        #expect(raw.isEmpty, "\(command): \(drawing): \(text.debugDescription)")
        for line in text.unicodeScalars.split(separator: "\n").map({ String($0) }) {
          let isOwn = command.contains("github") && line.contains("file=")
          #expect(isOwn || !line.hasPrefix("::") && !line.contains("##["), "\(command): \(drawing): \(line)")
        }
      }
    }
  }

  @Test func aPathOnTheCommandLine() throws {
    for command in [
      "mirror", "explain --format class", "build --manifest", "audit --manifest", "review apply", "init",
    ] {
      let outcome = try Command.shell(
        "\"$CHIRAL\" \(command) \"$(printf 'a\\033[2J\\n::error::b')\"", in: set.folder)
      #expect(
        !(outcome.output + outcome.errors).contains("\u{1B}")
          && !(outcome.output + outcome.errors).contains("\n::error"), "\(outcome.errors)")
    }
  }

  /// Marks that combine with `<`, `"`, `'` and `&` in the names and notes of icons.
  @Test(arguments: [
    "x\u{D4E}<img src=x onerror=alert(1) \u{D4E}>", "a&\u{301}b", "q\u{D4E}'\u{301}$\u{D4E}{x}",
    "\"\u{200D}b",
  ])
  func namesThatCombineWithSigns(name: String) throws {
    let json = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    try set.write(
      """
      {"version": 1, "assets": "Assets", "locales": ["en", "ar"], "sizes": [24], "scales": [1],
      "icons": {\(json): {"class": "mirror", "file": "arrow.left.svg", "note":
      "\u{D4E}</script\u{D4E}><h1>\u{301} &\u{301}\u{D4E}<!--"}}}
      """, to: "manifest.json")
    for target in ["web", "flutter", "iconify"] {
      #expect(try [0, 2].contains(set.build("--target", target).status))
    }
    let sheet = try Command.run("sheet", in: set.folder)
    #expect(sheet.status == 0, "\(sheet.errors)")
    for path in ["web/index.html", "sheet/sheet.html"] {
      let file = set.folder.appending(path: "chiral-out/" + path)
      guard let page = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for sign in ["<img", "<h1>\u{301}", "<!--"] {
        #expect(page.utf8.firstRange(of: sign.utf8) == nil, "\(path) holds \(sign)")
      }
    }
    for format in ["junit", "checkstyle"] {
      let report = try Command.run("audit", "--format", format, in: set.folder)
      #expect(try isWellFormed(report.output), "\(report.output)")
    }
  }

  /// Returns true if another program reads the XML.
  private func isWellFormed(_ xml: String) throws -> Bool {
    try set.write(xml, to: "report.xml")
    let script = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])"
    return try Command.start("/usr/bin/env", ["python3", "-c", script, "report.xml"], in: set.folder).status
      == 0
  }
}
