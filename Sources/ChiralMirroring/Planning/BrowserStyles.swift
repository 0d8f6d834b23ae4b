import ChiralInk
import ChiralSVG

/// Styles that browsers apply and librsvg does not, so that no picture can prove their mirror image.
extension Scene {
  /// Throws for the first style that places or shapes something in browsers only.
  func checkBrowserStyles() throws(MirrorError) {
    for number in index.elements.indices where element(number).namespace == .svg {
      if element(number).name == "style" { try checkUnreadRules(number) }
      try checkReferencePoint(number)
      try checkComputedPositions(number)
      for property in Self.browserProperties {
        guard let declared = declared(property, number), Self.isBrowserValue(declared.value, of: property)
        else { continue }
        throw error(
          number, "declares \(property): \(declared.value), which \(Self.unknown); draw it by elements")
      }
      if Self.paintServers.contains(element(number).name), let declared = declared("transform", number),
        declared.origin != .attribute
      {
        throw error(
          number,
          "its style declares transform, which \(Self.unknown) here; write it as gradientTransform or patternTransform"
        )
      }
    }
  }

  private static let unknown = "librsvg does not know"

  private static let paintServers: Set<String> = ["linearGradient", "radialGradient", "pattern"]

  /// The properties that have values for browsers only.
  private static let browserProperties = [
    "clip-path", "mask", "mask-image", "-webkit-mask", "-webkit-mask-image", "-webkit-clip-path",
    "background",
    "background-image", "filter",
  ]

  /// Returns true if only browsers draw a value: a shape, a generated picture, or a shadow whose offset has to be computed.
  private static func isBrowserValue(_ value: String, of property: String) -> Bool {
    let value = value.lowercased()
    guard value.utf8.contains(UInt8(ascii: "(")) else { return false }
    switch property {
    case "filter":
      return value.contains("drop-shadow(") && (value.contains("calc(") || value.contains("var("))
    case "clip-path", "-webkit-clip-path": return shapes.contains { value.contains($0 + "(") }
    case "background", "background-image": return value.contains("gradient(") || value.contains("url(")
    default: return value.contains("gradient(") || (property != "mask" && value.contains("url("))
    }
  }

  /// The functions of CSS Shapes 1 and 2.
  private static let shapes = ["inset", "circle", "ellipse", "polygon", "path", "rect", "xywh", "shape"]

  /// Throws for a marker placed by keywords (SVG 2, section 11.6.1), at which librsvg stops reading it.
  private func checkReferencePoint(_ number: Int) throws(MirrorError) {
    guard element(number).name == "marker" else { return }
    for attribute in element(number).attributes where ["refX", "refY"].contains(attribute.name) {
      guard ["left", "center", "right", "top", "bottom"].contains(attribute.value.trimmedSpace) else {
        continue
      }
      throw MirrorError(
        document.error(
          at: attribute.offset,
          "\(attribute.name)=\"\(attribute.value)\" \(Self.isUnknown); write it as a number"))
    }
  }

  private static let isUnknown = "is not known to librsvg"

  /// The horizontal positions and sizes that style sheets may declare.
  private static let positions = ["x", "cx", "width"]

  /// Throws for a position that browsers compute, such as `calc(…)`, or a style that gives it in units of the font or window.
  private func checkComputedPositions(_ number: Int) throws(MirrorError) {
    guard index.parents[number] >= 0, !["text", "tspan"].contains(element(number).name) else { return }
    for property in Self.positions {
      guard let declared = declared(property, number), Length(declared.value) == nil else { continue }
      let value = declared.value
      let isInUnits = declared.origin != .attribute && value.first?.isNumber == true
      guard isInUnits || value.utf8.contains(UInt8(ascii: "(")) else { continue }
      throw error(number, "\(property): \(value) \(Self.isUnknown); write it in user units")
    }
  }

  // MARK: Rules

  /// Throws for a rule that librsvg does not read and that places elements.
  private func checkUnreadRules(_ number: Int) throws(MirrorError) {
    let style = element(number)
    let isForAll = ["all", "screen", ""].contains(style["media"]?.lowercased().trimmedSpace ?? "")
    if !isForAll, Self.places(style.text) {
      throw error(
        number, "media=\"\(style["media"] ?? "")\" limits rules that place elements; \(Self.attributes)")
    }
    for block in Stylesheet.unreadBlocks(style.text)
    where !Self.isApart(block.prelude) && Self.places(block.body) {
      let rule = block.prelude.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw error(
        number, "librsvg does not read its rule \(rule), which places elements; \(Self.attributes)")
    }
  }

  /// The numbers of the style sheets whose `@keyframes` move elements.
  var movingSheets: [Int] {
    index.elements.indices.filter { number in
      element(number).name == "style" && element(number).namespace == .svg
        && Stylesheet.unreadBlocks(element(number).text).contains {
          $0.prelude.contains("keyframes") && Self.places($0.body)
        }
    }
  }

  private static let attributes = "write transforms and positions as attributes"

  /// Returns true if a rule says nothing about the drawing at rest.
  private static func isApart(_ prelude: String) -> Bool {
    [
      ":hover", ":focus", ":active", "@media print", "@keyframes", "@-webkit-keyframes", "@font-face",
      "@page", "@property",
    ]
    .contains {
      prelude.contains($0)
    }
  }

  /// The properties that place or shape an element.
  private static let placing: Set<String> = [
    "transform", "translate", "rotate", "scale", "offset", "offset-path", "d", "x", "x1", "x2", "cx",
    "clip-path",
    "mask-image",
  ]

  /// Returns true if a text with rules declares a place.
  private static func places(_ text: String) -> Bool {
    text.split { "{};".contains($0) }.contains { piece in
      guard let colon = piece.firstIndex(of: ":") else { return false }
      let value = piece[piece.index(after: colon)...].trimmedSpace
      return placing.contains(piece[..<colon].trimmedSpace.lowercased()) && value != "none"
    }
  }
}
