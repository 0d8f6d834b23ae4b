import ChiralInk
import ChiralSVG

/// The proof by pictures that the geometry of an intricate drawing was mirrored exactly.
extension Mirror {
  /// Throws if the picture of a mirrored drawing is not the flipped picture of its source.
  ///
  /// Parts that keep their orientation differ on purpose: such a drawing is proved by the image of all its parts instead.
  func prove(
    _ result: MirrorResult, of source: SVGDocument, because feature: Intricacy
  ) throws(MirrorError) {
    guard let drawer, let image = result.isPlain ? result.document : pureImage(of: source) else { return }
    var source = source
    if let viewBox { source.root["viewBox"] = viewBox.description }
    let width = Self.imageWidth(of: source)
    guard let original = drawer(source, width) else { return }
    if let shown = drawer(image, width), original.flipped.shows(shown) { return }
    throw MirrorError(
      source.error(
        at: feature.element.offset, element: feature.element.label,
        "drawn by librsvg, the mirrored drawing is not the mirror image; replace \(feature.text) and the like by "
          + "plain shapes, or draw the right-to-left form"))
  }

  /// The side in pixels of the pictures that are compared, if they are squares. At 128 pixels, a step of a 24-pixel grid has more
  /// than five pixels.
  private static let imageSide = 128.0

  /// Returns the width of a picture with as many pixels as a square; it is even, so that the axis lies between two pixels.
  private static func imageWidth(of document: SVGDocument) -> Int {
    guard let box = try? document.viewBox() else { return Int(imageSide) }
    let width = imageSide * (box.width.value / box.height.value).squareRoot()
    return 2 * Int(saturating: min(max(width, 2), imageSide * 8) / 2)
  }

  /// Returns the mirror image of everything in a drawing; nil if it has none, or if it contains letters or raster images, which
  /// renderers draw differently when they are flipped.
  private func pureImage(of source: SVGDocument) -> SVGDocument? {
    guard !source.root.contains(["text", "image"]) else { return nil }
    var pure = Mirror()
    pure.isPure = true
    pure.viewBox = viewBox
    return try? pure.mirrored(source).document
  }
}

extension SVGElement {
  /// Returns true if the element or one inside it has one of some names.
  fileprivate func contains(_ names: Set<String>) -> Bool {
    names.contains(name) || elements.contains { $0.contains(names) }
  }

  /// The label of the element in messages: `<name>` or `<name id="…">`.
  fileprivate var label: String {
    self["id"].map { "<\(qualifiedName) id=\"\($0)\">" } ?? "<\(qualifiedName)>"
  }
}

extension Picture {
  /// The difference of a channel that antialiasing alone explains: one step of coverage. Cairo rasterises 15 sub-scanlines, and
  /// 255 / 15 = 17.
  private static let channelTolerance = 17
  /// The share of the pixels that may lie above that difference: 8 of 128 × 128.
  private static let pixelTolerance = 0.0005

  /// Returns true if another picture shows the same apart from antialiasing, and apart from edges that lie one pixel elsewhere:
  /// renderers round the regions of filters and masks to whole pixels.
  func shows(_ other: Picture) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let count = width * height
    let differing = pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { two in
        (0..<count).count { pixel in
          let start = pixel * 4
          return (start..<start + 4).contains { abs(Int(one[$0]) - Int(two[$0])) > Self.channelTolerance }
            && !(isSeen(pixel, one, in: two) && isSeen(pixel, two, in: one))
        }
      }
    }
    return Double(differing) <= Double(count) * Self.pixelTolerance
  }

  /// Returns true if each channel of a pixel lies in the range of the pixels around its place in another picture.
  private func isSeen(
    _ pixel: Int, _ one: UnsafeBufferPointer<UInt8>, in other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (y, x) = pixel.quotientAndRemainder(dividingBy: width)
    return (0..<4).allSatisfy { channel in
      var (low, high) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = Int(other[(row * width + column) * 4 + channel])
          (low, high) = (min(low, value), max(high, value))
        }
      }
      let value = Int(one[pixel * 4 + channel])
      return low - Self.channelTolerance <= value && value <= high + Self.channelTolerance
    }
  }
}
