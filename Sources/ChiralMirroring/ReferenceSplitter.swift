import ChiralGeometry
import ChiralSVG

/// Gives a part that is seen both mirrored and upright a copy, so that each referrer has its own.
struct ReferenceSplitter {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The drawing with a copy of the target right behind it, to which the referrer now refers.
  func splitting(_ conflict: TreatmentPlanner.Conflict) throws(MirrorError) -> SVGDocument {
    let target = scene.element(conflict.target)
    guard !scene.index.ancestors(of: conflict.referrer).contains(conflict.target) else {
      throw scene.error(conflict.target, "refers to itself; end the circle")
    }
    let names = newNames(for: target)
    let copy = renamed(target, names)
    guard let id = target["id"], let newID = names[id] else { return scene.document }
    var document = scene.document
    document.root = edited(document.root) { element in
      if element.order == conflict.referrer {
        redirect(&element, conflict.property, to: newID)
      }
      if ElementKind(target.name) == .graphics {
        if element.order == 0 { addDefinition(copy, to: &element) }
        return
      }
      guard let position = element.children.firstIndex(where: { $0.order == conflict.target }) else { return }
      element.children.insert(.element(copy), at: position + 1)
    }
    do {
      return try SVGDocument(parsing: document.serialized(), file: document.file)
    } catch {
      throw MirrorError(error)
    }
  }

  /// Puts a copy of something drawn where it is not drawn: into a `defs` at the end of the drawing.
  private func addDefinition(_ copy: SVGElement, to root: inout SVGElement) {
    if case .element(var last)? = root.children.last, last.name == "defs", !last.isSelfClosing {
      last.children.append(.element(copy))
      root.children[root.children.count - 1] = .element(last)
    } else {
      let prefix = root.qualifiedName.dropLast(3)
      root.children.append(.element(SVGElement("\(prefix)defs", children: [.element(copy)])))
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

  /// Ids that the drawing does not have yet, for a part and all inside it.
  private func newNames(for element: SVGElement) -> [String: String] {
    var names: [String: String] = [:]
    func add(_ element: SVGElement) {
      if let id = element["id"] {
        let base = "\(id)-upright"
        var name = base
        var count = 2
        while scene.index.byID[name] != nil {
          name = "\(base)-\(count)"
          count += 1
        }
        names[id] = name
      }
      element.elements.forEach(add)
    }
    add(element)
    return names
  }

  private func renamed(_ element: SVGElement, _ names: [String: String]) -> SVGElement {
    var copy = element
    for attribute in element.attributes {
      if attribute.name == "id" {
        copy["id"] = names[attribute.value] ?? attribute.value
      } else if let id = Scene.fragment(attribute.value), let name = names[id] {
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
  /// The number of the element, if this is one.
  fileprivate var order: Int? {
    if case .element(let element) = self { element.order } else { nil }
  }
}
