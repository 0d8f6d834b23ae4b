import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralExporting

@Suite struct PageTests {
  /// The list in `sources.c` is complete and in order.
  @Test(arguments: ["css", "index", "js", "live", "strings"]) func everySourceIsEmbedded(folder: String)
    throws
  {
    let place = Repository.root.appending(path: "Sources/CPageSources/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
    let files = PageSource.files(folder)
    #expect(files.map(\.name) == names)
    for file in files {
      let text = try String(contentsOf: place.appending(path: file.name), encoding: .utf8)
      #expect(file.text == text, "\(file.name)")
    }
  }

  private func keys(_ strings: JSONValue) -> [String] {
    if case .object(let members) = strings { members.map(\.key) } else { [] }
  }

  @Test(arguments: PageLanguage.available) func everyLanguageSaysEverything(language: String) throws {
    let (own, english) = (PageLanguage.strings(of: language), PageLanguage.strings(of: "en"))
    #expect(keys(own) == keys(english))
    for key in keys(english) {
      #expect(placeholders(own[key]).isSuperset(of: placeholders(english[key])), "\(key)")
    }
  }

  /// Returns the placeholders of a string, except for the number, which some forms spell out.
  private func placeholders(_ value: JSONValue?) -> Set<String> {
    let text: String
    switch value {
    case .string(let one)?: text = one
    case .object(let forms)?: text = forms.map { $0.value.printed(.compact) }.joined()
    default: text = ""
    }
    return Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
  }

  /// The keys in the script and in the strings are the same, except for keys that are composed.
  @Test func everyStringIsUsed() throws {
    let script = PageSource.script + PageSource.live + PageSource.index
    let asked = Set(script.matches(of: /(?:t\(|say\(|, )'([\w.-]+)'/).map { String($0.1) })
    let prefixes = Set(script.matches(of: /t\(`([\w.]+)\$\{/).map { String($0.1) })
    for key in keys(PageLanguage.english.strings) where key != "noScript" {
      let isAsked = asked.contains(key) || prefixes.contains { key.hasPrefix($0) }
      #expect(isAsked || Self.byValue.contains(key), "\(key) is never said")
    }
  }

  /// The strings whose key is a value of the data.
  private static let byValue: Set<String> = [
    "leftToRight", "rightToLeft", "ltr", "rtl", "kept", "moved", "error", "warning", "note",
  ]

  @Test func noMarkupIsEverParsed() {
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(",
      "http:", "https:",
    ] {
      #expect(!PageSource.script.contains(word), "\(word)")
      #expect(!PageSource.style.contains(word), "\(word)")
    }
  }

  /// A function of the page must not shadow a global one of the browser.
  @Test func noFunctionShadowsOneOfTheBrowser() {
    let taken = [
      "scrollTo", "scroll", "scrollBy", "find", "stop", "focus", "blur", "print", "open", "close", "moveTo",
      "name",
      "status", "alert", "confirm", "prompt", "postMessage", "getSelection", "matchMedia", "fetch",
    ]
    let own = PageSource.script.matches(of: /(?m)^(?:async )?function (\w+)/).map { String($0.1) }
    #expect(own.count > 40)
    #expect(Set(own).isDisjoint(with: taken))
  }

  private func page(_ icons: String, title: String = "Set", language: PageLanguage = .english) throws
    -> String
  {
    let sheet = try sheet(locales: #""en", "ar", "he""#, icons: icons, title: title)
    let pictures = sheet.allDrawn()
    let data = PageData(
      sheet: sheet, look: SheetLook(sizes: [24], scales: [1, 2, 4], tint: .black), pictures: pictures,
      review: Review(sheet, pictures, against: Approvals(), digest: { $0 }),
      before: [:],
      remarks: [
        "a": IconRemarks(findings: [
          .init(
            rule: "x", severity: "error", guideline: "R1", message: "</script><img src=x onerror=alert(1)>",
            fix: nil)
        ])
      ],
      language: language, identity: "id")
    return String(decoding: data.html { _ in [1, 2, 3] }, as: UTF8.self)
  }

  @Test func thePolicyAllowsItsOwnScriptAlone() throws {
    let page = try page(#""a": "mirror""#)
    #expect(
      page.contains(
        """
        content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-AQID'; \
        base-uri 'none'; form-action 'none'"
        """))
    #expect(page.components(separatedBy: "<script").count == 5)
  }

  @Test func nothingFromOutsideIsMarkup() throws {
    let page = try page(
      #""a": {"class": "mirror", "note": "</script><script>alert(1)</script><!--"}"#,
      title: "</title><script>\u{202E}")
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("<img src=x"))
    #expect(page.components(separatedBy: "<!--").count == 1)
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;\u{FFFD}</title>"))
  }

  @Test(arguments: [
    ("en", "en", Direction.leftToRight), ("ar-XB", "en", .rightToLeft), ("en-GB", "en-GB", .leftToRight),
    ("ar-SA", "ar-SA", .rightToLeft),
  ])
  func aLanguageHasItsDirection(locale: String, tag: String, direction: Direction) throws {
    let language = try #require(PageLanguage(try LanguageTag(locale)))
    #expect(language.tag == tag)
    #expect(language.direction == direction)
    #expect(
      try page(#""a": "fixed""#, language: language).contains(
        "<html lang=\"\(tag)\" dir=\"\(direction.rawValue)\">"))
  }

  @Test func anUnsupportedLanguageIsNil() throws {
    #expect(PageLanguage(try LanguageTag("tlh")) == nil)
  }

  @Test func aPictureStandsInThePageOnce() throws {
    let page = try page(
      #""a": {"class": "fixed", "file": "x.svg"}, "b": {"class": "fixed", "file": "x.svg"}"#)
    #expect(page.components(separatedBy: "AQIA").count == 2)
  }
}
