/// The paints `context-fill` and `context-stroke`, which Firefox and Thunderbird replace by colours of their own (the property
/// `-moz-context-properties`). Other programs know them only in markers and in what `<use>` shows (SVG 2, section 13.2), and draw
/// nothing elsewhere.
package enum ContextPaint {
  /// Returns true if a value is such a paint, with or without another one after it for programs that do not replace it.
  package static func isNamed(by value: some StringProtocol) -> Bool {
    let value = value.lowercased()
    return value.hasPrefix("context-fill") || value.hasPrefix("context-stroke")
  }

  /// Returns the bytes of a drawing as programs see it that do not replace these paints; the same bytes if it has none.
  package static func resolved(_ drawing: [UInt8]) -> [UInt8] {
    guard isUsed(in: drawing), let document = try? SVGDocument(parsing: drawing, file: "") else {
      return drawing
    }
    return resolved(document).serialized()
  }

  /// Returns a drawing in which `currentColor` replaces these paints. Where a drawing has both of them, it has light areas with
  /// lines in front of them: everything painted with `context-fill` becomes light.
  package static func resolved(_ drawing: SVGDocument) -> SVGDocument {
    guard isUsed(in: drawing.source) else { return drawing }
    let paints = Replacement(in: drawing)
    guard !paints.kinds.isEmpty else { return drawing }
    var copy = drawing
    copy.root = paints.resolved(drawing.root)
    return copy
  }

  /// Returns true if a drawing names such a paint. The letter x is rare in drawings, so that the search costs little.
  private static func isUsed(in drawing: [UInt8]) -> Bool {
    let name = Array("context-".utf8)
    let place = 5
    return drawing.indices.contains { index in
      // Capitals become small letters.
      drawing[index] | 0x20 == UInt8(ascii: "x") && index >= place
        && index - place + name.count <= drawing.count
        && drawing[(index - place)..<(index - place + name.count)].elementsEqual(name) { $0 | 0x20 == $1 }
    }
  }
}

/// Replaces the paints of a drawing, in attributes, in `style` and in style sheets.
private struct Replacement {
  private static let properties = ["fill", "stroke"]
  /// The opacity of light areas.
  private static let lightness = "0.25"

  /// The paints that a drawing uses where they have no context.
  private(set) var kinds: Set<String> = []
  private let cascade: Cascade
  /// The ids of the elements that `<use>` shows.
  private let used: Set<String>

  init(in drawing: SVGDocument) {
    cascade = Cascade(drawing)
    used = cascade.index.usedIDs
    collect(drawing.root, isDefined: false)
  }

  /// Returns true if the content of an element is only drawn where it has a context.
  private func hasContext(_ element: SVGElement, isDefined: Bool) -> Bool {
    ["marker", "symbol"].contains(element.name) || isDefined && element["id"].map(used.contains) ?? false
  }

  /// Returns the paint of a property that the element itself declares.
  private func kind(of property: String, _ element: SVGElement) -> String? {
    guard let value = cascade.own(property, element.order), ContextPaint.isNamed(by: value) else {
      return nil
    }
    return String(value.lowercased().prefix { !$0.isWhitespace })
  }

  private mutating func collect(_ element: SVGElement, isDefined: Bool) {
    guard !hasContext(element, isDefined: isDefined) else { return }
    kinds.formUnion(Self.properties.compactMap { kind(of: $0, element) })
    for child in element.elements { collect(child, isDefined: isDefined || element.name == "defs") }
  }

  /// Returns an element with its content.
  ///
  /// - Parameter isDefined: true inside `<defs>`.
  func resolved(_ element: SVGElement, isDefined: Bool = false) -> SVGElement {
    guard !hasContext(element, isDefined: isDefined) else { return element }
    var copy = element
    for property in Self.properties {
      guard let kind = kind(of: property, element) else { continue }
      set(property, to: "currentColor", in: &copy)
      let opacity = property + "-opacity"
      if kinds.count > 1, kind == "context-fill" {
        set(opacity, to: Self.lightness, in: &copy)
      } else if cascade.own(opacity, element.order).map(ContextPaint.isNamed) ?? false {
        set(opacity, to: "1", in: &copy)
      }
    }
    copy.children = element.children.map { child in
      guard case .element(let child) = child else { return child }
      return .element(resolved(child, isDefined: isDefined || element.name == "defs"))
    }
    return copy
  }

  /// Sets a property where it is declared: in the attribute, or in `style`, which precedes the rules of a style sheet.
  private func set(_ property: String, to value: String, in element: inout SVGElement) {
    guard let declared = cascade.declared(property, element.order), declared.origin != .attribute else {
      element[property] = value
      return
    }
    element["style"] = StyleDeclarations(element["style"] ?? "").setting(
      property, to: value, isImportant: declared.isImportant)
  }
}
