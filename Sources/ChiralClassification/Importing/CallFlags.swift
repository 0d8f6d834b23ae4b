import ChiralManifest

/// Calls in code that give each icon a flag: `IconData(0xe5c4, matchTextDirection: true)` in Dart,
/// `ImageVector.Builder(name = "Back", autoMirror = true)` in Kotlin.
struct CallFlags {
  /// A call with the icon that it is about, and the bytes between its parentheses.
  struct Call {
    var icon: String
    var arguments: Range<Int>
  }

  private let bytes: [UInt8]
  private let key: String
  private let assignment: String
  private var calls: [Call] = []

  /// Finds the constants of icons and the drawings that Dart code shows; comments are blank.
  static func flutter(_ code: String) -> CallFlags {
    var flags = CallFlags(bytes: Array(code.utf8), key: "matchTextDirection", assignment: ": ")
    flags.calls = code.matches(of: /const\s+IconData\s+(\w+)\s*=\s*(?:const\s+)?\w*IconData\(/).map {
      flags.call(of: String($0.1), after: $0.range.upperBound, in: code)
    }
    flags.calls += code.matches(of: FlutterAssets.call).map { match in
      let opening = code[match.range].firstIndex(of: "(").map(code.index(after:)) ?? match.range.upperBound
      return flags.call(of: ImportPath.stem(of: String(match.1)), after: opening, in: code)
    }
    return flags
  }

  /// Finds the vectors that Kotlin code builds; comments are blank.
  static func compose(_ code: String) -> CallFlags {
    var flags = CallFlags(bytes: Array(code.utf8), key: "autoMirror", assignment: " = ")
    flags.calls = code.matches(of: /(?:ImageVector\.Builder|materialIcon)\(/).compactMap { match in
      let call = flags.call(of: "", after: match.range.upperBound, in: code)
      let name = flags.text(call.arguments).firstMatch(of: /name\s*=\s*"([\w.]+)"/)?.1.split(separator: ".")
        .last
      return name.map { Call(icon: String($0), arguments: call.arguments) }
    }
    return flags
  }

  /// Returns a call whose arguments begin at an index, up to the parenthesis that closes it.
  private func call(of icon: String, after start: String.Index, in code: String) -> Call {
    let first = code.utf8.distance(from: code.startIndex, to: start)
    let arguments = FlutterAssets.arguments(of: code[start...])
    return Call(icon: icon, arguments: first..<(first + arguments.utf8.count))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if the code has no such call.
  var isEmpty: Bool { calls.isEmpty }

  /// Returns the edits of the calls.
  func edits(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> ListEdit.Edits {
    guard !isEmpty else { throw .missing }
    let edits = calls.compactMap { call in mirrors[call.icon].flatMap { edit(of: call, to: $0) } }
    let known = Set(calls.map(\.icon))
    return (
      edits.sorted { $0.range.lowerBound < $1.range.lowerBound },
      mirrors.filter { $0.value && !known.contains($0.key) }.keys.sorted()
    )
  }

  private func edit(of call: Call, to mirrors: Bool) -> TextReplacement? {
    let arguments = text(call.arguments)
    let pattern = try? Regex(
      #"(,\s*)?\b\#(key)\s*[:=]\s*(true|false)(\s*,\s*)?"#,
      as: (
        Substring, Substring?, Substring, Substring?
      ).self)
    guard let pattern else { return nil }
    func place(_ part: Substring) -> Range<Int> {
      let start =
        call.arguments.lowerBound + arguments.utf8.distance(from: arguments.startIndex, to: part.startIndex)
      return start..<(start + part.utf8.count)
    }
    guard let flag = arguments.firstMatch(of: pattern) else {
      return mirrors ? addition(to: arguments, at: call.arguments) : nil
    }
    guard (flag.2 == "true") != mirrors else { return nil }
    if mirrors { return TextReplacement(range: place(flag.2), text: "true") }
    // With the comma before it, or the one after it if it is the first.
    let end = flag.1 == nil ? flag.0.endIndex : flag.2.endIndex
    return TextReplacement(range: place(flag.0[..<end]), text: "")
  }

  /// Returns the edit that adds the flag as the last argument, on a line of its own if the others have such.
  private func addition(to arguments: String, at range: Range<Int>) -> TextReplacement {
    let lead = arguments.prefix { $0.isWhitespace }
    let gap = lead.contains(where: \.isNewline) ? String(lead) : " "
    let last = arguments.lastIndex { !$0.isWhitespace }
    let end = last.map { arguments.index(after: $0) } ?? arguments.startIndex
    let place = range.lowerBound + arguments.utf8.distance(from: arguments.startIndex, to: end)
    let argument = key + assignment + "true"
    let text = last.map { arguments[$0] == "," ? gap + argument + "," : "," + gap + argument } ?? argument
    return TextReplacement(range: place..<place, text: text)
  }
}
