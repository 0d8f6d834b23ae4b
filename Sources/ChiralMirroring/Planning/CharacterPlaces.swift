import ChiralInk
import ChiralSVG

/// The places of characters that move. Whether somebody centred the ink of a 1 or its advance, which lies beside the ink, the 1 stands
/// in the mirror image as it was drawn: beside the mirror image of the same point.
extension Scene {
  /// Returns the box that is reflected to find the place of characters: that of the shape on which they are centred, or else that of the
  /// anchors of centred text. Nil for other elements.
  ///
  /// - Parameters:
  ///   - map: the map from the coordinates around the element to those of the drawing.
  ///   - isMirrored: a function that returns true for ink that neither stays nor moves.
  func characterBox(of number: Int, under map: Affine, besides isMirrored: (InkUnit) -> Bool) -> Rect? {
    let anchors = anchorBox(of: number)
    guard showsOnlyCharacters(number), let ink = bounds(of: number, under: map) else { return anchors }
    let middles = [ink.midX, anchors?.midX].compactMap(\.self)
    // The distance of the characters' middle, by their ink or by their anchors, from that of a shape.
    let distance = { (unit: InkUnit) in middles.map { abs($0 - unit.box.midX) }.min() ?? 0 }
    let near = units.filter { unit in
      distance(unit) < ink.height * Self.offset && unit.box.space(to: ink) < ink.height && isMirrored(unit)
        && unit.isSymmetric
    }
    return near.min { distance($0) < distance($1) }?.box ?? anchors
  }

  /// The largest distance between the middles of characters and of the shape on which they are centred, as a share of their height. The ink
  /// of a 1 lies beside the middle of its advance by 7 % of its height in Noto Sans and by less in other fonts with digits of one width.
  private static let offset = 0.1

  /// Returns true if an element shows characters and nothing else.
  private func showsOnlyCharacters(_ number: Int) -> Bool {
    if isLetters(number) { return true }
    let children = index.children(of: number)
    return element(number).name == "g" && !children.isEmpty && children.allSatisfy(showsOnlyCharacters)
  }

  /// Returns the box of the anchors of an element that shows nothing but centred text, in the drawing's
  /// coordinates; nil for other elements.
  func anchorBox(of number: Int) -> Rect? {
    anchors(of: number).flatMap { Rect(around: $0) }
  }

  /// Returns the anchors of the text in an element; nil if it draws anything else or text that is not centred.
  private func anchors(of number: Int) -> [Point]? {
    let element = element(number)
    guard element.namespace == .svg, ElementKind(element.name) == .graphics else { return [] }
    switch element.name {
    case "g":
      var points: [Point] = []
      for child in index.children(of: number) {
        guard let more = anchors(of: child) else { return nil }
        points += more
      }
      return points
    case "text":
      guard isPlainText(number), inherited("text-anchor", number) == "middle",
        let x = Length(element["x"] ?? "0")
      else { return nil }
      let place = Point(x: userUnits(x, number).value, y: 0)
      return [fullMap(number)(place)]
    default: return nil
    }
  }
}

extension Rect {
  /// Returns the height of the empty space between this box and another one above or below it; negative if they overlap.
  fileprivate func space(to other: Rect) -> Double { max(minY - other.maxY, other.minY - maxY) }
}
