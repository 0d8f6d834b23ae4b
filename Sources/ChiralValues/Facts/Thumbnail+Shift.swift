/// Comparison of pictures of which one may be shifted by less than anybody sees.
extension Thumbnail {
  /// Returns true if both pictures are equal apart from antialiasing, or show one shape in one colour that a shift to the side of at
  /// most a unit brings together.
  ///
  /// An axis that is half a unit off the centre shifts the mirror image by a unit. After the best shift, each pixel of the ink and of
  /// the ground may lie one pixel off: a third of a unit in a picture of 64 pixels. Diagonally it would be half a unit, by which the round
  /// spine of a book differs from its square corners.
  package func isHardlyDifferent(from other: Thumbnail) -> Bool {
    guard width == other.width, height == other.height else { return false }
    if looksLike(other) { return true }
    let most = Int(Double(height) / Self.unitsOfHeight)
    let alpha = alpha.map { $0 > 127 }
    let others = other.alpha.map { $0 > 127 }
    let shifts = (-most...most).filter { shift in
      isCovered(alpha, by: others, shift) && isCovered(others, by: alpha, -shift)
    }
    // The contrasts of a drawing in several colours tell more than its outline.
    return !shifts.isEmpty && contrast.isEmpty && other.contrast.isEmpty
  }

  /// The height of an icon in units, as most sets have it.
  private static let unitsOfHeight = 24.0

  /// Returns true if each pixel has one of its kind, ink or ground, in the other picture: at its place after a shift to the right, or
  /// beside, above or below it.
  private func isCovered(_ pixels: [Bool], by others: [Bool], _ shift: Int) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      others.withUnsafeBufferPointer { others in
        // Beyond the edges there is ground.
        func isInk(_ x: Int, _ y: Int) -> Bool {
          x >= 0 && x < width && y >= 0 && y < height && others[y * width + x]
        }
        for y in 0..<height {
          for x in 0..<width {
            let (pixel, place) = (pixels[y * width + x], x + shift)
            guard
              isInk(place, y) == pixel || isInk(place - 1, y) == pixel || isInk(place + 1, y) == pixel
                || isInk(place, y - 1) == pixel || isInk(place, y + 1) == pixel
            else { return false }
          }
        }
        return true
      }
    }
  }
}
