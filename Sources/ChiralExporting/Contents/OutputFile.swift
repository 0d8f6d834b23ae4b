package import ChiralValues

/// A file that a target asks for, with its content; the bytes of pictures are added later.
package struct OutputFile: Hashable, Sendable {
  /// The form in which a file holds a picture.
  package enum Form: Hashable, Sendable {
    /// A drawing.
    case svg
    /// A PNG with a height in pixels; if it is tinted, `currentColor` is the manifest's tint, otherwise everything is
    /// black.
    case png(height: Int, isTinted: Bool = true)
  }

  /// The format of a font file.
  package enum FontFormat: String, Hashable, Sendable {
    case trueType = "ttf"
    case woff2
  }

  /// The content of a file.
  package enum Content: Hashable, Sendable {
    /// A picture in a form.
    case picture(Artwork, Form)
    /// A generated text, in UTF-8.
    case text(String)
    /// A font that fontTools makes.
    case font(FontSource, FontFormat)
  }

  /// The path, relative to the output folder.
  package var path: String
  /// The content.
  package var content: Content

  /// Creates a file.
  package init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}

/// The resolution of a PNG.
package struct Resolution: Hashable, Sendable, Comparable {
  /// The height in points.
  package var size: Int
  /// The scale factor: pixels per point.
  package var scale: Int

  /// Creates a resolution.
  package init(size: Int, scale: Int) {
    self.size = size
    self.scale = scale
  }

  /// The height in pixels.
  package var pixels: Int { size * scale }

  package static func < (left: Resolution, right: Resolution) -> Bool {
    (left.size, left.scale) < (right.size, right.scale)
  }

  /// Returns every size at every scale, sorted.
  package static func all(sizes: [Int], scales: [Int]) -> [Resolution] {
    sizes.flatMap { size in scales.map { Resolution(size: size, scale: $0) } }.sorted()
  }
}
