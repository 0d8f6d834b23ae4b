import ChiralSVG

/// The content of a root element, for the assemblies that put something over or under all of it.
extension SVGElement {
  /// The prefix of the element's namespace with its colon, for elements that are added to it; empty if there is none.
  var prefix: String { String(qualifiedName.dropLast(name.count)) }

  /// The positions among the children from the first one that is drawn to the last; nil if none is drawn.
  var drawnChildren: ClosedRange<Int>? {
    let drawn = children.indices.filter { children[$0].isDrawn }
    return drawn.first.flatMap { first in drawn.last.map { first...$0 } }
  }
}

extension SVGNode {
  /// True for an element that is drawn where it stands.
  fileprivate var isDrawn: Bool {
    guard case .element(let element) = self else { return false }
    return element.namespace == .svg && ElementKind(element.name) == .graphics
  }
}

extension String {
  /// Returns the name, or else the name with the first number from 2 on that nothing has: `tool-room-2`.
  func numbered(unless isTaken: (String) -> Bool) -> String {
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? self : "\(self)-\($0)" }
    return names.first { !isTaken($0) } ?? self
  }
}
