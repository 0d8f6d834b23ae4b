internal import ChiralRendering

/// Finds pictures that are mirror images of each other, without comparing every pair.
///
/// A mirror image has the same ink in each row, so only pictures with nearly equal rows are compared pixel by
/// pixel. Sorting by total ink brings them together.
struct FlipPairs {
  /// A picture with the ink of each row.
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

    /// Returns the sum of alpha of each row.
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

    /// Returns true if the rows are so similar that comparing the pixels is worthwhile.
    func mayFlip(to other: Entry) -> Bool {
      bitmap.width == other.bitmap.width && bitmap.height == other.bitmap.height
        // Two steps of coverage, 255 / 15 = 17 each (see PictureComparison.swift), and 2 % of the ink.
        && zip(rows, other.rows).allSatisfy { abs($0 - $1) <= 2 * 17 + $0 / 50 }
    }
  }

  /// The pairs of names, in the order of the names.
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
