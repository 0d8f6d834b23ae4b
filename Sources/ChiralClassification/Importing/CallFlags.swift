import ChiralManifest
import ChiralValues

/// Calls in code that give each icon a flag: `IconData(0xe5c4, matchTextDirection: true)` in Dart,
/// `ImageVector.Builder(name = "Back", autoMirror = true)` in Kotlin.
struct CallFlags {
  /// A call with the icon that it is about, and the bytes between its parentheses.
  private struct Call {
    var icon: String
    var arguments: Range<Int>
    var flag: SourceFacts.Call.Flag?
  }

  private let bytes: [UInt8]
  /// The name of the argument, with the sign before its value.
  private let key: String
  private let calls: [Call]

  /// Takes the calls in code in a language.
  init(_ facts: SourceFacts, in bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    key = language == .kotlin ? "autoMirror = " : "matchTextDirection: "
    calls = facts.calls.compactMap { call in
      // A call that reaches to the end of the file has no closing parenthesis.
      guard let arguments = call.arguments, arguments.upperBound < bytes.count else { return nil }
      return Call(
        icon: call.showsDrawing ? ImportPath.stem(of: call.subject) : call.subject, arguments: arguments,
        flag: call.flag)
    }
  }

  /// True if the code has no such call.
  var isEmpty: Bool { calls.isEmpty }

  /// Returns the edits of the calls.
  func edits(_ mirrors: [String: Bool]) throws(ListEdit.Refusal) -> ListEdit.Edits {
    guard !isEmpty else { throw .missing }
    let all = calls.compactMap { call in mirrors[call.icon].flatMap { edit(of: call, to: $0) } }
    var edits: [TextReplacement] = []
    // A call inside of another one may have its flag for both.
    for edit in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= edits.last?.range.upperBound ?? 0 && edits.last?.range != edit.range {
      edits.append(edit)
    }
    let known = Set(calls.map(\.icon))
    return (
      edits,
      mirrors.filter { $0.value && !known.contains($0.key) }.keys.sorted()
    )
  }

  private func edit(of call: Call, to mirrors: Bool) -> TextReplacement? {
    guard let flag = call.flag else { return mirrors ? addition(to: call.arguments) : nil }
    guard flag.isSet != mirrors else { return nil }
    return mirrors
      ? TextReplacement(range: flag.value, text: "true") : TextReplacement(range: flag.whole, text: "")
  }

  /// Returns the edit that adds the flag as the last argument, on a line of its own if the others have such.
  private func addition(to range: Range<Int>) -> TextReplacement {
    let arguments = String(decoding: bytes[range], as: UTF8.self)
    let lead = arguments.prefix { $0.isWhitespace }
    let gap = lead.contains(where: \.isNewline) ? String(lead) : " "
    let last = arguments.lastIndex { !$0.isWhitespace }
    let end = last.map { arguments.index(after: $0) } ?? arguments.startIndex
    let place = range.lowerBound + arguments.utf8.distance(from: arguments.startIndex, to: end)
    let argument = key + "true"
    let text = last.map { arguments[$0] == "," ? gap + argument + "," : "," + gap + argument } ?? argument
    return TextReplacement(range: place..<place, text: text)
  }
}
