/// Variables of CSS in drawings, which only browsers know: `var(--ink, #222)`.
package enum CSSVariables {
  /// Returns a text in which the fallback replaces each variable that has one.
  package static func resolved(_ text: String) -> String {
    guard text.contains("var(") else { return text }
    return String(decoding: resolved(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// Returns the bytes of a drawing in which the fallback replaces each variable that has one.
  package static func resolved(_ drawing: [UInt8]) -> [UInt8] {
    areUsed(in: drawing) ? resolved(drawing[...]) : drawing
  }

  /// Returns true if a drawing has a variable. The generic search of the standard library takes a twentieth of a mirror's time.
  package static func areUsed(in drawing: [UInt8]) -> Bool {
    drawing.indices.dropFirst(opening.count - 1).contains { end in
      drawing[end] == UInt8(ascii: "(") && drawing[(end + 1 - opening.count)...end].elementsEqual(opening)
    }
  }

  /// Returns the name of the variable that a value consists of, such as `--ink`; nil for any other value.
  package static func name(of value: String) -> String? {
    guard let match = value.wholeMatch(of: /\s*var\(\s*(--[^\s,)]+)\s*(?:,.*)?\)\s*/.dotMatchesNewlines())
    else {
      return nil
    }
    return String(match.1)
  }

  private static let opening = Array("var(".utf8)

  private static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let found = rest.firstRange(of: opening) {
      result += rest[..<found.lowerBound]
      let inner = rest[found.upperBound...]
      guard let (comma, end) = ends(of: inner) else {
        result += opening
        rest = inner
        continue
      }
      if let comma {
        result += resolved(inner[(comma + 1)..<end].drop { $0 == UInt8(ascii: " ") })
      } else {
        result += rest[found.lowerBound...end]
      }
      rest = inner[(end + 1)...]
    }
    return result + rest
  }

  /// Returns the places of the first comma and of the closing parenthesis; nil where a quote or a tag comes first.
  private static func ends(of inner: ArraySlice<UInt8>) -> (comma: Int?, end: Int)? {
    var depth = 0
    var comma: Int?
    for index in inner.indices {
      switch inner[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return (comma, index)
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && comma == nil: comma = index
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"): return nil
      default: break
      }
    }
    return nil
  }
}
