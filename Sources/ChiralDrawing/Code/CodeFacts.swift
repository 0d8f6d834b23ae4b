package import ChiralValues

extension SourceFacts {
  /// Finds what a file says about icons.
  package init(_ bytes: [UInt8], _ language: SourceLanguage) {
    switch language {
    case .resources: self = ResourceFacts(bytes).facts
    case .style: self = StyleFacts(bytes).facts
    case .dart, .kotlin, .script, .swift: self = CodeFacts(bytes, language).facts
    }
  }
}

/// Finds lists of names, and calls that make or show icons, in code. Each token is looked at a fixed number of times.
struct CodeFacts {
  let code: CodeTokens
  let language: SourceLanguage
  /// The index of the token that closes each open parenthesis; the number of tokens if none does.
  private var closings: [Int32]
  /// The index of the open parenthesis around each token; -1 outside of all.
  private var openings: [Int32]
  /// The arguments that say whether an icon mirrors, by their tokens, in order.
  private var flags: [(token: Int, flag: SourceFacts.Call.Flag)] = []
  /// The first flag directly between each pair of parentheses, by the open one.
  private var ownFlags: [Int: SourceFacts.Call.Flag] = [:]
  /// The arguments `name = "…"` by their tokens, in order.
  private var names: [(token: Int, name: String)] = []
  /// The classes of icons that all mirror.
  private var mirroringClasses: Set<String> = []
  var facts = SourceFacts()
  /// The number of bytes and tokens that were looked at, for tests of the effort.
  var effort = 0

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    code = CodeTokens(bytes, language)
    self.language = language
    closings = Array(repeating: Int32(code.tokens.count), count: code.tokens.count)
    openings = Array(repeating: -1, count: code.tokens.count)
    pairParentheses()
    for index in code.tokens.indices { readArgument(index) }
    if language == .dart { readClasses() }
    for index in code.tokens.indices { read(index) }
    if language == .kotlin || language == .swift { readFlips() }
    if language == .script { readMarkup() }
    effort += code.effort + 3 * code.tokens.count
  }

  // MARK: Preparation

  private mutating func pairParentheses() {
    var open: [Int] = []
    for index in code.tokens.indices {
      openings[index] = Int32(open.last ?? -1)
      if code.isSign("'", index) || code.isSign("\"", index) {
        // Nothing tells how much of the line a text without an end holds.
        open = []
      } else if code.isSign("(", index) {
        open.append(index)
      } else if code.isSign(")", index), let opening = open.popLast() {
        closings[opening] = Int32(index)
        openings[index] = Int32(open.last ?? -1)
      }
    }
  }

  private mutating func readArgument(_ index: Int) {
    guard code.kind(index) == .word, code.isSign("=", index + 1) || code.isSign(":", index + 1) else {
      return
    }
    if let name = code.text(index + 2), code.word(index) == "name" { names.append((index, name)) }
    guard let key = flagKey, code.word(index) == key, let value = code.word(index + 2),
      value == "true" || value == "false"
    else { return }
    let place = code.tokens[index + 2].place
    let start = code.tokens[index].place.lowerBound
    let whole: Range<Int>
    if code.isSign(",", index - 1) {
      whole = code.tokens[index - 1].place.lowerBound..<place.upperBound
    } else if code.isSign(",", index + 3) {
      var end = code.tokens[index + 3].place.upperBound
      while end < code.bytes.count, CodeTokens.isSpace(code.bytes[end]) { end += 1 }
      whole = start..<end
    } else {
      whole = start..<place.upperBound
    }
    let flag = SourceFacts.Call.Flag(isSet: value == "true", value: place, whole: whole)
    flags.append((index, flag))
    if let opening = self.opening(around: index), ownFlags[opening] == nil { ownFlags[opening] = flag }
  }

  private var flagKey: String? {
    switch language {
    case .dart: "matchTextDirection"
    case .kotlin: "autoMirror"
    case .script, .style, .swift, .resources: nil
    }
  }

  /// `class Mirrored extends IconData { const Mirrored(int code) : super(code, matchTextDirection: true); }`
  private mutating func readClasses() {
    var current: String?
    var next = 0
    for index in code.tokens.indices {
      if code.word(index) == "class" {
        let isOfIcons = code.word(index + 2) == "extends" && code.word(index + 3) == "IconData"
        current = isOfIcons ? code.word(index + 1) : nil
      }
      guard next < flags.count, flags[next].token == index else { continue }
      if let current, flags[next].flag.isSet { mirroringClasses.insert(current) }
      next += 1
    }
  }

  // MARK: Reading

  private mutating func read(_ index: Int) {
    switch (language, code.kind(index)) {
    case (.dart, .word):
      readConstant(index)
      readDrawing(index)
      readVariable(index)
    case (.kotlin, .word):
      readVector(index)
      readMention(index)
      readSet(index)
    case (.script, .sign):
      if code.isSign("[", index) { readList(index, label: statement(before: index)) }
    default: break
    }
  }

  /// `const IconData back = IconData(0xe1)`
  private mutating func readConstant(_ index: Int) {
    guard code.word(index) == "const", code.word(index + 1) == "IconData", let name = code.word(index + 2)
    else { return }
    var place = index + 3
    if code.isSign("=", place) {
      place += 1
      if code.word(place) == "const" { place += 1 }
    }
    let isCall = code.kind(place) == .word && code.isSign("(", place + 1)
    var call = call(name, opening: isCall ? place + 1 : nil)
    if let maker = code.word(place), mirroringClasses.contains(maker) { call.mirrors = true }
    if !code.isWord(place, endingWith: "IconData") { (call.arguments, call.flag) = (nil, nil) }
    facts.calls.append(call)
  }

  /// `SvgPicture.asset('assets/back.svg')`
  private mutating func readDrawing(_ index: Int) {
    let isPicture =
      code.isWord(index, endingWith: "SvgPicture") && code.isSign(".", index + 1)
      && code.word(index + 2) == "asset"
    let opening = isPicture ? index + 3 : index + 1
    guard
      isPicture || code.isWord(index, endingWith: "SvgAssetLoader")
        || code.isWord(index, endingWith: "SvgGenImage"),
      code.isSign("(", opening), let path = code.text(opening + 1), path.hasSuffix(".svg"), path.count > 4,
      !path.contains(where: { "'\"$".contains($0) })
    else { return }
    var call = call(path, opening: opening)
    call.showsDrawing = true
    facts.calls.append(call)
  }

  /// `ImageVector.Builder(name = "Filled.Back")`. A name may begin with its style.
  private mutating func readVector(_ index: Int) {
    let isBuilder =
      code.word(index) == "Builder" && code.isSign(".", index - 1)
      && code.isWord(index - 2, endingWith: "ImageVector")
    guard isBuilder || code.isWord(index, endingWith: "materialIcon"), code.isSign("(", index + 1) else {
      return
    }
    let end = closing(of: index + 1)
    guard let name = Self.first(names, from: index, \.token), name.token < end,
      Self.isName(name.name, with: "."), let last = name.name.split(separator: ".").last
    else { return }
    facts.calls.append(call(String(last), opening: index + 1))
  }

  /// `Icons.AutoMirrored.Filled.ArrowBack`. The icons in `AutoMirrored` mirror, and the others do not, whatever they show.
  private mutating func readMention(_ index: Int) {
    guard code.word(index) == "Icons", code.isSign(".", index + 1) else { return }
    let mirrors = code.word(index + 2) == "AutoMirrored" && code.isSign(".", index + 3)
    let style = mirrors ? index + 4 : index + 2
    guard let family = code.word(style), Self.families.contains(family), code.isSign(".", style + 1),
      let name = code.word(style + 2), name.first?.isUppercase == true
    else { return }
    facts.mentions.append(.init(name: name, mirrors: mirrors))
  }

  private static let families: Set = ["Filled", "Default", "Outlined", "Rounded", "Sharp", "TwoTone"]

  /// `mirrored = const <String>{'back'}`
  private mutating func readVariable(_ index: Int) {
    guard code.isSign("=", index + 1), let variable = code.word(index) else { return }
    var place = index + 2
    if code.word(place) == "const" { place += 1 }
    if code.isSign("<", place), code.word(place + 1) == "String", code.isSign(">", place + 2) { place += 3 }
    if code.isSign("{", place) || code.isSign("[", place) { readList(place, label: variable) }
  }

  /// `val mirroredIcons: Set<String> = setOf("back")`
  private mutating func readSet(_ index: Int) {
    guard code.word(index) == "val", let variable = code.word(index + 1) else { return }
    var place = index + 2
    if code.isSign(":", place), code.isSign("<", place + 2), code.isSign(">", place + 4) { place += 5 }
    guard code.isSign("=", place), let maker = code.word(place + 1), Self.listMakers.contains(maker) else {
      return
    }
    place += 2
    if code.isSign("<", place), code.isSign(">", place + 2) { place += 3 }
    if code.isSign("(", place) { readList(place, label: variable) }
  }

  private static let listMakers: Set = ["setOf", "listOf", "hashSetOf"]

  /// Returns the words of a statement before a token.
  private mutating func statement(before index: Int) -> String {
    let first = max(0, index - Self.longestLabel)
    effort += index - first
    let start = (first..<index).last { token in ";{}]".contains { code.isSign($0, token) } } ?? first - 1
    return (start + 1..<index).compactMap { code.word($0) }.joined(separator: " ")
  }

  /// The number of tokens: `export const mirrored: ReadonlySet<string> = new Set([` has 14.
  private static let longestLabel = 24

  /// Reads a list that holds nothing but names and the commas between them: only there can a name be removed or added.
  private mutating func readList(_ opening: Int, label: String) {
    var list: [SourceFacts.List.Name] = []
    var expectsName = true
    for index in (opening + 1)..<max(opening + 1, code.tokens.count) {
      effort += 1
      switch code.tokens[index].kind {
      case .text where expectsName:
        guard let name = code.text(index), Self.isName(name, with: "./:-") else { return }
        list.append(.init(text: name, place: code.tokens[index].place))
        expectsName = false
      case .sign(UInt8(ascii: ",")) where !expectsName: expectsName = true
      case .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        let content = code.tokens[opening].place.upperBound..<code.tokens[index].place.lowerBound
        guard language == .dart || code.isSign("]", index) else { return }
        return facts.lists.append(.init(label: label, content: content, names: list))
      case .sign(UInt8(ascii: ")")) where language == .kotlin:
        let content = code.tokens[opening].place.upperBound..<code.tokens[index].place.lowerBound
        return facts.lists.append(.init(label: label, content: content, names: list))
      case .word, .text, .sign: return
      }
    }
  }

  // MARK: Calls

  private func call(_ subject: String, opening: Int?) -> SourceFacts.Call {
    var call = SourceFacts.Call(subject)
    guard let opening else { return call }
    let end = closing(of: opening)
    guard end < code.tokens.count else { return call }
    call.flag = ownFlags[opening] ?? innerFlag(from: opening, to: end)
    call.mirrors = call.flag?.isSet == true
    call.arguments = code.tokens[opening].place.upperBound..<code.tokens[end].place.lowerBound
    return call
  }

  /// Returns the first flag between two tokens; nil if it is that of another icon, which stands inside of the call.
  private func innerFlag(from opening: Int, to end: Int) -> SourceFacts.Call.Flag? {
    guard let found = Self.first(flags, from: opening, \.token), found.token < end,
      self.opening(around: found.token).map(isCallOfIcon) != true
    else { return nil }
    return found.flag
  }

  /// Returns true if an open parenthesis follows the name of what makes or shows an icon.
  private func isCallOfIcon(_ opening: Int) -> Bool {
    // Only the ends of words are looked at, as many calls may stand around one.
    if Self.makers.contains(where: { code.isWord(opening - 1, endingWith: $0) }) { return true }
    guard code.isSign(".", opening - 2) else { return false }
    return code.isWord(opening - 1, endingWith: "asset") && code.isWord(opening - 3, endingWith: "SvgPicture")
      || code.isWord(opening - 1, endingWith: "Builder")
        && code.isWord(opening - 3, endingWith: "ImageVector")
  }

  private static let makers = ["IconData", "SvgAssetLoader", "SvgGenImage", "materialIcon"]

  func closing(of opening: Int) -> Int { Int(closings[opening]) }

  /// Returns the open parenthesis around a token; nil outside of all.
  func opening(around index: Int) -> Int? { openings[index] < 0 ? nil : Int(openings[index]) }

  /// Returns the first of sorted elements whose number is not smaller, by halving.
  private static func first<Element>(
    _ elements: [Element], from number: Int, _ key: (Element) -> Int
  ) -> Element? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if key(elements[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < elements.count ? elements[low] : nil
  }

  /// Returns true for letters, digits and these signs alone.
  private static func isName(_ text: String, with signs: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { CodeTokens.isWord($0) || signs.utf8.contains($0) }
  }
}
