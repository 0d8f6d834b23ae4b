/// Checks a drawing after it was read, if its size or its elements give reason to.
struct TreeGuard {
  private let limits: SourceLimits
  /// Renderers read what stands in brackets by calling themselves: thousands of `:not(` end librsvg.
  private static let maximalDepth = 256
  /// Renderers follow a reference by calling themselves, too: a chain of some 700 masks or patterns overflows the stack of librsvg.
  /// Twice the depth at which it refuses elements, because references add to the nesting.
  static let deepestReference = 512

  init(_ limits: SourceLimits) { self.limits = limits }

  /// Throws if following every `use` would draw too many elements, or if references lead too deep.
  func checkReferences(of root: SVGElement) throws(SourceScan.Excess) {
    var drawn = DrawnElements(root)
    let extent = drawn.extent(of: root)
    guard extent.depth <= Self.deepestReference else {
      throw SourceScan.Excess(
        offset: (drawn.deepest ?? root).offset,
        message:
          "its references and elements nest deeper than \(Self.deepestReference); simplify the drawing")
    }
    guard extent.count <= limits[.references] else {
      throw excess(
        .references, of: root, reason: "its <use> elements draw more than \(limits[.references]) elements")
    }
  }

  /// Throws if path data and points hold too many numbers.
  func checkNumbers(of root: SVGElement) throws(SourceScan.Excess) {
    var numbers = 0
    for element in root.withDescendants {
      for attribute in element.attributes where attribute.name == "d" || attribute.name == "points" {
        numbers += attribute.value.numberCount
      }
      guard numbers <= limits[.numbers] else {
        throw excess(.numbers, of: element, reason: "its paths hold more than \(limits[.numbers]) numbers")
      }
    }
  }

  /// Throws if matching the rules of style sheets with the elements would take too long.
  func checkStyles(of root: SVGElement, elements: Int) throws(SourceScan.Excess) {
    var rules = 0
    for element in root.withDescendants where element.name == "style" {
      let sheet = element.text.utf8
      guard sheet.deepestBracket <= Self.maximalDepth else {
        throw SourceScan.Excess(
          offset: element.offset,
          message: "its style sheet nests brackets deeper than \(Self.maximalDepth); simplify the drawing")
      }
      rules += sheet.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") }
      guard rules.multipliedReportingOverflow(by: elements).partialValue <= limits[.styles] else {
        throw excess(
          .styles, of: element,
          reason: "its style sheets have \(rules) rules or more for \(elements) elements")
      }
    }
  }

  /// Throws if style sheets and `style` attributes hold too many declarations.
  func checkDeclarations(of root: SVGElement) throws(SourceScan.Excess) {
    var declarations = 0
    for element in root.withDescendants {
      let styles = element.attributes.filter { $0.name == "style" }.map(\.value)
      for style in styles + (element.name == "style" ? [element.text] : []) {
        declarations += style.utf8.count { $0 == UInt8(ascii: ";") } + 1
      }
      guard declarations <= limits[.declarations] else {
        throw excess(
          .declarations, of: element,
          reason: "its styles hold more than \(limits[.declarations]) declarations")
      }
    }
  }

  /// Throws if an embedded picture declares too many pixels.
  func checkPictures(of root: SVGElement) throws(SourceScan.Excess) {
    for element in root.withDescendants {
      guard let address = element.href?.value, let size = EmbeddedPicture.size(ofDataURI: address) else {
        continue
      }
      let pixels = size.width.multipliedReportingOverflow(by: size.height)
      guard !pixels.overflow, pixels.partialValue <= limits[.pixels] else {
        throw excess(
          .pixels, of: element,
          reason: "it holds a picture of \(size.width) × \(size.height) pixels, more than \(limits[.pixels])")
      }
    }
  }

  private func excess(
    _ limit: SourceLimits.Limit, of element: SVGElement, reason: String
  ) -> SourceScan.Excess {
    SourceScan.Excess(offset: element.offset, message: SourceLimits.advice(reason, raising: limit))
  }
}

/// Measures what a drawing draws, in time linear in its elements, however often they refer to each other.
private struct DrawnElements {
  /// The size of an element with its content and its references.
  struct Extent {
    /// The number of elements, with those that each `use` repeats; saturates instead of overflowing.
    var count = 1
    /// The largest number of elements inside each other, references included.
    var depth = 1
  }

  private var targets: [String: SVGElement] = [:]
  private var known: [String: Extent] = [:]
  private var path: Set<String> = []
  private var depth = 0
  /// An element below which nothing was followed, because it lies too deep.
  private(set) var deepest: SVGElement?
  /// A number that exceeds every limit.
  private static let countless = 1 << 40

  init(_ root: SVGElement) {
    for element in root.withDescendants {
      if let id = element["id"], targets[id] == nil { targets[id] = element }
    }
  }

  mutating func extent(of element: SVGElement) -> Extent {
    guard depth < TreeGuard.deepestReference else {
      deepest = element
      return Extent(depth: TreeGuard.deepestReference + 1)
    }
    depth += 1
    defer { depth -= 1 }
    var extent = Extent()
    for id in element.referencedIDs {
      let target = self.extent(ofTarget: id)
      if element.name == "use" { extent.count = min(extent.count + target.count, Self.countless) }
      extent.depth = max(extent.depth, target.depth + 1)
    }
    for child in element.elements {
      let inner = self.extent(of: child)
      extent.count = min(extent.count + inner.count, Self.countless)
      extent.depth = max(extent.depth, inner.depth + 1)
    }
    return extent
  }

  /// Returns what a target draws; nothing in a cycle, because the renderer refuses it.
  private mutating func extent(ofTarget id: String) -> Extent {
    if let known = known[id] { return known }
    guard let target = targets[id], path.insert(id).inserted else { return Extent(count: 0, depth: 0) }
    let extent = extent(of: target)
    path.remove(id)
    known[id] = extent
    return extent
  }
}

extension SVGElement {
  /// The ids of the elements that an element draws by its own attributes; those that style sheets name are not among them.
  fileprivate var referencedIDs: [String] {
    var ids: [String] = []
    if name != "a", let id = href.flatMap({ URLReference.id(inAddress: $0.value) }) { ids.append(id) }
    for attribute in attributes where attribute.value.utf8.contains(UInt8(ascii: "(")) {
      for part in attribute.value.split(separator: ";") {
        if let id = URLReference(firstIn: String(part))?.id { ids.append(id) }
      }
    }
    return ids
  }
}

extension SVGElement {
  /// The element and all its descendants, in document order; an explicit stack is used, because trees may be
  /// deep.
  fileprivate var withDescendants: [SVGElement] {
    var found: [SVGElement] = []
    var waiting = [self]
    while let element = waiting.popLast() {
      found.append(element)
      waiting += element.elements.reversed()
    }
    return found
  }
}

extension String.UTF8View {
  /// The largest number of brackets that are open at one place.
  fileprivate var deepestBracket: Int {
    var (depth, deepest) = (0, 0)
    for byte in self {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = Swift.max(depth, deepest)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = Swift.max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}

extension String {
  /// Returns the number of numbers and commands; `.1.1.1` are three numbers, because each further point
  /// begins one.
  fileprivate var numberCount: Int {
    var count = 0
    var (isInside, hasPoint) = (false, false)
    for byte in utf8 {
      switch byte {
      case 0x30...0x39:
        if !isInside { count += 1 }
        isInside = true
      case UInt8(ascii: "."):
        if !isInside || hasPoint { count += 1 }
        (isInside, hasPoint) = (true, true)
      default:
        if (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A { count += 1 }
        (isInside, hasPoint) = (false, false)
      }
    }
    return count
  }
}
