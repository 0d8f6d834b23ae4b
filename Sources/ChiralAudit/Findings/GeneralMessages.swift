/// The messages of findings and notes without the parts that differ between icons; each message is read once.
package struct GeneralMessages {
  private var known: [String: String] = [:]

  /// Creates a reader that has read nothing yet.
  package init() {}

  /// Returns a message with ellipses inside quotations and for file names and numbers, and without text in
  /// parentheses.
  package mutating func general(_ message: String) -> String {
    if let general = known[message] { return general }
    let general = PlainMessage(message)?.general ?? Self.matched(message)
    known[message] = general
    return general
  }

  /// Returns a sentence for messages that differ only in such parts, at least one.
  package static func shared(_ messages: [String]) -> String {
    let isSame = messages.allSatisfy { $0 == messages[0] }
    return isSame ? messages[0] : messages[0] + "; likewise for the others"
  }

  /// Returns the general form of a message of any characters.
  static func matched(_ message: String) -> String {
    var general = message
    general.replace(quotation, with: "\"…\"")
    general.replace(parentheses, with: "")
    general.replace(fileName, with: "…")
    general.replace(number, with: "…")
    return general
  }

  // A literal inside a function is compiled at each call, which takes longer than matching. Matching changes nothing in
  // a regular expression.
  nonisolated(unsafe) private static let quotation = /"[^"]*"(: \{[^}]*\}+)?/
  nonisolated(unsafe) private static let parentheses = /\ ?\([^()]*\)/
  nonisolated(unsafe) private static let fileName = /[^ ]+\.svg/
  nonisolated(unsafe) private static let number = /\b[0-9]+(\.[0-9]+)?\b/
}
