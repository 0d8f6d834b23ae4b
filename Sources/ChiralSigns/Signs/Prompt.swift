import ChiralGeometry
import ChiralInk

extension Sign {
  /// The prompt of a terminal, `>_`, which is recognised by its geometry.
  static let prompt = Sign(
    name: "prompt", guideline: "R8", noun: "the prompt of a terminal",
    detectors: [
      Detector { view, sign in
        Prompt.all(among: view.units).compactMap { prompt in
          Sighting(
            sign, [prompt.bracket, prompt.line], in: prompt.frame ?? view.scene.drawingBox, by: .frame,
            isWhole: prompt.frame == nil)
        }
      }
    ],
    examples: [
      .seen(
        "a prompt in a window",
        "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M6 8l4 4-4 4M12 16h5\"/>"),
      .unseen("an arrow head above a line of text", "<path d=\"M6 4l4 4-4 4M3 18h18M3 21h12\"/>"),
    ])
}

/// A prompt: a bracket that points to the right, followed by a short line at its foot. Programs are written from left to right
/// everywhere (R8).
struct Prompt {
  let bracket: InkUnit
  let line: InkUnit
  /// The box of the window around it; nil if it is all of the drawing.
  let frame: Rect?

  /// The ratios of a bracket's width to its height.
  private static let aspects = 0.35...0.95
  /// The largest correlation of the distances from the left and from the middle line: −1 for a thin bracket, about −0.5 for a triangle.
  private static let pointed = -0.85
  /// The proportions of the line, as shares of the bracket's height: its length, its thickness, the distance of its middle from the
  /// foot, and the distance of its start from the right end of the bracket.
  private static let line = (length: 0.35...1.6, thickness: 0.3, foot: 0.25, start: -0.35...0.6)

  /// Returns the prompts of a drawing.
  static func all(among units: [InkUnit]) -> [Prompt] {
    units.filter(\.isPointed).flatMap { bracket in
      units.compactMap { Prompt(bracket, $0, among: units) }
    }
  }

  private init?(_ bracket: InkUnit, _ line: InkUnit, among units: [InkUnit]) {
    let (left, right, height) = (bracket.box, line.box, bracket.box.height)
    guard !line.sharesInk(with: bracket), line.isHole == bracket.isHole,
      Self.line.length.contains(right.width / height), right.height < height * Self.line.thickness,
      abs(right.midY - left.maxY) < height * Self.line.foot,
      Self.line.start.contains((right.minX - left.maxX) / height)
    else { return nil }
    let both = left.union(right)
    let others = units.filter { !$0.sharesInk(with: bracket) && !$0.sharesInk(with: line) }
    frame = units.filter { $0.box.contains(both) && $0.isSymmetric }.min { $0.box.width < $1.box.width }?.box
    guard frame != nil || others.isEmpty else { return nil }
    (self.bracket, self.line) = (bracket, line)
  }

  /// Returns true if a piece is an open corner that points to the right.
  fileprivate static func isPointed(_ unit: InkUnit) -> Bool {
    guard aspects.contains(unit.box.width / unit.box.height) else { return false }
    let middle = unit.box.midY
    return unit.points.map { (x: $0.x, y: abs($0.y - middle)) }.correlation.map { $0 < pointed } ?? false
  }
}

extension InkUnit {
  fileprivate var isPointed: Bool { Prompt.isPointed(self) }
}
