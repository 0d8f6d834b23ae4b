public import ChiralSVG

/// A template of SF Symbols: a sheet with one symbol in up to 27 combinations of weight and scale, each
/// between its own margins, together with guides and notes.
///
/// It is recognised by its structure: the groups `Symbols` and `Guides`, and in `Symbols` groups with names
/// such as `Regular-M` (Apple, "Creating custom symbol images for your app"; versions 1 to 7 agree in this).
public struct SymbolTemplate: Sendable {
  /// The symbol in one weight and scale.
  public struct Variant: Sendable {
    /// The weight and the scale, such as `Regular-M`.
    public let name: String
    /// The group that holds the variant.
    public let element: SVGElement
    /// The path from the root to the group: the position of each group among its siblings.
    let path: [Int]
    /// The map from the variant's coordinates to those of the sheet.
    public let map: Affine
  }

  /// The sheet.
  public let document: SVGDocument
  /// The variants in the order of the sheet.
  public private(set) var variants: [Variant] = []
  /// The x of each margin guide, in the coordinates of the sheet, by the guide's id.
  private var margins: [String: DecimalNumber] = [:]
  /// The y of each baseline and cap line, in the coordinates of the sheet, by the guide's id: `Baseline-M`,
  /// `Capline-M`.
  private var lines: [String: Double] = [:]

  /// Reads a template; nil for a drawing that is not a template.
  public init?(_ document: SVGDocument) {
    self.document = document
    let groups = SheetReader(document)
    guard let symbols = groups.first("Symbols"), let guides = groups.first("Guides") else { return nil }
    for (position, child) in symbols.element.children.enumerated() {
      guard case .element(let group) = child, group.name == "g", let name = group["id"],
        Self.isVariant(name)
      else { continue }
      variants.append(
        Variant(
          name: name, element: group, path: symbols.path + [position],
          map: symbols.map.concatenating(group.ownTransform)))
    }
    guard !variants.isEmpty else { return nil }
    readGuides(guides.element, guides.map)
  }

  private static func isVariant(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && weights.contains(String(parts[0])) && scales.contains(String(parts[1]))
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales = ["S", "M", "L"]

  private mutating func readGuides(_ group: SVGElement, _ map: Affine) {
    for element in group.elements {
      let inner = map.concatenating(element.ownTransform)
      if element.name == "g" { readGuides(element, inner) }
      guard let id = element["id"], let place = element.guidePlace else { continue }
      if id.hasPrefix("left-margin") || id.hasPrefix("right-margin") {
        // Margins are bars in version 1: the symbol ends at their inner edges, and both bars have the same
        // width.
        margins[id] = inner == .identity ? place.x : DecimalNumber(inner.a * place.x.value + inner.e)
      } else if id.hasPrefix("Baseline") || id.hasPrefix("Capline") {
        lines[id] = inner.d * place.y.value + inner.f
      }
    }
  }

  // MARK: Places

  /// Returns the margins of a variant in the coordinates of the sheet; nil if the sheet has none for it.
  public func margins(of name: String) -> (left: DecimalNumber, right: DecimalNumber)? {
    for suffix in ["-" + name, name == "Regular-M" ? "" : nil].compactMap(\.self) {
      if let left = margins["left-margin" + suffix], let right = margins["right-margin" + suffix],
        left < right
      {
        return (left, right)
      }
    }
    return nil
  }

  /// Returns the sum of the margins between which a variant is mirrored.
  ///
  /// A variant without margins stands in the column of its weight, where all scales are centred on one axis,
  /// so that the margins of another scale serve. If no scale has any, the ink is mirrored in place, because
  /// the system then uses the margins of another variant.
  func mirrorSum(of variant: Variant) -> DecimalNumber? {
    if let own = margins(of: variant.name) { return own.left + own.right }
    let weight = variant.name.prefix { $0 != "-" }
    for scale in Self.scales {
      if let other = margins(of: "\(weight)-\(scale)") { return other.left + other.right }
    }
    guard let ink = ink(of: variant.element, variant.map) else { return nil }
    return DecimalNumber(((ink.minX + ink.maxX) * 1000).rounded() / 1000)
  }

  private func ink(of element: SVGElement, _ map: Affine) -> Rect? {
    let own = element.name == "path" ? element["d"].flatMap { PathData($0).segments.bounds(under: map) } : nil
    return element.elements.reduce(own) { box, child in
      guard let other = ink(of: child, map.concatenating(child.ownTransform)) else { return box }
      return box?.union(other) ?? other
    }
  }

  /// The variant that represents the symbol, for example in a contact sheet: the regular weight in the medium
  /// scale if there is one.
  public var representative: Variant {
    let order = ["Regular-M", "Regular-S", "Regular-L"]
    return order.lazy.compactMap { name in variants.first { $0.name == name } }.first ?? variants[0]
  }

  /// Returns the cap line and the baseline of a variant, in this order; without guides, those of system
  /// symbols at 100 points.
  public func capBand(of variant: Variant) -> (top: Double, bottom: Double) {
    let scale = variant.name.split(separator: "-").last.map(String.init) ?? "M"
    guard let base = lines["Baseline-" + scale], let cap = lines["Capline-" + scale], cap < base else {
      // At 100 points the cap height of system symbols is 70.46 units.
      return (variant.map.f - 70.46, variant.map.f)
    }
    return (cap, base)
  }
}

/// Finds the groups of a sheet by their ids.
private struct SheetReader {
  struct Group {
    let element: SVGElement
    let path: [Int]
    let map: Affine
  }

  private var groups: [String: Group] = [:]

  init(_ document: SVGDocument) { add(document.root, path: [], map: .identity) }

  func first(_ id: String) -> Group? { groups[id] }

  /// Adds the groups up to four levels deep: some editors wrap the groups of a template in one or two of
  /// their own.
  private mutating func add(_ element: SVGElement, path: [Int], map: Affine) {
    guard path.count < 4 else { return }
    for (position, child) in element.children.enumerated() {
      guard case .element(let group) = child, group.name == "g" else { continue }
      let inner = map.concatenating(group.ownTransform)
      let group1 = Group(element: group, path: path + [position], map: inner)
      if let id = group["id"], groups[id] == nil { groups[id] = group1 }
      if group["id"] != "Symbols" { add(group, path: path + [position], map: inner) }
    }
  }
}

extension SVGElement {
  /// The map of the element's own `transform`.
  var ownTransform: Affine { self["transform"].flatMap { TransformList($0)?.affine } ?? .identity }

  /// The point where a guide begins.
  fileprivate var guidePlace: (x: DecimalNumber, y: DecimalNumber)? {
    func number(_ name: String) -> DecimalNumber? {
      self[name].flatMap { Length($0)?.userUnits(reference: .zero, fontSize: .zero) }
    }
    switch name {
    case "line": return number("x1").flatMap { x in number("y1").map { (x, $0) } }
    case "rect":
      guard let x = number("x"), let y = number("y") else { return nil }
      return (self["id"]?.hasPrefix("left") == true ? x + (number("width") ?? .zero) : x, y)
    case "path":
      guard case .move(let start)? = self["d"].flatMap({ PathData($0).segments.first }) else { return nil }
      return (DecimalNumber(start.x), DecimalNumber(start.y))
    default: return nil
    }
  }
}
