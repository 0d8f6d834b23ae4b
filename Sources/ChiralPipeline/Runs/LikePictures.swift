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
  /// The number of pairs of pictures that were compared pixel by pixel, for tests of the effort.
  let compared: Int

  private struct Pixels: Hashable {
    let width: Int
    let alpha: [UInt8]
    let contrast: [UInt8]
  }

  /// The entries with the same pixels, with their names in order; thousands of them are compared as one.
  private struct Group {
    let entry: Entry
    var names: [String]
  }

  init(_ entries: [Entry]) {
    let equal = Dictionary(grouping: entries) {
      Pixels(width: $0.width, alpha: $0.alpha, contrast: $0.contrast)
    }.values
    let groups = equal.map { Group(entry: $0[0], names: $0.map(\.name).sorted()) }
      .sorted { ($0.entry.ink, $0.names[0]) < ($1.entry.ink, $1.names[0]) }
    var flips: [(String, String)] = []
    var twins: [String: String] = [:]
    var compared = 0
    func unite(_ names: [String]) {
      guard let first = names.min() else { return }
      for name in names where name != first { twins[name] = min(twins[name] ?? first, first) }
    }
    for (index, group) in groups.enumerated() {
      unite(group.names)
      for other in groups[(index + 1)...] {
        guard other.entry.ink <= group.entry.ink + group.entry.ink / 50 + 17 else { break }
        guard group.entry.mayMatch(other.entry) else { continue }
        compared += 1
        if group.entry.matches(other.entry, flipped: false) {
          unite(group.names + other.names)
        } else if group.entry.matches(other.entry, flipped: true) {
          for one in group.names.prefix(Self.mostFlips) {
            flips += other.names.prefix(Self.mostFlips).map { (min(one, $0), max(one, $0)) }
          }
        }
      }
    }
    self.flips = flips.sorted { $0 < $1 }
    self.twins = twins
    self.compared = compared
  }

  /// The number of icons with the same picture that are told as mirror images of each of another picture; twins tell the rest.
  private static let mostFlips = 16
}
