import ChiralInk
import ChiralSVG

extension Sign {
  /// The prompt of a terminal, `>_`, which is recognised by its geometry.
  static let prompt = Sign(
    name: "prompt", guideline: "R8", noun: "the prompt of a terminal", isPlain: true,
    needsName: true,
    detectors: [
      Detector { view, sign in
        Prompt.all(among: view.units, isPromised: view.promises.promises(sign)).compactMap { prompt in
          switch prompt.place {
          case .alone:
            Sighting(
              sign, [prompt.bracket, prompt.line], in: view.scene.drawingBox, by: .frame, isWhole: true)
          case .inside(let frame): Sighting(sign, [prompt.bracket, prompt.line], in: frame, by: .frame)
          case .beside: Sighting(sign, [prompt.bracket, prompt.line], by: .geometry)
          }
        }
      }
    ],
    examples: [
      .seen(
        "a prompt in a window",
        "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M6 8l4 4-4 4M12 16h5\"/>"),
      .seen(
        "a prompt of outlines on a page with a folded corner",
        """
        <path d="M14 2H5v20h14V7z"/><path stroke="none" fill="black" d="M7.1 8.7l1.2-1.2 4.9 4.5-4.9 4.5-1.2-1.2 3.6-3.3zM12.5 15.2h4V17h-4z"/>
        """),
      .seen(
        "a prompt beside a line, in an icon named for it",
        "<path d=\"M2 4h14\"/><path d=\"M11 11l4 4-4 4M17 20h5\"/>",
        icon: "list-terminal"),
      .unseen("an arrow head above a line of text", "<path d=\"M6 4l4 4-4 4M3 18h18M3 21h12\"/>"),
    ])
}

/// A prompt: a bracket that points to the right, followed by a short line at its foot. Programs are written from left to right
/// everywhere (R8).
struct Prompt {
  /// The place of a prompt in its drawing.
  enum Place {
    /// Nothing else is drawn.
    case alone
    /// It stands in a window or on a page; the box of one that is its own mirror image, in which the prompt keeps its place.
    case inside(Rect?)
    /// It stands beside something else.
    case beside
  }

  let bracket: InkUnit
  let line: InkUnit
  let place: Place

  /// The ratios of a bracket's width to its height.
  private static let aspects = 0.35...0.95
  /// The proportions of the line, as shares of the bracket's height: its length, its thickness, the distance of its middle from the
  /// foot, and the distance of its start from the right end of the bracket.
  private static let line = (length: 0.35...1.6, thickness: 0.35, foot: 0.25, start: -0.35...0.6)
  /// The smallest share of its box that a window or a page covers.
  private static let leastFrame = 0.5

  /// Returns the prompts of a drawing.
  ///
  /// - Parameter isPromised: True if the icon's name promises one; it may then stand beside something else.
  static func all(among units: [InkUnit], isPromised: Bool) -> [Prompt] {
    units.filter(isPointed).flatMap { bracket in
      units.compactMap { Prompt(bracket, $0, among: units, isPromised: isPromised) }
    }
  }

  private init?(_ bracket: InkUnit, _ line: InkUnit, among units: [InkUnit], isPromised: Bool) {
    let (left, right, height) = (bracket.box, line.box, bracket.box.height)
    guard !line.sharesInk(with: bracket), line.isHole == bracket.isHole,
      Self.line.length.contains(right.width / height), right.height < height * Self.line.thickness,
      abs(right.midY - left.maxY) < height * Self.line.foot,
      Self.line.start.contains((right.minX - left.maxX) / height)
    else { return nil }
    let both = left.union(right)
    let others = units.filter { !$0.sharesInk(with: bracket) && !$0.sharesInk(with: line) }
    let around = units.filter { $0.box.contains(both) && ($0.isSymmetric || Self.isSheet($0)) }
    if let frame = around.min(by: { $0.box.width < $1.box.width }) {
      place = .inside(frame.isSymmetric ? frame.box : nil)
    } else if others.isEmpty || isPromised {
      place = others.isEmpty ? .alone : .beside
    } else {
      return nil
    }
    (self.bracket, self.line) = (bracket, line)
  }

  /// Returns true if the outermost line of a piece encloses most of its box.
  private static func isSheet(_ unit: InkUnit) -> Bool {
    guard let line = unit.lines.first, let box = Rect(around: line),
      unit.strokeWidth == nil || line.isClosed(within: box.width * 0.05)
    else { return false }
    return abs(line.signedArea) > box.width * box.height * leastFrame
  }

  /// The rows of samples across a bracket.
  private static let rows = 24
  /// The largest correlation of either edge of a bracket with the distance from its middle line: −1 for straight arms. The left edge of
  /// a triangle is upright.
  private static let pointed = -0.85
  /// The distance from the middle line, as a share of the height, up to which the left edge counts.
  private static let bluntness = 0.3
  /// The largest mean width of the arms, as a share of the bracket's: those of an outline twice as bold as usual.
  private static let arms = 0.7

  /// Returns true if a piece is an open corner that points to the right, whether drawn as a stroke or as an outline.
  static func isPointed(_ unit: InkUnit) -> Bool {
    guard aspects.contains(unit.box.width / unit.box.height) else { return false }
    var raster = InkRaster(box: unit.box, side: rows)
    raster.draw([unit])
    let edges = (0..<rows).compactMap { row -> (left: Int, right: Int, away: Double)? in
      let ink = (0..<rows).filter { raster.samples[row * rows + $0] }
      guard let left = ink.first, let right = ink.last, ink.count == right - left + 1 else { return nil }
      return (left, right, abs(Double(row) - Double(rows - 1) / 2))
    }
    guard edges.count >= rows - 1 else { return false }
    let width = edges.reduce(0) { $0 + $1.right - $1.left + 1 }
    // The blunt ends of arms are slanted the other way.
    let inner = edges.filter { $0.away < Double(rows) * Self.bluntness }
    let sides = [
      inner.map { (x: Double($0.left), y: $0.away) }, edges.map { (x: Double($0.right), y: $0.away) },
    ]
    return Double(width) <= Double(rows * rows) * arms
      && sides.allSatisfy { InkSpread($0).correlation.map { $0 < pointed } ?? false }
  }
}
