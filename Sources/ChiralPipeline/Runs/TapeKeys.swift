internal import ChiralRequests

/// Recognises the keys of a player in a small picture: triangles that point to one side, and upright bars, alone or in a frame.
///
/// The outline is filled first, so that line drawings and solid ones look alike. What is left must be columns of ink around one
/// horizontal axis, whose heights fall from a side to a point (a triangle) or stay (a bar).
struct TapeKeys {
  private var isInk: [Bool]
  private let width: Int
  private let height: Int
  /// The distances to the pixels beside, above and below one.
  private let steps: [Int]

  /// Returns true if a picture shows a key.
  static func isKey(_ bitmap: Bitmap) -> Bool {
    var keys = TapeKeys(bitmap)
    keys.removeFrame()
    keys.fillHoles()
    return keys.isTriangles
  }

  /// Reads where a picture has ink, with a margin of one empty pixel around it.
  private init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width + 2, bitmap.height + 2)
    steps = [-1, 1, -width, width]
    isInk = [Bool](repeating: false, count: width * height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        isInk[(y + 1) * width + x + 1] = bitmap.pixels[(y * bitmap.width + x) * 4 + 3] > 127
      }
    }
  }

  /// Returns the pixels with ink, or without, that are connected to one of their kind.
  private func region(from start: Int) -> [Bool] {
    var found = [Bool](repeating: false, count: isInk.count)
    found[start] = true
    var open = [start]
    while let place = open.popLast() {
      for step in steps {
        let next = place + step
        guard isInk.indices.contains(next), !found[next], isInk[next] == isInk[start] else { continue }
        found[next] = true
        open.append(next)
      }
    }
    return found
  }

  /// The pixels that no ink encloses.
  private var outside: [Bool] { region(from: 0) }

  private mutating func fillHoles() {
    isInk = outside.map { !$0 }
  }

  /// Removes a ring or box that encloses other ink, and takes what is cut out of a disc as the ink.
  private mutating func removeFrame() {
    guard let first = isInk.firstIndex(of: true) else { return }
    let frame = region(from: first)
    guard columns(of: frame) * 10 >= columns(of: isInk) * 9 else { return }
    let outside = outside
    let inside = isInk.indices.filter { isInk[$0] && !frame[$0] }
    let holes = isInk.indices.map { !isInk[$0] && !outside[$0] }
    let hollow = holes.count { $0 }
    if !inside.isEmpty, inside.allSatisfy({ place in !steps.contains { outside[place + $0] } }) {
      for place in isInk.indices where frame[place] { isInk[place] = false }
    } else if hollow > 0, hollow * 3 < frame.count(where: \.self) {
      isInk = holes
    }
  }

  /// Returns the number of columns that hold pixels.
  private func columns(of pixels: [Bool]) -> Int {
    (0..<width).count { x in (0..<height).contains { pixels[$0 * width + x] } }
  }

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
    guard let tallest = present.map({ $0.bottom - $0.top + 1 }).max(), tallest >= (height - 2) / 5 else {
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
