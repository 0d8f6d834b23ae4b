package import ChiralPlanning

/// A file that a target wants, and what it holds; the bytes of pictures come later.
package struct OutputFile: Hashable, Sendable {
  /// In which form a file holds a picture.
  package enum Form: Hashable, Sendable {
    /// As a drawing.
    case svg
    /// As pixels: so many of them high; `currentColor` is the manifest's tint or, without, black.
    case png(height: Int, isTinted: Bool = true)
  }

  /// What a file holds.
  package enum Content: Hashable, Sendable {
    /// A picture in some form.
    case picture(Artwork, Form)
    /// A generated text, in UTF-8.
    case text(String)
  }

  /// Relative to the output folder.
  package var path: String
  /// What it holds.
  package var content: Content

  /// A file from its path and what it holds.
  package init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
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
