import ChiralSVG

/// The element that replaces a `<text>`: a `<path>`, or a `<g>` of several paths.
///
/// It keeps everything that does not concern fonts (ids, classes, paint, transforms), and holds the text in
/// `data-text`.
struct OutlineElement {
  /// The attribute that holds the text of an outline, so that a mirror recognises it as text.
  static let textAttribute = "data-text"
  /// The attribute that holds the box into which the letters of every locale have to fit.
  static let boxAttribute = "data-text-box"

  private let number: Int
  private let cascade: Cascade
  private let writer: PathWriter

  init(_ number: Int, cascade: Cascade, writer: PathWriter) {
    self.number = number
    self.cascade = cascade
    self.writer = writer
  }

  /// Returns the element for some letters.
  func element(_ letters: [PlacedLetters]) -> SVGElement {
    let titles = cascade.index.elements[number].children.filter { child in
      if case .element(let element) = child { ["title", "desc"].contains(element.name) } else { false }
    }
    if letters.count == 1, letters[0].wording.piece.number == number {
      return path(letters[0], attributes: attributes(of: number), titles: titles)
    }
    let paths = letters.map { letters in
      SVGNode.element(path(letters, attributes: attributes(ofSpan: letters.wording.piece.number), titles: []))
    }
    let content = letters.map(\.wording.content.withoutMarks).joined()
    return SVGElement(
      named("g"), attributes: attributes(of: number) + [(Self.textAttribute, content)],
      children: titles + paths)
  }

  private func path(
    _ letters: PlacedLetters, attributes: [(String, String)], titles: [SVGNode]
  ) -> SVGElement {
    var added = [(Self.textAttribute, letters.wording.content.withoutMarks)]
    if cascade.inherited("fill-rule", letters.wording.piece.number) == "evenodd" {
      added.append(("fill-rule", "nonzero"))
    }
    added.append(("d", writer.data(letters.segments, under: letters.map)))
    return SVGElement(named("path"), attributes: attributes + added, children: titles)
  }

  /// Returns a name with the namespace prefix of the text element.
  private func named(_ name: String) -> String {
    let qualified = cascade.index.elements[number].qualifiedName
    return String(qualified.dropLast("text".count)) + name
  }

  /// Returns the attributes of a `<tspan>` and of those around it inside the text; the innermost take
  /// precedence.
  private func attributes(ofSpan span: Int) -> [(String, String)] {
    guard span != number else { return [] }
    let chain = [span] + cascade.index.ancestors(of: span).prefix { $0 > number }
    var names: Set<String> = []
    var found: [(String, String)] = []
    for element in chain {
      for attribute in attributes(of: element) where names.insert(attribute.0).inserted {
        found.append(attribute)
      }
    }
    return found
  }

  private func attributes(of number: Int) -> [(String, String)] {
    let element = cascade.index.elements[number]
    var kept = element.attributes.filter { !Self.dropped.contains($0.name) && $0.name != "style" }
      .map { ($0.name, $0.value) }
    let style = style(of: number)
    if !style.isEmpty { kept.append(("style", style)) }
    return kept
  }

  /// Returns the element's own declarations without those of fonts. If rules select elements by type, their
  /// declarations are added, because they would no longer match.
  private func style(of number: Int) -> String {
    let element = cascade.index.elements[number]
    var declarations: [String] = []
    for declaration in element["style"].map({ StyleDeclarations($0).declarations }) ?? []
    where !Self.dropped.contains(declaration.name) {
      declarations.append(
        Self.text(declaration.name, value: declaration.value, isImportant: declaration.isImportant))
    }
    if cascade.sheet.selectsByType(element.name) {
      for property in Self.painted {
        guard let declared = cascade.declared(property, number),
          declared.origin == .sheet
        else { continue }
        declarations.append(Self.text(property, value: declared.value, isImportant: declared.isImportant))
      }
    }
    return declarations.joined(separator: "; ")
  }

  private static func text(_ name: String, value: String, isImportant: Bool) -> String {
    "\(name): \(value)\(isImportant ? " !important" : "")"
  }

  /// The attributes and properties that only text has.
  private static let dropped: Set<String> = [
    "x", "y", "dx", "dy", "rotate", "textLength", "lengthAdjust", "font", "font-family", "font-size",
    "font-size-adjust", "font-stretch", "font-style", "font-variant", "font-weight", "text-anchor",
    "direction",
    "letter-spacing", "word-spacing", "unicode-bidi", "writing-mode", "dominant-baseline",
    "alignment-baseline",
    "baseline-shift", "text-decoration", "text-transform", "text-rendering", "white-space", "xml:space",
    "line-height", boxAttribute,
  ]

  /// The properties that paint outlines.
  private static let painted = [
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "paint-order", "opacity", "display",
    "visibility", "clip-path", "mask", "filter", "color", "transform", "mix-blend-mode",
  ]
}

extension String {
  /// The string without invisible marks of direction.
  fileprivate var withoutMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }
}
