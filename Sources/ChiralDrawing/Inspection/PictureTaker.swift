import ChiralRequests
import ChiralSVG
import ChiralValues

/// A small picture of a drawing, and the parts that its box cuts off; rendered once, with a margin around the
/// box.
struct PictureTaker {
  let thumbnail: Thumbnail
  let overflow: Overflow

  /// The height of the box, in pixels.
  private static let height = 64
  /// The height at which most icons are shown, in pixels.
  private static let usualHeight = 24
  /// The width of the inspected margin around the box, in pixels.
  private static let margin = 8

  /// Renders the picture; returns the error if that fails.
  static func taken(
    of document: SVGDocument, viewBox: ViewBox?, _ probe: DrawingInspector.Probe
  ) -> Result<PictureTaker, RenderError> {
    guard let box = try? viewBox ?? document.viewBox() else {
      return .failure(RenderError(.drawing, "the drawing has no axis"))
    }
    let aspect = box.width.value / box.height.value
    // A very wide drawing, such as 1000:1, is rendered in fewer rows.
    let rows = Double(Self.height) * 4 / aspect
    let height = rows >= Double(Self.height) ? Self.height : rows >= 8 ? Int(saturating: rows) : 8
    let margin = document.hasPercentages ? 0 : Self.margin
    var framed = document
    framed.frame(box, margin: Double(margin) * box.height.value / Double(height))
    return probe(framed, height + 2 * margin).flatMap { bitmap in
      // A drawing that the renderer cannot draw at the size at which it is shown may be an empty picture at another one.
      if bitmap.isBlank, case .failure(let error) = probe(document, Self.usualHeight) {
        return .failure(error)
      }
      guard let picture = PictureTaker(bitmap, margin: margin) else {
        return .failure(RenderError(.drawing, "the picture has no pixels"))
      }
      return .success(picture)
    }
  }

  private init?(_ bitmap: Bitmap, margin: Int) {
    let edges = Edges(bitmap, margin: margin)
    guard let thumbnail = Thumbnail(bitmap, margin: margin) else { return nil }
    self.thumbnail = thumbnail
    overflow = margin == 0 ? Overflow() : edges.overflow
  }
}

extension SVGDocument {
  /// True if a length depends on the size of the box.
  fileprivate var hasPercentages: Bool { source.contains(UInt8(ascii: "%")) }

  /// Enlarges the box by a margin in user units on each side.
  fileprivate mutating func frame(_ box: ViewBox, margin: Double) {
    guard margin > 0 else {
      if root["viewBox"] == nil { root["viewBox"] = box.description }
      return
    }
    let corner = "\(box.minX.value - margin) \(box.minY.value - margin)"
    let size = "\(box.width.value + 2 * margin) \(box.height.value + 2 * margin)"
    root["viewBox"] = corner + " " + size
    root.attributes.removeAll { $0.name == "width" || $0.name == "height" }
  }
}

/// The ink on both sides of the box's edges.
private struct Edges {
  let bitmap: Bitmap
  let margin: Int

  init(_ bitmap: Bitmap, margin: Int) {
    self.bitmap = bitmap
    self.margin = margin
  }

  /// The alpha value above which a pixel counts as ink: half.
  private static let threshold = 127
  /// The smallest depth of a cut that can be seen, in pixels.
  private static let shallowest = 2
  /// The share of an edge above which the cut ink is a background, not a drawing.
  private static let ground = 0.9

  var overflow: Overflow {
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    var overflow = Overflow()
    overflow.left = depth(margin..<bitmap.height - margin) { (margin - $0, $1) }
    overflow.right = depth(margin..<bitmap.height - margin) { (right - margin + $0, $1) }
    overflow.top = depth(margin..<bitmap.width - margin) { ($1, margin - $0) }
    overflow.bottom = depth(margin..<bitmap.width - margin) { ($1, bottom - margin + $0) }
    return overflow
  }

  /// Returns the depth to which ink that touches an edge continues beyond it, as a share of the box's height.
  ///
  /// `pixel` returns the position of the pixel `step` pixels beyond the edge (0 is the last one inside) in a
  /// line.
  private func depth(_ lines: Range<Int>, _ pixel: (_ step: Int, _ line: Int) -> (Int, Int)) -> Double {
    let inked = lines.filter { isInked(pixel(0, $0)) }
    guard !inked.isEmpty, Double(inked.count) < Double(lines.count) * Self.ground else { return 0 }
    let depths = inked.map { line in (1...margin).prefix { isInked(pixel($0, line)) }.count }
    let deepest = depths.max() ?? 0
    return deepest < Self.shallowest ? 0 : Double(deepest) / Double(bitmap.height - 2 * margin)
  }

  private func isInked(_ place: (x: Int, y: Int)) -> Bool {
    Int(bitmap.pixels[(place.y * bitmap.width + place.x) * 4 + 3]) > Self.threshold
  }
}
