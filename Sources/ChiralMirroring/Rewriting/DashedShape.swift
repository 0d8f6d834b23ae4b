import ChiralInk
import ChiralSVG

/// Dashed rectangles, circles and ellipses. Their dashes begin at a fixed point and run clockwise, so that
/// the mirror image has to be a path that begins at the mirrored point and runs the other way.
///
/// Source: SVG 2, sections 10.2 to 10.4 (equivalent paths).
extension Scene {
  /// Returns true if an element is a shape with a dashed outline.
  func isDashedShape(_ number: Int) -> Bool {
    guard ["rect", "circle", "ellipse"].contains(element(number).name),
      let dashes = inherited("stroke-dasharray", number), dashes != "none"
    else { return false }
    return (inherited("stroke", number) ?? "none") != "none"
  }

  /// Returns the reason why a dashed shape cannot become a path; nil if it can.
  func dashObstacle(_ number: Int) -> String? {
    guard isDashedShape(number) else { return nil }
    let isInCSS = Self.shapeAttributes.contains { property in
      declared(property, number).map { $0.origin != .attribute } ?? false
    }
    return isInCSS || cascade.sheet.selectsByType(element(number).name)
      ? "its dashes begin at a fixed point, and a style sheet addresses it as a shape" : nil
  }

  fileprivate static let shapeAttributes = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"]
}

extension ElementEditor {
  /// Turns a dashed shape into the path of its mirror image.
  mutating func mirrorDashedShape(k: DecimalNumber) {
    guard let data = element.name == "rect" ? rectangle(k: k) : ellipse(k: k) else { return }
    mirrorTransform("transform", k: k)
    rename(to: "path", replacing: Scene.shapeAttributes, with: ("d", data))
  }

  /// Returns the path of the mirrored rectangle, from the upper right corner to the left and around.
  private func rectangle(k: DecimalNumber) -> String? {
    guard let width = scene.length("width", number), let height = vertical("height") else { return nil }
    let x = k - (scene.length("x", number) ?? .zero) - width
    let y = vertical("y") ?? .zero
    let half = DecimalNumber(mantissa: 5, decimals: 1)
    let radiusX = min(scene.length("rx", number) ?? vertical("ry") ?? .zero, width * half)
    let radiusY = min(vertical("ry") ?? scene.length("rx", number) ?? .zero, height * half)
    guard radiusX > .zero, radiusY > .zero else {
      return "M\(x + width) \(y)H\(x)V\(y + height)H\(x + width)Z"
    }
    func corner(_ x: DecimalNumber, _ y: DecimalNumber) -> String { "a\(radiusX) \(radiusY) 0 0 0 \(x) \(y)" }
    return "M\(x + width - radiusX) \(y)H\(x + radiusX)\(corner(-radiusX, radiusY))"
      + "V\(y + height - radiusY)\(corner(radiusX, radiusY))H\(x + width - radiusX)\(corner(radiusX, -radiusY))"
      + "V\(y + radiusY)\(corner(-radiusX, -radiusY))Z"
  }

  /// Returns the path of the mirrored ellipse, from the leftmost point downwards and around.
  private func ellipse(k: DecimalNumber) -> String? {
    let isCircle = element.name == "circle"
    guard let radiusX = scene.length(isCircle ? "r" : "rx", number) ?? vertical("ry") else { return nil }
    let radiusY = isCircle ? radiusX : vertical("ry") ?? radiusX
    let x = k - (scene.length("cx", number) ?? .zero)
    let y = vertical("cy") ?? .zero
    let two = DecimalNumber(2)
    return "M\(x - radiusX) \(y)a\(radiusX) \(radiusY) 0 0 0 \(two * radiusX) 0"
      + "a\(radiusX) \(radiusY) 0 0 0 \(-(two * radiusX)) 0Z"
  }

  private func vertical(_ property: String) -> DecimalNumber? {
    scene.verticalLength(property, number).map { DecimalNumber($0) }
  }
}
