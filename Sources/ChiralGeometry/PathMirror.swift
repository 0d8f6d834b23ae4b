extension PathData {
  /// The mirror image about x = k / 2: absolute x become k − x, offsets change their sign, arcs turn the other
  /// way. Only numbers that differ are rewritten, in the source's own style.
  ///
  /// - Parameter keepsSeparators: whether white space stays even where a minus sign would separate as well.
  public func mirrored(k: DecimalNumber, keepsSeparators: Bool = false) -> PathData {
    PathData(mirroredText(k: k, keepsSeparators: keepsSeparators))
  }

  /// The text of `mirrored(k:)`, for those who need no more of it.
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

  /// What becomes of one number.
  enum Change {
    case unchanged
    case negated
    case number(DecimalNumber)
  }

  /// The path with other numbers; hears of each argument once, in order.
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

/// Writes path data anew with other numbers and the same spacing, adding a separator only where two numbers
/// would run together, and dropping one only where the source itself does without.
private struct PathWriter {
  private let path: PathData
  private let style: NumberStyle
  private var output: [UInt8] = []
  private var copied = 0
  private var previous: (isFlag: Bool, hasPoint: Bool)?

  init(_ path: PathData, keepsSeparators: Bool) {
    self.path = path
    style = NumberStyle(path, keepsSeparators: keepsSeparators)
    output.reserveCapacity(path.source.count + 16)
  }

  mutating func copy(_ argument: PathData.Argument) {
    put(Array(path.source[argument.range]), for: argument)
  }

  mutating func write(_ number: DecimalNumber, for argument: PathData.Argument) {
    if number == argument.value {
      copy(argument)
    } else {
      put(Array(number.written(dropsLeadingZero: style.dropsLeadingZero).utf8), for: argument)
    }
  }

  /// Changes the sign in the text itself, so that the digits stay as they were written.
  mutating func negate(_ argument: PathData.Argument) {
    var text = Array(path.source[argument.range])
    if argument.value != .zero {
      let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
      let wasNegative = text[0] == UInt8(ascii: "-")
      if isSigned { text.removeFirst() }
      if !wasNegative { text.insert(UInt8(ascii: "-"), at: 0) }
    }
    put(text, for: argument)
  }

  mutating func finished() -> String {
    let rest = path.source[copied...]
    // What follows an error must not become part of the number before it.
    if copied > 0, let next = rest.first, next | 0x20 == UInt8(ascii: "e") || next == UInt8(ascii: ".") {
      output.append(style.separator)
    }
    output += rest
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func put(_ text: [UInt8], for argument: PathData.Argument) {
    let gap = path.source[copied..<argument.range.lowerBound]
    if !isDispensable(gap, before: text[0]) { output += gap }
    if gap.isEmpty, wouldRunTogether(before: text[0]) { output.append(style.separator) }
    output += text
    copied = argument.range.upperBound
    let isFlag = argument.role == .largeArc || argument.role == .sweep
    let hasPoint = text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    previous = (isFlag, hasPoint)
  }

  private func wouldRunTogether(before first: UInt8) -> Bool {
    guard let previous, first.isDigit || first == UInt8(ascii: ".") else { return false }
    if previous.isFlag { return !style.joinsFlags }
    return first.isDigit || !previous.hasPoint
  }

  private func isDispensable(_ gap: ArraySlice<UInt8>, before first: UInt8) -> Bool {
    guard let previous, gap.count == 1, gap.first == UInt8(ascii: " ") || gap.first == UInt8(ascii: ",")
    else { return false }
    if first == UInt8(ascii: "-") { return style.joinsMinus }
    return first == UInt8(ascii: ".") && previous.hasPoint && !previous.isFlag && style.joinsPoint
  }
}

/// How a path writes its numbers, read off the path itself.
private struct NumberStyle {
  /// `.5` rather than `0.5`.
  var dropsLeadingZero = false
  /// `4-4` rather than `4 -4`.
  var joinsMinus = false
  /// `1.5.5` rather than `1.5 .5`.
  var joinsPoint = false
  /// `014` rather than `0 1 4` for two flags and a number.
  var joinsFlags = false
  /// What stands between two numbers.
  var separator = UInt8(ascii: " ")

  init(_ path: PathData, keepsSeparators: Bool) {
    var end = 0
    var previous: PathData.Argument?
    // Where nothing says, a path without commas, and without spaces behind its letters, is a compact one.
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
      } else if gap == [UInt8(ascii: ",")] {
        separator = UInt8(ascii: ",")
        if first == UInt8(ascii: "-") { spacesMinus = true }
      } else if gap == [UInt8(ascii: " ")], first == UInt8(ascii: "-"), previous != nil {
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
  /// `M 2 3` rather than `M2 3`.
  fileprivate var hasSpaceBehindLetters: Bool {
    source.indices.dropLast().contains {
      source[$0].isLetter && source[$0 + 1].isXMLSpace && source[$0] | 0x20 != 0x7A
    }
  }
}
