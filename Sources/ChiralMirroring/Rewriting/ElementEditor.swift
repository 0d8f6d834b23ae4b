import ChiralInk
import ChiralSVG

/// Rewrites the attributes of one element, each where it was declared and in the style in which it was
/// written.
struct ElementEditor {
  let scene: Scene
  let number: Int
  private(set) var element: SVGElement

  init(_ scene: Scene, _ element: SVGElement) {
    self.scene = scene
    self.element = element
    number = element.order
  }

  // MARK: Writing

  /// Sets an attribute, or removes it.
  mutating func set(_ attribute: String, _ value: String?) {
    element[attribute] = value
  }

  /// Sets a property where the cascade found its value, so that the new value takes effect.
  mutating func write(_ property: String, text: String) {
    let declared = scene.declared(property, number)
    switch declared?.origin {
    case nil, .attribute: element[property] = text
    case .style, .sheet:
      let style = StyleDeclarations(element["style"] ?? "")
      element["style"] = style.setting(property, to: text, isImportant: declared?.isImportant ?? false)
    }
  }

  /// Sets a horizontal length in user units; omits one that is 0, the default, if nothing was declared.
  mutating func write(_ property: String, _ value: DecimalNumber) {
    let declared = scene.declared(property, number)
    guard let old = declared?.value else {
      if value != .zero { element[property] = value.description }
      return
    }
    let length = Length(old)
    if let length, scene.userUnits(length, number) == value { return }
    let isCSS = declared?.origin != .attribute
    let unit = length?.unit == .px || isCSS ? "px" : ""
    write(
      property, text: value.written(dropsLeadingZero: TextSplice.dropsLeadingZero(Array(old.utf8))) + unit)
  }

  /// Renames the element and replaces some of its attributes with one.
  mutating func rename(to name: String, replacing removed: [String], with attribute: (String, String)) {
    let prefix = element.prefix
    let old = element.qualifiedName
    element.qualifiedName = prefix + name
    element.endTag = element.endTag.replacing(old, with: prefix + name)
    for name in removed { element[name] = nil }
    element[attribute.0] = attribute.1
  }

  // MARK: Positions

  /// Mirrors a position, x → k − x; a percentage stays a percentage if the viewport begins at 0.
  mutating func mirrorPoint(_ property: String, k: DecimalNumber) {
    let old = scene.own(property, number)
    guard let length = Length(old ?? "0") else { return }
    if length.unit == .percent, scene.span(around: number)?.minX == .zero {
      write(property, text: "\(DecimalNumber(100) - length.number)%")
    } else {
      write(property, k - scene.userUnits(length, number))
    }
  }

  /// Mirrors the left edge of a box, x → k − x − width; without a width, the defaults of a nested viewport
  /// apply.
  mutating func mirrorEdge(k: DecimalNumber) {
    let standard = element.name == "svg" ? Length(DecimalNumber(100), .percent) : nil
    guard let width = scene.own("width", number).flatMap(Length.init) ?? standard else { return }
    let x = scene.own("x", number).flatMap(Length.init) ?? Length(.zero)
    if x.unit == .percent, width.unit == .percent, scene.span(around: number)?.minX == .zero {
      write("x", text: "\(DecimalNumber(100) - x.number - width.number)%")
    } else {
      write("x", k - scene.userUnits(x, number) - scene.userUnits(width, number))
    }
  }

  mutating func mirrorPath(k: DecimalNumber) {
    if scene.declared("d", number)?.origin == .attribute {
      element.rewrite("d") { PathData($0).mirroredText(k: k) }
    } else if let data = scene.own("d", number) {
      write("d", text: PathData(data).mirroredText(k: k))
    }
  }

  mutating func mirrorPoints(k: DecimalNumber) {
    element.rewrite("points") { points in
      String(PathData("M" + points).mirroredText(k: k, keepsSeparators: true).dropFirst())
    }
  }

  /// Exchanges xMin and xMax in `preserveAspectRatio`.
  mutating func swapAlignment() {
    guard let value = element["preserveAspectRatio"] else { return }
    if value.contains("xMin") {
      element["preserveAspectRatio"] = value.replacing("xMin", with: "xMax")
    } else {
      element["preserveAspectRatio"] = value.replacing("xMax", with: "xMin")
    }
  }

  // MARK: Transforms

  /// Conjugates a transform T with the reflection F: F · T · F.
  mutating func mirrorTransform(_ property: String, k: DecimalNumber) {
    // Where CSS and an attribute both declare a transform, renderers disagree on which one counts.
    if scene.declared(property, number)?.origin != .attribute,
      let list = element[property].flatMap(TransformList.init)
    {
      element[property] = list.mirrored(k: k)
    }
    guard let value = scene.own(property, number), let list = TransformList(value) else { return }
    write(property, text: list.mirrored(k: k))
    mirrorTransformOrigin()
  }

  /// Negates the x of `transform-origin`. Together with F · T · F this is right both where the origin is
  /// honoured, as in browsers, and where it is not, as in librsvg: (I − L)·(−x, y) + (I − L)·(k, 0) = (I −
  /// L)·(k − x, y), with L the linear part of T.
  private mutating func mirrorTransformOrigin() {
    guard let value = scene.own("transform-origin", number) else { return }
    var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    let vertical: Set<String> = ["top", "bottom"]
    if words.count == 1, vertical.contains(words[0]) { words.insert("center", at: 0) }
    if words.count > 1, vertical.contains(words[0]) || ["left", "right"].contains(words[1]) {
      words.swapAt(0, 1)
    }
    let keywords = ["left": "0", "center": "50%", "right": "100%"]
    guard let first = words.first, let length = Length(keywords[first] ?? first) else { return }
    words[0] = (-length.number).description + length.unit.rawValue
    write("transform-origin", text: words.joined(separator: " "))
  }

  /// Puts a map before the element's transform, A · T; if A is the inverse of the first function, that
  /// function is removed.
  mutating func prefixTransform(_ map: Affine) {
    guard !map.isIdentity else { return }
    let property = element.name == "pattern" ? "patternTransform" : "transform"
    let inherited = element.name == "pattern" ? scene.chained(property, number) : scene.own(property, number)
    let text = (inherited ?? "").trimmedSpace
    let list = TransformList(text)
    if let list, let rest = list.droppingFirst(ifUndoneBy: map) {
      if rest.isEmpty, scene.declared(property, number)?.origin == .attribute {
        element[property] = nil
      } else {
        write(property, text: rest.isEmpty ? "none" : rest)
      }
    } else {
      let prefix = TransformList.text(map)
      write(property, text: text.isEmpty || list == nil || text == "none" ? prefix : "\(prefix) \(text)")
    }
  }

  // MARK: Text kept upright

  /// Mirrors the anchor of text and its tspans: x → k − x, dx → −dx, start ↔ end.
  mutating func anchor(k: DecimalNumber) {
    if element.name == "text" {
      mirrorTransform("transform", k: k)
      mirrorPoint("x", k: k)
    } else if element["x"] != nil {
      mirrorPoint("x", k: k)
    }
    if let dx = element["dx"].flatMap(Length.init) { element["dx"] = "\(-dx.number)\(dx.unit.rawValue)" }
    let own = scene.own("text-anchor", number)
    guard element.name == "text" || own != nil else { return }
    switch own ?? scene.inherited("text-anchor", number) ?? "start" {
    case "start": write("text-anchor", text: "end")
    case "end": write("text-anchor", text: "start")
    default: break
    }
  }
}

extension StringProtocol {
  /// The string without white space at its ends.
  var trimmedSpace: String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
