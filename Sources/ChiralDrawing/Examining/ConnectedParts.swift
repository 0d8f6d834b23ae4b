import ChiralValues

/// The connected parts of a picture: those of its ink, and the holes in them.
///
/// Antialiasing decides whether ink that nearly touches is connected. Everything is therefore found twice, once where faint ink counts and
/// once where it does not, and only what differs both times is a difference.
struct ConnectedParts {
  /// The alpha values above which a pixel is ink: a quarter and three quarters of 255.
  private static let thresholds: [UInt8] = [63, 191]
  /// The smallest area of a part in pixels. At the usual height of 64 pixels, it is a square of 0.4 units in a drawing of 24.
  private static let smallest = 1.0

  /// The areas in pixels of the parts of the ink, the largest first, at each threshold.
  private let ink: [[Double]]
  /// The areas in pixels of the holes, the largest first, at each threshold.
  private let holes: [[Double]]

  init(of picture: Thumbnail) {
    let field = Field(picture)
    ink = Self.thresholds.map { threshold in Self.sorted(field.parts { $0 > threshold }) }
    holes = Self.thresholds.map { threshold in Self.sorted(field.holes { $0 <= threshold }) }
  }

  private static func sorted(_ areas: [Double]) -> [Double] {
    areas.filter { $0 >= smallest }.sorted(by: >)
  }

  // MARK: Comparison

  /// The largest area of a speck in pixels: a square of 1.5 units in a drawing of 24, as wide as the strokes of many sets.
  private static let speck = 16.0
  /// The largest ratio between the areas of a part that a clearance in another place explains. It was chosen by counting: in 25,000 icons of
  /// 32 sets, half of the pictures with ratios from 1.4 to 1.6 were lines of lists that end at another place, and nothing was wrong with them.
  private static let ratio = 1.6

  /// Returns the difference between these parts and those of the mirror image; nil if they are the same.
  ///
  /// A slash that stays crosses a mirrored base at another place and divides it in another way, which says nothing; there, only new specks
  /// count. New holes are no mistake: a ring that a tool had cut is whole again.
  func change(to other: ConnectedParts, acrossSlash: Bool) -> PartChange? {
    if acrossSlash {
      return Self.areMore(in: other.ink, than: ink) { $0.count { $0 < Self.speck } } ? .speck : nil
    }
    if Self.areMore(in: other.ink, than: ink, \.count) { return .split }
    if Self.areMore(in: ink, than: other.ink, \.count) { return .merged }
    if Self.areMore(in: holes, than: other.holes, \.count) { return .filled }
    return Self.isResized(ink, other.ink) || Self.isResized(holes, other.holes) ? .resized : nil
  }

  /// Returns the number of parts that another picture has more than this one, whichever thresholds decide.
  func additions(in other: ConnectedParts) -> Int {
    (other.ink.map(\.count).min() ?? 0) - (ink.map(\.count).max() ?? 0)
  }

  /// Returns true if the first picture has more parts of a kind than the second, whichever thresholds decide.
  private static func areMore(
    in some: [[Double]], than others: [[Double]], _ count: ([Double]) -> Int
  ) -> Bool {
    (some.map(count).min() ?? 0) > (others.map(count).max() ?? 0)
  }

  /// Returns true if both pictures surely have the same number of parts, and a part has another size.
  private static func isResized(_ some: [[Double]], _ others: [[Double]]) -> Bool {
    guard Set((some + others).map(\.count)).count == 1 else { return false }
    return zip(some, others).allSatisfy { one, other in
      zip(one, other).contains { max($0, $1) > ratio * min($0, $1) }
    }
  }
}

/// The pixels of a picture with a frame of empty ones around them, which gives each pixel eight neighbours.
private struct Field {
  private let stride: Int
  private let alpha: [UInt8]

  init(_ picture: Thumbnail) {
    stride = picture.width + 2
    var alpha = [UInt8](repeating: 0, count: stride * (picture.height + 2))
    for row in 0..<picture.height {
      let (from, to) = (row * picture.width, (row + 1) * stride + 1)
      for column in 0..<picture.width { alpha[to + column] = picture.alpha[from + column] }
    }
    self.alpha = alpha
  }

  /// Returns the areas of the parts of the ink, whose pixels may touch by their corners.
  func parts(_ isInk: (UInt8) -> Bool) -> [Double] {
    let corners = [-stride - 1, -stride + 1, stride - 1, stride + 1]
    return areas(of: isInk, touchingAt: sides + corners) { Double($0) / 255 }
  }

  /// Returns the areas of the holes, which are the parts of the paper that the ink surrounds.
  func holes(_ isPaper: (UInt8) -> Bool) -> [Double] {
    // The first part is the one that begins at the first pixel of the frame.
    Array(areas(of: isPaper, touchingAt: sides) { 1 - Double($0) / 255 }.dropFirst())
  }

  private var sides: [Int] { [-1, 1, -stride, stride] }

  private func areas(
    of belongs: (UInt8) -> Bool, touchingAt neighbours: [Int], _ share: (UInt8) -> Double
  ) -> [Double] {
    var isOpen = alpha.map(belongs)
    var areas: [Double] = []
    var found: [Int] = []
    for start in isOpen.indices where isOpen[start] {
      var area = 0.0
      isOpen[start] = false
      found.append(start)
      while let place = found.popLast() {
        area += share(alpha[place])
        for step in neighbours {
          let next = place + step
          guard isOpen.indices.contains(next), isOpen[next] else { continue }
          isOpen[next] = false
          found.append(next)
        }
      }
      areas.append(area)
    }
    return areas
  }
}
