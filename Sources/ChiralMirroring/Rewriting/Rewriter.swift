import ChiralInk
import ChiralSVG

/// Writes the mirrored tree: each element by its treatment, everything else unchanged.
struct Rewriter {
  let scene: Scene
  let treatments: [Int: Treatment]
  /// The gradients that paint something themselves and are not only templates of others.
  let painted: Set<Int>
  let subpathChanges: [Int: [SubpathChange]]

  init(_ scene: Scene, _ planner: TreatmentPlanner) {
    self.scene = scene
    treatments = planner.treatments
    painted = planner.painted
    subpathChanges = planner.subpathChanges
  }

  func document() -> SVGDocument {
    var document = scene.document
    document.root = rewritten(document.root)
    if (try? scene.document.viewBox()) != scene.viewBox {
      document.root["viewBox"] = scene.viewBox.description
    }
    return document
  }

  private func rewritten(_ element: SVGElement) -> SVGElement {
    var result = element
    for index in result.children.indices {
      if case .element(let child) = result.children[index] {
        result.children[index] = .element(rewritten(child))
      }
    }
    var editor = ElementEditor(scene, result)
    if let changes = subpathChanges[element.order] { editor.changePath(changes) }
    switch treatments[element.order] ?? .original {
    case .original: return result
    case .mirrored(let k): mirror(&editor, k: k)
    case .flipped(let k):
      editor.prefixTransform(.mirror(k: k.value))
    case .placed(let map):
      editor.prefixTransform(map)
    case .inverted(let k):
      editor.prefixTransform(Affine(a: 1, b: 0, c: 0, d: -1, e: 0, f: k.value))
    case .anchored(let k): editor.anchor(k: k)
    case .relocated(let k):
      editor.mirrorTransform("transform", k: k)
      editor.mirrorEdge(k: k)
      editor.swapAlignment()
    case .invertedMarker(let k): editor.invertMarker(k: k)
    case .tile(let k, _): editor.mirrorTile(k: k)
    }
    return editor.element
  }

  /// Rewrites the geometry of an element by the facts that `GeometryRule` lists for its name.
  private func mirror(_ editor: inout ElementEditor, k: DecimalNumber) {
    let name = editor.element.name
    if editor.number == 0 {
      editor.swapAlignment()
      editor.mirrorTransform("transform", k: k)
      editor.mirrorFilterFunctions()
      return
    }
    if scene.isDashedShape(editor.number) {
      editor.mirrorDashedShape(k: k)
      editor.mirrorFilterFunctions()
      return
    }
    for rule in GeometryRule.table[name] ?? GeometryRule.standard {
      switch rule {
      case .transform(let property): editor.mirrorTransform(property, k: k)
      case .outerTransform:
        if let outer = scene.span(around: editor.number) {
          editor.mirrorTransform("transform", k: outer.mirrorSum)
        }
      case .point(let property): editor.mirrorPoint(property, k: k)
      case .edge: editor.mirrorEdge(k: k)
      case .path where subpathChanges[editor.number] == nil: editor.mirrorPath(k: k)
      case .path: break
      case .points: editor.mirrorPoints(k: k)
      case .alignment: editor.swapAlignment()
      case .use: mirrorUse(&editor, k: k)
      case .gradientLine, .gradientCircle:
        editor.mirrorGradient(k: k, rule, writesDefaults: painted.contains(editor.number))
      case .region(let units): editor.mirrorRegion(units: units, k: k)
      case .marker: editor.mirrorMarker(k: k)
      case .filterPrimitive: editor.mirrorPrimitive(k: k)
      }
    }
    editor.mirrorFilterFunctions()
  }

  /// Mirrors the offset of a `use`, x → −x between two viewports; of a symbol, the box that it fills is
  /// reflected.
  private func mirrorUse(_ editor: inout ElementEditor, k: DecimalNumber) {
    guard let target = scene.target(of: editor.element.href?.value) else { return }
    let x = scene.length("x", editor.number) ?? .zero
    if scene.element(target).name == "symbol" {
      let width = scene.length("width", editor.number) ?? scene.span(around: editor.number)?.width ?? .zero
      editor.write("x", (k - x) - width)
    } else {
      editor.write("x", (k - (scene.span(around: target)?.mirrorSum ?? k)) - x)
    }
  }
}

/// A change that a reflection makes to the attributes of an element.
enum GeometryRule: Hashable {
  /// Conjugates a transform T with the reflection F: F · T · F.
  case transform(String)
  /// The same about the axis of the coordinates around a viewport, not of those inside.
  case outerTransform
  /// Mirrors a position: x → k − x.
  case point(String)
  /// Mirrors the left edge of a box: x → k − x − width.
  case edge
  /// Mirrors path data.
  case path
  /// Mirrors a list of points.
  case points
  /// Exchanges xMin and xMax in `preserveAspectRatio`.
  case alignment
  /// Mirrors the offset of a `use`.
  case use
  /// Mirrors x1 and x2 in the gradient's units.
  case gradientLine
  /// Mirrors cx and fx in the gradient's units.
  case gradientCircle
  /// Mirrors x and width in the units that the attribute names.
  case region(String)
  /// Mirrors refX and orient.
  case marker
  /// Applies the rule of a filter primitive, chosen by its name.
  case filterPrimitive

  /// The rules for elements that are not in the table, such as `g`.
  static let standard: [GeometryRule] = [.transform("transform")]

  /// The rules by element name.
  static let table: [String: [GeometryRule]] = [
    "path": [.transform("transform"), .path],
    "rect": [.transform("transform"), .edge],
    "foreignObject": [.transform("transform"), .edge],
    "image": [.transform("transform"), .edge, .alignment],
    "svg": [.transform("transform"), .edge, .alignment],
    "circle": [.transform("transform"), .point("cx")],
    "ellipse": [.transform("transform"), .point("cx")],
    "line": [.transform("transform"), .point("x1"), .point("x2")],
    "polyline": [.transform("transform"), .points],
    "polygon": [.transform("transform"), .points],
    "use": [.transform("transform"), .use],
    "symbol": [.outerTransform, .alignment],
    "clipPath": [.transform("transform")],
    "mask": [.transform("transform"), .region("maskUnits")],
    "linearGradient": [.transform("gradientTransform"), .gradientLine],
    "radialGradient": [.transform("gradientTransform"), .gradientCircle],
    "marker": [.marker, .alignment],
    "filter": [.region("filterUnits")],
    "feOffset": [.filterPrimitive], "feDropShadow": [.filterPrimitive], "feFlood": [.filterPrimitive],
    "feBlend": [.filterPrimitive], "feColorMatrix": [.filterPrimitive], "feMerge": [.filterPrimitive],
    "feComponentTransfer": [.filterPrimitive], "feComposite": [.filterPrimitive],
    "feConvolveMatrix": [.filterPrimitive], "feDiffuseLighting": [.filterPrimitive],
    "feSpecularLighting": [.filterPrimitive], "feGaussianBlur": [.filterPrimitive],
    "feMorphology": [.filterPrimitive], "feDistantLight": [.filterPrimitive],
    "fePointLight": [.filterPrimitive], "feSpotLight": [.filterPrimitive],
  ]
}
