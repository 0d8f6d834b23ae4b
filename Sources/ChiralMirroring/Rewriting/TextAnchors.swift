import ChiralGeometry
import ChiralInk
import ChiralSVG

/// Centred text, whose anchors are reflected: the ink of a 1 lies beside the middle of its advance.
extension Scene {
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
