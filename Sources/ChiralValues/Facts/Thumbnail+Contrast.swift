/// The contrasts of a picture, which tell what it shows beside its outline: light parts on dark ones, and the other way round.
extension Thumbnail {
  /// The contrast of each pixel to the commonest colour of the picture, as a share of the largest contrast, from 0 to 255; empty if
  /// there is no contrast. Which of two colours is the lighter one does not matter.
  package var contrast: [UInt8] {
    guard !colour.isEmpty, let ground = commonestColour else { return [] }
    var largest = 0
    let distances = alpha.indices.map { pixel -> Int in
      guard let color = color(at: pixel) else { return 0 }
      let distance = max(
        abs(color.red - ground.red), abs(color.green - ground.green), abs(color.blue - ground.blue))
      largest = max(largest, distance)
      return distance
    }
    return largest < Self.leastContrast ? [] : distances.map { UInt8($0 * 255 / largest) }
  }

  /// The smallest distance of a channel that is a contrast, of 255; gradients and shadows have less.
  private static let leastContrast = 64

  /// A colour whose channels are not multiplied by the opacity, from 0 to 255.
  private typealias Color = (red: Int, green: Int, blue: Int)

  /// Returns the colour of a pixel that is at least half opaque; nil for the others.
  private func color(at pixel: Int) -> Color? {
    let opacity = Int(alpha[pixel])
    guard opacity > 127 else { return nil }
    let channel = { (offset: Int) in min(255, Int(colour[3 * pixel + offset]) * 255 / opacity) }
    return (channel(0), channel(1), channel(2))
  }

  /// The mean of the colours in the commonest of 512 groups of similar colours; nil if no pixel is half opaque.
  private var commonestColour: Color? {
    var groups: [Int: (sum: Color, count: Int)] = [:]
    for color in alpha.indices.lazy.compactMap(color) {
      let key = color.red / 32 * 64 + color.green / 32 * 8 + color.blue / 32
      let (sum, count) = groups[key] ?? ((0, 0, 0), 0)
      groups[key] = ((sum.red + color.red, sum.green + color.green, sum.blue + color.blue), count + 1)
    }
    let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.map { _, group in
      (group.sum.red / group.count, group.sum.green / group.count, group.sum.blue / group.count)
    }
  }

  /// Returns true if two contrasts of pictures of this width, one of them flipped or not, differ by less than four in 255 on average.
  package static func isSameContrast(
    _ one: [UInt8], as other: [UInt8], flipped: Bool = false, width: Int
  ) -> Bool {
    guard !one.isEmpty, !other.isEmpty else {
      // A picture of one colour has no contrast anywhere.
      let all = one.isEmpty ? other : one
      return all.isEmpty || all.reduce(0) { $0 + Int($1) } < all.count * mostContrast
    }
    return isLike(one, other, flipped: flipped, width: width, most: mostContrast)
  }

  /// The largest mean difference of the contrasts of two pictures of the same shape.
  private static let mostContrast = 4

  /// Returns true if the opacities of two pictures of this width, one of them flipped or not, differ by less than one in 255 on average.
  package static func isSameOpacity(
    _ one: [UInt8], as other: [UInt8], flipped: Bool = false, width: Int
  ) -> Bool {
    one.count == other.count && isLike(one, other, flipped: flipped, width: width, most: 1)
  }

  /// Returns true if the bytes of two pictures differ by less than `most` on average.
  private static func isLike(
    _ one: [UInt8], _ other: [UInt8], flipped: Bool, width: Int, most: Int
  ) -> Bool {
    guard one.count == other.count else { return false }
    var difference = 0
    return one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { two in
        for start in stride(from: 0, to: one.count, by: width) {
          for column in 0..<width {
            let from = flipped ? width - 1 - column : column
            difference += abs(Int(one[start + column]) - Int(two[start + from]))
          }
          if difference >= one.count * most { return false }
        }
        return true
      }
    }
  }
}
