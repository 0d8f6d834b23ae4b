import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// The Swift file that names symbol sets, compiled and run: every language finds the symbol with its drawing.
@Suite struct SymbolNameTests {
  @Test func everyLanguageFindsItsSymbol() throws {
    let set = try IconSet()
    try set.writeManifest([
      "arrow.forward": #""mirror""#,
      "letter":
        #"{ "class": "localized", "file": "arrow.left.svg", "variants": { "Arab": "set/wide.svg" } }"#,
    ])
    let build = try set.build("--target", "symbols")
    #expect(build.status == 0, "\(build.errors)")
    try set.write(
      """
      import Foundation
      for (icon, tag, isRightToLeft) in [
        ("arrow.forward", "en", false), ("arrow.forward", "ar", true), ("letter", "en", false), ("letter", "ps", true),
        ("letter", "az-IR", false), ("letter", "ar-Latn", false), ("letter", "fa-AF", true), ("other", "ps", true),
      ] {
        print(ChiralSymbols.name(icon, locale: Locale(identifier: tag), isRightToLeft: isRightToLeft))
      }
      """, to: "main.swift")
    let out = set.folder.appending(path: "chiral-out/symbols")
    let compiled = try Command.start(
      "/usr/bin/env",
      [
        "swiftc", set.folder.path + "/main.swift", out.path + "/ChiralSymbols.swift", "-swift-version", "6",
        "-o", set.folder.path + "/names",
      ])
    #expect(compiled.status == 0, "\(compiled.errors)")
    let names = try Command.start(set.folder.path + "/names", [])
    let expected = [
      "arrow.forward", "arrow.forward.rtl", "letter", "letter.ar", "letter.ar", "letter", "letter.ar",
      "other",
    ]
    #expect(names.output.split(separator: "\n").map(String.init) == expected)
    let sets = try FileManager.default.contentsOfDirectory(atPath: out.path + "/Symbols.xcassets")
      .filter { $0.hasSuffix(".symbolset") }.sorted()
    // There is one set for each drawing, however many languages show it.
    let drawn = ["arrow.forward.rtl", "arrow.forward", "letter.ar", "letter"]
    #expect(sets == drawn.map { $0 + ".symbolset" }.sorted())
  }
}
