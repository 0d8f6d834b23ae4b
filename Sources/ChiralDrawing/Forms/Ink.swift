import ChiralSVG

/// The one colour of a drawing that is a template.
struct Ink {
  /// The colours other than black and `currentColor` that drawings have, as written.
  private let colors: Set<String>
  /// True if the drawing also has pictures made of pixels.
  private let hasImages: Bool
  /// True if black is written somewhere.
  fileprivate let namesBlack: Bool

  init(_ document: SVGDocument) {
    let cascade = Cascade(document)
    let index = cascade.index
    var colors: Set<String> = []
    var hasImages = false
    var namesBlack = false
    for number in index.elements.indices where index.elements[number].namespace == .svg {
      let name = index.elements[number].name
      if name == "image" || name == "foreignObject" { hasImages = true }
      // The content of a mask stands for opacity, not for colour.
      if Self.isInside("mask", number: number, index: index) { continue }
      for property in Self.properties {
        guard let value = cascade.declared(property, number)?.value.lowercased() else { continue }
        if Self.isBlack(value) { namesBlack = true } else if !Self.isNeutral(value) { colors.insert(value) }
      }
    }
    self.colors = colors
    self.hasImages = hasImages
    self.namesBlack = namesBlack
  }

  /// True if there is one colour that a platform may replace: black and `currentColor`, or a single variable of CSS.
  var isOne: Bool { !hasImages && (colors.isEmpty || variable != nil) }

  /// The variable that is the only colour; nil if there is none, or another colour.
  var variable: String? {
    let names = Set(colors.map { CSSVariables.name(of: $0) })
    return names.count == 1 ? names.first.flatMap(\.self) : nil
  }

  /// The only colour, as a manifest names it; nil for none, several, variables and transparent colours.
  fileprivate var only: String? {
    let known = colors.map { ShapeColor($0) }
    guard !hasImages, let first = known.first, let color = first, color.alpha == 1,
      known.allSatisfy({ $0 == color })
    else { return nil }
    return "#" + color.hexadecimal.dropFirst(2).lowercased()
  }

  /// Returns true if every colour is one of those of templates (`#444`, `var(--ink)`).
  func isMade(of template: [String]) -> Bool {
    !hasImages && !colors.isEmpty
      && colors.allSatisfy { color in template.contains { Self.isSame(color, $0) } }
  }

  /// Returns true if two spellings mean one colour; variables are compared by their names.
  static func isSame(_ one: String, _ other: String) -> Bool {
    if let name = CSSVariables.name(of: one) { return name == CSSVariables.name(of: other.lowercased()) }
    return ShapeColor(one).map { $0 == ShapeColor(other) } ?? false
  }

  private static func isInside(_ name: String, number: Int, index: ElementIndex) -> Bool {
    index.elements[number].name == name
      || index.ancestors(of: number).contains { index.elements[$0].name == name }
  }

  fileprivate static let properties = [
    "fill", "stroke", "stop-color", "flood-color", "lighting-color", "color",
  ]

  fileprivate static func isNeutral(_ value: String) -> Bool {
    neutral.contains(value) || value.hasPrefix("url(")
  }

  fileprivate static func isBlack(_ value: String) -> Bool { ShapeColor(value) == .black }

  private static let neutral: Set<String> = [
    "none", "currentcolor", "inherit", "transparent",
  ]
}

extension SVGDocument {
  /// True if the drawing has one colour that a platform may replace: it has no colours except `currentColor`
  /// and black, or those of one variable of CSS, and no raster image.
  var isMonochrome: Bool { Ink(self).isOne }

  /// The only colour of the drawing besides black and `currentColor`; nil if there is none, or more than one.
  var onlyColor: String? { Ink(self).only }

  /// Returns the drawing with `currentColor` in place of the colours of templates, if it has no others.
  func inked(_ template: [String]) -> SVGDocument {
    guard !template.isEmpty, Ink(self).isMade(of: template) else { return self }
    return painting { value in template.contains { Ink.isSame(value.lowercased(), $0) } }
  }

  /// The drawing as programs other than browsers read it: a variable is its fallback, or the colour that the program
  /// chooses where it is the only one.
  var withoutVariables: SVGDocument {
    guard CSSVariables.areUsed(in: serialized()) else { return self }
    let ink = Ink(self)
    guard ink.isOne, let variable = ink.variable else {
      return (try? SVGDocument(parsing: CSSVariables.resolved(serialized()), file: file)) ?? self
    }
    return painting { CSSVariables.name(of: $0.lowercased()) == variable }
  }

  /// The drawing as pages show it: where black is the one colour that they may replace, it is that of the text around,
  /// however it is written.
  var withInkOfText: SVGDocument {
    let ink = Ink(self)
    return ink.isOne && ink.namesBlack && ink.variable == nil
      ? painting { Ink.isBlack($0.lowercased()) } : self
  }

  /// The reason why a form of one colour that the app chooses cannot hold the drawing; nil if it can.
  var colourProblem: ShapeProblem? {
    if isMonochrome { return nil }
    return ShapeProblem(
      description: onlyColor == nil ? "it has colours" : "it has a colour that \"template\" does not name")
  }

  /// Returns the drawing with `currentColor` in place of some colours.
  private func painting(_ isInk: (String) -> Bool) -> SVGDocument {
    var copy = inliningStyles()
    copy.root = Self.painted(copy.root, isInk)
    return copy
  }

  private static func painted(_ element: SVGElement, _ isInk: (String) -> Bool) -> SVGElement {
    var copy = element
    if element.namespace == .svg {
      for property in Ink.properties where element[property].map(isInk) ?? false {
        copy[property] = "currentColor"
      }
      if let style = element["style"] {
        let declared = StyleDeclarations(style).declarations
        for one in declared where Ink.properties.contains(one.name) && isInk(one.value) {
          copy["style"] = StyleDeclarations(copy["style"] ?? "").setting(one.name, to: "currentColor")
        }
      }
    }
    // Colours in masks stand for opacity.
    guard element.name != "mask" else { return copy }
    copy.children = element.children.map { child in
      guard case .element(let child) = child else { return child }
      return .element(painted(child, isInk))
    }
    return copy
  }
}
