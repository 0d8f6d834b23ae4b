import ChiralInk
import ChiralSVG

/// Drawings that are refused because they have no exact mirror image, or because renderers disagree about them.
extension Scene {
  /// Throws for the first thing in the drawing that has no exact mirror image or on which renderers disagree.
  func checkSupported() throws(MirrorError) {
    // The mirror image would inherit the default attributes of the drawing as it is (XML 1.0, section 3.3.2).
    if let offset = document.defaultAttributesOffset {
      throw MirrorError(
        document.error(
          at: offset,
          "its document type gives elements attributes that they do not have themselves; write them on the elements"
        ))
    }
    let sheets = index.elements.indices.filter { element($0).name == "style" }
    for number in sheets { try checkSelectors(number) }
    for number in index.elements.indices where element(number).namespace == .svg {
      try checkKeywords(number)
      if !sheets.isEmpty || element(number)["style"] != nil { try checkDeclarations(number) }
      try checkUnits(number)
      try checkOtherFiles(number)
      try checkOrigin(number)
      if let filter = target(of: own("filter", number)), let reason = refusal(ofFilter: filter) {
        throw error(number, reason)
      }
    }
    try checkCycles()
  }

  /// The attributes that take one of a few keywords. At an unknown keyword renderers stop reading the
  /// element, each at another place.
  private static let keywords: [String: Set<String>] = [
    "gradientUnits": units, "patternUnits": units, "patternContentUnits": units, "clipPathUnits": units,
    "maskUnits": units, "maskContentUnits": units, "filterUnits": units, "primitiveUnits": units,
    "spreadMethod": ["pad", "reflect", "repeat"], "markerUnits": ["strokeWidth", "userSpaceOnUse"],
  ]

  private static let units: Set<String> = ["objectBoundingBox", "userSpaceOnUse"]

  private func checkKeywords(_ number: Int) throws(MirrorError) {
    guard ElementKind(element(number).name).isReferenced else { return }
    for attribute in element(number).attributes {
      guard let words = Self.keywords[attribute.name], !words.contains(attribute.value) else { continue }
      throw MirrorError(
        document.error(
          at: attribute.offset,
          "\(attribute.name)=\"\(attribute.value)\" is not one of \(words.sorted().joined(separator: ", "))"))
    }
  }

  /// The units whose size depends on a font or on the window, or that not every renderer knows.
  private static let floatingUnits = [
    "rem", "ch", "ic", "cap", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "q",
  ]

  /// The attributes with a horizontal length that a mirror rewrites.
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

  /// The elements that draw what they refer to.
  private static let referrers: Set<String> = [
    "use", "pattern", "marker", "linearGradient", "radialGradient", "filter", "textPath", "mpath",
  ]

  /// Throws for a reference to another file: parts of that file may have to keep their orientation.
  private func checkOtherFiles(_ number: Int) throws(MirrorError) {
    let element = element(number)
    if Self.referrers.contains(element.name), let href = element.href, Self.isOtherFile(href.value) {
      throw error(number, Self.otherFile)
    }
    for property in Self.drawingReferences {
      guard let reference = own(property, number).flatMap({ URLReference($0) }) else { continue }
      if Self.isOtherFile(reference.address) { throw error(number, Self.otherFile) }
    }
  }

  private static func isOtherFile(_ address: String) -> Bool {
    let address = address.trimmedSpace
    return !address.isEmpty && !address.hasPrefix("#") && !address.hasPrefix("data:")
  }

  private static let otherFile =
    "refers to another file, which is not mirrored with it; copy the referenced elements into this file"

  private func refusal(ofFilter filter: Int) -> String? {
    for primitive in element(filter).elements {
      if primitive.name == "feImage", target(of: primitive.href?.value) == nil {
        return "its filter uses a picture by <feImage>, which cannot be mirrored; draw the picture by <image>"
      }
      if primitive.name == "feImage", let shown = target(of: primitive.href?.value), hasFilter(shown) {
        return "its filter shows an element by <feImage> that has a filter itself; draw the element by <use>"
      }
      if primitive.elements.contains(where: { $0.name == "feSpotLight" }) {
        return
          "the edge of a spot light has no exact mirror image in librsvg; use <fePointLight> or <feDistantLight>"
      }
      if primitive["kernelUnitLength"] != nil, primitive.name.hasSuffix("Lighting") {
        return
          "its lighting filter sets kernelUnitLength, which cannot be mirrored; remove it"
      }
      if primitive.name == "feConvolveMatrix", let divisor = primitive["divisor"],
        Double(parsing: divisor) != 1
      {
        return "its filter divides a convolution, which has no exact mirror image; scale kernelMatrix instead"
      }
      if primitive["stitchTiles"] == "stitch" {
        return "its filter sets stitchTiles, which cannot be mirrored; remove it"
      }
    }
    return nil
  }

  /// Returns true if an element or anything in it has a filter.
  private func hasFilter(_ number: Int) -> Bool {
    (own("filter", number) ?? "none") != "none" || index.children(of: number).contains(where: hasFilter)
  }

  /// The attributes that a mirror rewrites.
  private static let rewritten: Set<String> = [
    "d", "points", "transform", "gradientTransform", "patternTransform", "x", "x1", "x2", "cx", "fx", "dx",
    "refX",
  ]

  /// Throws for a rule that may no longer match, because it compares an attribute that a mirror rewrites.
  private func checkSelectors(_ number: Int) throws(MirrorError) {
    for part in element(number).text.utf8.split(separator: UInt8(ascii: "[")).dropFirst() {
      guard let end = part.firstIndex(where: { "=]".utf8.contains($0) }), part[end] == UInt8(ascii: "=")
      else { continue }
      let name = String(decoding: part[..<end].filter { !" ~|^$*\t\r\n".utf8.contains($0) }, as: UTF8.self)
      guard Self.rewritten.contains(name) else { continue }
      throw error(
        number, "its rules select elements by \(name), which a mirror rewrites; select them by class")
    }
  }

  /// The properties by which style sheets move an element besides `transform` (CSS Transforms 2, Motion Path 1).
  private static let movements = ["translate", "rotate", "scale", "offset", "offset-path"]

  /// The boxes of an element itself that `transform-box` can name.
  private static let ownBoxes: Set<String> = ["fill-box", "stroke-box", "content-box", "border-box"]

  /// Throws for declarations that place or shape an element in browsers, but not in librsvg.
  private func checkDeclarations(_ number: Int) throws(MirrorError) {
    func declares(_ property: String) -> Bool {
      guard let declared = declared(property, number), declared.origin != .attribute else { return false }
      return declared.value.trimmedSpace != "none"
    }
    if let property = Self.movements.first(where: declares) {
      throw error(
        number, "its style declares \(property), which librsvg does not know; write it as a transform")
    }
    if declares("d") {
      throw error(number, "its style declares d, which librsvg does not know; write the path as an attribute")
    }
    guard let transform = own("transform", number), transform.trimmedSpace != "none" else { return }
    if declares("transform"), TransformList(transform) == nil {
      throw error(
        number,
        "its style declares transform: \(transform), which librsvg does not know; write it with numbers")
    }
    if let box = own("transform-box", number), Self.ownBoxes.contains(box) {
      throw error(
        number,
        "its transform refers to its own box, which librsvg does not know; write it without transform-box")
    }
  }

  /// Throws for a clip path in units of a box that is transformed about a point of its own: renderers take that
  /// point for user units.
  private func checkOrigin(_ number: Int) throws(MirrorError) {
    guard element(number).name == "clipPath", units("clipPathUnits", number),
      own("transform-origin", number) != nil
    else { return }
    throw error(
      number,
      "renderers disagree on its transform-origin in units of a box; write the origin into its transform")
  }
}

/// Circular references.
extension Scene {
  private enum Visit {
    case open
    case done
  }

  /// Throws for an element that draws itself through references: each renderer breaks the cycle at another
  /// place.
  private func checkCycles() throws(MirrorError) {
    var visits: [Int: Visit] = [:]
    for (number, element) in index.elements.enumerated() {
      if element["id"] != nil, ElementKind(element.name).isReferenced || element.name == "use" {
        try visit(number, &visits, depth: 0)
      }
    }
  }

  private func visit(_ number: Int, _ visits: inout [Int: Visit], depth: Int) throws(MirrorError) {
    switch visits[number] {
    case .done: return
    case .open: throw error(number, "is drawn inside itself; break the circular reference")
    case nil: break
    }
    // Twice the depth at which librsvg refuses elements (`SVGDocument.maximalDepth`): references add to the nesting.
    guard depth < 512 else { throw error(number, "references nest too deeply") }
    visits[number] = .open
    for next in index.children(of: number) + referenced(by: number) {
      try visit(next, &visits, depth: depth + 1)
    }
    visits[number] = .done
  }

  /// Returns the elements that an element draws through its own references.
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
