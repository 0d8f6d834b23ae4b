import ChiralRequests
internal import ChiralValues

/// The head and the colours of an app's VectorDrawable, given to a drawing that was made anew.
///
/// A drawing that is the file itself with other path data has them already.
struct DrawableHead {
  /// Everything up to the end of the root's start tag, without the flag that mirrors.
  let head: String
  /// The colours in the file, as they are written, by the colours in which they are drawn.
  private let colours: [String: [String]]
  /// The colours in the file, as they are written.
  private let known: Set<String>
  /// True if the root has a tint, in which all colours are drawn.
  private let isTinted: Bool

  /// A colour that cannot be told from another one in the drawing that was made anew.
  struct Ambiguity: Error { let colours: [String] }

  /// Returns a drawing that was made anew with the head and the colours of a file of the app.
  static func dress(_ drawn: [UInt8], like file: [UInt8]) -> Result<String, FormProblem> {
    let text = String(decoding: drawn, as: UTF8.self)
    let own = DrawableHead(String(decoding: file, as: UTF8.self))
    guard let made = DrawableHead(text), made.head != own?.head else { return .success(text) }
    guard let own else { return .failure(.impossible("its <vector> is not written as usual")) }
    do throws(Ambiguity) {
      return .success(try own.dress(text))
    } catch {
      let colours = error.colours.joined(separator: " and ")
      return .failure(.impossible("it has colours that look the same when they are drawn, \(colours)"))
    }
  }

  /// Reads the text of a file; nil if its root is not written as usual.
  init?(_ source: String) {
    guard let start = source.firstRange(of: "<vector"), let end = Self.endOfTag(source[start.upperBound...]),
      source[start.upperBound..<end].contains("xmlns:android=")
    else { return nil }
    head = Self.withoutFlag(source[..<end])
    isTinted = source[start.upperBound..<end].contains("android:tint=")
    var known: Set<String> = []
    colours = source[end...].matches(of: Self.colour).reduce(into: [:]) { colours, match in
      let text = String(match.2)
      if known.insert(text).inserted { colours[Self.drawn(text), default: []].append(text) }
    }
    self.known = known
  }

  private static func withoutFlag(_ head: Substring) -> String {
    var bytes = Array(head.utf8)
    if let flag = ResourceFacts(bytes).facts.flag { bytes.removeSubrange(flag) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the place behind a start tag.
  private static func endOfTag(_ text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index > text.startIndex && text[text.index(before: index)] == "/"
          ? nil : text.index(after: index)
      }
    }
    return nil
  }

  private static var colour: Regex<(Substring, Substring, Substring)> {
    /(android:(?:fillColor|strokeColor|color|startColor|centerColor|endColor)\s*=\s*)"([^"]*)"/
  }

  /// Returns the colour in which a drawing that is made anew has a colour: that of the text for a colour that another file defines.
  private static func drawn(_ text: String) -> String {
    if text.hasPrefix("@android:color/white") { return "#FFFFFFFF" }
    guard text.hasPrefix("#") else { return "#FF000000" }
    let digits = text.dropFirst().uppercased()
    let long = digits.count < 5 ? String(digits.flatMap { [$0, $0] }) : digits
    return "#" + (long.count == 6 ? "FF" + long : long)
  }

  /// Returns a drawing that was made anew with this head and these colours.
  func dress(_ drawn: String) throws(Ambiguity) -> String {
    guard let start = drawn.firstRange(of: "<vector"), let end = Self.endOfTag(drawn[start.upperBound...])
    else { return drawn }
    let body = String(drawn[end...])
    var ambiguous: [String] = []
    let dressed = body.replacing(Self.colour) { match in
      if known.contains(String(match.2)) || match.2 == Self.nothing { return String(match.0) }
      // With a tint, or one colour, there is no choice.
      let own = colours[String(match.2)] ?? []
      if own.count > 1, !isTinted { ambiguous = own }
      let text = own.first ?? (isTinted || known.count == 1 ? known.min() : nil)
      return match.1 + "\"\(text ?? String(match.2))\""
    }
    if !ambiguous.isEmpty { throw Ambiguity(colours: ambiguous) }
    return
      (body.contains("aapt:attr") && !head.contains("xmlns:aapt=")
      ? head.replacing(
        "xmlns:android=", with: "xmlns:aapt=\"http://schemas.android.com/aapt\" xmlns:android=")
      : head) + dressed
  }

  /// The colour that is not seen.
  private static let nothing = "#00000000"
}
