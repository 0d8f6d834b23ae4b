import ChiralValues

/// The data of CLDR about languages, scripts and numbers: two tables that `scripts/locale-table.swift` writes.
///
/// The keys of locales leave out the usual script of a language: `ar-SA`, `uz-Arab`, `zh-Hant-HK`.
enum LocaleTable {
  // MARK: Languages

  /// A row of the languages.
  struct Language {
    /// The code that CLDR prefers, such as `he` for `iw`.
    var code: String
    /// The script in which the language is usually written; nil if it is unknown.
    var script: String?
    /// True if ISO 639 lists the language, or CLDR knows its script.
    var isKnown = false
  }

  /// Returns what is known about a language.
  static func language(_ code: String) -> Language {
    guard let line = line(of: code) else { return Language(code: code) }
    var rest = line.dropFirst(code.utf8.count)
    if rest.first == UInt8(ascii: "=") { return language(DataTable.text(rest.dropFirst())) }
    let isListed = rest.first == UInt8(ascii: "+")
    if isListed { rest = rest.dropFirst() }
    // Foundation's list lacks codes whose language CLDR unites with another one, such as azb; their scripts are known.
    let isKnown = isListed || rest.first == UInt8(ascii: " ")
    let script = rest.isEmpty ? "Latn" : DataTable.text(rest.dropFirst())
    return Language(code: code, script: script == "-" ? nil : script, isKnown: isKnown)
  }

  /// Returns the line of a language among the lines, which are in ascending order.
  private static func line(of code: String) -> DataTable.Column? {
    let text = DataTable.languages
    var (low, high) = (0, text.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let own = text[start..<end].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      if own.elementsEqual(code.utf8) { return text[start..<end] }
      if own.lexicographicallyPrecedes(code.utf8) { low = end + 1 } else { high = start }
    }
    return nil
  }

  // MARK: Locales

  /// Returns the script of a language in a region, if the region decides it.
  static func script(of language: String, in region: String) -> String? {
    regional["\(language)-\(region)"]
  }

  /// The scripts of languages in regions where they are not the usual ones.
  static let regional = values(of: "region")

  /// Returns the key of the parent of a locale that is not simply the locale without its region.
  static func parent(of key: String) -> String? { parents[key] }

  private static let parents = values(of: "parent")

  /// The languages, and the languages with a script or a region, in which CLDR has texts.
  static let tags = rows("tags").flatMap {
    DataTable.text($0[1]).split(separator: " ").map(String.init)
  }

  // MARK: Names

  /// Returns the English name of a script; nil if it has none.
  static func name(ofScript code: String) -> String? {
    scripts[code].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns true if ISO 15924 lists a script.
  static func isScript(_ code: String) -> Bool { scripts[code] != nil }

  /// Returns the English name of a language; nil if it has none.
  static func name(ofLanguage code: String) -> String? { names[code] }

  private static let scripts = texts(of: "script")
  private static let names = texts(of: "language")

  // MARK: Numbers

  /// The digits from 0 to 9 of each numbering system that has ten.
  static let digits = texts(of: "system").mapValues { $0.map(String.init) }

  /// The digits and signs of a locale.
  struct Numbers {
    /// The numbering system that the locale writes.
    var usual: String
    /// The locale's own numbering system.
    var native: String
    /// The numbers of the signs, and of those of single systems.
    private var signs: [String: String]

    fileprivate init(_ columns: [String]) {
      (usual, native) = (columns[2], columns[3])
      signs = Dictionary(
        columns.dropFirst(4).map { column in
          let parts = column.split(separator: "=").map(String.init)
          return (parts.count > 1 ? parts[0] : "", parts[parts.count - 1])
        }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the signs in a numbering system: before and after a negative number, between decimals, before and after a percentage.
    func signs(in system: String) -> [String] {
      let text = (signs[system] ?? signs[""]).flatMap { LocaleTable.signs[$0] } ?? "2D||2E||25"
      return text.split(separator: "|", omittingEmptySubsequences: false).map { points in
        let scalars = points.split(separator: " ").compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
        return String(String.UnicodeScalarView(scalars))
      }
    }
  }

  /// Returns the numbers of the first of some locales that has its own.
  static func numbers(_ keys: [String]) -> Numbers {
    (keys + ["und"]).lazy.compactMap { allNumbers[$0] }.first
      ?? Numbers(["number", "und", "latn", "latn", "0"])
  }

  private static let signs = texts(of: "signs")
  private static let allNumbers = Dictionary(
    rows("number").map { columns in
      let texts = columns.map(DataTable.text)
      return (texts[1], Numbers(texts))
    }, uniquingKeysWith: { first, _ in first })

  // MARK: Rows

  private static func rows(_ kind: String) -> [[DataTable.Column]] {
    DataTable.Rows(of: DataTable.locales).filter { row in
      row.bytes.starts(with: kind.utf8)
        && row.bytes.dropFirst(kind.utf8.count).first == UInt8(ascii: "\t")
    }.map(\.columns)
  }

  /// Returns the texts of rows with a key and a text.
  private static func texts(of kind: String) -> [String: String] {
    Dictionary(rows(kind).map { (DataTable.text($0[1]), DataTable.text($0[2])) }) { first, _ in
      first
    }
  }

  /// Returns the values of rows with a value and its keys.
  private static func values(of kind: String) -> [String: String] {
    Dictionary(
      rows(kind).flatMap { columns in
        DataTable.text(columns[2]).split(separator: " ").map {
          (String($0), DataTable.text(columns[1]))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
