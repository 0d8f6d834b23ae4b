internal import ChiralRequests

/// The format of every file in which Chiral remembers something: one record, or a sequence of records.
///
/// A record has a header of 52 bytes and a content. Numbers are in little-endian order.
///
/// | bytes | contents |
/// | --- | --- |
/// | 0–3 | `CHRL` |
/// | 4–5 | the kind of the file |
/// | 6–7 | the version of the content's encoding |
/// | 8–11 | the length of the content in bytes |
/// | 12–15 | the checksum of the content (CRC-32) |
/// | 16–47 | the key: a SHA-256 digest; zero if the file has one record |
/// | 48–51 | the checksum of the bytes before it |
///
/// The contents are encoded by `ByteCoder`. Damage is detected by the checksums; another version is ignored
/// like a file that is missing.
enum Record {
  /// The kinds of files. A number is never used again for another kind: 2 and 3 were those of files that builds no longer keep.
  enum Kind: UInt16, CaseIterable {
    case state = 1
    case facts = 4
    case pictures = 5
    case journal = 6
    case drawings = 7
    case evidence = 8
    case tools = 9

    /// The name of the file in a folder of caches; renaming a case renames the file.
    var fileName: String { "\(self)" }

    /// The version of the content; raise it if the encoding or its meaning changes.
    var version: UInt16 {
      switch self {
      case .state: 7
      case .facts: 16
      case .pictures: 8
      case .journal: 2
      case .drawings: 1
      case .evidence: 1
      case .tools: 1
      }
    }
  }

  /// The length, checksum and key of a content.
  struct Header {
    static let length = 52
    fileprivate static let keyRange = 16..<48

    let length: Int
    let checksum: UInt32
    let key: SHA256

    /// Reads a header at a position; nil if it is damaged or of another kind or version.
    init?(_ bytes: [UInt8], at start: Int = 0, kind: Kind) {
      guard start + Self.length <= bytes.count else { return nil }
      func number(_ place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[start + place + $1]) << (8 * UInt32($1)) }
      }
      let end = start + Self.keyRange.upperBound
      guard
        number(0) == Record.mark, number(4) == UInt32(kind.rawValue) | UInt32(kind.version) << 16,
        Record.checksum(bytes[start..<end]) == number(Self.keyRange.upperBound)
      else { return nil }
      length = Int(number(8))
      checksum = number(12)
      key = SHA256(bytes: Array(bytes[start + Self.keyRange.lowerBound..<end]))
    }
  }

  /// `CHRL` as a number.
  private static let mark: UInt32 = 0x4C52_4843

  /// The largest file that is read, in bytes.
  static let largest = 1 << 30

  /// Returns the first bytes of every file of a kind, in every version.
  static func beginning(of kind: Kind) -> [UInt8] { Array("CHRL".utf8) + bytes(of: kind.rawValue) }

  /// Returns a record: its header and its content.
  static func encoded(_ content: [UInt8], key: SHA256 = SHA256(bytes: []), kind: Kind) -> [UInt8] {
    var record: [UInt8] = []
    record.reserveCapacity(Header.length + content.count)
    append(content, key: key, kind: kind, to: &record)
    return record
  }

  /// Appends a record to others.
  static func append(_ content: [UInt8], key: SHA256, kind: Kind, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes += "CHRL".utf8
    append(kind.rawValue, to: &bytes)
    append(kind.version, to: &bytes)
    append(UInt32(content.count), to: &bytes)
    append(Deflate.checksum(content), to: &bytes)
    bytes += key.bytes
    append(checksum(bytes[start...]), to: &bytes)
    bytes += content
  }

  /// Reads the content of a file that holds one record; nil if the file is missing, damaged, or of another version.
  static func read(_ kind: Kind, at path: String) -> ByteCoder? {
    guard let bytes = try? Files.readFile(path, limit: largest), let header = Header(bytes, kind: kind),
      bytes.count - Header.length == header.length, checksum(bytes[Header.length...]) == header.checksum
    else { return nil }
    return ByteCoder(reading: bytes, from: Header.length)
  }

  /// Writes a file that holds one record, whole or not at all.
  static func write(_ content: some ByteCoded, kind: Kind, at path: String) throws(FileError) {
    try Files.put(encoded(content.encoded, kind: kind), at: path)
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { Deflate.checksum($0, after: 0) }
  }
}
