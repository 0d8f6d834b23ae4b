internal import ChiralRequests

/// The brightness of a small picture.
enum Tones {
  /// Returns true if a picture has light and dark areas, as a page with its lines has.
  static func areSeveral(in bitmap: Bitmap) -> Bool {
    let tones = stride(from: 0, to: bitmap.pixels.count, by: 4).filter { bitmap.pixels[$0 + 3] > 127 }
      .map { bitmap.pixels[$0..<$0 + 3].reduce(0) { $0 + Int($1) } }.sorted()
    guard let darkest = tones.dropFirst(tones.count / 10).first,
      let lightest = tones.dropLast(tones.count / 10).last
    else { return false }
    return lightest - darkest >= leastApart
  }

  /// The smallest difference between the sums of three channels: a fifth of that between black and white.
  private static let leastApart = 153
}
