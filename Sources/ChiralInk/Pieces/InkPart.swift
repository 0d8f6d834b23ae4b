/// The ink that one element contributes to something that several pieces draw.
public struct InkPart: Hashable, Sendable {
  /// The number of the element, in document order.
  public let element: Int
  /// The subpaths of the part, counted from 1 as in selectors; nil if the whole element belongs to it.
  public let subpaths: [Int]?

  /// Creates a part from an element and, if it is not the whole element, the subpaths.
  public init(element: Int, subpaths: [Int]?) {
    self.element = element
    self.subpaths = subpaths
  }
}

extension InkPart {
  /// Creates the part that a piece of ink is.
  package init(_ unit: InkUnit) {
    self.init(element: unit.element, subpaths: unit.isWholeElement ? nil : unit.subpaths.map { $0 + 1 })
  }

  /// Returns true if both share ink.
  package func overlaps(_ other: InkPart) -> Bool {
    guard element == other.element else { return false }
    guard let subpaths, let others = other.subpaths else { return true }
    return !Set(subpaths).isDisjoint(with: others)
  }

  /// Returns true if a piece of ink belongs to the part.
  package func isDrawn(by unit: InkUnit) -> Bool {
    guard element == unit.element else { return false }
    return subpaths.map { own in unit.subpaths.allSatisfy { own.contains($0 + 1) } } ?? true
  }
}

extension [InkUnit] {
  /// The elements and subpaths that draw the pieces, element by element.
  package var parts: [InkPart] {
    Set(map(\.element)).sorted().map { element in
      let own = filter { $0.element == element }
      let isWhole = own.contains(where: \.isWholeElement)
      let subpaths = Set(own.flatMap(\.subpaths)).map { $0 + 1 }.sorted()
      return InkPart(element: element, subpaths: isWhole ? nil : subpaths)
    }
  }
}
