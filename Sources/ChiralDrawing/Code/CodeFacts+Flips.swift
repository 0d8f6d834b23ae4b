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
    // The uses whose drawings a variable or a view of the function holds.
    var held: [String: [Int]] = [:]
    func isFlipped(in range: Range<Int>) -> Bool {
      range.contains { marks.flips[$0] } && range.contains { marks.asksForDirection[$0] }
        || !variables.isEmpty && range.contains { code.word($0).map(variables.contains) ?? false }
    }
    for index in code.tokens.indices {
      guard let word = code.word(index) else { continue }
      if Self.functions.contains(word) { held = [:] }
      if let (drawing, range) = use(index) {
        let start = code.tokens[index].place.lowerBound
        line += code.bytes[place..<start].count { $0 == UInt8(ascii: "\n") }
        place = start
        effort += range.count
        let (called, flips) = (functions(in: range), isFlipped(in: range))
        facts.uses.append(.init(drawing: drawing, line: line, functions: called, isFlipped: flips))
        if let holder = holder(of: index), held[holder, default: []].count < Self.mostHeld {
          held[holder, default: []].append(facts.uses.count - 1)
        }
      } else if let uses = held[word] {
        let range = mention(index)
        effort += range.count
        let (called, flips) = (functions(in: range), isFlipped(in: range))
        for use in uses where facts.uses[use].functions.count < Self.mostFunctions {
          facts.uses[use].functions += called
          if flips { facts.uses[use].isFlipped = true }
        }
      }
    }
  }

  private static let mostHeld = 4

  /// Returns the variable or the view that gets the drawing named at a token: `val icon = painterResource(…)`,
  /// `view.setImageResource(…)`. Nil if there is none.
  private func holder(of index: Int) -> String? {
    for token in stride(from: index - 1, to: max(1, index - Self.longestHead), by: -1) {
      if [";", "{", "}"].contains(where: { code.isSign($0, token) }) { return nil }
      if let word = code.word(token), word.hasPrefix("setImage"), code.isSign(".", token - 1) {
        return code.word(token - 2)
      }
      if code.isSign("=", token) {
        let name = code.isSign(":", token - 2) ? token - 3 : token - 1
        return name > 0 && code.kind(name - 1) == .word ? code.word(name) : nil
      }
    }
    return nil
  }

  /// Returns the tokens in which something that is held may be flipped: those of the call that gets it, or of the rest of its line.
  private func mention(_ index: Int) -> Range<Int> {
    if let outer = opening(around: index), index - outer < Self.longestHead {
      return outer..<min(closing(of: outer), outer + Self.longestUse)
    }
    var end = index + 1
    while end < min(code.tokens.count, index + Self.longestLine), code.isSign(".", end) || !endsLine(end - 1)
    {
      end += 1
    }
    return index..<end
  }

  private func endsLine(_ index: Int) -> Bool {
    code.bytes[code.tokens[index].place.upperBound..<code.tokens[index + 1].place.lowerBound]
      .contains(UInt8(ascii: "\n"))
  }

  private static let longestLine = 24

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
    // The function that gets the drawing may be one that flips: `AutoMirroredIcon(R.drawable.ic_back)`.
    return (name, max(0, outer - 1)..<min(closing(of: outer), outer + Self.longestUse))
  }

  /// `Image("back").flipsForRightToLeftLayoutDirection(true)`, `UIImage(named: "back")`, `Image(.back)`
  private func image(_ index: Int) -> (drawing: String, range: Range<Int>)? {
    guard let word = code.word(index), Self.images.contains(word), code.isSign("(", index + 1) else {
      return nil
    }
    var place = index + 2
    var prefix = ""
    if let label = code.word(place), code.isSign(":", place + 1) {
      if Self.systemLabels.contains(label) { prefix = SourceFacts.systemPrefix }
      if !prefix.isEmpty || Self.labels.contains(label) { place += 2 }
    }
    let symbol = code.isSign(".", place) ? code.word(place + 1) : generated(place)
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
    return (prefix + (name.split(separator: "/").last ?? ""), min(start, last)..<last)
  }

  /// Returns the drawing that generated code names: that of `Asset.Arrows.back.image` and of `R.image.back` is `back`.
  private func generated(_ place: Int) -> String? {
    guard code.kind(place) == .word, code.isSign(".", place + 1) else { return nil }
    var last = place
    while last < place + Self.longestHead, code.isSign(".", last + 1), code.word(last + 2) != nil {
      last += 2
    }
    return code.word(code.word(last).map(Self.members.contains) == true ? last - 2 : last)
  }

  private static let members: Set = ["image", "name", "swiftUIImage"]
  private static let labels: Set = ["named", "resource", "uiImage", "nsImage", "decorative"]
  private static let systemLabels: Set = ["systemName", "systemSymbolName"]
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
