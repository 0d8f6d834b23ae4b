/// The test of CSS in foreign drawings: property values and style sheets may refer to the drawing itself only, and run
/// nothing.
///
/// The bytes are read once. A value may have millions of them, and a search for each word in turn took seconds.
enum HarmlessStyle {
  /// The words that load or run something, in small letters.
  private static let words: [[UInt8]] = [
    "@import", "expression", "javascript:", "behavior", "-moz-binding", "image(", "image-set(",
  ].map { Array($0.utf8) }
  private static let url = Array("url(".utf8)
  /// True for the first letters of these words, small and capital.
  private static let isBeginning: [Bool] = (0..<256).map { byte in
    (words + [url]).contains { $0[0] == lowercased(UInt8(byte)) }
  }

  /// Returns true if a property value or a style sheet is harmless.
  static func isHarmless(_ css: String) -> Bool {
    var css = css
    return css.withUTF8 { bytes in
      bytes.indices.allSatisfy { index in
        // An escape may hide any word.
        if bytes[index] == UInt8(ascii: "\\") || bytes[index] == UInt8(ascii: "<") { return false }
        return !isBeginning[Int(bytes[index])] || isHarmless(bytes[index...])
      }
    }
  }

  /// Returns true unless the text begins with one of the words, or with a reference to something else than the drawing.
  private static func isHarmless(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if words.contains(where: { begins(text, with: $0) }) { return false }
    guard begins(text, with: url) else { return true }
    let address = text.dropFirst(url.count).first { !" '\"".utf8.contains($0) }
    return address == UInt8(ascii: "#")
  }

  private static func begins(_ text: Slice<UnsafeBufferPointer<UInt8>>, with word: [UInt8]) -> Bool {
    text.count >= word.count && zip(text, word).allSatisfy { lowercased($0) == $1 }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
