extension ExaminerTest {
  /// The radius of the disc, as a share of the line width, that reaches all of a round end and of a right angle but its tip.
  private static let disc = 0.42
  /// The largest growth of the largest of these places, as a factor and in squares of the line width: a set may draw sharp ends. With a
  /// factor of 1.25, 14 of 24 findings about composed drawings were about right forms with sharp places in the drawing, too.
  private static let sharper = (factor: 2.0, area: 0.05)
  /// The largest growth, in squares of the line width, of the area that no such disc reaches. In eight sets, 493 right-to-left forms were no
  /// plain mirror images; the limit separates 31 of 32 that people had found cut or bitten from 440 of the others.
  private static let mostGrowth = 0.05
  /// The thinnest line that can be judged, in pixels.
  private static let leastWidth = 3.0

  /// Asks whether an end or a corner is sharper than in the source, or a hair or a sliver of ink is left.
  static let ends = ExaminerTest(id: "ends") { pictures in
    guard pictures.lineWidth >= leastWidth else { return nil }
    let after = pictures.result.areasBeyondDiscs(disc, lineWidth: pictures.lineWidth)
    guard (after.max() ?? 0) > sharper.area else { return nil }
    let before = pictures.source.areasBeyondDiscs(disc, lineWidth: pictures.lineWidth)
    let isSharper = (after.max() ?? 0) > sharper.factor * (before.max() ?? 0) + sharper.area
    return isSharper && after.reduce(0, +) - before.reduce(0, +) > mostGrowth
      ? "an end or a corner is sharper there than any in the drawing, or a sliver is left" : nil
  }
}
