package import ChiralPlanning

/// A file that a target wants, and which picture it holds; the bytes come later.
package struct OutputFile: Hashable, Sendable {
  /// In which form the file holds its picture.
  package enum Content: Hashable, Sendable {
    /// As a drawing.
    case svg
    /// As pixels: so many points high, so many pixels a point.
    case png(Resolution)
  }

  /// Relative to the output folder.
  package var path: String
  /// The picture.
  package var artwork: Artwork
  /// The form.
  package var content: Content
}

/// How large a PNG is.
package struct Resolution: Hashable, Sendable, Comparable {
  /// The height in points.
  package var size: Int
  /// Pixels a point.
  package var scale: Int

  /// A size in points at a scale.
  package init(size: Int, scale: Int) {
    self.size = size
    self.scale = scale
  }

  /// The height in pixels.
  package var pixels: Int { size * scale }

  package static func < (left: Resolution, right: Resolution) -> Bool {
    (left.size, left.scale) < (right.size, right.scale)
  }

  /// Every size at every scale, sorted.
  package static func all(sizes: [Int], scales: [Int]) -> [Resolution] {
    sizes.flatMap { size in scales.map { Resolution(size: size, scale: $0) } }.sorted()
  }
}
