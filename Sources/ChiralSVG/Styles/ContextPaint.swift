/// The paints `context-fill` and `context-stroke`, which Firefox and Thunderbird replace by colours of their own (the property
/// `-moz-context-properties`). Other programs know them only in markers and in what `<use>` shows (SVG 2, section 13.2), and draw
/// nothing elsewhere.
package enum ContextPaint {
  /// Returns true if a value is such a paint, with or without another one after it for programs that do not replace it.
  package static func isNamed(by value: some StringProtocol) -> Bool {
    value.hasPrefix("context-fill") || value.hasPrefix("context-stroke")
  }

  /// Returns the bytes of a drawing as programs see it that do not replace these paints; the same bytes if it has none.
  package static func resolved(_ drawing: [UInt8]) -> [UInt8] {
    guard isUsed(in: drawing), let document = try? SVGDocument(parsing: drawing, file: "") else {
      return drawing
    }
    return resolved(document).serialized()
  }

  /// Returns a drawing in which `currentColor` replaces these paints. Where a drawing has both of them, it has light areas with
  /// lines in front of them: the fills become light.
  package static func resolved(_ drawing: SVGDocument) -> SVGDocument {
    guard isUsed(in: drawing.source) else { return drawing }
    var kinds: Set<String> = []
    collect(drawing.root, &kinds)
    guard !kinds.isEmpty else { return drawing }
    var copy = drawing
    copy.root = resolved(drawing.root, isLayered: kinds.count > 1)
    return copy
  }

  private static let properties = ["fill", "stroke"]
  /// The opacity of areas behind lines.
  private static let lightness = "0.25"
  /// The elements whose content has a context in every program.
  private static let contexts: Set<String> = ["marker", "symbol"]

  private static func kind(of value: String) -> String? {
    isNamed(by: value) ? String(value.prefix { $0 != " " }) : nil
  }

  private static func collect(_ element: SVGElement, _ kinds: inout Set<String>) {
    guard !contexts.contains(element.name) else { return }
    kinds.formUnion(properties.compactMap { element[$0].flatMap(kind) })
    for child in element.elements { collect(child, &kinds) }
  }

  private static func resolved(_ element: SVGElement, isLayered: Bool) -> SVGElement {
    guard !contexts.contains(element.name) else { return element }
    var copy = element
    for property in properties {
      guard let kind = element[property].flatMap(kind) else { continue }
      copy[property] = "currentColor"
      if isLayered, kind == "context-fill" {
        copy[property + "-opacity"] = lightness
      } else if element[property + "-opacity"].map(isNamed) ?? false {
        copy[property + "-opacity"] = nil
      }
    }
    copy.children = element.children.map { child in
      guard case .element(let child) = child else { return child }
      return .element(resolved(child, isLayered: isLayered))
    }
    return copy
  }

  /// Returns true if a drawing has such a paint. Numbers have no x, so that this costs little.
  private static func isUsed(in drawing: [UInt8]) -> Bool {
    let name = Array("context-".utf8)
    let place = 5
    return drawing.indices.contains { index in
      drawing[index] == UInt8(ascii: "x") && index >= place && index - place + name.count <= drawing.count
        && drawing[(index - place)..<(index - place + name.count)].elementsEqual(name)
    }
  }
}
