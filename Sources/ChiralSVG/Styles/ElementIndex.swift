/// The elements of a drawing by number, with their parents, for selectors and references.
///
/// An element's number is its `order`; values are those of the source.
public struct ElementIndex: Sendable {
  /// All elements in document order.
  public let elements: [SVGElement]
  /// The number of each element's parent; −1 for the root.
  public let parents: [Int]
  /// The position of each element among the child elements of its parent, counted from 0.
  let positions: [Int]
  /// The number of the previous child element of the same parent; −1 for the first.
  let previous: [Int]
  /// The number of each element's last child element; −1 if it has none.
  private let lastChildren: [Int]
  /// The first element with each id, because renderers also use the first.
  public let byID: [String: Int]

  /// Creates the index of a drawing that was just read.
  public init(_ document: SVGDocument) {
    var builder = Builder(capacity: document.elementCount)
    _ = builder.add(document.root, parent: -1, position: 0, previous: -1)
    elements = builder.elements
    parents = builder.parents
    positions = builder.positions
    previous = builder.previous
    lastChildren = builder.lastChildren
    byID = builder.byID
  }

  /// The ids of the elements that `<use>` shows.
  package var usedIDs: Set<String> {
    Set(
      elements.filter { $0.name == "use" }.compactMap {
        $0.href.flatMap { URLReference.id(inAddress: $0.value) }
      })
  }

  /// Returns the numbers of an element's ancestors, from its parent to the root.
  public func ancestors(of number: Int) -> some Sequence<Int> {
    sequence(first: parents[number]) { $0 < 0 ? nil : parents[$0] }.prefix { $0 >= 0 }
  }

  /// Returns the numbers of an element's child elements.
  public func children(of number: Int) -> [Int] {
    let last = lastChildren[number]
    guard last >= 0 else { return [] }
    // The loop runs from the last to the first, because copying the elements would take time proportional to
    // their number.
    var children = [Int](repeating: last, count: positions[last] + 1)
    var child = last
    while child >= 0 {
      children[positions[child]] = child
      child = previous[child]
    }
    return children
  }

  /// Returns true if no element follows among the children of its parent.
  func isLastChild(_ number: Int) -> Bool {
    parents[number] < 0 || lastChildren[parents[number]] == number
  }

  private struct Builder {
    var elements: [SVGElement] = []
    var parents: [Int] = []
    var positions: [Int] = []
    var previous: [Int] = []
    var lastChildren: [Int] = []
    var byID: [String: Int] = [:]

    init(capacity: Int) {
      elements.reserveCapacity(capacity)
      parents.reserveCapacity(capacity)
      positions.reserveCapacity(capacity)
      previous.reserveCapacity(capacity)
      lastChildren.reserveCapacity(capacity)
    }

    mutating func add(_ element: SVGElement, parent: Int, position: Int, previous before: Int) -> Int {
      let number = elements.count
      elements.append(element)
      parents.append(parent)
      positions.append(position)
      previous.append(before)
      lastChildren.append(-1)
      if let id = element["id"], byID[id] == nil { byID[id] = number }
      var (next, last) = (0, -1)
      for case .element(let child) in element.children {
        last = add(child, parent: number, position: next, previous: last)
        next += 1
      }
      lastChildren[number] = last
      return number
    }
  }
}

extension Selector {
  /// Returns the elements that the selector matches, in document order, each with its subpaths; nil for all
  /// subpaths.
  public func matches(in index: ElementIndex) -> [(number: Int, subpaths: [ClosedRange<Int>]?)] {
    var matchers = alternatives.map { SelectorMatcher($0, index) }
    return index.elements.indices.flatMap { number in
      matchers.indices.filter { matchers[$0].matches(number) }.map { (number, alternatives[$0].subpaths) }
    }
  }
}

extension Selector.Compound {
  func matches(_ number: Int, in index: ElementIndex) -> Bool {
    conditions.allSatisfy { $0.matches(number, in: index) }
  }
}

extension Selector.Condition {
  fileprivate func matches(_ number: Int, in index: ElementIndex) -> Bool {
    let element = index.elements[number]
    switch self {
    case .type(let name): return name == "*" || element.name == name
    case .id(let id): return element["id"] == id
    case .class(let name):
      return element["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } ?? false
    case .attribute(let name, let test): return element[name].map(test.accepts) ?? false
    case .root: return index.parents[number] < 0
    case .firstChild: return index.positions[number] == 0
    case .lastChild: return index.isLastChild(number)
    case .nthChild(step: 0, offset: 0): return index.positions[number] == 0 && index.isLastChild(number)
    case .nthChild(let step, let offset):
      let distance = index.positions[number] + 1 - offset
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    case .empty: return element.children.isEmpty
    case .not(let compound): return !compound.matches(number, in: index)
    case .never: return false
    }
  }
}

extension Selector.AttributeTest {
  fileprivate func accepts(_ value: String) -> Bool {
    switch self {
    case .exists: true
    case .equals(let other): value == other
    case .includes(let word): value.split(whereSeparator: \.isWhitespace).contains { $0 == word }
    case .dashMatch(let start): value == start || value.hasPrefix(start + "-")
    case .prefix(let start): !start.isEmpty && value.hasPrefix(start)
    case .suffix(let end): !end.isEmpty && value.hasSuffix(end)
    case .substring(let part): !part.isEmpty && value.contains(part)
    }
  }
}
