/// The build ID of an ELF file: a digest that the linker puts into a program's first bytes. Source: "Notes" in the
/// generic ELF specification; `--build-id` in the manual of GNU ld.
enum BuildIdentifier {
  /// The number of bytes at the start of a program that are searched.
  static let searched = 16 << 10

  private enum Magic {
    static let file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    static let noteSegment = 4
    static let owner: [UInt8] = [0x47, 0x4E, 0x55, 0]
    static let buildID = 3
  }

  /// Returns the build ID of a program from its first bytes; nil if it is not a 64-bit little-endian ELF file
  /// or has none.
  static func find(in program: [UInt8]) -> [UInt8]? {
    guard program.starts(with: Magic.file), let table = program.number(at: 32, 8),
      let entry = program.number(at: 54, 2), let count = program.number(at: 56, 2), entry >= 56
    else { return nil }
    for index in 0..<count {
      guard let start = table.adding(index * entry), let type = program.number(at: start, 4) else {
        return nil
      }
      guard type == Magic.noteSegment, let offset = program.number(at: start + 8, 8),
        let length = program.number(at: start + 32, 8), let end = offset.adding(length), end <= program.count
      else { continue }
      if let found = note(in: Array(program[offset..<end])) { return found }
    }
    return nil
  }

  /// Finds the build ID among notes: sizes of owner and content, a type, then both, each padded to four
  /// bytes.
  private static func note(in notes: [UInt8]) -> [UInt8]? {
    var at = 0
    while let owner = notes.number(at: at, 4), let content = notes.number(at: at + 4, 4),
      let type = notes.number(at: at + 8, 4)
    {
      let start = at + 12 + owner.filledUp
      guard start + content <= notes.count else { return nil }
      if type == Magic.buildID, notes[(at + 12)...].starts(with: Magic.owner), owner == Magic.owner.count,
        content > 0
      {
        return Array(notes[start..<start + content])
      }
      at = start + content.filledUp
    }
    return nil
  }
}

extension [UInt8] {
  /// Reads a little-endian number of `length` bytes; nil if they are not all there or the number exceeds
  /// `Int`.
  fileprivate func number(at start: Int, _ length: Int) -> Int? {
    guard start >= 0, start <= count - length else { return nil }
    let value = self[start..<start + length].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}

extension Int {
  /// The value rounded up to the next multiple of four.
  fileprivate var filledUp: Int { (self + 3) & ~3 }

  fileprivate func adding(_ other: Int) -> Int? {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? nil : sum
  }
}
