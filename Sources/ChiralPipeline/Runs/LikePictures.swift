internal import ChiralRendering
internal import ChiralRequests
internal import ChiralValues

/// Finds pictures that show the same shape or that are mirror images of each other, without comparing every pair.
///
/// The shape counts, and not the colour: a red flag and a green flag point the same way. A mirror image has the same ink in each row, so
/// only pictures with nearly equal rows are compared pixel by pixel. Sorting by total ink brings them together.
struct LikePictures {
  /// A picture with the ink of each row.
  struct Entry {
    let name: String
    let width: Int
    let alpha: [UInt8]
    /// The contrast of each pixel (`Thumbnail.contrast`): a sign on a disc differs from another sign on the same disc.
    let contrast: [UInt8]
    let rows: [Int]
    let ink: Int

    /// Takes what counts from a picture; nil if the picture has no pixels.
    init?(_ picture: (name: String, bitmap: Bitmap)) {
      guard let thumbnail = Thumbnail(picture.bitmap) else { return nil }
      let (alpha, width) = (thumbnail.alpha, thumbnail.width)
      name = picture.name
      self.width = width
      self.alpha = alpha
      contrast = thumbnail.contrast
      rows = stride(from: 0, to: alpha.count, by: width).map { start in
        alpha[start..<start + width].reduce(0) { $0 + Int($1) }
      }
      ink = rows.reduce(0, +)
    }

    /// Returns true if the rows are so similar that comparing the pixels is worthwhile.
    func mayMatch(_ other: Entry) -> Bool {
      // Two steps of coverage, 255 / 15 = 17 each (see PictureComparison.swift), and 2 % of the ink.
      guard width == other.width, rows.count == other.rows.count else { return false }
      for row in rows.indices where abs(rows[row] - other.rows[row]) > 2 * 17 + rows[row] / 50 {
        return false
      }
      return true
    }

    /// Returns true if a picture shows the shape of another one or of its mirror image.
    func matches(_ other: Entry, flipped: Bool) -> Bool {
      Thumbnail.isSameOpacity(alpha, as: other.alpha, flipped: flipped, width: width)
        && Thumbnail.isSameContrast(contrast, as: other.contrast, flipped: flipped, width: width)
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
