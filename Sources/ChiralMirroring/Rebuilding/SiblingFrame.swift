import ChiralInk
import ChiralSVG

/// Siblings whose viewBox is not the one of the slashed drawing.
extension SVGDocument {
  /// Returns the drawing centred in a box of the same height: some sets give a slashed icon more room on both
  /// sides than the same icon without the slash. Returns the drawing itself if the boxes are equal or differ
  /// in more than their widths.
  func centred(in box: ViewBox) -> SVGDocument {
    guard let own = try? viewBox(), own != box, own.minY == box.minY, own.height == box.height,
      abs(own.width.value - box.width.value) < box.width.value
    else { return self }
    let shift = box.minX + DecimalNumber((box.width.value - own.width.value) / 2) - own.minX
    return moved(by: "\(shift)", into: box) ?? self
  }

  /// Returns the drawing in the places in which the same icon without a part may lie: in the middle, and where its corners are.
  func placed(over other: Scene) -> [SVGDocument] {
    [centred(in: other.viewBox), moved(ontoCornersOf: other)].compactMap { drawing in
      drawing.flatMap { (try? $0.viewBox()) == other.viewBox ? $0 : nil }
    }
  }

  /// Returns the drawing moved to where its corners are in another one; nil if they are elsewhere, or there already.
  func moved(ontoCornersOf other: Scene) -> SVGDocument? {
    guard let own = try? viewBox(),
      let offset = CornerOffset(
        from: Scene(self, viewBox: own), to: other, tolerance: own.height.value * Self.slack)
    else { return nil }
    return moved(by: "\(offset.x) \(offset.y)", into: other.viewBox)
  }

  /// The largest distance between equal corners of two drawings, as a share of the height: fonts round to their units.
  private static let slack = 0.004

  /// Returns the drawing in another box, moved by the arguments of a `translate` function.
  func moved(by shift: String, into box: ViewBox) -> SVGDocument? {
    guard let drawn = root.drawnChildren else { return nil }
    let group = SVGElement(
      root.prefix + "g", attributes: [("transform", "translate(\(shift))")],
      children: Array(root.children[drawn]))
    var copy = self
    copy.root.children.replaceSubrange(drawn, with: [.element(group)])
    copy.root["viewBox"] = "\(box.minX) \(box.minY) \(box.width) \(box.height)"
    if copy.root["width"] != nil, copy.root["width"] == copy.root["height"] { copy.root["width"] = nil }
    return try? SVGDocument(parsing: copy.serialized(), file: file)
  }
}
