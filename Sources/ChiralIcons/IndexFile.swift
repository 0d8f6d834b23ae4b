internal import ChiralManifest

/// The part of `index.json` that this library reads.
struct IndexFile: Decodable {
  static let format = "chiral-index"
  static let version = 1

  let format: String
  let version: Int
  let icons: [String: Icon]

  struct Icon: Decodable {
    let iconClass: String
    let locales: [String: Entry]

    enum CodingKeys: String, CodingKey {
      case locales
      case iconClass = "class"
    }
  }

  struct Entry: Decodable {
    let outcome: String
    let rule: String
    let problem: String?
    let files: [File]
  }

  struct File: Decodable {
    let path: String
    let size: Int?
    let scale: Int?
  }
}

/// An icon in one of the locales that were built.
struct BuiltIcon: Sendable {
  let locale: LanguageTag
  /// The icon's class, as the manifest writes it.
  let iconClass: String
  let entry: IndexFile.Entry

  /// The variant whose drawing this is, of `drawn-for KEY`.
  var variant: VariantKey? {
    let prefix = "drawn-for "
    guard entry.outcome.hasPrefix(prefix) else { return nil }
    return try? VariantKey(String(entry.outcome.dropFirst(prefix.count)))
  }

  /// Returns true if this picture is the default of a direction: the one for locales that no variant and no exception
  /// fits.
  func isBase(for direction: Direction) -> Bool {
    guard variant == nil, entry.rule != "exception" else { return false }
    return iconClass == IconClass.fixed.rawValue || iconClass == IconClass.localized.rawValue
      || locale.direction == direction
  }
}
