import ChiralSVG

/// The inherited properties that paint shapes.
struct ShapeStyle: Hashable, Sendable {
  var fill = "black"
  var fillOpacity = 1.0
  var isEvenOdd = false
  var stroke = "none"
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = Shape.Cap.butt
  var join = Shape.Join.miter
  var miterLimit = 4.0
  var dashes = "none"
  var paintsStrokeFirst = false
  var isVisible = true
  /// The colour that `currentColor` stands for inside the drawing; nil if it comes from outside.
  var color: ShapeColor?

  /// Applies the declarations of an element.
  mutating func apply(_ declared: (String) -> String?) throws(ShapeProblem) {
    func value(_ property: String) -> String? {
      declared(property).flatMap { $0 == "inherit" || $0 == "unset" ? nil : $0 }
    }
    if let text = value("color"), text.lowercased() != "currentcolor" { color = ShapeColor(text) }
    fill = value("fill") ?? fill
    stroke = value("stroke") ?? stroke
    fillOpacity = value("fill-opacity").flatMap(Self.share) ?? fillOpacity
    strokeOpacity = value("stroke-opacity").flatMap(Self.share) ?? strokeOpacity
    isEvenOdd = value("fill-rule").map { $0 == "evenodd" } ?? isEvenOdd
    cap = value("stroke-linecap").flatMap(Shape.Cap.init) ?? cap
    join = value("stroke-linejoin").flatMap(Shape.Join.init) ?? join
    miterLimit = value("stroke-miterlimit").flatMap { Double(parsing: $0) } ?? miterLimit
    dashes = value("stroke-dasharray") ?? dashes
    paintsStrokeFirst = value("paint-order").map { $0.hasPrefix("stroke") } ?? paintsStrokeFirst
    isVisible = value("visibility").map { $0 == "visible" } ?? isVisible
    if let text = value("stroke-width") {
      guard let length = Length(text), ![.percent, .em, .ex].contains(length.unit) else {
        throw ShapeProblem(description: "it has the stroke-width \(text)")
      }
      strokeWidth = length.userUnits(reference: .zero, fontSize: .zero).value
    }
  }

  /// Returns a number from 0 to 1 or a percentage as a number from 0 to 1.
  static func share(_ text: String) -> Double? {
    let value =
      text.hasSuffix("%") ? Double(parsing: text.dropLast()).map { $0 / 100 } : Double(parsing: text)
    return value.map { max(0, min(1, $0)) }
  }
}
