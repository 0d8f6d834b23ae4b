import CChiralData

/// The tables of words and names that the compiler embeds (see the README of CChiralData).
package enum DataTable {
  /// The bytes of a column.
  package typealias Column = Slice<UnsafeBufferPointer<UInt8>>

  /// The words and phrases of the lexicon.
  package static var words: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_words()) }
  /// The concepts of the lexicon.
  package static var concepts: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_concepts()) }
  /// The names of brands.
  package static var brands: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_brands()) }
  /// The names of Google's icons.
  package static var google: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_google()) }

  /// The languages of CLDR.
  package static var languages: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_languages()) }
  /// The locales of CLDR: scripts, parents, names and numbers.
  package static var locales: UnsafeBufferPointer<UInt8> { bytes(of: chiral_data_locales()) }

  private static func bytes(of file: chiral_data) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.length)
  }

  /// Returns the text of a column.
  package static func text(_ column: Column) -> String { String(decoding: column, as: UTF8.self) }

  /// The rows of a table, without comments and empty lines.
  package struct Rows: Sequence, IteratorProtocol {
    private let table: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var line = 0

    /// Begins to read a table, which must outlive the rows.
    package init(of table: UnsafeBufferPointer<UInt8>) { self.table = table }

    /// Returns the next row; nil at the end.
    package mutating func next() -> Row? {
      while place < table.count {
        let start = place
        var tabs = 0
        while place < table.count, table[place] != UInt8(ascii: "\n") {
          if table[place] == UInt8(ascii: "\t") { tabs += 1 }
          place += 1
        }
        let bytes = table[start..<place]
        place += 1
        line += 1
        if !bytes.isEmpty, !bytes.starts(with: "//".utf8) { return Row(line: line, bytes: bytes, tabs: tabs) }
      }
      return nil
    }
  }

  /// A row of a table.
  package struct Row {
    /// The number of the line, from 1.
    package let line: Int
    /// The whole line.
    package let bytes: Column
    /// The number of tabs.
    package let tabs: Int
    /// The columns.
    package var columns: [Column] {
      bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    }
  }
}

/// The words in icon names that promise a sign, by the sign; `magnifier:action` are words for what a magnifier stands for, and
/// `magnifier:maybe` those of icons that may show one.
package enum SignWords {
  /// Returns the words of one kind.
  package static func of(_ kind: String) -> Set<String> { all[kind] ?? [] }

  /// Returns all words that promise a sign.
  package static func promising(_ sign: String) -> Set<String> { promises[sign] ?? [] }

  private static let promises = all.reduce(into: [:] as [String: Set<String>]) { promises, entry in
    promises[String(entry.key.prefix { $0 != ":" }), default: []].formUnion(entry.value)
  }

  private static let all: [String: Set<String>] = {
    var all: [String: Set<String>] = [:]
    for row in DataTable.Rows(of: DataTable.words) where row.tabs > 1 {
      let columns = row.columns
      for kind in columns[2].split(separator: UInt8(ascii: " ")) {
        all[DataTable.text(kind), default: []].insert(DataTable.text(columns[0]))
      }
    }
    return all
  }()
}
