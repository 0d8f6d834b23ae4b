import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of the resolver in Dart, with the table in its source.
struct FlutterSimulation: PlatformSimulation {
  private struct Entry {
    let file: String
    let flips: Bool
    let leftToRight: [String: String]
    let rightToLeft: [String: String]
  }

  private let exports: OwnExports
  /// The icons by the base names of their files.
  private let entries: [String: Entry]
  /// The first locales of groups by the tags of locales.
  private let keys: [String: String]
  private let listed: Set<String>

  init(_ exports: OwnExports) throws {
    self.exports = exports
    let text = try exports.text("flutter", "lib/chiral_icons.dart")
    let row =
      /\ {2}static const ChiralIcon \w+ = ChiralIcon\('([^']+)'(, flips: true)?(?:, ltr: \{([^}]*)\})?(?:, rtl: \{([^}]*)\})?\);/
    entries = text.matches(of: row).reduce(into: [:]) { all, match in
      func folders(_ text: Substring?) -> [String: String] {
        (text ?? "").matches(of: /'([\w-]+)': '([^']*)'/).reduce(into: [:]) { all, row in
          all[String(row.1)] = String(row.2)
        }
      }
      all[String(match.1)] = Entry(
        file: String(match.1), flips: match.2 != nil, leftToRight: folders(match.3),
        rightToLeft: folders(match.4))
    }
    keys = text.matches(of: /\n\ {2}'([\w-]+)': '([\w-]+)',/).reduce(into: [:]) { all, match in
      all[String(match.1)] = String(match.2)
    }
    listed = Set(
      try exports.text("flutter", "pubspec.snippet.yaml").split(separator: "\n")
        .filter { $0.hasPrefix("    - ") }.map { String($0.dropFirst(6)) })
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let entry = try #require(exports.names["flutter"]?[icon].flatMap { entries[$0] })
    let isRightToLeft = locale.direction == .rightToLeft
    let own = isRightToLeft ? entry.rightToLeft : entry.leftToRight
    let asked = locale.prefixes.compactMap { keys[$0] } + ["rtl"]
    let folder = "assets/icons/" + (asked.lazy.compactMap { own[$0] }.first ?? "")
    #expect(listed.contains(folder))
    return ShownPicture(
      form: .png(try exports.data("flutter", folder + entry.file + ".png")),
      isFlipped: entry.flips && isRightToLeft)
  }
}
