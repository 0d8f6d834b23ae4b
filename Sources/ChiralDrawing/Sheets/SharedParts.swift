import ChiralSVG

/// The parts of a sprite sheet that its icons share: style sheets, and elements that they refer to by id.
struct SharedParts {
  private let document: SVGDocument
  private let index: ElementIndex
  private let styles: [SVGElement]
  private let namespaces: [SVGAttribute]

  init(_ document: SVGDocument) {
    self.document = document
    index = ElementIndex(document)
    styles = index.elements.filter { $0.namespace == .svg && $0.name == "style" }
    namespaces = document.root.attributes.filter { $0.name.hasPrefix("xmlns:") }
  }

  /// Returns the icon that a `<symbol>`, or an `<svg>` inside the sheet, draws.
  ///
  /// The attributes of elements around it are left out: a `<use>` elsewhere shows a symbol, and the symbol inherits from that.
  func piece(_ drawing: SVGElement) -> IconSheet.Piece {
    var piece = IconSheet.Piece(name: drawing["id"] ?? "", offset: drawing.offset)
    guard !piece.name.isEmpty else {
      piece.problem = "its <\(drawing.name)> has no id; add one"
      return piece
    }
    guard let viewBox = drawing["viewBox"] ?? size(of: drawing) ?? document.root["viewBox"] else {
      piece.problem = "the <\(drawing.name)> \(piece.name) has no viewBox; add one"
      return piece
    }
    var root = SVGElement("svg", attributes: [("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox)])
    root.attributes += namespaces + drawing.attributes.filter { !Self.replaced.contains($0.name) }
    let shared = parts(for: drawing)
    root.children =
      shared.isEmpty ? [] : [.element(SVGElement("defs", children: shared.map(SVGNode.element)))]
    root.children += drawing.children
    root.isSelfClosing = root.children.isEmpty
    root.endTag = root.isSelfClosing ? "" : "</svg>"
    // The names of entities have a meaning only with their declarations.
    let prolog = document.prolog.contains("<!ENTITY") ? Array(document.prolog.utf8) : []
    piece.svg = prolog + root.serialized() + Array("\n".utf8)
    return piece
  }

  /// The attributes that the new root has itself, and those that say where in the sheet an icon lies.
  private static let replaced: Set = ["id", "viewBox", "x", "y", "width", "height", "xmlns"]

  private func size(of drawing: SVGElement) -> String? {
    guard let width = drawing["width"].flatMap({ Double(parsing: $0) }),
      let height = drawing["height"].flatMap({ Double(parsing: $0) }),
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    return "0 0 \(drawing["width"] ?? "") \(drawing["height"] ?? "")"
  }

  /// Returns the style sheets, and the elements outside of an icon to which it or its style sheets refer.
  private func parts(for drawing: SVGElement) -> [SVGElement] {
    var known = Set(Self.numbers(of: drawing))
    let sheets = styles.filter { !known.contains($0.order) }
    var found: [SVGElement] = []
    var waiting = Self.references(in: drawing) + sheets.flatMap(Self.references)
    while let id = waiting.popLast() {
      guard let number = index.byID[id], !known.contains(number),
        !index.ancestors(of: drawing.order).contains(number)
      else { continue }
      let element = index.elements[number]
      known.formUnion(Self.numbers(of: element))
      found.append(element)
      waiting += Self.references(in: element)
    }
    return sheets + found.sorted { $0.order < $1.order }
  }

  /// Returns the numbers of an element and of all elements inside.
  private static func numbers(of element: SVGElement) -> [Int] {
    [element.order] + element.elements.flatMap(numbers)
  }

  /// Returns the ids to which an element and all elements inside refer.
  private static func references(in element: SVGElement) -> [String] {
    var ids = element.elements.flatMap(references)
    if let link = element.href.flatMap({ URLReference.id(inAddress: $0.value) }) { ids.append(link) }
    for attribute in element.attributes where attribute.value.utf8.contains(UInt8(ascii: "(")) {
      ids += addresses(in: attribute.value)
    }
    if element.name == "style" { ids += addresses(in: element.text) }
    return ids
  }

  /// Returns the ids in every `url(#id)` of a text.
  private static func addresses(in text: String) -> [String] {
    text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst().compactMap {
      URLReference("url(" + $0)?.id
    }
  }
}
