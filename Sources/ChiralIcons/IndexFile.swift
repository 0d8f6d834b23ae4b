internal import ChiralManifest
internal import ChiralValues

/// The part of `index.json` that this library reads.
struct IndexFile: Decodable {
  static let format = "chiral-index"
  static let version = 1

  let format: String
  let version: Int
  let icons: [String: Icon]

  struct Icon: Decodable {
    let iconClass: String
    let except: [String]?
    let digits: String?
    let locales: [String: Entry]

    enum CodingKeys: String, CodingKey {
      case except, digits, locales
      case iconClass = "class"
    }
  }

  struct Entry: Decodable {
    let outcome: String
    let rule: String
    let letters: String?
    let problem: String?
    let files: [File]
  }

  struct File: Decodable {
    let path: String
    let size: Int?
    let scale: Int?
  }
}

/// An icon in the locales that were built.
struct CatalogIcon: Sendable {
  private let iconClass: IconClass?
  /// The keys of the locales that see no mirror image.
  let exceptions: [VariantKey]
  /// The choice of digits of an icon that shows numbers; nil for other icons.
  private let numbers: Numbers?
  /// One picture for each locale.
  private(set) var pictures: [BuiltIcon] = []

  init(_ icon: IndexFile.Icon) {
    iconClass = IconClass(rawValue: icon.iconClass)
    exceptions = (icon.except ?? []).compactMap { try? VariantKey($0) }
    let numbers = icon.digits.map { Numbers(choice: DigitChoice($0)) }
    self.numbers = numbers
    let hasDirection = self.hasDirection
    pictures = icon.locales.compactMap { tag, entry in
      (try? LanguageTag(tag)).map { tag in
        BuiltIcon(locale: tag, hasDirection: hasDirection, digit: numbers?.one(of: tag), entry: entry)
      }
    }
  }

  /// The digits of an icon with numbers.
  private struct Numbers: Sendable {
    /// The numbering system; nil for that of CLDR.
    let choice: DigitChoice?

    func one(of tag: LanguageTag) -> String { tag.digitOne(choice) }
  }

  /// Returns the digit 1 as a locale writes it in this icon; nil for an icon without numbers.
  func digit(of tag: LanguageTag) -> String? { numbers?.one(of: tag) }

  /// True if the icon may show something else from right to left.
  var hasDirection: Bool { iconClass?.mirrors ?? true }
}

/// An icon in one of the locales that were built.
struct BuiltIcon: Sendable {
  let locale: LanguageTag
  /// True if the icon may show something else from right to left.
  let hasDirection: Bool
  /// The digit 1 in this picture; nil for an icon without numbers.
  let digit: String?
  let entry: IndexFile.Entry

  /// The manifest's key of this drawing or of its letters, from `drawn-for KEY` or from `letters`.
  var key: VariantKey? {
    let prefix = "drawn-for "
    let text = entry.outcome.hasPrefix(prefix) ? String(entry.outcome.dropFirst(prefix.count)) : entry.letters
    return text.flatMap { try? VariantKey($0) }
  }

  /// True if the manifest excepts the locale from mirroring.
  var isException: Bool { entry.rule == "exception" }

  /// Returns true if this picture is the default of a direction: the one for locales that no key fits.
  func isBase(for direction: Direction) -> Bool {
    key == nil && !isException && (!hasDirection || locale.direction == direction)
  }
}
