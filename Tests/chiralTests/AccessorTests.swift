import ChiralTestSupport
import Foundation
import Testing

/// Compiles the output of `chiral build --target swift`.
@Suite struct AccessorTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func file(_ name: String) -> URL { scratch.url.appending(path: name) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  /// Writes a set of fixed icons and returns the path of its manifest.
  private func set(_ names: [String], name: String? = nil) throws -> String {
    for icon in names {
      let drawing = file(icon + ".svg")
      try FileManager.default.createDirectory(
        at: drawing.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1h9v9z"/></svg>"#.utf8
      )
      .write(to: drawing)
    }
    let icons = names.map { "\"\($0)\": \"fixed\"" }.joined(separator: ", ")
    let title = name.map { "\"name\": \"\($0)\", " } ?? ""
    try write(
      "{ \"version\": 1, \(title)\"locales\": [\"en\", \"ar\"], \"icons\": { \(icons) } }", "manifest.json")
    return file("manifest.json").path
  }

  /// Returns what `chiral build --target swift` writes for a set of fixed icons.
  private func accessors(_ names: [String], name: String? = nil, folder: String = "Icons") throws -> String {
    let output = file("build/" + folder)
    let outcome = try Command.run(
      "build", try set(names, name: name), "--target", "swift", "--output", output.path)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let names = output.appending(path: "swift/\(folder).chiral.swift")
    return try String(contentsOf: names, encoding: .utf8)
  }

  /// The accessor that SwiftPM writes for a target with resources.
  private static let bundle = """
    import Foundation
    extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }
    """

  /// ChiralPlugin runs the command where there is no worker.
  @Test func namesOfLettersNeedNoWorker() throws {
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text x="4" y="17" font-size="12">7</text></svg>"#,
      "day.svg")
    try write(
      #"{ "version": 1, "locales": ["en", "ar"], "icons": { "day": { "class": "localized" } } }"#,
      "manifest.json")
    let outcome = try Command.run(
      ["build", "--target", "swift", file("manifest.json").path], environment: ["CHIRAL_RENDER": "/nowhere"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = file("chiral-out/swift/Icons.chiral.swift")
    #expect(try String(contentsOf: names, encoding: .utf8).contains("case day"))
  }

  @Test(.enabled(if: Compiler.isHere, "the modules of the build are not beside the tests"))
  func aMisspeltNameDoesNotCompile() throws {
    try write(try accessors(["arrow.forward", "default", "1.circle"]), "Icons.swift")
    try write(Self.bundle, "Bundle.swift")
    try write(
      """
      import ChiralIcons
      let icons: [Icon] = [.arrowForward, .default, .icon1Circle]
      func picture() -> IconPicture? { Icon.arrowForward.picture(size: 24, scale: 2) }
      """, "Right.swift")
    let right = try Compiler.check(["Icons.swift", "Bundle.swift", "Right.swift"].map { file($0).path })
    #expect(right.status == 0, "\(right.errors)")
    try write("import ChiralIcons\nlet icon = Icon.arowForward\n", "Wrong.swift")
    let wrong = try Compiler.check(["Icons.swift", "Bundle.swift", "Wrong.swift"].map { file($0).path })
    #expect(wrong.status != 0 && wrong.errors.contains("'Icon' has no member 'arowForward'"))
  }

  /// The code compiles even if icons are named after reserved words or existing members of the enumeration.
  @Test(.enabled(if: Compiler.isHere, "the modules of the build are not beside the tests"))
  func wordsOfSwiftAreEscaped() throws {
    let words = [
      "class", "case", "self", "init", "none", "some", "all.cases", "raw.value", "Type", "Protocol", "is",
      "in",
      "catalog", "func", "subscript", "hash", "resolve", "picture", "where", "try", "repeat", "actor", "any",
      "name", "index", "description", "2.1", "21", "arrow\u{301}", "سهم", "矢印", "URL", "URLBar", "type.alias",
      "nil", "true", "operator", "default", "await", "throws", "borrowing", "consume", "each", "get", "set",
    ]
    try write(try accessors(words), "Icons.swift")
    try write(Self.bundle, "Bundle.swift")
    try write(
      """
      let all: [Icon] = [
        .class, .selfIcon, .initIcon, .noneIcon, .allCasesIcon, .rawValue, .type, .icon2_1, .icon21, .url, .urlBar,
        .where, .nil, .true,
      ]
      """, "Use.swift")
    let outcome = try Compiler.check(["Icons.swift", "Bundle.swift", "Use.swift"].map { file($0).path })
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (nil, "Icons", "Icon"), (nil, "Toolbar", "ToolbarIcon"), (nil, "tool-bar icons", "ToolBarIcon"),
    (nil, "ToolbarIcons", "ToolbarIcon"), ("brand", "Icons", "BrandIcon"), (nil, "2x", "Set2xIcon"),
    (nil, "…", "Icon"),
  ]) func theTypeIsCalledAfterTheSet(name: String?, folder: String, type: String) throws {
    let text = try accessors(["arrow"], name: name, folder: folder)
    #expect(text.contains("public enum \(type): String, TypedIcon {"))
    #expect(text.contains(".module, folder: \"\(folder)\""))
  }

  /// Every spelling gives the same case, and every script has cases.
  @Test func everyIconIsACase() throws {
    let text = try accessors(["arrow.left", "GoNext", "24Hours", "openURL", "سهم", "😀", "…"])
    for line in [
      "case arrowLeft = \"arrow.left\"", "case goNext = \"GoNext\"", "case icon24Hours = \"24Hours\"",
      "case openUrl = \"openURL\"", "case سهم\n", "case u1f600 = \"😀\"", "case u2026 = \"…\"",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func twoIconsOfOneCaseAreAnError() throws {
    let manifest = try set(["arrow.left", "ArrowLeft"])
    let outcome = try Command.run(
      "build", manifest, "--target", "swift", "--output", file("Icons").path)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(
        "the icons \"arrow.left\" and \"ArrowLeft\" would both be called arrowLeft here"), "\(outcome.errors)"
    )
  }

  @Test func aFileThatSomebodyWroteStays() throws {
    let manifest = try set(["arrow"])
    let names = file("Icons/swift/Icons.chiral.swift")
    let build = {
      try Command.run("build", manifest, "--target", "swift", "--output", self.file("Icons").path)
    }
    for _ in 1...2 {
      let outcome = try build()
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    }
    #expect(try String(contentsOf: names, encoding: .utf8).contains("case arrow\n"))
    try write("enum Icon {}\n", "Icons/swift/Icons.chiral.swift")
    #expect(try build().status == 2)
    #expect(try String(contentsOf: names, encoding: .utf8) == "enum Icon {}\n")
  }

  /// Linux lacks Apple's frameworks, so the library is compiled against declarations of the parts it uses.
  @Test(
    .enabled(if: Compiler.isHere, "the modules of the build are not beside the tests"),
    arguments: [["SwiftUI"], ["SwiftUI", "UIKit"], ["SwiftUI", "AppKit"]])
  func theLibraryCompilesBesideApplesFrameworks(frameworks: [String]) throws {
    let standIns = try StandIns.shared.get()
    let folders = (["CoreGraphics", "ImageIO"] + frameworks).map(standIns.folder)
    let sources = Repository.root.appending(path: "Sources/ChiralIcons")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    let outcome = try Compiler.check(
      names.map { sources.appending(path: $0).path },
      folders.flatMap { ["-I", $0.path] } + ["-module-name", "ChiralIcons"])
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
  }
}

/// Modules with the declarations of Apple's frameworks, compiled once; each has a folder of its own, so that a compiler sees only
/// those that it is told about.
private final class StandIns: Sendable {
  static let shared = Result { try StandIns() }

  private let scratch: ScratchFolder

  private init() throws {
    scratch = try ScratchFolder()
    let sources = Repository.root.appending(path: "Tests/Fixtures/standins")
    for name in ["CoreGraphics", "ImageIO", "SwiftUI", "UIKit", "AppKit"] {
      let folder = folder(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let outcome = try Compiler.run([
        "-emit-module", "-module-name", name, "-o", folder.appending(path: name + ".swiftmodule").path, "-I",
        self.folder("CoreGraphics").path, sources.appending(path: name + ".swift").path,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// Returns the folder of a module.
  func folder(_ name: String) -> URL { scratch.url.appending(path: name) }
}

/// The compiler that built the tests, with the modules that it built.
private enum Compiler {
  /// The folder of the modules, beside the tests on Linux.
  private static let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Modules")

  /// The map of the C module with the tables that ChiralManifest reads.
  private static let tables = modules.deletingLastPathComponent()
    .appending(path: "CChiralData.build/module.modulemap")

  /// True if the modules are where SwiftPM puts them on Linux; elsewhere, Apple's frameworks themselves are there.
  static let isHere = FileManager.default.fileExists(
    atPath: modules.appending(path: "ChiralIcons.swiftmodule").path)

  /// Checks sources against the modules of this package.
  static func check(_ files: [String], _ options: [String] = []) throws -> Command.Outcome {
    try run(
      [
        "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "MemberImportVisibility",
        "-package-name", "chiral", "-I", modules.path, "-Xcc", "-fmodule-map-file=\(tables.path)",
      ] + options + files)
  }

  static func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.start("/usr/bin/env", ["swiftc"] + arguments)
  }
}
