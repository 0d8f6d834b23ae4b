internal import ChiralRendering

/// Recognises the keys of a player in a small picture: triangles that point to one side, and upright bars, alone or in a frame.
///
/// The outline is filled first, so that line drawings and solid ones look alike. What is left must be columns of ink around one
/// horizontal axis, whose heights fall from a side to a point (a triangle) or stay (a bar).
struct TapeKeys {
  private var isInk: [Bool]
  private let width: Int
  private let height: Int

  /// Returns true if a picture shows a key.
  static func isKey(_ bitmap: Bitmap) -> Bool {
    var keys = TapeKeys(bitmap)
    keys.removeFrame()
    keys.fillHoles()
    return keys.isTriangles
  }

  private init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    isInk = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] > 127 }
  }

  /// Returns the pixels that are connected to some, among those that `belongs` returns true for.
  private func region(from starts: [Int], _ belongs: (Int) -> Bool) -> Set<Int> {
    var found = Set(starts.filter(belongs))
    var open = Array(found)
    while let place = open.popLast() {
      let (x, y) = (place % width, place / width)
      for (nextX, nextY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
      where (0..<width).contains(nextX) && (0..<height).contains(nextY) {
        let next = nextY * width + nextX
        if belongs(next), found.insert(next).inserted { open.append(next) }
      }
    }
    return found
  }

  private var border: [Int] {
    (0..<width).flatMap { [$0, (height - 1) * width + $0] }
      + (0..<height).flatMap { [$0 * width, $0 * width + width - 1] }
  }

  private mutating func fillHoles() {
    let outside = region(from: border) { !isInk[$0] }
    for place in isInk.indices where !outside.contains(place) { isInk[place] = true }
  }

  /// Removes a ring or box that encloses other ink, and takes what is cut out of a disc as the ink.
  private mutating func removeFrame() {
    let outside = region(from: border) { !isInk[$0] }
    guard let first = isInk.indices.first(where: { isInk[$0] }) else { return }
    let frame = region(from: [first]) { isInk[$0] }
    let isWide = Set(frame.map { $0 % width }).count * 10 >= inkWidth * 9
    guard isWide else { return }
    let inside = isInk.indices.filter { isInk[$0] && !frame.contains($0) }
    let holes = isInk.indices.filter { !isInk[$0] && !outside.contains($0) }
    if !inside.isEmpty, inside.allSatisfy({ !touches($0, outside) }) {
      for place in frame { isInk[place] = false }
    } else if !holes.isEmpty, holes.count * 3 < frame.count {
      isInk = isInk.indices.map(Set(holes).contains)
    }
  }

  private func touches(_ place: Int, _ region: Set<Int>) -> Bool {
    [place - 1, place + 1, place - width, place + width].contains(where: region.contains)
  }

  private var inkWidth: Int { Set(isInk.indices.filter { isInk[$0] }.map { $0 % width }).count }

  /// True if the filled ink is one row of triangles and bars, with a triangle among them.
  private var isTriangles: Bool {
    var columns: [(top: Int, bottom: Int)?] = []
    for x in 0..<width {
      let rows = (0..<height).filter { isInk[$0 * width + x] }
      guard let top = rows.first, let bottom = rows.last else {
        columns.append(nil)
        continue
      }
      guard bottom - top + 1 == rows.count else { return false }
      columns.append((top, bottom))
    }
    let present = columns.compactMap(\.self)
    guard let tallest = present.map({ $0.bottom - $0.top + 1 }).max(), tallest >= height / 5 else {
      return false
    }
    let axes = present.map { $0.top + $0.bottom }
    guard let low = axes.min(), let high = axes.max(), high - low <= 3 else { return false }
    return Self.isKey(columns.map { $0.map { $0.bottom - $0.top + 1 } ?? 0 }, tallest)
  }

  /// Returns true if heights of columns are those of triangles and bars.
  private static func isKey(_ heights: [Int], _ tallest: Int) -> Bool {
    var pieces: [[Int]] = []
    for (index, height) in heights.enumerated() where height > 0 {
      let before = index > 0 ? heights[index - 1] : 0
      // A jump begins another piece: from the point of a triangle to the side of the next, or to a bar.
      let jumps = before == 0 || abs(height - before) * 3 > tallest
      if jumps { pieces.append([]) }
      pieces[pieces.count - 1].append(height)
    }
    let kinds = pieces.map { kind(of: $0, tallest) }
    return kinds.contains(.triangle) && !kinds.contains(.other)
  }

  private enum Kind { case triangle, bar, other }

  private static func kind(of heights: [Int], _ tallest: Int) -> Kind {
    let (first, last) = (heights.first ?? 0, heights.last ?? 0)
    let isEven = heights.allSatisfy { 5 * $0 >= 4 * (heights.max() ?? 0) }
    if isEven || heights.count < 3 { return heights.count * 3 <= max(tallest, 6) ? .bar : .other }
    let falling = last < first ? heights : heights.reversed()
    let drops = zip(falling, falling.dropFirst()).dropFirst(2).allSatisfy { $0 >= $1 - 1 }
    // A triangle has half the area of its box; round corners and antialiasing change that a little.
    let area = Double(heights.reduce(0, +)) / Double((heights.max() ?? 1) * heights.count)
    return drops && (0.4...0.72).contains(area) && min(first, last) * 2 <= tallest ? .triangle : .other
  }
}
