internal import ChiralRequests

/// The hues of a small picture, as twelfths of the circle of colours.
enum Hues {
  /// Returns true if a picture is painted in hues that nobody takes for shades of one.
  static func areSeveral(in bitmap: Bitmap) -> Bool {
    var counts = [Int](repeating: 0, count: sectors)
    var ink = 0
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4) where bitmap.pixels[start + 3] > 127 {
      ink += 1
      if let hue = hue(bitmap.pixels[start..<start + 3].map(Int.init)) { counts[hue] += 1 }
    }
    let present = counts.indices.filter { counts[$0] * leastShare >= ink && counts[$0] > 0 }
    return present.contains { one in present.contains { apart(one, $0) >= leastApart } }
  }

  private static let sectors = 12
  /// One pixel in this many must have a hue that counts.
  private static let leastShare = 20
  /// The distance, in sectors, of two hues that are no shades of each other: a quarter of the circle.
  private static let leastApart = 3

  private static func apart(_ one: Int, _ other: Int) -> Int {
    min(abs(one - other), sectors - abs(one - other))
  }

  /// Returns the sector of a colour; nil for greys, black and white.
  private static func hue(_ channels: [Int]) -> Int? {
    guard let most = channels.max(), let least = channels.min(), most > 50, 3 * (most - least) > most else {
      return nil
    }
    let (red, green, blue, range) = (channels[0], channels[1], channels[2], Double(most - least))
    let sixths =
      most == red
      ? Double(green - blue) / range
      : most == green ? 2 + Double(blue - red) / range : 4 + Double(red - green) / range
    return Int((sixths < 0 ? sixths + 6 : sixths) * 2) % sectors
  }
}
