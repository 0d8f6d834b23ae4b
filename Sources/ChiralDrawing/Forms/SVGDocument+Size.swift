import ChiralSVG
import ChiralValues

extension SVGDocument {
  /// The box that the drawing shows; a rendered drawing always has one.
  var box: ViewBox {
    (try? viewBox())
      ?? ViewBox(minX: .zero, minY: .zero, width: DecimalNumber(24), height: DecimalNumber(24))
  }

  /// Returns the width in points for a height in points. The proportions are those of the viewBox, as in
  /// PNGs, whatever width and height the drawing declares.
  func width(height: Double) -> Double {
    let box = box
    // A square stays square even where the quotient would be 23.999….
    return box.width == box.height ? height : height * box.width.value / box.height.value
  }

  /// Returns the drawing as text, with its width and height in points.
  ///
  /// - Parameter tint: the colour of `currentColor` in programs that do not tint; with black, the default,
  ///   nothing is written.
  func svg(height: Int, tint: Tint = .black) -> String {
    if let document = withoutPrefix ?? withoutPreamble { return document.svg(height: height, tint: tint) }
    let width = DecimalNumber(self.width(height: Double(height)))
    let isTinted = tint != .black && !isMonochrome && root["color"] == nil
    if (try? intrinsicSize()).map({ $0.height == Double(height) && $0.width == width.value })
      == true,
      root["width"] != nil, root["height"] != nil, !isTinted
    {
      return text
    }
    var copy = self
    if isTinted { copy.root["color"] = tint.css }
    if copy.root["viewBox"] == nil { copy.root["viewBox"] = box.description }
    copy.root["height"] = String(height)
    copy.root["width"] = width.description
    return copy.text
  }

  /// The drawing with SVG as the default namespace, if the name of its root has a prefix; nil otherwise.
  ///
  /// GTK asks gdk-pixbuf for the format of the bytes, and that recognises an SVG by `<svg`.
  private var withoutPrefix: SVGDocument? {
    guard root.qualifiedName.contains(":"), root["xmlns"] == nil else { return nil }
    var copy = self
    copy.root.dropPrefixes()
    copy.root.attributes.insert(SVGAttribute(name: "xmlns", value: "http://www.w3.org/2000/svg"), at: 0)
    return copy
  }

  /// The drawing without the comments before it, if they are so long that gdk-pixbuf does not find `<svg`, which it
  /// expects in the first 256 bytes; nil otherwise, and where entities are declared there.
  private var withoutPreamble: SVGDocument? {
    guard prolog.utf8.count > 200, !prolog.contains("<!DOCTYPE") else { return nil }
    var copy = self
    copy.prolog = ""
    return copy
  }

  private var text: String { String(decoding: serialized(), as: UTF8.self) }
}

extension SVGElement {
  /// Removes the prefixes of SVG elements from their names.
  fileprivate mutating func dropPrefixes() {
    dropNamespace()
    children = children.map { node in
      guard case .element(var element) = node, element.namespace == .svg else { return node }
      element.dropPrefixes()
      return .element(element)
    }
  }
}
