import ChiralTestSupport
import Foundation
import Testing

/// The language of the machine has no effect.
@Suite struct LanguageTests {
  /// Locales with and without digits of their own, and tags that CLDR does not know.
  private static let locales = [
    "en", "ar", "fa", "th", "tr", "tlh", "qaa", "zxx", "und", "mul", "art", "lad", "aii", "ar-XB",
    "ar-u-nu-latn",
  ]
  static let languages = [
    "C", "ar_SA.UTF-8", "fa_IR.UTF-8", "tr_TR.UTF-8", "th_TH.UTF-8", "my_MM", "de_DE@euro",
  ]

  @Test func theBytesAreTheSameInAnyLanguage() throws {
    let set = try IconSet()
    let text = #"<text id="n" x="2" y="20" font-size="9">-12.5%</text>"#
    try set.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(text)</svg>",
      to: "Assets/arrow.left.svg")
    let locales = Self.locales.map { "\"\($0)\"" }.joined(separator: ", ")
    try set.write(
      """
      {"version": 1, "assets": "Assets", "locales": [\(locales)], "sizes": [24], "scales": [1],
      "icons": {"arrow.left": {"class": "localized", "text": {"#n": {"Latn": "-12.5%"}}}, "arrow.forward": "mirror"}}
      """, to: "manifest.json")
    var first: [String: Data]?
    var told: Set<String> = []
    for language in Self.languages {
      for variable in ["LC_ALL", "LANG"] {
        let environment = ["LC_ALL": "", "LANG": "", "LANGUAGE": String(language.prefix(2))].merging([
          variable: language
        ]) { $1 }
        let arguments =
          ["build", "--no-cache", "--output", "out"]
          + ["files", "web", "android", "flutter", "windows", "iconify"]
          .flatMap { ["--target", $0] }
        let outcome = try Command.run(arguments, in: set.folder, environment: environment)
        #expect(outcome.status < 2, "\(outcome.errors)")
        let files = try set.contents(of: "out")
        #expect(first == nil || files == first, "\(variable)=\(language)")
        first = first ?? files
        try FileManager.default.removeItem(at: set.folder.appending(path: "out"))
        for command in [["plan"], ["audit", "--format", "json"]] {
          told.insert(try Command.run(command, in: set.folder, environment: environment).output)
        }
      }
    }
    #expect(told.count == 2)
  }
}
