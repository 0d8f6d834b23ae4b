import ChiralSVG

/// A feature of a drawing beyond plain shapes with plain numbers.
///
/// Renderers, style sheets and specifications disagree on such features, so that the mirror image of a drawing that has one is
/// proved by pictures. Everything that is not known to be plain is intricate.
struct Intricacy {
  /// The element that has the feature.
  let element: SVGElement
  /// The feature as the source writes it: `<pattern>`, `filter="url(#glow)"` or `filter: blur(2px)`.
  let text: String

  /// Returns the first intricate feature of a drawing; nil if the drawing is plain.
  static func first(in document: SVGDocument) -> Intricacy? {
    var search = IntricacySearch()
    search.visit(document.root, isRoot: true)
    return search.found ?? (search.hasUserSpace ? search.percentage : nil)
  }
}

/// A search for the first intricate feature. Most icons are plain, so that it has to be cheap for them.
private struct IntricacySearch {
  private(set) var found: Intricacy?
  /// A percentage of a gradient; intricate if a gradient of the drawing is in user space.
  private(set) var percentage: Intricacy?
  private(set) var hasUserSpace = false

  mutating func visit(_ element: SVGElement, isRoot: Bool = false) {
    guard element.namespace == .svg, !Self.inert.contains(element.name) else { return }
    guard isRoot || Self.plainElements.contains(element.name) else {
      return note("<\(element.name)>", element)
    }
    for attribute in element.attributes where !isPlain(attribute, of: element, isRoot: isRoot) {
      return note("\(attribute.name)=\"\(attribute.value)\"", element)
    }
    switch element.name {
    case "style":
      if let rule = Self.intricateRule(in: element.text) { note(rule, element) }
      return
    case "mask" where element["maskUnits"] != nil && (element["x"] == nil || element["width"] == nil):
      return note("<mask> without x and width", element)
    default: break
    }
    for case .element(let child) in element.children where found == nil { visit(child) }
  }

  private mutating func note(_ text: String, _ element: SVGElement) {
    let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    found = Intricacy(
      element: element, text: shown.count > Self.longest ? shown.prefix(Self.longest) + "…" : shown)
  }

  /// The largest number of characters of a feature in a message.
  private static let longest = 60

  private static let inert: Set<String> = ["title", "desc", "metadata", "script"]

  private static let plainElements: Set<String> = [
    "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "a",
    "linearGradient",
    "radialGradient", "stop", "clipPath", "mask", "style",
  ]

  // MARK: Attributes

  private mutating func isPlain(_ attribute: SVGAttribute, of element: SVGElement, isRoot: Bool) -> Bool {
    let value = attribute.value
    switch attribute.name {
    // A drawing's own size is that of its viewport, and `use` gives only symbols a size.
    case "width" where isRoot || element.name == "use", "x" where isRoot: return true
    case "x", "width", "cx", "x1", "x2", "fx":
      if PlainValue.isNumber(value) { return true }
      guard element.name.hasSuffix("Gradient"), value.hasSuffix("%"), PlainValue.isNumber(value.dropLast())
      else { return false }
      percentage = percentage ?? Intricacy(element: element, text: "\(attribute.name)=\"\(value)\"")
      return true
    case "transform", "gradientTransform": return !isRoot && PlainValue.isTransform(value)
    case "gradientUnits":
      if value == "userSpaceOnUse" { hasUserSpace = true }
      return true
    case "clipPathUnits", "maskUnits", "maskContentUnits": return value == "userSpaceOnUse"
    case "preserveAspectRatio": return isRoot || value.hasPrefix("xMid")
    case "style": return Self.arePlain(value[...])
    case "type": return element.name != "style" || value == "text/css"
    case "media": return element.name != "style"
    case "xlink:href": return element["href"] == nil
    default:
      return !PlainValue.intricateProperties.contains(attribute.name)
        || PlainValue.isHarmless(attribute.name, value)
    }
  }

  // MARK: Style

  /// Returns true if declarations only paint.
  private static func arePlain(_ declarations: Substring) -> Bool {
    guard !declarations.utf8.contains(where: PlainValue.isSpecial) else { return false }
    return declarations.utf8.split(separator: UInt8(ascii: ";")).allSatisfy { declaration in
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { return true }
      let name = PlainValue.trimmed(declaration[..<colon])
      let value = PlainValue.trimmed(declaration[declaration.index(after: colon)...])
      return PlainValue.paints(name) || PlainValue.isHarmless(name, value)
    }
  }

  /// Returns a rule of a sheet that does more than paint the elements of a class, an id or a type; nil if there is none.
  private static func intricateRule(in sheet: String) -> String? {
    for rule in sheet.split(separator: "}") {
      guard let open = rule.firstIndex(of: "{") else {
        if rule.allSatisfy(\.isWhitespace) { continue }
        return String(rule)
      }
      let selectors = rule[..<open].utf8
      if !selectors.allSatisfy(PlainValue.isSelector) || !arePlain(rule[rule.index(after: open)...]) {
        return rule + "}"
      }
    }
    return nil
  }
}
