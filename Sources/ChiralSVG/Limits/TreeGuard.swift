internal import ChiralGeometry

/// Checks a drawing after it was read, if its size or its elements give reason to.
struct TreeGuard {
  private let limits: SourceLimits
  /// Renderers read what stands in brackets by calling themselves: thousands of `:not(` end librsvg.
  private static let maximalDepth = 256

  init(_ limits: SourceLimits) { self.limits = limits }

  /// Throws if following every `use` would draw too many elements.
  func checkReferences(of root: SVGElement) throws(SourceScan.Excess) {
    var counter = DrawnElements(root)
    guard counter.count(of: root) <= limits[.references] else {
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

/// Counts the elements that a drawing draws, in time linear in its elements, however often they refer to each
/// other.
private struct DrawnElements {
  private var targets: [String: SVGElement] = [:]
  private var counted: [String: Int] = [:]
  private var path: Set<String> = []
  private var depth = 0
  /// The largest depth of references and elements inside each other: more would endanger the stack of a
  /// thread.
  private static let maximalDepth = 1_000
  /// A number that exceeds every limit.
  private static let countless = 1 << 40

  init(_ root: SVGElement) {
    for element in root.withDescendants {
      if let id = element["id"], targets[id] == nil { targets[id] = element }
    }
  }

  /// Returns the number of elements that an element draws with its content and its references; saturates
  /// instead of overflowing.
  mutating func count(of element: SVGElement) -> Int {
    guard depth < Self.maximalDepth else { return Self.countless }
    depth += 1
    defer { depth -= 1 }
    var sum = 1
    if element.name == "use", let id = element.href.flatMap({ URLReference.id(inAddress: $0.value) }) {
      sum += count(ofTarget: id)
    }
    for child in element.elements { sum = min(sum + count(of: child), Self.countless) }
    return sum
  }

  /// Returns the number of elements that a target draws; 0 in a cycle, because the renderer refuses it.
  private mutating func count(ofTarget id: String) -> Int {
    if let known = counted[id] { return known }
    guard let target = targets[id], path.insert(id).inserted else { return 0 }
    let sum = count(of: target)
    path.remove(id)
    counted[id] = sum
    return sum
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
