/// The first line and the headers of a request.
struct RequestHead {
  /// The method, such as `GET`.
  private(set) var method: String
  /// The path, as it was sent, up to the query.
  private(set) var path: String
  /// The part after the question mark.
  private(set) var query: String
  /// The values of the headers by their names in lower case.
  private(set) var headers: [String: String] = [:]

  /// The largest number of bytes of a request before its body. Those of the page take less than one kilobyte.
  static let largest = 16 << 10
  /// The largest number of headers; browsers send about 20.
  private static let mostHeaders = 100

  /// Reads the bytes before the empty line; nil if they are not a request of HTTP/1.1.
  ///
  /// A header that is sent twice makes a request invalid: programs differ in which of them counts.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= Self.largest,
      bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [9, 10, 13].contains($0) })
    else { return nil }
    var lines: [Substring] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    // In Swift, "\r\n" is one character, and neither "\r" nor "\n".
    while let end = rest.firstIndex(of: "\r\n") {
      lines.append(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    lines.append(rest)
    guard lines.count <= Self.mostHeaders + 1,
      !lines.contains(where: { $0.contains("\r") || $0.contains("\n") })
    else { return nil }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), words[1].hasPrefix("/"),
      words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { return nil }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }.map { value.index(after: $0) } ?? value.startIndex
      let former = headers.updateValue(String(value[..<end]), forKey: line[..<colon].lowercased())
      guard former == nil else { return nil }
    }
  }

  /// The number of bytes of the body; nil if the request does not tell, or not with digits only.
  var length: Int? {
    guard headers["transfer-encoding"] == nil, let text = headers["content-length"],
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    // A number that is too large for an integer is a length that is too large.
    return text.isEmpty ? nil : Int(text) ?? .max
  }

  /// Returns the number of a key of the query.
  func number(_ key: String) -> Int? { value(key).flatMap { Int($0) } }

  /// Returns the word of letters and digits of a key of the query; empty if there is another one, or a very long one.
  func word(_ key: String) -> String {
    let word = value(key) ?? ""
    let isWord = word.utf8.count <= 64 && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isWord ? String(word) : ""
  }

  private func value(_ key: String) -> Substring? {
    query.split(separator: "&").first { $0.hasPrefix(key + "=") }.map { $0.dropFirst(key.count + 1) }
  }

  /// True for names of methods and headers.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
