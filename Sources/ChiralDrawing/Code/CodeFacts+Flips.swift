import ChiralValues

/// Drawings of the app that code shows, and what flips them where the layout runs from right to left: a scale of -1 beside a
/// condition, in the call that shows the drawing or in a function for such calls.
extension CodeFacts {
  /// The function or the variable that is being declared.
  private struct Declaration {
    var name: String
    var flips = false
    var asksForDirection = false

    var isFlipper: Bool { flips && asksForDirection }
  }

  /// The tokens that begin a flip or ask for the direction, for the many ranges in which they are looked for.
  private struct Marks {
    var flips: [Bool]
    var asksForDirection: [Bool]

    init(count: Int) {
      flips = Array(repeating: false, count: count)
      asksForDirection = flips
    }
  }

  mutating func readFlips() {
    var marks = Marks(count: code.tokens.count)
    var function: Declaration?
    var variable: Declaration?
    var variables: Set<String> = []
    for index in code.tokens.indices {
      guard let word = code.word(index) else { continue }
      let isFunction = Self.functions.contains(word)
      if isFunction || Self.variables.contains(word) {
        if let variable, variable.isFlipper { variables.insert(variable.name) }
        variable = isFunction ? nil : code.word(index + 1).map { Declaration(name: $0) }
      }
      if isFunction {
        if let function, function.isFlipper { facts.flippers.append(function.name) }
        function = name(ofFunction: index).map { Declaration(name: $0) }
      }
      if flips(index) {
        marks.flips[index] = true
        function?.flips = true
        variable?.flips = true
      }
      if Self.asksForDirection(word) {
        marks.asksForDirection[index] = true
        function?.asksForDirection = true
        variable?.asksForDirection = true
      }
    }
    if let function, function.isFlipper { facts.flippers.append(function.name) }
    if let variable, variable.isFlipper { variables.insert(variable.name) }
    readUses(marks, flippedBy: variables)
  }

  private static let functions: Set = ["fun", "func"]
  private static let variables: Set = ["val", "var", "let"]

  /// Returns the name before the parameters: that of `fun Modifier.flipped()` is `flipped`.
  private func name(ofFunction index: Int) -> String? {
    (index + 1...index + Self.longestHead).first { code.isSign("(", $0) }.flatMap { code.word($0 - 1) }
  }

  private static let longestHead = 12

  /// Returns true if a token begins a flip: `scale(-1f, 1f)`, `scaleX = if (isRtl) -1f else 1f`, `rotationY = 180f`.
  private func flips(_ index: Int) -> Bool {
    guard let word = code.word(index), let amount = Self.flips[word] else { return false }
    for next in index + 1...index + Self.longestAmount {
      guard let value = code.word(next) else { continue }
      if value.hasPrefix(amount), amount != "1" || code.isSign("-", next - 1) { return true }
    }
    return false
  }

  /// The functions and arguments that flip a picture, with the beginnings of their amounts; 1 is negative.
  private static let flips = [
    "scale": "1", "scaleX": "1", "setScaleX": "1", "scaleEffect": "1", "rotationY": "180",
    "rotation3DEffect": "180",
  ]
  private static let longestAmount = 16

  private static func asksForDirection(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.contains("rtl") || word.contains("righttoleft")
  }

  // MARK: Uses

  private mutating func readUses(_ marks: Marks, flippedBy variables: Set<String>) {
    var (line, place) = (1, 0)
    for index in code.tokens.indices {
      guard let (drawing, range) = use(index) else { continue }
      let start = code.tokens[index].place.lowerBound
      line += code.bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
      place = start
      effort += range.count
      facts.uses.append(
        .init(
          drawing: drawing, line: line, functions: functions(in: range),
          isFlipped: range.contains { marks.flips[$0] } && range.contains { marks.asksForDirection[$0] }
            || !variables.isEmpty && range.contains { code.word($0).map(variables.contains) ?? false }))
    }
  }

  /// Returns the drawing that is named at a token, and the tokens in which it may be flipped.
  private func use(_ index: Int) -> (drawing: String, range: Range<Int>)? {
    language == .swift ? image(index) : drawable(index)
  }

  /// `Icon(painterResource(R.drawable.ic_back), null, Modifier.flipped())`
  private func drawable(_ index: Int) -> (drawing: String, range: Range<Int>)? {
    guard code.word(index) == "drawable", code.isSign(".", index - 1), code.isSign(".", index + 1),
      code.word(index - 2) == "R" || code.word(index - 2) == "Res", let name = code.word(index + 2)
    else { return nil }
    guard let inner = opening(around: index) else { return (name, index..<index) }
    let outer = opening(around: inner) ?? inner
    return (name, outer..<min(closing(of: outer), outer + Self.longestUse))
  }

  /// `Image("back").flipsForRightToLeftLayoutDirection(true)`, `UIImage(named: "back")`, `Image(.back)`
  private func image(_ index: Int) -> (drawing: String, range: Range<Int>)? {
    guard let word = code.word(index), Self.images.contains(word), code.isSign("(", index + 1) else {
      return nil
    }
    var place = index + 2
    if code.word(place) == "named" || code.word(place) == "resource", code.isSign(":", place + 1) {
      place += 2
    }
    let symbol = code.isSign(".", place) ? code.word(place + 1) : nil
    guard let name = code.text(place) ?? symbol else { return nil }
    let start = closing(of: index + 1)
    var end = start + 1
    while end < start + Self.longestUse {
      if code.isSign("?", end) || code.isSign("!", end) {
        end += 1
      } else if code.isSign(".", end), code.kind(end + 1) == .word {
        end += 2
        if code.isSign("(", end) { end = closing(of: end) + 1 }
      } else {
        break
      }
    }
    let last = min(end, start + Self.longestUse, code.tokens.count)
    return (String(name.split(separator: "/").last ?? ""), min(start, last)..<last)
  }

  private static let images: Set = ["Image", "UIImage", "NSImage"]
  private static let longestUse = 96

  /// Returns the functions that are called in some tokens, and the members that are named there.
  private func functions(in range: Range<Int>) -> [String] {
    var found: [String] = []
    for index in range where found.count < Self.mostFunctions {
      guard code.isSign("(", index + 1) || code.isSign(".", index - 1), let word = code.word(index),
        !(code.isSign("(", index + 1) && code.word(index + 2) == "false"), !found.contains(word)
      else { continue }
      found.append(word)
    }
    return found
  }

  private static let mostFunctions = 24
}
