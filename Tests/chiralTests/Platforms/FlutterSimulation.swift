import ChiralManifest
import ChiralValues
import Foundation
import Testing

/// A simulation of the resolver in Dart, with the table in its source.
struct FlutterSimulation: PlatformSimulation {
  private struct Entry {
    let file: String
    let flips: Bool
    let leftToRight: Set<String>
    let rightToLeft: Set<String>
  }

  private let exports: OwnExports
  private let entries: [String: Entry]
  private let listed: Set<String>

  init(_ exports: OwnExports) throws {
    self.exports = exports
    let text = try exports.text("flutter", "lib/chiral_icons.dart")
    let row =
      /\ {4}'(.+)': ChiralIcon\('([^']+)'(, flips: true)?(?:, ltr: \{([^}]*)\})?(?:, rtl: \{([^}]*)\})?\),/
    entries = text.matches(of: row).reduce(into: [:]) { all, match in
      func folders(_ text: Substring?) -> Set<String> {
        Set((text ?? "").split(separator: ", ").map { String($0.dropFirst().dropLast()) })
      }
      all[String(match.1)] = Entry(
        file: String(match.2), flips: match.3 != nil, leftToRight: folders(match.4),
        rightToLeft: folders(match.5))
    }
    listed = Set(
      try exports.text("flutter", "pubspec.snippet.yaml").split(separator: "\n")
        .filter { $0.hasPrefix("    - ") }.map { String($0.dropFirst(6)) })
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let entry = try #require(entries[icon])
    let isRightToLeft = locale.direction == .rightToLeft
    let folders = isRightToLeft ? entry.rightToLeft : entry.leftToRight
    let folder =
      "assets/icons/" + ((locale.prefixes + ["rtl"]).first(where: folders.contains).map { $0 + "/" } ?? "")
    #expect(listed.contains(folder))
    return ShownPicture(
      form: .png(try exports.data("flutter", folder + entry.file + ".png")),
      isFlipped: entry.flips && isRightToLeft)
  }
}
