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
    guard let drawn = root.drawnChildren else { return self }
    let group = SVGElement(
      root.prefix + "g", attributes: [("transform", "translate(\(shift))")],
      children: Array(root.children[drawn]))
    var copy = self
    copy.root.children.replaceSubrange(drawn, with: [.element(group)])
    copy.root["viewBox"] = "\(box.minX) \(box.minY) \(box.width) \(box.height)"
    if copy.root["width"] != nil, copy.root["width"] == copy.root["height"] { copy.root["width"] = nil }
    return (try? SVGDocument(parsing: copy.serialized(), file: file)) ?? self
  }
}
