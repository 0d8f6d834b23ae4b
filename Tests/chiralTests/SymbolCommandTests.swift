import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// Templates of SF Symbols in all commands.
@Suite struct SymbolCommandTests {
  private let set: IconSet

  init() throws {
    set = try IconSet()
    try set.write(SymbolSheet().svg, to: "Assets/arrow.right.svg")
    try set.writeManifest([
      "arrow.forward": #""mirror""#, "symbol": #"{ "class": "mirror", "file": "arrow.right.svg" }"#,
    ])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: set.folder.appending(path: path), encoding: .utf8)
  }

  private func picture(_ path: String) throws -> Bitmap {
    try PNG.decode(Array(Data(contentsOf: set.folder.appending(path: path))))
  }

  /// The SVG is the sheet, the PNG the regular variant, and the mirror image its flip.
  @Test func aBuildMirrorsVariantsAndShowsTheRegularOne() throws {
    let outcome = try Command.run("build", "--output", "out", in: set.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text("out/en/symbol.svg") == SymbolSheet().svg)
    let mirrored = try text("out/ar/symbol.svg")
    #expect(mirrored.contains("left-margin-Black-S") && mirrored != SymbolSheet().svg)
    let (one, other) = (try picture("out/en/symbol-24@2x.png"), try picture("out/ar/symbol-24@2x.png"))
    #expect(one.flippedHorizontally() == other && one != other)
    #expect(one.height == 48 && one.width < 60)
  }

  @Test func theNotesOfASheetAreNotTakenForLetters() throws {
    let audit = try Command.run("audit", in: set.folder)
    #expect(!audit.output.contains("letter") && !audit.output.contains("script"), "\(audit.output)")
    let begun = try Command.run("init", "Assets", "--manifest", "other.json", in: set.folder)
    #expect(begun.status == 0)
    #expect(!(try text("other.json")).contains("localized"))
  }

  /// A template stays a template, a plain drawing becomes one, and both have a twin for right to left.
  @Test func symbolSetsComeOut() throws {
    let outcome = try Command.run("build", "--output", "out", "--target", "symbols", in: set.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let catalog = "out/symbols/Symbols.xcassets/"
    #expect(try text(catalog + "symbol.symbolset/symbol.svg") == SymbolSheet().svg)
    for name in ["symbol", "symbol.rtl", "arrow.forward", "arrow.forward.rtl"] {
      let contents = try text("\(catalog)\(name).symbolset/Contents.json")
      #expect(
        contents.contains("\"filename\" : \"\(name).svg\"") && contents.contains("\"idiom\" : \"universal\""))
      let sheet = try text("\(catalog)\(name).symbolset/\(name).svg")
      for id in [
        "Notes", "Guides", "Symbols", "Ultralight-S", "Regular-S", "Black-S", "left-margin-Regular-S",
      ] {
        #expect(sheet.contains("id=\"\(id)\""), "\(name): \(id)")
      }
    }
    let plain = try text(catalog + "arrow.forward.symbolset/arrow.forward.svg")
    let paths = Set(plain.matches(of: #/ d="([^"]*)"/#).map { String($0.1) })
    #expect(paths.count == 1 && !plain.contains("stroke-linecap"))
    // Read as a template, the file shows the drawing.
    try set.write(plain, to: "Assets/back.svg")
    try set.writeManifest(["arrow.forward": #""mirror""#, "back": #""mirror""#])
    #expect(try Command.run("build", "--output", "again", in: set.folder).status == 0)
    let (one, other) = (
      try picture("again/en/back-24@2x.png"), try picture("again/en/arrow.forward-24@2x.png")
    )
    #expect(one.width > one.height / 2 && one.pixels != other.pixels)
    let mirrored = try picture("again/ar/back-24@2x.png")
    #expect(one.flippedHorizontally() == mirrored)
  }
}
