import ChiralSVG

/// The paint of elements.
extension Scene {
  /// Returns true if an element is a visible stroke.
  package func isStroked(_ number: Int) -> Bool {
    let element = element(number)
    guard element.namespace == .svg, ElementKind(element.name) == .graphics, element.name != "image",
      outline(number) != nil, (inherited("stroke", number) ?? "none") != "none"
    else { return false }
    return !index.ancestors(of: number).contains { ElementKind(self.element($0).name) != .graphics }
  }

  /// Returns true if an element fills its outline and is visible.
  package func isFilled(_ number: Int) -> Bool {
    inherited("fill", number) != "none"
      && !index.ancestors(of: number).contains { ElementKind(self.element($0).name) != .graphics }
  }
}
