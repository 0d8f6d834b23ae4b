import ChiralGeometry
import ChiralSVG

/// Which element has which verb: from the given components, then from `data-direction` attributes.
struct VerbTable {
  private(set) var verbs: [Int: Verb] = [:]

  init(_ mirror: Mirror, _ scene: Scene) throws(MirrorError) {
    for component in mirror.components { try add(component, scene) }
    for (number, element) in scene.index.elements.enumerated() {
      guard let value = element["data-direction"], verbs[number] == nil else { continue }
      guard let verb = Verb(rawValue: value) else {
        let known = Verb.allCases.map(\.rawValue).joined(separator: ", ")
        throw scene.error(number, "data-direction=\"\(value)\" is none of \(known)")
      }
      verbs[number] = verb
    }
  }

  private mutating func add(_ component: Mirror.Component, _ scene: Scene) throws(MirrorError) {
    let matches = component.selector.matches(in: scene.index)
    let text = component.selector.text
    guard !matches.isEmpty else {
      throw MirrorError(
        scene.document.error(at: -1, "no element matches the component \"\(text)\"" + hint(text, scene)))
    }
    for match in matches {
      guard match.subpaths == nil else {
        throw scene.error(
          match.number, "::subpath() is not available; give the part a path and an id of its own")
      }
      if let other = verbs[match.number], other != component.verb {
        throw scene.error(
          match.number, "is given two verbs, \(other.rawValue) and \(component.verb.rawValue); leave one")
      }
      verbs[match.number] = component.verb
    }
  }

  /// The ids that the drawing has, for a selector that names none of them.
  private func hint(_ text: String, _ scene: Scene) -> String {
    let ids = scene.index.byID.keys.sorted().prefix(8).map { "#\($0)" }
    return ids.isEmpty ? "; the drawing has no ids" : "; the drawing has \(ids.joined(separator: ", "))"
  }
}
