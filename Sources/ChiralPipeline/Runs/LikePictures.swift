internal import ChiralRendering

/// Finds pictures that show the same shape or that are mirror images of each other, without comparing every pair.
///
/// The shape counts, and not the colour: a red flag and a green flag point the same way. A mirror image has the same ink in each row, so only
/// pictures with nearly equal rows are compared pixel by pixel. Sorting by total ink brings them together.
struct LikePictures {
  /// A picture with the ink of each row.
  struct Entry {
    let name: String
    let width: Int
    let alpha: [UInt8]
    /// The contrast of each pixel to the tone that covers most: a sign on a disc differs from another sign on the same disc.
    let contrast: [UInt8]
    let rows: [Int]
    let ink: Int

    init(_ picture: (name: String, bitmap: Bitmap)) {
      let bitmap = picture.bitmap
      name = picture.name
      width = bitmap.width
      let alpha = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
      self.alpha = alpha
      contrast = Self.contrast(of: bitmap)
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

    /// The smallest difference between tones that is a contrast, of 255; gradients and shadows have less.
    private static let leastContrast = 64

    /// Returns the contrast of each pixel to the commonest tone of the picture, as a share of the largest contrast, from 0 to 255;
    /// 0 for all pixels of a picture with one tone. Which of two tones is the lighter one does not matter.
    private static func contrast(of bitmap: Bitmap) -> [UInt8] {
      let tones = tones(of: bitmap)
      // The tones in sixteen steps, with the sum and the number of each.
      var steps = Array(repeating: (sum: 0, count: 0), count: 16)
      for tone in tones where tone >= 0 {
        steps[tone / 16].sum += tone
        steps[tone / 16].count += 1
      }
      guard let most = steps.max(by: { $0.count < $1.count }), most.count > 0 else {
        return tones.map { _ in 0 }
      }
      let ground = most.sum / most.count
      let differences = tones.map { $0 < 0 ? 0 : abs($0 - ground) }
      let largest = differences.max() ?? 0
      return differences.map { largest < leastContrast ? 0 : UInt8($0 * 255 / largest) }
    }

    /// Returns the luma (ITU-R BT.601) of each pixel that is at least half opaque, from 0 to 255; −1 for the others.
    private static func tones(of bitmap: Bitmap) -> [Int] {
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        stride(from: 0, to: pixels.count, by: 4).map { start in
          let opacity = Int(pixels[start + 3])
          guard opacity > 127 else { return -1 }
          // The colours are premultiplied by the opacity.
          let luma =
            299 * Int(pixels[start]) + 587 * Int(pixels[start + 1]) + 114 * Int(pixels[start + 2])
          return min(255, luma * 255 / 1000 / opacity)
        }
      }
    }

    /// Returns true if the pixels of another picture, or of its mirror image, differ by less than one in 255 on average, and
    /// their contrasts by less than four.
    func matches(_ other: Entry, flipped: Bool) -> Bool {
      matches(alpha, other.alpha, flipped: flipped, most: 1)
        && matches(contrast, other.contrast, flipped: flipped, most: 4)
    }

    /// Returns true if values differ by less than `most` on average.
    private func matches(_ one: [UInt8], _ other: [UInt8], flipped: Bool, most: Int) -> Bool {
      var difference = 0
      return one.withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { two in
          for start in stride(from: 0, to: one.count, by: width) {
            for column in 0..<width {
              let from = flipped ? width - 1 - column : column
              difference += abs(Int(one[start + column]) - Int(two[start + from]))
            }
            if difference > one.count * most { return false }
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
