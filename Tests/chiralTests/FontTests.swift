import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// The icon font, with fontTools, HarfBuzz's command and Chromium, if these are installed.
@Suite struct FontTests {
  /// The font of our own icons, in the folder of `output`.
  private static let own = Result {
    let folder = try OwnExports.shared.get().output.deletingLastPathComponent()
    let outcome = try Command.run(["build", "--output", "font-out", "--target", "font"], in: folder)
    guard outcome.status == 0 else { throw OwnExports.Failure(text: outcome.errors) }
    return folder.appending(path: "font-out/font")
  }

  /// False only if the command says that fontTools is missing.
  private static let hasFontTools: Bool = {
    let outcome = try? IconSet().build("--target", "font")
    let isMissing = outcome?.errors.contains("--target font needs Python 3 with fontTools") == true
    if isMissing { print("SKIPPED: no fontTools here, so icon fonts are not tested") }
    return !isMissing
  }()

  private static let shaper: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/hb-shape" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("SKIPPED: no hb-shape here, so HarfBuzz does not shape the icon font") }
    return found
  }()

  /// A set with an icon for each way to choose a form.
  private func made() throws -> IconSet {
    let set = try IconSet()
    for name in ["question", "letter", "letter.ar"] {
      let height = name == "letter.ar" ? 4 : 9
      try set.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M2 2h9v\(height)H2z\"/></svg>",
        to: "Assets/\(name).svg")
    }
    try set.writeManifest([
      "arrow.forward": #""mirror""#, "question": #"{ "class": "mirror", "except": ["he"] }"#,
      "letter": #"{ "class": "localized", "variants": { "Arab": "letter.ar.svg" } }"#,
      "set/wide": #"{ "class": "both", "variants": { "he": "other.svg" } }"#,
      "x": #"{ "class": "fixed", "file": "letter.svg" }"#,
    ])
    let outcome = try set.build("--target", "font")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return set
  }

  private static let arrow = "uF3CE7"

  @Test(.enabled(if: hasFontTools && shaper != nil)) func shapersFindTheForms() throws {
    let set = try made()
    let list = try JSONNode(file: set.folder.appending(path: "chiral-out/font/codepoints.json"))
    func base(_ icon: String) throws -> String {
      "u" + (try #require(list["icons"]?[icon]?["codePoint"]?.string))
    }
    #expect(try base("arrow.forward") == Self.arrow)
    func shaped(_ arguments: String...) throws -> String {
      let outcome = try Command.start(
        try #require(Self.shaper),
        ["--no-positions", "--no-clusters", "chiral-out/font/icons.ttf"] + arguments, in: set.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Icons by their code points, in the direction and the language of the text.
    for (icon, direction, language, form) in [
      ("arrow.forward", "ltr", "en", ""), ("arrow.forward", "rtl", "en", ".rtl"),
      ("arrow.forward", "rtl", "he", ".rtl"), ("arrow.forward", "ltr", "ar", ""),
      ("question", "rtl", "ar", ".rtl"), ("question", "rtl", "he", ".he"), ("question", "ltr", "he", ""),
      // Yiddish is no exception of the manifest, but writes the question mark as Hebrew does.
      ("question", "rtl", "yi", ".yi"),
      ("letter", "ltr", "en", ""), ("letter", "rtl", "ar", ".ar"), ("letter", "rtl", "he", ""),
      ("letter", "ltr", "ar", ".ar"), ("letter", "rtl", "ps", ".ps"), ("set/wide", "rtl", "he", ".he"),
    ] {
      let glyph = try base(icon)
      let text = try shaped(
        "--unicodes=\(glyph.dropFirst())", "--direction=\(direction)", "--language=\(language)")
      #expect(text == "[\(glyph)\(form)]", "\(icon) \(direction) \(language)")
    }
    // Icons by their names. A shaper reads Latin letters from left to right, so that the feature has to be asked for.
    #expect(try shaped("--text=arrow-forward") == "[\(Self.arrow)]")
    #expect(try shaped("--text=arrow-forward", "--features=rtlm") == "[\(Self.arrow).rtl]")
    #expect(try shaped("--text=letter", "--language=ar") == "[\(base("letter")).ar]")
    #expect(try shaped("--text=lette").contains("uni006C|uni0065"))
    // A name of one letter.
    #expect(try shaped("--text=x") == "[\(base("x"))]")
    // Flutter shows each form by a code point of its own.
    let dart = try String(
      contentsOf: set.folder.appending(path: "chiral-out/font/flutter/lib/chiral_glyphs.dart"),
      encoding: .utf8)
    #expect(
      dart.contains(
        "IconData arrowForward = IconData(0xf3ce7, fontFamily: _family, fontPackage: _package, matchTextDirection: true);"
      ))
    let question = try #require(dart.firstMatch(of: /IconData question\(BuildContext context\)[^;]*;/))
    #expect(question.output.contains("rtlRows: const {'he': ") && !question.output.contains("ltrRows"))
    let forms = try question.output.matches(of: /IconData\(0x([0-9a-f]+)/).map {
      try shaped("--unicodes=\($0.1)")
    }
    let glyph = try base("question")
    #expect(forms == ["[\(glyph)]", "[\(glyph).rtl]", "[\(glyph).he]", "[\(glyph).yi]"])
  }

  /// Reviewers refuse fonts that may not be embedded, or of which nobody knows the version, the owner and the licence.
  @Test(.enabled(if: hasFontTools)) func aFontSaysWhoseItIs() throws {
    let set = try IconSet()
    let package =
      #""package": {"name": "icons", "version": "1.2.0", "license": "MIT", "author": "Acme", "repository": "https://example.com/i"}"#
    let manifest = try String(contentsOf: set.folder.appending(path: "manifest.json"), encoding: .utf8)
    for (text, expected) in [
      (manifest, "0 1.0 |None|Version 1.000|None|None|None"),
      (
        manifest.replacing("\"version\": 1,", with: "\"version\": 1, \(package),"),
        "0 1.2 |Copyright Acme|Version 1.2.0|Acme|MIT|https://spdx.org/licenses/MIT.html"
      ),
    ] {
      try set.write(text, to: "manifest.json")
      let outcome = try set.build("--target", "font")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let script = """
        from fontTools.ttLib import TTFont
        font = TTFont("chiral-out/font/icons.ttf")
        names = [font["name"].getDebugName(each) for each in (0, 5, 8, 13, 14)]
        print(font["OS/2"].fsType, round(font["head"].fontRevision, 3), "|" + "|".join(map(str, names)))
        """
      let python =
        #"for each in $(printf %s "$PATH" | tr : ' '); do "$each/python3" -I -c "$0" && exit; done 2>/dev/null"#
      let found = try Command.start("/bin/sh", ["-c", python, script], in: set.folder)
      #expect(found.output == expected + "\n", "\(found.errors)")
    }
  }

  /// Every icon in every locale, by its class and by its name.
  @Test(.enabled(if: hasFontTools && Browser.executable != nil), arguments: ["class", "name"])
  func pagesShowThePicturesOfFiles(way: String) throws {
    let exports = try OwnExports.shared.get()
    let font = try Self.own.get()
    let list = try JSONNode(file: font.appending(path: "codepoints.json"))
    let markup = (list["icons"]?.members ?? []).reduce(into: [String: String]()) { all, icon in
      let id = icon.value["id"]?.string ?? ""
      all[icon.key] =
        way == "class"
        ? "<i class=\"iconfont iconfont-\(id)\"></i>" : "<i class=\"iconfont\">\(id)</i>"
    }
    #expect(markup.count > exports.icons.count * 9 / 10)
    let data = try Data(contentsOf: font.appending(path: "icons.woff2")).base64EncodedString()
    let css = try String(contentsOf: font.appending(path: "icons.css"), encoding: .utf8)
      .replacing("url(\"icons.woff2\")", with: "url(data:font/woff2;base64,\(data))")
    let page = try WebPageOfLocales(exports, components: (css: css, markup: markup))
    let shown = try #require(try Browser.picture(of: page.file, width: page.width, height: page.height))
    for (column, icon) in exports.icons.enumerated() where markup[icon] != nil {
      let pictures = try exports.pictures(icon)
      for (row, locale) in exports.locales.enumerated() {
        page.expectSame(
          shown, column: column, row: row, try exports.expected(icon, locale),
          "\(icon)-\(locale.text)-font-\(way)", others: pictures)
      }
    }
  }

  /// Equal icons give equal bytes; a build without changes makes no font.
  @Test(.enabled(if: hasFontTools)) func buildingAgainChangesNothing() throws {
    let set = try made()
    let first = try set.contents()
    #expect(first["font/icons.ttf"]?.prefix(4) == Data([0, 1, 0, 0]))
    #expect(first["font/icons.woff2"]?.prefix(4) == Data("wOF2".utf8))
    let known = try Command.run(["build", "--target", "font"], in: set.folder, environment: ["PATH": "/"])
    #expect(known.status == 0, "\(known.errors)")
    let verified = try set.build("--target", "font", "--verify")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    _ = try set.build("--target", "font", "--no-cache", "--output", "other")
    let other = try set.contents(of: "other")
    for path in ["font/icons.ttf", "font/icons.woff2"] { #expect(other[path] == first[path], "\(path)") }
  }

  @Test func withoutFontToolsOneLineSaysWhatToInstall() throws {
    let set = try IconSet()
    let outcome = try Command.run(["build", "--target", "font"], in: set.folder, environment: ["PATH": "/"])
    #expect(outcome.status != 0)
    #expect(
      outcome.errors
        == "error: --target font needs Python 3 with fontTools and Brotli: run `pip install \"fonttools[woff]\"` or `apt-get install python3-fonttools`\n"
    )
    #expect(try set.contents().isEmpty)
  }

  /// Programs and modules beside the icons do not run, whatever relative paths and variables of Python lead to them.
  @Test(.enabled(if: hasFontTools)) func noForeignPythonRuns() throws {
    let set = try IconSet()
    let note = "open(\"\(set.folder.path)/ran\", \"w\").close()\n"
    for path in ["fontTools/__init__.py", "json.py", "brotli.py", "sitecustomize.py", "usercustomize.py"] {
      try set.write(note, to: path)
    }
    try set.write("#!/bin/sh\n: >\"\(set.folder.path)/ran\"\n", to: "python3")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: set.folder.appending(path: "python3").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Command.run(
      ["build", "--target", "font"], in: set.folder,
      environment: [
        "PATH": ".::\(path)", "PYTHONPATH": set.folder.path, "PYTHONSTARTUP": set.folder.path + "/json.py",
        "PYTHONUSERBASE": set.folder.path, "PYTHONHOME": set.folder.path,
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: set.folder.appending(path: "ran").path))
  }
}
