import ChiralGeometry
package import ChiralSVG

/// Text that shows nothing: drawing programs leave empty texts behind, and artists write notes beside the drawing.
extension Scene {
  /// Returns true if a `<text>` shows something in the drawing, as far as that can be told without a font.
  package func showsText(_ number: Int) -> Bool {
    guard element(number).text.contains(where: { !$0.isWhitespace }) else { return false }
    let around = [number] + Array(index.ancestors(of: number))
    return around.allSatisfy { own("display", $0) != "none" } && !isTextOutside(number)
  }

  /// The largest width of a letter, and the largest height of a line above and below its baseline, as shares of the font size.
  private static let most = (width: 1.2, above: 1.5, below: 0.8)

  /// Returns true if all lines of a text lie outside the drawing, however wide their letters are.
  private func isTextOutside(_ number: Int) -> Bool {
    let map = fullMap(number)
    let holders = [number] + index.children(of: number)
    guard !holders.contains(where: isPlacedOtherwise) else { return false }
    let starts = holders.filter { $0 == number || element($0)["x"] != nil || element($0)["y"] != nil }
    return starts.allSatisfy { holder in
      // A line that begins nowhere else may be as long as the whole text.
      let count = Double(element(number).text.count(where: { !$0.isNewline }))
      let size = cascade.fontSize(holder).value
      let x = (length("x", holder) ?? length("x", number))?.value ?? 0
      let y = verticalLength("y", holder) ?? verticalLength("y", number) ?? 0
      let width = count * size * Self.most.width
      let (before, after): (Double, Double) =
        switch inherited("text-anchor", holder) {
        case "middle": (width / 2, width / 2)
        case "end": (width, size)
        default: (size, width)
        }
      let corners = [x - before, x + after].flatMap { x in
        [y - size * Self.most.above, y + size * Self.most.below].map { map(Point(x: x, y: $0)) }
      }
      return Rect(around: corners).map { !$0.overlaps(drawingBox) } ?? false
    }
  }

  /// Returns true if the letters of an element do not simply follow each other from one place: a list of places, steps, another
  /// direction or a path.
  private func isPlacedOtherwise(_ number: Int) -> Bool {
    let element = element(number)
    return ["dx", "dy", "rotate"].contains { element[$0] != nil } || element.name == "textPath"
      || ["x", "y"].contains { name in own(name, number).map { Length($0) == nil } ?? false }
      || inherited("direction", number) == "rtl"
      || inherited("writing-mode", number).map { !["lr", "lr-tb", "horizontal-tb"].contains($0) } ?? false
  }
}

extension Rect {
  /// Returns true if two boxes have an area in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
