import ChiralGeometry
import ChiralSVG

extension SVGDocument {
  /// Returns the drawing centred in a box of the same height: some sets give a slashed icon more room on both
  /// sides than the same icon without the slash. Returns the drawing itself if the boxes are equal or differ
  /// in more than their widths.
  func centred(in box: ViewBox) -> SVGDocument {
    guard let own = try? viewBox(), own != box, own.minY == box.minY, own.height == box.height,
      abs(own.width.value - box.width.value) < box.width.value
    else { return self }
    let shift = box.minX + DecimalNumber((box.width.value - own.width.value) / 2) - own.minX
    let isDrawn = { (node: SVGNode) -> Bool in
      guard case .element(let child) = node else { return false }
      return child.namespace == .svg && ElementKind(child.name) == .graphics
    }
    guard let first = root.children.firstIndex(where: isDrawn),
      let last = root.children.lastIndex(where: isDrawn)
    else { return self }
    let prefix = root.qualifiedName.dropLast(root.name.count)
    let group = SVGElement(
      prefix + "g", attributes: [("transform", "translate(\(shift))")],
      children: Array(root.children[first...last]))
    var copy = self
    copy.root.children.replaceSubrange(first...last, with: [.element(group)])
    copy.root["viewBox"] = "\(box.minX) \(box.minY) \(box.width) \(box.height)"
    if copy.root["width"] != nil, copy.root["width"] == copy.root["height"] { copy.root["width"] = nil }
    return (try? SVGDocument(parsing: copy.serialized(), file: file)) ?? self
  }
}
