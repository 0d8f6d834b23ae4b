internal import ChiralRendering

/// Finds pictures that are each other's mirror image, without comparing every one with every other.
///
/// A mirror image has the same ink in each row, so only pictures of nearly the same rows are compared pixel by
/// pixel; sorting by all ink brings those together.
struct FlipPairs {
  /// A picture with the ink of its rows.
  struct Entry {
    let name: String
    let bitmap: Bitmap
    let rows: [Int]
    let ink: Int

    init(_ picture: (name: String, bitmap: Bitmap)) {
      name = picture.name
      bitmap = picture.bitmap
      rows = Self.rows(of: picture.bitmap)
      ink = rows.reduce(0, +)
    }

    /// The sum of alpha in each row.
    private static func rows(of bitmap: Bitmap) -> [Int] {
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        (0..<bitmap.height).map { row in
          let start = row * bitmap.width * 4
          return stride(from: start + 3, to: start + bitmap.width * 4, by: 4).reduce(0) {
            $0 + Int(pixels[$1])
          }
        }
      }
    }

    /// Returns true if the pixels may be worth comparing: rows differ by at most two levels of antialiasing.
    func mayFlip(to other: Entry) -> Bool {
      bitmap.width == other.bitmap.width && bitmap.height == other.bitmap.height
        && zip(rows, other.rows).allSatisfy { abs($0 - $1) <= 2 * 17 + $0 / 50 }
    }
  }

  /// Pairs of names, in the order of the names.
  let pairs: [(String, String)]

  init(_ entries: [Entry]) {
    let sorted = entries.sorted { ($0.ink, $0.name) < ($1.ink, $1.name) }
    var pairs: [(String, String)] = []
    for (index, entry) in sorted.enumerated() {
      let flipped = entry.bitmap.flippedHorizontally()
      for other in sorted[(index + 1)...] {
        guard other.ink <= entry.ink + entry.ink / 50 + 17 else { break }
        if entry.mayFlip(to: other), flipped.looksLike(other.bitmap) {
          pairs.append((entry.name, other.name))
        }
      }
    }
    self.pairs = pairs.sorted { $0 < $1 }
  }
}
