import ChiralInk
import ChiralSVG

/// A part of a `<text>` with one style: its letters directly, or those of a `<tspan>`.
struct TextPiece: Hashable {
  /// The number of the element that holds the letters directly.
  var number: Int
  /// The text as drawn, with white space collapsed.
  var drawn: String
  var style: TextStyle
  /// The x coordinate of a new line or column; nil if the piece continues the one before it.
  var x: Double?
  var y: Double?
  var dx = 0.0
  var dy = 0.0
}

/// Reads the pieces of the texts of a drawing.
enum TextReader {
  /// Returns the pieces of the texts that a drawing shows, in document order, each with its font size in user units where that
  /// can be read.
  static func contents(of document: SVGDocument) -> [(text: String, size: Double?)] {
    let cascade = Cascade(document)
    return document.shownTexts(in: cascade.index).sorted().flatMap { strings(of: $0, in: cascade.index) }
      .map { ($0.text, try? cascade.letterSize($0.number)) }
  }

  /// Returns the `<text>` elements, in document order.
  static func texts(in index: ElementIndex) -> [Int] {
    index.elements.indices.filter { number in
      index.elements[number].name == "text" && index.elements[number].namespace == .svg
    }
  }

  /// Returns the pieces of a `<text>`.
  static func pieces(of number: Int, in cascade: Cascade) throws(SVGError) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var opened: Set<Int> = []
    for (holder, text) in strings(of: number, in: cascade.index) {
      var piece = TextPiece(number: holder, drawn: text, style: try TextStyle(holder, in: cascade))
      // The positions of an element apply to its first letter; a tspan does not inherit them.
      let chain = [holder] + cascade.index.ancestors(of: holder).prefix { $0 >= number }
      for element in chain.reversed() where opened.insert(element).inserted {
        piece.x = try cascade.length("x", element) ?? piece.x
        piece.y = try cascade.length("y", element, isVertical: true) ?? piece.y
        piece.dx += try cascade.length("dx", element) ?? 0
        piece.dy += try cascade.length("dy", element, isVertical: true) ?? 0
      }
      pieces.append(piece)
    }
    try checkChildren(of: number, in: cascade)
    return pieces
  }

  private static func checkChildren(of number: Int, in cascade: Cascade) throws(SVGError) {
    for child in cascade.index.children(of: number) {
      let element = cascade.index.elements[child]
      guard element.namespace == .svg, !["title", "desc", "metadata"].contains(element.name) else { continue }
      guard element.name == "tspan" else { throw cascade.error(child, LetteringMessage.child(element.name)) }
      try checkChildren(of: child, in: cascade)
    }
  }

  /// Returns the strings of a text with the elements that hold them, with white space collapsed as in SVG.
  private static func strings(of number: Int, in index: ElementIndex) -> [(number: Int, text: String)] {
    var strings: [(number: Int, text: String)] = []
    collect(index.elements[number], &strings)
    while let last = strings.last, last.text.allSatisfy(\.isWhitespace) {
      strings.removeLast()
      _ = last
    }
    if let last = strings.last, last.text.hasSuffix(" ") { strings[strings.count - 1].text.removeLast() }
    return strings
  }

  private static func collect(_ element: SVGElement, _ strings: inout [(number: Int, text: String)]) {
    for child in element.children {
      switch child {
      case .element(let child) where child.name == "tspan" && child.namespace == .svg:
        collect(child, &strings)
      case .text, .cdata:
        var text = collapsed(SVGElement("t", children: [child]).text)
        let followsSpace = strings.last.map { $0.text.hasSuffix(" ") } ?? true
        if followsSpace, text.hasPrefix(" ") { text.removeFirst() }
        guard !text.isEmpty else { continue }
        if let last = strings.indices.last, strings[last].number == element.order {
          strings[last].text += text
        } else {
          strings.append((element.order, text))
        }
      case .element, .other: break
      }
    }
  }

  private static func collapsed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    let words = text.split(whereSeparator: isSpace).joined(separator: " ")
    guard !words.isEmpty else { return text.isEmpty ? "" : " " }
    return (text.first.map(isSpace) == true ? " " : "") + words + (text.last.map(isSpace) == true ? " " : "")
  }
}

extension SVGDocument {
  /// Returns the numbers of the `<text>` elements that show something.
  func shownTexts(in index: ElementIndex) -> Set<Int> {
    let texts = TextReader.texts(in: index)
    guard !texts.isEmpty, let box = try? viewBox() else { return Set(texts) }
    let scene = Scene(self, viewBox: box)
    return Set(texts.filter { scene.unseen($0) == nil })
  }
}
