package import ChiralValues

/// The heights of pictures and the colour that `currentColor` takes in them.
package struct SheetLook: Hashable, Sendable {
  /// The heights in pixels, ascending.
  package let heights: [Int]
  /// The colour of `currentColor` as `#rrggbb`.
  package let ink: String
  /// The style sheet that sets `currentColor`; nil if it is black, the renderer's default.
  package let stylesheet: String?

  /// The look of pictures on printed pages, and of those by which approvals recognise a picture.
  package static let paper = SheetLook(
    heights: [SheetPicture.pixelHeight], ink: Palette.ink, stylesheet: ":root { color: \(Palette.ink) }")

  private init(heights: [Int], ink: String, stylesheet: String?) {
    self.heights = heights
    self.ink = ink
    self.stylesheet = stylesheet
  }

  /// Creates the look of the pictures on a page for browsers: that of a build with these sizes, scales and tint, so that the
  /// page can take the pictures that the build has made.
  package init(sizes: [Int], scales: [Int], tint: Tint) {
    heights = Self.heights(Set(sizes.flatMap { size in scales.map { size * $0 } }).sorted())
    let channels = tint.channels
    // A light tint would be invisible on a light ground.
    if Self.isLight(channels) {
      (ink, stylesheet) = (Self.paper.ink, Self.paper.stylesheet)
    } else {
      ink = Self.hexadecimal(channels)
      stylesheet = tint == .black ? nil : ":root { color: \(tint.css) }"
    }
  }

  /// The height above which pictures of a build are left out, because they would only enlarge the page.
  private static let tallest = 192
  /// The height that at least one picture has, because smaller ones show too little.
  private static let clear = 48
  /// The largest number of heights.
  private static let most = 4

  /// Returns the heights to show, of those that a build makes.
  private static func heights(_ built: [Int]) -> [Int] {
    var heights = built.filter { $0 <= tallest }
    if (heights.last ?? 0) < clear { heights.append(clear) }
    guard heights.count > most else { return heights }
    let kept = [
      heights.first, heights.first { $0 >= clear / 2 }, heights.first { $0 >= clear }, heights.last,
    ]
    return Set(kept.compactMap(\.self)).sorted()
  }

  private static func isLight(_ channels: [Int]) -> Bool {
    // Approximately the eye's weights (0.25, 0.625, 0.125), as for the tone of a picture.
    (2 * channels[0] + 5 * channels[1] + channels[2]) / 8 > 160
  }

  private static func hexadecimal(_ channels: [Int]) -> String {
    "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
