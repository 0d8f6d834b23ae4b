/// The messages of findings and notes without the parts that differ between icons; each message is read once.
package struct GeneralMessages {
  private var known: [String: String] = [:]

  /// Creates a reader that has read nothing yet.
  package init() {}

  /// Returns a message with ellipses for quoted names and values, file names and numbers, and without text in
  /// parentheses.
  package mutating func general(_ message: String) -> String {
    if let general = known[message] { return general }
    var general = message
    // Searching for a byte is much cheaper than matching a regular expression.
    if general.utf8.contains(UInt8(ascii: "\"")) { general.replace(Self.quotation, with: "…") }
    if general.utf8.contains(UInt8(ascii: "(")) { general.replace(Self.parentheses, with: "") }
    if general.utf8.contains(UInt8(ascii: ".")) { general.replace(Self.fileName, with: "…") }
    if general.utf8.contains(where: { (0x30...0x39).contains($0) }) {
      general.replace(Self.number, with: "…")
    }
    known[message] = general
    return general
  }

  // A literal inside a function is compiled at each call, which takes longer than matching. Matching changes nothing in
  // a regular expression.
  nonisolated(unsafe) private static let quotation = /"[^"]*"(: \{[^}]*\})?/
  nonisolated(unsafe) private static let parentheses = /\ ?\([^()]*\)/
  nonisolated(unsafe) private static let fileName = /[^ ]+\.svg/
  nonisolated(unsafe) private static let number = /\b[0-9]+(\.[0-9]+)?\b/
}
