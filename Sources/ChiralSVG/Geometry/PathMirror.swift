extension PathData {
  /// Returns the mirror image about x = k / 2: absolute x become k − x, offsets change their sign, and arcs
  /// turn the other way. Only numbers that differ are rewritten, in the source's own style.
  ///
  /// - Parameter keepsSeparators: whether white space stays even if a minus sign would be enough as a
  ///   separator.
  public func mirrored(k: DecimalNumber, keepsSeparators: Bool = false) -> PathData {
    PathData(mirroredText(k: k, keepsSeparators: keepsSeparators))
  }

  /// Returns the text of `mirrored(k:)` without parsing it again.
  public func mirroredText(k: DecimalNumber, keepsSeparators: Bool = false) -> String {
    rewrittenText(keepsSeparators: keepsSeparators) { argument in
      switch argument.role {
      case .x where argument.isRelative, .rotation: .negated
      case .x: .number(k - argument.value)
      case .sweep: .number(DecimalNumber(1) - argument.value)
      case .y, .radius, .largeArc: .unchanged
      }
    }
  }

  /// The text without points that no digit follows, as in `12.` and `12.e1`; all other text stays.
  ///
  /// SVG 1.1 allows these points, and librsvg reads them. SVG 2 does not, and browsers stop reading at them.
  public var textWithoutBarePoints: String {
    firstBarePoint == nil ? description : rewrittenText(keepsSeparators: true) { _ in .unchanged }
  }

  /// The first number with a point that no digit follows.
  public var firstBarePoint: Argument? {
    arguments.first { Self.hasBarePoint(source[$0.range]) }
  }

  /// Returns true if the text of a number has a point that no digit follows.
  fileprivate static func hasBarePoint(_ number: ArraySlice<UInt8>) -> Bool {
    guard let point = number.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return point + 1 == number.endIndex || !number[point + 1].isDigit
  }

  /// The change that a reflection makes to one number.
  enum Change {
    case unchanged
    case negated
    case number(DecimalNumber)
  }

  /// Returns the path with other numbers; calls `change` once per argument, in order.
  func rewritten(_ change: (Argument) -> Change) -> PathData {
    PathData(rewrittenText(keepsSeparators: false, change))
  }

  private func rewrittenText(keepsSeparators: Bool, _ change: (Argument) -> Change) -> String {
    var writer = PathWriter(self, keepsSeparators: keepsSeparators)
    for argument in arguments {
      switch change(argument) {
      case .unchanged: writer.copy(argument)
      case .negated: writer.negate(argument)
      case .number(let number): writer.write(number, for: argument)
      }
    }
    return writer.finished()
  }
}

/// Writes path data with other numbers and the same spacing. It adds a separator only if two numbers would
/// merge, and omits one only if the source itself omits it there.
private struct PathWriter {
  private let path: PathData
  private let style: NumberStyle
  private var output: [UInt8] = []
  private var copied = 0
  private var previous: (isFlag: Bool, hasPoint: Bool)?
  /// The number that is being written.
  private var number: [UInt8] = []

  init(_ path: PathData, keepsSeparators: Bool) {
    self.path = path
    style = NumberStyle(path, keepsSeparators: keepsSeparators)
    // A mirrored path is about as long as its source: a few signs and digits come and go.
    output.reserveCapacity(path.source.count + 16)
  }

  mutating func copy(_ argument: PathData.Argument) {
    lead(to: path.source[argument.range.lowerBound], argument)
    append(path.source[argument.range], for: argument)
  }

  mutating func write(_ value: DecimalNumber, for argument: PathData.Argument) {
    // A number that stays keeps its spelling, such as `1.50` or `1e1`.
    guard value != argument.value else { return copy(argument) }
    number.removeAll(keepingCapacity: true)
    value.write(to: &number, dropsLeadingZero: style.dropsLeadingZero)
    lead(to: number[0], argument)
    append(number[...], for: argument)
  }

  /// Changes the sign in the text itself, so that the digits stay as they were written.
  mutating func negate(_ argument: PathData.Argument) {
    guard argument.value != .zero else { return copy(argument) }
    let first = path.source[argument.range.lowerBound]
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = path.source[argument.range].dropFirst(isSigned ? 1 : 0)
    if first == UInt8(ascii: "-") {
      lead(to: path.source[digits.startIndex], argument)
    } else {
      lead(to: UInt8(ascii: "-"), argument)
      output.append(UInt8(ascii: "-"))
    }
    append(digits, for: argument)
  }

  mutating func finished() -> String {
    let rest = path.source[copied...]
    // The text after an error must not become part of the number before it.
    if copied > 0, let next = rest.first, next | 0x20 == UInt8(ascii: "e") || next == UInt8(ascii: ".") {
      output.append(style.separator)
    }
    output += rest
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes the separator before a number whose first byte is given.
  private mutating func lead(to first: UInt8, _ argument: PathData.Argument) {
    let gap = path.source[copied..<argument.range.lowerBound]
    if !isDispensable(gap, before: first) { output += gap }
    if gap.isEmpty, wouldRunTogether(before: first) { output.append(style.separator) }
  }

  private mutating func append(_ text: ArraySlice<UInt8>, for argument: PathData.Argument) {
    let text = PathData.hasBarePoint(text) ? text.filter { $0 != UInt8(ascii: ".") }[...] : text
    output += text
    copied = argument.range.upperBound
    let isFlag = argument.role == .largeArc || argument.role == .sweep
    let hasPoint = text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    previous = (isFlag, hasPoint)
  }

  private func wouldRunTogether(before first: UInt8) -> Bool {
    guard let previous, first.isDigit || first == UInt8(ascii: ".") else { return false }
    if previous.isFlag { return !style.joinsFlags }
    // After `1.5`, `.5` begins a new number; after `1`, both `5` and `.5` would continue it.
    return first.isDigit || !previous.hasPoint
  }

  private func isDispensable(_ gap: ArraySlice<UInt8>, before first: UInt8) -> Bool {
    guard let previous, gap.count == 1, gap.first == UInt8(ascii: " ") || gap.first == UInt8(ascii: ",")
    else { return false }
    if first == UInt8(ascii: "-") { return style.joinsMinus }
    return first == UInt8(ascii: ".") && previous.hasPoint && !previous.isFlag && style.joinsPoint
  }
}

/// The style in which a path writes its numbers, read from the path itself.
private struct NumberStyle {
  /// True for `.5` rather than `0.5`.
  var dropsLeadingZero = false
  /// True for `4-4` rather than `4 -4`.
  var joinsMinus = false
  /// True for `1.5.5` rather than `1.5 .5`.
  var joinsPoint = false
  /// True for `014` rather than `0 1 4` (two flags and a number).
  var joinsFlags = false
  /// The byte between two numbers.
  var separator = UInt8(ascii: " ")

  init(_ path: PathData, keepsSeparators: Bool) {
    var end = 0
    var previous: PathData.Argument?
    // Without further evidence, a path without commas and without spaces after its letters is a compact one.
    var spacesMinus = path.source.contains(UInt8(ascii: ",")) || path.hasSpaceBehindLetters
    for argument in path.arguments {
      let first = path.source[argument.range.lowerBound]
      let gap = path.source[end..<argument.range.lowerBound]
      let unsigned = argument.range.lowerBound + (first == UInt8(ascii: "-") ? 1 : 0)
      if path.source[unsigned] == UInt8(ascii: ".") { dropsLeadingZero = true }
      if gap.isEmpty {
        let isFlag = previous?.role == .largeArc || previous?.role == .sweep
        if first == UInt8(ascii: "-") { joinsMinus = true }
        if first == UInt8(ascii: "."), !isFlag { joinsPoint = true }
        if isFlag, first != UInt8(ascii: "-") { joinsFlags = true }
      } else if gap.count == 1, gap.first == UInt8(ascii: ",") {
        separator = UInt8(ascii: ",")
        if first == UInt8(ascii: "-") { spacesMinus = true }
      } else if gap.count == 1, gap.first == UInt8(ascii: " "), first == UInt8(ascii: "-"), previous != nil {
        spacesMinus = true
      }
      end = argument.range.upperBound
      previous = argument
    }
    joinsMinus = (joinsMinus || !spacesMinus) && !keepsSeparators
    joinsPoint = joinsPoint && !keepsSeparators
  }
}

extension PathData {
  /// True for `M 2 3` rather than `M2 3`.
  fileprivate var hasSpaceBehindLetters: Bool {
    source.indices.dropLast().contains {
      // z (0x7A) takes no numbers, so a space behind it says nothing about the style.
      source[$0].isLetter && source[$0 + 1].isXMLSpace && source[$0] | 0x20 != 0x7A
    }
  }
}
