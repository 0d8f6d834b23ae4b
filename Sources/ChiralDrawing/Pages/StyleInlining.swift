import ChiralSVG

extension SVGDocument {
  /// Returns the drawing with the rules of its style sheets moved to the `style` attribute of each element:
  /// in a file with several drawings a style sheet would apply to all of them.
  func inliningStyles() -> SVGDocument {
    let cascade = Cascade(self)
    guard cascade.index.elements.contains(where: { $0.name == "style" }) else { return self }
    var copy = self
    copy.root = Self.inlined(root, cascade)
    return copy
  }

  private static func inlined(_ element: SVGElement, _ cascade: Cascade) -> SVGElement {
    var copy = element
    if element.namespace == .svg {
      // A longhand counts beside its shorthand, and a declaration of the element itself beside both.
      for property in shorthands {
        guard let declared = cascade.declared(property, element.order), declared.origin == .sheet
        else { continue }
        copy["style"] = "\(property): \(declared.value); " + (copy["style"] ?? "")
      }
      for property in properties {
        guard let declared = cascade.declared(property, element.order), declared.origin == .sheet
        else { continue }
        copy["style"] = StyleDeclarations(copy["style"] ?? "").setting(property, to: declared.value)
      }
    }
    copy.children = element.children.compactMap { child in
      guard case .element(let child) = child else { return child }
      return child.name == "style" ? nil : .element(inlined(child, cascade))
    }
    return copy
  }

  /// The properties that stand for several others.
  private static let shorthands = ["font", "marker"]

  /// The properties of SVG (SVG 2, appendix "Property index"), and those of CSS that place or draw elements of SVG.
  private static let properties = [
    "alignment-baseline", "baseline-shift", "clip", "clip-path", "clip-rule", "color", "color-interpolation",
    "color-interpolation-filters", "cx", "cy", "d", "direction", "display", "dominant-baseline", "fill",
    "fill-opacity", "fill-rule", "filter", "flood-color", "flood-opacity", "font-family",
    "font-feature-settings", "font-size", "font-size-adjust", "font-stretch", "font-style", "font-variant",
    "font-weight", "height", "image-rendering", "isolation", "letter-spacing", "lighting-color", "marker-end",
    "marker-mid", "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity", "overflow", "paint-order",
    "r", "rotate", "rx", "ry", "scale", "shape-rendering", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "text-orientation", "text-rendering",
    "transform", "transform-box", "transform-origin", "translate", "unicode-bidi", "vector-effect",
    "visibility", "white-space", "width", "word-spacing", "writing-mode", "x", "y",
  ]
}
