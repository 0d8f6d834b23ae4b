import ChiralInk
import ChiralSVG

/// Drawings that serve both directions as they are, because they are their own mirror images apart from their sign.
extension SignRebuilder {
  /// Returns true if the drawing is its own mirror image apart from the tool, its clearance and the mirrored place of both.
  func stands(beforeItsOwnMirrorImageIn original: Picture) -> Bool {
    // Where nothing was cut to fit the tool, its distance from the rest is no clearance.
    !hasLinesOfText && [0, gap].contains { isSymmetric(original, beyond: $0) }
  }

  /// Returns true if the drawing is its own mirror image farther from the tool and its mirrored place than a distance.
  private func isSymmetric(_ original: Picture, beyond distance: Double) -> Bool {
    let last = original.width - 1
    let isNear = { (x: Int, y: Int) in
      isNearTool(x, y, within: distance) || isNearTool(last - x, y, within: distance)
    }
    let difference = PictureDifference(original, original.flipped) { isNear($0, $1) }
    // Too little ink outside of these places proves nothing.
    return difference?.isSymmetry == true
      && original.ink { isNear($0, $1) } < original.ink { _, _ in true } * Self.mostHidden
  }

  /// The largest height of a line, the largest difference between the sides of a line and of its mirror image or of another line, as
  /// shares of the drawing's size, and the largest distance of a line from the tool that cuts it off, in clearances.
  private static let line = (height: 0.12, slack: 0.03, reach: 1.5)

  /// True if the rest has at least two lines of text that begin at the same place and are not their own mirror images. Lines that end at
  /// the tool do not count: the tool may have cut them off.
  private var hasLinesOfText: Bool {
    let (k, slack) = (source.viewBox.mirrorSum.value, source.viewBox.width.value * Self.line.slack)
    let lines = rest.filter { line in
      !line.isHole && line.box.width > line.box.height * 2
        && line.box.height < source.viewBox.height.value * Self.line.height
        && source.drawingBox.contains(line.box)
    }
    return lines.contains { line in
      abs(k - line.box.minX - line.box.maxX) > slack
        && lines.contains { !$0.isSame(as: line) && abs($0.box.minX - line.box.minX) < slack }
        && ToolClearance(tool: tool, rest: [line], width: source.viewBox.width.value).before
          > max(gap, slack) * Self.line.reach
    }
  }

  /// The largest share of the ink in places that are not compared.
  private static let mostHidden = 0.8
}
