/// The value of a path's `d`: the text itself, and the meaning of each number in it.
///
/// The text is kept as it is, so that a mirrored path differs from its source in x values only. Grammar: SVG
/// 1.1, section 8.3.9.
public struct PathData: Hashable, Sendable {
  /// The meaning of a path command's argument for a reflection.
  public enum Role: Hashable, Sendable {
    /// A horizontal position, or offset after a lower-case command.
    case x
    /// A vertical position or offset.
    case y
    /// A radius of an arc.
    case radius
    /// The rotation of an arc's ellipse, in degrees.
    case rotation
    /// An arc's large-arc flag, one character.
    case largeArc
    /// An arc's sweep flag, one character.
    case sweep
  }

  /// One number of the path with its place and its meaning.
  public struct Argument: Hashable, Sendable {
    /// The bytes of `source` that spell it.
    public let range: Range<Int>
    /// Its value.
    public let value: DecimalNumber
    /// Its meaning.
    public let role: Role
    /// True if the argument is an offset from the current point.
    public let isRelative: Bool
  }

  /// One command with one set of arguments; an implicit repetition is a separate command.
  public struct Command: Hashable, Sendable {
    /// The upper-case letter: M L H V C S Q T A Z.
    public let letter: UInt8
    /// True if the arguments are offsets; false for the first command of a path.
    public let isRelative: Bool
    /// Its arguments, as a range of `PathData.arguments`.
    public let arguments: Range<Int>
  }

  /// The text.
  public let source: [UInt8]
  /// All numbers up to the first error.
  public let arguments: [Argument]
  /// All complete commands up to the first error.
  public let commands: [Command]
  /// The position of the first error, as an index into `source`. Renderers draw the commands before it.
  public let errorOffset: Int?

  /// Reads path data; the text after an error is kept but not interpreted.
  public init(_ text: String) {
    var parser = PathParser(text)
    parser.run()
    source = parser.scanner.bytes
    arguments = parser.arguments
    commands = parser.commands
    errorOffset = parser.errorOffset
  }
}

extension PathData: CustomStringConvertible {
  /// The text, byte for byte.
  public var description: String { String(decoding: source, as: UTF8.self) }
}

/// Returns the roles of each command's arguments, by upper-case letter.
private func roles(of letter: UInt8) -> [PathData.Role]? {
  switch letter {
  case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): [.x, .y]
  case UInt8(ascii: "H"): [.x]
  case UInt8(ascii: "V"): [.y]
  case UInt8(ascii: "C"): [.x, .y, .x, .y, .x, .y]
  case UInt8(ascii: "S"), UInt8(ascii: "Q"): [.x, .y, .x, .y]
  case UInt8(ascii: "A"): [.radius, .radius, .rotation, .largeArc, .sweep, .x, .y]
  case UInt8(ascii: "Z"): []
  default: nil
  }
}

/// Walks through path data once and records each number with its place.
private struct PathParser {
  var scanner: ByteScanner
  var arguments: [PathData.Argument] = []
  var commands: [PathData.Command] = []
  var errorOffset: Int?

  init(_ text: String) {
    scanner = ByteScanner(text)
    // A number takes about three bytes with its separator; a wrong guess costs only time.
    arguments.reserveCapacity(scanner.bytes.count / 3)
  }

  mutating func run() {
    scanner.skipSpace()
    while !scanner.isAtEnd, errorOffset == nil {
      command()
      scanner.skipSpace()
    }
  }

  /// Reads a letter and all sets of its arguments.
  private mutating func command() {
    let start = scanner.position
    // Without bit 5, an ASCII letter is a capital.
    let letter = scanner.bytes[start] & 0xDF
    guard scanner.bytes[start].isLetter, let roles = roles(of: letter),
      !commands.isEmpty || letter == UInt8(ascii: "M")
    else {
      errorOffset = start
      return
    }
    let isRelative = scanner.bytes[start] != letter
    scanner.position += 1
    if roles.isEmpty {
      let none = arguments.endIndex..<arguments.endIndex
      commands.append(.init(letter: letter, isRelative: isRelative, arguments: none))
      return
    }
    // The points after the first of a moveto are linetos (SVG 1.1, section 8.3.2).
    let repeated = letter == UInt8(ascii: "M") ? UInt8(ascii: "L") : letter
    var current = letter
    scanner.skipSpace()
    repeat {
      let isOffset = isRelative && !commands.isEmpty
      guard set(of: roles, letter: current, isRelative: isOffset) else { return }
      current = repeated
    } while continues()
  }

  /// Returns true if another set of arguments follows without a command letter.
  private mutating func continues() -> Bool {
    let end = scanner.position
    scanner.skipSeparator()
    if let byte = scanner.peek, !byte.isLetter { return true }
    if scanner.bytes[end..<scanner.position].contains(UInt8(ascii: ",")) { errorOffset = end }
    return false
  }

  /// Reads one set of arguments; if it is incomplete, records the error, keeps nothing and returns false.
  private mutating func set(of roles: [PathData.Role], letter: UInt8, isRelative: Bool) -> Bool {
    let first = arguments.endIndex
    for (index, role) in roles.enumerated() {
      if index > 0 { scanner.skipSeparator() }
      guard let (value, range) = argument(role) else {
        errorOffset = scanner.position
        arguments.removeSubrange(first...)
        return false
      }
      let isOffset = isRelative && (role == .x || role == .y)
      arguments.append(.init(range: range, value: value, role: role, isRelative: isOffset))
    }
    commands.append(.init(letter: letter, isRelative: isRelative, arguments: first..<arguments.endIndex))
    return true
  }

  private mutating func argument(_ role: PathData.Role) -> (DecimalNumber, Range<Int>)? {
    guard role == .largeArc || role == .sweep else {
      return scanner.number().map { ($0.value, $0.range) }
    }
    // A flag is one character and needs no separator after it: `0110` are two flags and the number 10.
    guard let byte = scanner.peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    scanner.position += 1
    return (DecimalNumber(Int(byte - UInt8(ascii: "0"))), scanner.position - 1..<scanner.position)
  }
}
