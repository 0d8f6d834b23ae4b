import ChiralGeometry
import ChiralManifest
import ChiralSVG

extension ExportPicture {
  /// The drawing as text.
  var svg: String { String(decoding: document.serialized(), as: UTF8.self) }

  /// The box that it shows; a picture that was rendered has one.
  var viewBox: ViewBox {
    (try? document.viewBox())
      ?? ViewBox(minX: .zero, minY: .zero, width: DecimalNumber(24), height: DecimalNumber(24))
  }

  /// Its width in points where it is so many points high: that of the viewBox, as PNGs have it, whatever the drawing's
  /// own width and height say.
  func width(height: Double) -> Double {
    let box = viewBox
    // A square stays one where the quotient would be 23.999….
    return box.width == box.height ? height : height * box.width.value / box.height.value
  }

  /// The drawing as text, with a width and a height in points that programs show it at.
  ///
  /// - Parameter tint: what `currentColor` is where nothing tints; black is what it is anyway.
  func svg(height: Int, tint: Tint = .black) -> String {
    let width = DecimalNumber(self.width(height: Double(height)))
    let isTinted = tint != .black && !isMonochrome && document.root["color"] == nil
    if (try? document.intrinsicSize()).map({ $0.height == Double(height) && $0.width == width.value })
      == true,
      document.root["width"] != nil, document.root["height"] != nil, !isTinted
    {
      return svg
    }
    var copy = document
    if isTinted { copy.root["color"] = tint.css }
    if copy.root["viewBox"] == nil { copy.root["viewBox"] = viewBox.description }
    copy.root["height"] = String(height)
    copy.root["width"] = width.description
    return String(decoding: copy.serialized(), as: UTF8.self)
  }

  /// Whether it has one colour that a platform may replace: it names no colour but `currentColor` and black, and
  /// shows no picture of pixels.
  var isMonochrome: Bool { Monochromy.isMonochrome(document) }
}

/// Whether a drawing has one colour.
enum Monochromy {
  static func isMonochrome(_ document: SVGDocument) -> Bool {
    let index = ElementIndex(document)
    let sheet = Stylesheet(index)
    return index.elements.indices.allSatisfy { number in
      let element = index.elements[number]
      guard element.namespace == .svg else { return true }
      if element.name == "image" || element.name == "foreignObject" { return false }
      // What a mask holds is light, not colour.
      if isInside("mask", number, index) { return true }
      return properties.allSatisfy { property in
        sheet.declared(property, of: number, in: index).map { isNeutral($0.value, element) } ?? true
      }
    }
  }

  private static func isInside(_ name: String, _ number: Int, _ index: ElementIndex) -> Bool {
    index.elements[number].name == name
      || index.ancestors(of: number).contains { index.elements[$0].name == name }
  }

  private static let properties = ["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"]

  private static func isNeutral(_ value: String, _ element: SVGElement) -> Bool {
    let value = value.lowercased()
    return neutral.contains(value) || value.hasPrefix("url(")
  }

  private static let neutral: Set<String> = [
    "none", "currentcolor", "inherit", "black", "#000", "#000000", "transparent", "context-fill",
    "context-stroke",
  ]
}
