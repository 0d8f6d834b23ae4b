import ChiralSVG

/// A piece of text and its wording.
struct TextWording: Hashable {
  var piece: TextPiece
  /// The wording to set.
  var content: String
  /// The size in the manifest.
  var scale: Double?

  /// True if the wording differs from the drawn text.
  var isChanged: Bool { content != piece.drawn || scale != nil }
}

extension Letterer {
  /// Returns the wording of each piece of a `<text>`: that of the manifest if there is one, or else the drawn
  /// text in the locale's spelling.
  func wordings(
    of number: Int, _ given: [Int: Replacement], in cascade: Cascade
  ) throws(SVGError) -> [TextWording] {
    let pieces = try TextReader.pieces(of: number, in: cascade)
    if let replacement = given[number] {
      guard let first = pieces.first else {
        throw cascade.error(number, LetteringMessage.noText(replacement.selector.text))
      }
      return [TextWording(piece: first, content: replacement.content, scale: replacement.scale)]
    }
    return pieces.map { piece in
      let replacement = given[piece.number]
      return TextWording(
        piece: piece, content: replacement?.content ?? rewritten[piece.drawn] ?? piece.drawn,
        scale: replacement?.scale)
    }
  }

  /// Returns the replacement of each `<text>` or `<tspan>`, by its number.
  func replacements(in cascade: Cascade) throws(SVGError) -> [Int: Replacement] {
    var given: [Int: Replacement] = [:]
    for replacement in replacements {
      let matches = replacement.selector.matches(in: cascade.index).map(\.number)
      guard !matches.isEmpty else {
        throw cascade.document.error(at: -1, LetteringMessage.noMatch(replacement.selector.text))
      }
      for match in matches { given[try text(of: match, replacement, cascade)] = replacement }
    }
    return given
  }

  /// Returns the number of the text that an element is, or of the only one that it contains.
  private func text(
    of number: Int, _ replacement: Replacement, _ cascade: Cascade
  ) throws(SVGError) -> Int {
    if ["text", "tspan"].contains(cascade.index.elements[number].name) { return number }
    let held = TextReader.texts(in: cascade.index).filter { cascade.index.ancestors(of: $0).contains(number) }
    switch held.count {
    case 1: return held[0]
    case 0: throw cascade.error(number, LetteringMessage.noText(replacement.selector.text))
    default: throw cascade.error(number, LetteringMessage.severalTexts(replacement.selector.text, held.count))
    }
  }
}
