import ChiralSVG

/// The changes to a VectorDrawable that make it show a mirrored drawing, found by comparing two drawings in SVG.
struct DrawableEdits {
  /// The new values of attributes, by the place of their element in the file.
  private(set) var attributes: [Int: [(name: String, value: String)]] = [:]
  /// The new transforms of groups, by their places.
  private(set) var transforms: [Int: GroupTransform] = [:]
  /// The groups to put around an element, the outermost first, by its place.
  private(set) var wrappers: [Int: [GroupTransform]] = [:]
  private let width: Double
  /// The comparisons that are still allowed: a wrapper may look like a group, so that both are tried.
  private var budget: Int

  /// Compares a drawing with the one that was read from the file; nil if they differ in more than can be written there.
  init?(from old: SVGElement, to new: SVGElement, elements: Int) {
    guard let box = old["viewBox"]?.split(separator: " ").compactMap({ Double(parsing: $0) }), box.count == 4,
      new["viewBox"] == old["viewBox"]
    else { return nil }
    width = box[2]
    budget = 1000 + 20 * elements
    var rest = old.elements[...]
    guard match(new.elements, &rest, inside: []), rest.isEmpty else { return nil }
  }

  /// Finds the changes for a list of elements, and takes their counterparts from the old ones.
  private mutating func match(
    _ new: [SVGElement], _ old: inout ArraySlice<SVGElement>, inside outer: [GroupTransform]
  ) -> Bool {
    for element in new {
      budget -= 1
      guard budget > 0, let next = old.first else { return false }
      var trial = self
      if trial.pair(element, next, inside: outer) {
        self = trial
        old.removeFirst()
        continue
      }
      budget = min(budget, trial.budget)
      guard element.name == "g", element.attributes.map(\.name) == ["transform"],
        let map = element["transform"].flatMap({ TransformList($0)?.affine }),
        let wrapper = GroupTransform(map),
        match(element.elements, &old, inside: outer + [wrapper])
      else { return false }
    }
    return true
  }

  private mutating func pair(_ new: SVGElement, _ old: SVGElement, inside outer: [GroupTransform]) -> Bool {
    guard new.name == old.name, changes(new, old) else { return false }
    if !outer.isEmpty {
      switch old.name {
      case "path", "g": if old["clip-path"] == nil { wrappers[old.offset] = outer } else { return false }
      case "clipPath": return false
      default: break
      }
    }
    var rest = old.elements[...]
    return match(new.elements, &rest, inside: []) && rest.isEmpty
  }

  /// Records the attributes that differ; returns false if one differs that cannot be written.
  private mutating func changes(_ new: SVGElement, _ old: SVGElement) -> Bool {
    for name in Set((new.attributes + old.attributes).map(\.name)) where new[name] != old[name] {
      switch name {
      case "transform":
        guard old.name == "g", let transform = transform(of: new, was: old) else { return false }
        transforms[old.offset] = transform
      case "d":
        guard let data = new["d"] else { return false }
        attributes[old.offset, default: []].append(("pathData", data))
      default:
        guard let own = Self.gradientNames[name], old["gradientUnits"] != nil, let value = new[name] else {
          return false
        }
        attributes[old.offset, default: []].append((own, value))
      }
    }
    return true
  }

  private func transform(of new: SVGElement, was old: SVGElement) -> GroupTransform? {
    guard let map = TransformList(new["transform"] ?? "")?.affine else { return nil }
    return GroupTransform(map)
  }

  /// The attributes of gradients by their names in SVG.
  private static let gradientNames = Dictionary(
    GradientReading.geometry.values.flatMap(\.attributes).map { ($0.svg, $0.android) }
  ) { first, _ in first }
}
