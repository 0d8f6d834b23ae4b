import ChiralInk
import ChiralSVG

/// Copies the parts that are seen both mirrored and unmirrored, so that each referrer has its own.
struct ReferenceSplitter {
  /// A copy of a part.
  private struct Copy {
    let target: Int
    let element: SVGElement
    let id: String
    /// The elements that will refer to the copy, each with the referring property.
    let referrers: [(number: Int, property: String)]
  }

  private let scene: Scene
  private var taken: Set<String>

  init(_ scene: Scene) {
    self.scene = scene
    taken = Set(scene.index.byID.keys)
  }

  /// Returns the drawing with a copy of each target, and with the referrers pointing to the copies. All
  /// referrers that need the same treatment of a target share one copy. Targets inside other targets wait for
  /// the next round.
  mutating func splitting(_ conflicts: [TreatmentPlanner.Conflict]) throws(MirrorError) -> SVGDocument {
    var copies: [Copy] = []
    for conflict in conflicts where !copies.contains(where: { isNested($0.target, conflict.target) }) {
      guard !scene.index.ancestors(of: conflict.referrer).contains(conflict.target) else {
        throw scene.error(conflict.target, "refers to itself; break the circular reference")
      }
      let alike = conflicts.filter { $0.target == conflict.target && $0.needed == conflict.needed }
      if let copy = copy(conflict.target, for: alike.map { ($0.referrer, $0.property) }) {
        copies.append(copy)
      }
    }
    var document = scene.document
    document.root = edited(document.root) { element in apply(copies, to: &element) }
    do {
      return try SVGDocument(parsing: document.serialized(), file: document.file)
    } catch {
      throw MirrorError(error)
    }
  }

  private func apply(_ copies: [Copy], to element: inout SVGElement) {
    for copy in copies {
      for referrer in copy.referrers where referrer.number == element.order {
        redirect(&element, referrer.property, to: copy.id)
      }
      if ElementKind(copy.element.name) == .graphics {
        if element.order == 0 { addDefinition(copy.element, to: &element) }
      } else if let position = element.children.firstIndex(where: { $0.order == copy.target }) {
        element.children.insert(.element(copy.element), at: position + 1)
      }
    }
  }

  private func isNested(_ one: Int, _ other: Int) -> Bool {
    one == other || scene.index.ancestors(of: one).contains(other)
      || scene.index.ancestors(of: other).contains(one)
  }

  private mutating func copy(_ target: Int, for referrers: [(Int, String)]) -> Copy? {
    let element = scene.element(target)
    let names = newNames(for: element)
    guard let id = element["id"].flatMap({ names[$0] }) else { return nil }
    // The copy has no number in the source, so that the search for the original does not find it when a
    // second copy is inserted.
    var copy = renamed(element, names)
    copy.order = -1
    return Copy(target: target, element: copy, id: id, referrers: referrers)
  }

  /// Adds a copy of a drawn element to a `defs` at the end of the drawing, where it is not drawn.
  private func addDefinition(_ copy: SVGElement, to root: inout SVGElement) {
    if case .element(var last)? = root.children.last, last.name == "defs", !last.isSelfClosing {
      last.children.append(.element(copy))
      root.children[root.children.count - 1] = .element(last)
    } else {
      root.children.append(.element(SVGElement("\(root.prefix)defs", children: [.element(copy)])))
    }
  }

  private func redirect(_ element: inout SVGElement, _ property: String, to id: String) {
    if property.hasSuffix("href") {
      element[property] = "#\(id)"
    } else {
      var editor = ElementEditor(scene, element)
      editor.write(property, text: "url(#\(id))")
      element = editor.element
    }
  }

  private func edited(_ element: SVGElement, _ edit: (inout SVGElement) -> Void) -> SVGElement {
    var result = element
    for index in result.children.indices {
      if case .element(let child) = result.children[index] {
        result.children[index] = .element(edited(child, edit))
      }
    }
    edit(&result)
    return result
  }

  /// Returns unused ids for the ids of an element and its descendants.
  private mutating func newNames(for element: SVGElement) -> [String: String] {
    var names: [String: String] = [:]
    for id in ids(in: element) where names[id] == nil {
      let name = "\(id)-upright".numbered(unless: taken.contains)
      names[id] = name
      taken.insert(name)
    }
    return names
  }

  private func ids(in element: SVGElement) -> [String] {
    (element["id"].map { [$0] } ?? []) + element.elements.flatMap(ids)
  }

  private func renamed(_ element: SVGElement, _ names: [String: String]) -> SVGElement {
    var copy = element
    for attribute in element.attributes {
      if attribute.name == "id" {
        copy["id"] = names[attribute.value] ?? attribute.value
      } else if let id = Scene.id(inReference: attribute.value), let name = names[id] {
        copy[attribute.name] = attribute.value.replacing("#\(id)", with: "#\(name)", maxReplacements: 1)
      } else if attribute.name == "style" {
        copy["style"] = names.reduce(attribute.value) { $0.replacing("#\($1.key))", with: "#\($1.value))") }
      }
    }
    for index in copy.children.indices {
      if case .element(let child) = copy.children[index] {
        copy.children[index] = .element(renamed(child, names))
      }
    }
    return copy
  }
}

extension SVGNode {
  /// The number of the element; nil for other nodes.
  fileprivate var order: Int? {
    if case .element(let element) = self { element.order } else { nil }
  }
}
