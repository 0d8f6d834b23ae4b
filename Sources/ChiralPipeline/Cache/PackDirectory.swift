/// The positions of the records of a `PackFile`, and the records that were used.
///
/// It knows only the first 8 bytes of each key, because there may be a million. The record repeats the whole key: if two keys
/// begin with the same bytes, one of them loses its record.
struct PackDirectory: Sendable {
  /// A record of the file.
  struct Entry: Sendable {
    /// The position of the record in the file.
    var offset: Int
    /// True if the record was read or written by this process.
    var isUsed: Bool
  }

  /// The positions by the beginnings of keys: twice the offset, and 1 for a record that was used.
  private var positions: [UInt64: Int] = [:]
  /// The number of records that were used.
  private(set) var usedCount = 0

  /// The number of records.
  var count: Int { positions.count }

  /// All records in no particular order.
  var entries: [Entry] { positions.values.map { Entry(offset: $0 / 2, isUsed: $0 % 2 == 1) } }

  /// Returns the position of the record with a key; it may be that of another key with the same beginning.
  func offset(of key: SHA256) -> Int? { positions[key.beginning].map { $0 / 2 } }

  /// Adds the record with a key, or moves it.
  mutating func add(_ key: SHA256, at offset: Int) {
    let former = positions.updateValue(2 * offset, forKey: key.beginning) ?? 0
    if former % 2 == 1 { usedCount -= 1 }
  }

  /// Notes that the record with a key was used.
  mutating func use(_ key: SHA256) {
    guard let position = positions[key.beginning], position % 2 == 0 else { return }
    positions[key.beginning] = position + 1
    usedCount += 1
  }
}
