import ChiralInk
import ChiralSVG
import ChiralValues

/// The numerals of a numbered list that is drawn as one path: the subpaths to the left of its bars (R19).
struct NumeralColumn {
  /// The number of the path.
  let number: Int
  /// The subpaths that are numerals, counted from 0; they move together.
  let subpaths: [Int]
  /// True if each numeral is its own mirror image, as I, II and III are.
  let isSymmetric: Bool

  /// The smallest number of bars in a list.
  private static let minimalBars = 2
  /// The smallest ratio of width to height of a bar.
  private static let proportion = 2.5

  /// Finds the column in a drawing that is one path whose bars begin at one place; nil for other drawings.
  init?(in scene: Scene) {
    let drawn = scene.index.elements.indices.filter { scene.outline($0) != nil }
    guard drawn.count == 1, let number = drawn.first, scene.element(number).name == "path",
      let data = scene.own("d", number)
    else { return nil }
    let path = PathData(data)
    let segments = path.segments
    // A path may end in a moveto, which draws nothing.
    let boxes = path.subpaths.map { segments[$0].bounds() ?? Rect(minX: 0, minY: 0, width: 0, height: 0) }
    let inked = boxes.indices.filter { boxes[$0].width > 0 }
    let bars = inked.filter { boxes[$0].width >= boxes[$0].height * Self.proportion }
    let others = inked.filter { !bars.contains($0) }
    // Bars are aligned if they differ by less than 2 % of the width: 0.48 units of 24.
    let slack = scene.viewBox.width.value * 0.02
    guard bars.count >= Self.minimalBars, others.count >= Self.minimalBars, let first = bars.first,
      bars.allSatisfy({ abs(boxes[$0].minX - boxes[first].minX) < slack }),
      others.allSatisfy({ boxes[$0].maxX < boxes[first].minX })
    else { return nil }
    self.number = number
    subpaths = others
    isSymmetric = others.allSatisfy { path.isRectangle(subpath: $0) }
  }

  /// The numerals, which move together, or are mirrored each by itself if they are bars.
  var kept: Reading.Kept {
    Reading.Kept(
      parts: [InkPart(element: number, subpaths: subpaths.map { $0 + 1 })], noun: "the numerals", box: nil,
      reason: Reason("the numerals before the bars of a numbered list", rule: "R19", subject: .numerals),
      confidence: Reading.nameConfidence, isMirrored: isSymmetric, isInPlace: true)
  }
}

extension PathData {
  /// Returns true if a subpath is an upright rectangle.
  fileprivate func isRectangle(subpath: Int) -> Bool {
    let corners = contours[subpath]
    return corners.count == 4
      && corners.allSatisfy { $0.isLine && ($0.from.x == $0.to.x || $0.from.y == $0.to.y) }
  }
}
