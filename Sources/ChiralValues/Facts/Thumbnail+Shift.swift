/// Comparison of pictures of which one may be shifted by less than anybody sees.
extension Thumbnail {
  /// Returns true if both pictures are equal apart from antialiasing, or show one shape in one colour that a shift to the side of at
  /// most a unit brings together.
  ///
  /// An axis that is half a unit off the centre shifts the mirror image by a unit. After the best shift, each pixel of the ink and of
  /// the ground may lie one pixel off: a third of a unit in a picture of 64 pixels.
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
  /// beside it.
  private func isCovered(_ pixels: [Bool], by others: [Bool], _ shift: Int) -> Bool {
    pixels.withUnsafeBufferPointer { pixels in
      others.withUnsafeBufferPointer { others in
        for y in 0..<height {
          let rows = max(0, y - 1)...min(height - 1, y + 1)
          for x in 0..<width {
            let isInk = pixels[y * width + x]
            let place = x + shift
            let columns = (place - 1...place + 1).clamped(to: 0...width - 1)
            // Beyond the edges there is ground.
            let isAtEdge = !isInk && (place < 1 || place > width - 2)
            guard
              isAtEdge
                || rows.contains(where: { row in columns.contains { others[row * width + $0] == isInk } })
            else { return false }
          }
        }
        return true
      }
    }
  }
}
