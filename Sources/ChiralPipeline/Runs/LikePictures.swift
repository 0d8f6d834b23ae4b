internal import ChiralRendering

/// Finds pictures that show the same shape or that are mirror images of each other, without comparing every pair.
///
/// Only the opacity counts: a red flag and a green flag point the same way. A mirror image has the same ink in each row, so only
/// pictures with nearly equal rows are compared pixel by pixel. Sorting by total ink brings them together.
struct LikePictures {
  /// A picture with the ink of each row.
  struct Entry {
    let name: String
    let width: Int
    let alpha: [UInt8]
    let rows: [Int]
    let ink: Int

    init(_ picture: (name: String, bitmap: Bitmap)) {
      let bitmap = picture.bitmap
      name = picture.name
      width = bitmap.width
      let alpha = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
      self.alpha = alpha
      rows = stride(from: 0, to: alpha.count, by: bitmap.width).map { start in
        alpha[start..<start + bitmap.width].reduce(0) { $0 + Int($1) }
      }
      ink = rows.reduce(0, +)
    }

    /// Returns true if the rows are so similar that comparing the pixels is worthwhile.
    func mayMatch(_ other: Entry) -> Bool {
      // Two steps of coverage, 255 / 15 = 17 each (see PictureComparison.swift), and 2 % of the ink.
      guard width == other.width, alpha.count == other.alpha.count else { return false }
      for row in rows.indices where abs(rows[row] - other.rows[row]) > 2 * 17 + rows[row] / 50 {
        return false
      }
      return true
    }

    /// Returns true if the pixels of another picture, or of its mirror image, differ by less than one in 255 on average.
    func matches(_ other: Entry, flipped: Bool) -> Bool {
      var difference = 0
      return alpha.withUnsafeBufferPointer { one in
        other.alpha.withUnsafeBufferPointer { two in
          for start in stride(from: 0, to: one.count, by: width) {
            for column in 0..<width {
              let from = flipped ? width - 1 - column : column
              difference += abs(Int(one[start + column]) - Int(two[start + from]))
            }
            if difference > one.count { return false }
          }
          return true
        }
      }
    }
  }

  /// The pairs of names of which one picture is the mirror image of the other, in the order of the names.
  let flips: [(String, String)]
  /// The first name of those with the same picture, by each of the other names.
  let twins: [String: String]

  init(_ entries: [Entry]) {
    let sorted = entries.sorted { ($0.ink, $0.name) < ($1.ink, $1.name) }
    var flips: [(String, String)] = []
    var twins: [String: String] = [:]
    for (index, entry) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard other.ink <= entry.ink + entry.ink / 50 + 17 else { break }
        guard entry.mayMatch(other) else { continue }
        let names = (min(entry.name, other.name), max(entry.name, other.name))
        if entry.matches(other, flipped: false) {
          twins[names.1] = min(twins[names.1] ?? names.0, names.0)
        } else if entry.matches(other, flipped: true) {
          flips.append(names)
        }
      }
    }
    self.flips = flips.sorted { $0 < $1 }
    self.twins = twins
  }
}
