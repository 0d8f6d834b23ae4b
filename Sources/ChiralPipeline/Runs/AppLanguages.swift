internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

/// The right-to-left languages into which an app is translated, by its folders: `values-ar-rSA` of Android, `ckb.lproj` of Xcode,
/// `locale/ar` and `i18n/ar.json` of a web app.
struct AppLanguages {
  /// The tags, sorted.
  let tags: [String]

  /// Reads the folders of some files, and of those beside the folder that holds them: an asset catalog lies beside its languages.
  init(_ files: [String], in root: String, of kind: ImportKind) {
    let parent = root == "." ? ".." : Files.parentFolder(of: root) ?? "."
    let beside = ((try? Files.names(in: parent)) ?? []).filter { $0.hasSuffix(Self.bundle) }.map { $0 + "/" }
    tags = Set((files + beside).compactMap(kind == .web ? Self.tag(ofTranslation:) : Self.tag(ofFolder:)))
      .sorted()
  }

  /// The locales of a manifest for the app: one from left to right, and its right-to-left ones; nil if it has none.
  var locales: [String]? { tags.isEmpty ? nil : ["en"] + tags }

  private static let bundle = ".lproj"

  private static func tag(ofFolder file: String) -> String? {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().last ?? ""
    let text: String?
    if folder.hasSuffix(bundle) {
      text = String(folder.dropLast(bundle.count).map { $0 == "_" ? "-" : $0 })
    } else if folder.hasPrefix("values-") {
      text = AndroidQualifiers(ofFile: file)?.locale
    } else {
      text = nil
    }
    return text.flatMap(rightToLeft)
  }

  /// Returns the language of a file or a folder in one of the folders in which web apps have their translations.
  private static func tag(ofTranslation file: String) -> String? {
    let parts = file.split(separator: "/")
    guard let home = parts.firstIndex(where: { translations.contains(String($0)) }) else { return nil }
    return parts[(home + 1)...].lazy.compactMap { part in
      rightToLeft(part.prefix { $0 != "." }.map { $0 == "_" ? "-" : String($0) }.joined())
    }.first
  }

  private static let translations: Set = [
    "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "translations",
  ]

  private static func rightToLeft(_ text: String) -> String? {
    guard let tag = try? LanguageTag(text), tag.direction == .rightToLeft else { return nil }
    return tag.text
  }
}
