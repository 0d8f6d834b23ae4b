package import ChiralInk
package import ChiralSVG
import ChiralValues

extension Sign {
  /// The slash of a code sign, which is recognised by its geometry.
  static let codeSlash = Sign(
    name: "code", guideline: "R8", noun: "the slash of a code sign", subject: .slash,
    detectors: [
      Detector(
        find: { view, sign in
          CodeSign.all(among: view.units).compactMap { Sighting(sign, [$0.slash], in: $0.box, by: .frame) }
        }, isFramed: true)
    ],
    examples: [
      .seen("a code sign", "<path d=\"M7 7l-5 5 5 5M17 7l5 5-5 5M14 5l-4 14\"/>"),
      .unseen("a slash between two bars", "<path d=\"M4 7v10M20 7v10M14 5l-4 14\"/>"),
    ])
}

/// The slash of a code sign, `</>`: a steep bar between two brackets that are each other's mirror image (R8).
package struct CodeSign {
  /// The bar.
  package let slash: InkUnit
  /// The box of the bar and both brackets.
  package let box: Rect

  /// Returns the code signs of a drawing.
  package static func all(among units: [InkUnit]) -> [CodeSign] {
    units.compactMap { CodeSign($0, among: units) }
  }

  /// The ratios of height to width of the bar.
  private static let steepness = 1.2...8.0
  /// The smallest ratio of a bracket's height to the bar's.
  private static let leastBracket = 0.4
  /// The largest distance between heights, places and sizes that count as the same, as a share of the bar's height.
  private static let slack = 0.06

  private init?(_ slash: InkUnit, among units: [InkUnit]) {
    let bar = slash.box
    let slack = bar.height * Self.slack
    guard Self.steepness.contains(bar.height / bar.width), slash.isSlantedBar else { return nil }
    let brackets = units.filter {
      $0.box.height > bar.height * Self.leastBracket && $0.box.height < bar.height + slack
        && abs($0.box.midY - bar.midY) < slack && $0.box.width < bar.height
    }
    let left = brackets.filter { $0.box.midX < bar.minX + slack }.max { $0.box.midX < $1.box.midX }
    let right = brackets.filter { $0.box.midX > bar.maxX - slack }.min { $0.box.midX < $1.box.midX }
    guard let left, let right, abs(left.box.midX + right.box.midX - 2 * bar.midX) < 2 * slack,
      abs(left.box.width - right.box.width) < slack, abs(left.box.height - right.box.height) < slack,
      left.isMirrorImage(of: right)
    else { return nil }
    self.slash = slash
    box = left.box.union(right.box).union(bar)
  }
}

extension InkUnit {
  /// True if its ink lies along one diagonal of its box.
  fileprivate var isSlantedBar: Bool {
    let side = 24
    var raster = InkRaster(box: box, side: side)
    raster.draw([self])
    let places = raster.samples.indices.filter { raster.samples[$0] }
      .map { (x: Double($0 % side), y: Double($0 / side)) }
    guard let correlation = InkSpread(places).correlation else { return false }
    return abs(correlation) > Self.leastCorrelation
  }

  /// The smallest correlation of the coordinates of a slanted bar's ink: a bar that is half as wide as its box has 0.8.
  private static let leastCorrelation = 0.8

  /// Returns true if the ink of both is each other's mirror image.
  fileprivate func isMirrorImage(of other: InkUnit) -> Bool {
    let flipped = InkUnit(
      element: element, subpaths: subpaths, lines: lines.map { $0.map { Point(x: -$0.x, y: $0.y) } },
      strokeWidth: strokeWidth, isWholeElement: isWholeElement)
    guard let flipped, !isSymmetric else { return false }
    return GlyphShape([flipped], in: flipped.box).likeness(to: GlyphShape([other], in: other.box))
      > Self.leastLikeness
  }

  /// The smallest likeness of two brackets, which differ by rounding.
  private static let leastLikeness = 0.9
}
