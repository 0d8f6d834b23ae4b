import ChiralRequests
import ChiralSVG
import ChiralValues

/// Measures the box around the ink of a drawing.
enum InkMeasure {
  /// The height of the picture in pixels: 16 for each unit of a drawing that is 24 units high.
  private static let height = 384
  /// The largest alpha that does not count as ink: a quarter of 255. Such pixels are soft edges.
  private static let threshold: UInt8 = 63

  /// Returns the box around everything but text, in user units; nil if nothing else is drawn. Text is left out
  /// because fonts differ between machines, and because letters are kept inside the margin when they are set.
  static func box(
    of document: SVGDocument, viewBox: ViewBox?, _ probe: DrawingInspector.Probe
  ) -> DrawingFacts.Box? {
    guard let box = try? viewBox ?? document.viewBox() else { return nil }
    var bare = document
    bare.root = document.root.withoutText
    bare.root["viewBox"] = box.description
    bare.root.attributes.removeAll { $0.name == "width" || $0.name == "height" }
    let rows = min(Double(height), 4 * Double(height) * box.height.value / box.width.value)
    guard case .success(let bitmap) = probe(bare, max(8, Int(saturating: rows))), let ink = inked(bitmap)
    else {
      return nil
    }
    let unit = box.height.value / Double(bitmap.height)
    return DrawingFacts.Box(
      minX: box.minX.value + Double(ink.columns.lowerBound) * unit,
      minY: box.minY.value + Double(ink.rows.lowerBound) * unit,
      width: Double(ink.columns.count) * unit, height: Double(ink.rows.count) * unit)
  }

  private static func inked(_ bitmap: Bitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (bitmap.width, 0, bitmap.height, 0)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for place in 0..<bitmap.width * bitmap.height where pixels[place * 4 + 3] > threshold {
        let (column, row) = (place % bitmap.width, place / bitmap.width)
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
      }
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }
}

extension SVGElement {
  /// A copy of the element without the `<text>` elements inside it.
  fileprivate var withoutText: SVGElement {
    var copy = self
    copy.children = children.compactMap { child in
      guard case .element(let element) = child else { return child }
      return element.name == "text" ? nil : .element(element.withoutText)
    }
    return copy
  }
}
