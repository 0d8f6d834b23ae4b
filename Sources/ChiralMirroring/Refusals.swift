import ChiralGeometry
import ChiralSVG

/// What has no exact mirror image, or is drawn differently by every renderer, and is refused with a reason.
extension Scene {
  /// Throws for the first such thing in the drawing.
  func checkSupported() throws(MirrorError) {
    for number in index.elements.indices where element(number).namespace == .svg {
      try checkKeywords(number)
      try checkUnits(number)
      if let filter = target(of: own("filter", number)), let reason = refusal(ofFilter: filter) {
        throw error(number, reason)
      }
    }
    try checkCycles()
  }

  /// The attributes that take one of a few words. Renderers stop reading an element at another word, each at
  /// its own place.
  private static let keywords: [String: Set<String>] = [
    "gradientUnits": units, "patternUnits": units, "patternContentUnits": units, "clipPathUnits": units,
    "maskUnits": units, "maskContentUnits": units, "filterUnits": units, "primitiveUnits": units,
    "spreadMethod": ["pad", "reflect", "repeat"], "markerUnits": ["strokeWidth", "userSpaceOnUse"],
  ]

  private static let units: Set<String> = ["objectBoundingBox", "userSpaceOnUse"]

  private func checkKeywords(_ number: Int) throws(MirrorError) {
    guard ElementKind(element(number).name) == .resource else { return }
    for attribute in element(number).attributes {
      guard let words = Self.keywords[attribute.name], !words.contains(attribute.value) else { continue }
      throw MirrorError(
        document.error(
          at: attribute.offset,
          "\(attribute.name)=\"\(attribute.value)\" is none of \(words.sorted().joined(separator: ", "))"))
    }
  }

  /// Lengths whose size depends on a font or on the window, or that not every renderer knows.
  private static let floatingUnits = [
    "rem", "ch", "ic", "cap", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "q",
  ]

  /// The horizontal lengths that a mirror rewrites.
  private static let positions = ["x", "x1", "x2", "cx", "fx", "dx", "width", "refX"]

  private func checkUnits(_ number: Int) throws(MirrorError) {
    for attribute in element(number).attributes where Self.positions.contains(attribute.name) {
      var scanner = ByteScanner(attribute.value)
      scanner.skipSpace()
      guard scanner.number() != nil else { continue }
      let unit = scanner.word().lowercased()
      guard Self.floatingUnits.contains(unit) else { continue }
      throw MirrorError(
        document.error(
          at: attribute.offset,
          "\(attribute.name)=\"\(attribute.value)\" depends on a font or the window; write it in user units"))
    }
  }

  private func refusal(ofFilter filter: Int) -> String? {
    for primitive in element(filter).elements {
      if primitive.name == "feImage", target(of: primitive.href?.value) == nil {
        return "its filter uses a picture by <feImage>, which cannot be mirrored; draw the picture by <image>"
      }
      if primitive.elements.contains(where: { $0.name == "feSpotLight" }) {
        return
          "the edge of a spot light has no exact mirror image in librsvg; use <fePointLight> or <feDistantLight>"
      }
      if primitive["stitchTiles"] == "stitch" {
        return "its filter stitches tiles of noise, which cannot be mirrored; drop stitchTiles"
      }
    }
    return nil
  }
}

/// Circular references.
extension Scene {
  private enum Visit {
    case open
    case done
  }

  /// Throws for a part that is drawn inside itself: each renderer ends such a circle at another place.
  private func checkCycles() throws(MirrorError) {
    var visits: [Int: Visit] = [:]
    for (number, element) in index.elements.enumerated() {
      if element["id"] != nil, ElementKind(element.name) == .resource || element.name == "use" {
        try visit(number, &visits, depth: 0)
      }
    }
  }

  private func visit(_ number: Int, _ visits: inout [Int: Visit], depth: Int) throws(MirrorError) {
    switch visits[number] {
    case .done: return
    case .open: throw error(number, "is drawn inside itself; end the circle of references")
    case nil: break
    }
    guard depth < 512 else { throw error(number, "references nest too deeply") }
    visits[number] = .open
    for next in index.children(of: number) + referenced(by: number) {
      try visit(next, &visits, depth: depth + 1)
    }
    visits[number] = .done
  }

  /// What an element draws through references of its own.
  private func referenced(by number: Int) -> [Int] {
    guard element(number).namespace == .svg else { return [] }
    let properties = Self.drawingReferences.compactMap { target(of: own($0, number)) }
    let href = element(number).href.flatMap { target(of: $0.value) }
    return properties + (href.map { [$0] } ?? [])
  }

  private static let drawingReferences = [
    "fill", "stroke", "marker-start", "marker-mid", "marker-end", "marker", "clip-path", "mask", "filter",
  ]
}
