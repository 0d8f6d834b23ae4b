internal import ChiralInk
internal import ChiralRequests
internal import ChiralSVG
internal import ChiralSigns
internal import ChiralValues

/// Drawings that are their own mirror images but for a slash, which stays as it is (R14).
enum OnlySlash {
  /// Returns true if a slash and the gap beside it are all that a drawing and its mirror image differ in; `picture` shows its viewBox.
  static func turns(in document: SVGDocument, drawnAs picture: Bitmap) -> Bool {
    let places = picture.turned
    guard !places.isEmpty, 2 * places.count < picture.width * picture.height,
      let box = try? document.viewBox(),
      let slash = Slash(in: Scene(document, viewBox: box), isNegated: true),
      slash.width < widest * slash.length
    else { return false }
    let step = box.height.value / Double(picture.height)
    let margin = max(gap * slash.width, 2 * step)
    let edges = slash.edges.lowerBound - margin...slash.edges.upperBound + margin
    let ends = slash.ends.lowerBound - margin...slash.ends.upperBound + margin
    func isBeside(_ x: Int, _ y: Int) -> Bool {
      let point = Point(
        x: box.minX.value + (Double(x) + 0.5) * step, y: box.minY.value + (Double(y) + 0.5) * step)
      return edges.contains(slash.slant.across(point)) && ends.contains(slash.slant.along(point))
    }
    return places.allSatisfy { isBeside($0.x, $0.y) || isBeside(picture.width - 1 - $0.x, $0.y) }
  }

  /// The largest width of a slash as a share of its length; thicker bars are things, such as pencils.
  private static let widest = 0.2
  /// The width of the gap beside a slash, in widths of the slash.
  private static let gap = 1.5
}

extension Bitmap {
  /// The places where the picture and its mirror image differ by more than an edge that is a pixel off.
  fileprivate var turned: [(x: Int, y: Int)] {
    (0..<height).flatMap { y in
      (0..<width).filter { x in
        ![width - 2 - x, width - 1 - x, width - x].contains {
          (0..<width).contains($0) && looksLike(x, $0, row: y)
        }
      }.map { (x: $0, y: y) }
    }
  }

  /// Returns true if two pixels of a row hardly differ.
  private func looksLike(_ one: Int, _ other: Int, row: Int) -> Bool {
    (0..<4).allSatisfy { channel in
      abs(Int(pixels[4 * (row * width + one) + channel]) - Int(pixels[4 * (row * width + other) + channel]))
        < Self.contrast
    }
  }

  /// The smallest difference of a channel that is seen.
  private static let contrast = 96
}
