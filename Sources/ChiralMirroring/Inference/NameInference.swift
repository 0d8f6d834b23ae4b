import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Recognises components by the names that designers and their tools give to parts (R12, R14–R19, R23).
struct NameInference {
  /// The verb of a part, with the reason.
  struct Finding: Hashable {
    let verb: ComponentVerb
    /// The part in words, with its article.
    let noun: String
    let reason: Reason
  }

  private let scene: Scene
  private let iconWords: [String]
  private let infers: Inference
  private let decided: Set<Int>
  /// The elements that paint where they stand, in document order; found when a name is first weighed.
  private lazy var painted = scene.index.elements.indices.filter { number in
    scene.outline(number) != nil
      && !scene.index.ancestors(of: number).contains { ElementKind(scene.element($0).name) != .graphics }
  }
  private(set) var findings: [Int: Finding] = [:]

  /// Examines every element that neither the manifest nor the drawing's own attributes decide.
  init(_ scene: Scene, _ promises: Promises, decided: Set<Int> = []) {
    self.scene = scene
    self.decided = decided
    iconWords = promises.words
    infers = promises.infers
    for number in scene.index.elements.indices.dropFirst() { infer(number) }
  }

  private mutating func infer(_ number: Int) {
    guard !decided.contains(number), scene.element(number).namespace == .svg,
      ElementKind(scene.element(number).name) == .graphics, !Self.byKind.contains(scene.element(number).name),
      !scene.isLetters(number),
      !scene.index.ancestors(of: number).contains(where: decided.contains)
    else { return }
    for (source, text) in names(of: number) {
      let words = Set(LayerName.words(of: text))
      if let tool = scene.index.ancestors(of: number).first(where: { findings[$0] != nil }) {
        guard !words.isDisjoint(with: ComponentTerm.contents), findings[tool]?.verb != .mirror else {
          continue
        }
        findings[number] = Finding(
          verb: .mirror, noun: "the content of a tool",
          reason: Reason("\(source) \"\(text)\" names the content of a tool", rule: "R17"))
        return
      }
      guard let term = ComponentTerm.all.first(where: { !words.isDisjoint(with: $0.words) }),
        infers.includes(anyOf: term.kinds), let verb = verb(term, number),
        verb == .reorder || !isWholeDrawing(number)
      else { continue }
      findings[number] = Finding(
        verb: verb, noun: term.noun,
        reason: Reason(
          "\(source) \"\(text)\" names \(term.noun)", rule: term.rule, subject: term.subject,
          kind: term.kinds.count == 1 ? term.kinds.first : nil))
      return
    }
  }

  /// The confidence in a name.
  static let confidence = 0.9

  /// The elements whose treatment depends on their kind alone.
  private static let byKind: Set<String> = ["text", "tspan", "textPath", "image"]

  /// Returns the names of a part and their attributes, the most informative first.
  private func names(of number: Int) -> [(source: String, text: String)] {
    let element = scene.element(number)
    let attributes = ["id", "inkscape:label", "data-name", "class"].compactMap { name in
      element[name].map { (name, $0) }
    }
    let title = element.elements.first { $0.name == "title" }.map { ("title", $0.text) }
    return attributes + (title.map { [$0] } ?? [])
  }

  private func verb(_ term: ComponentTerm, _ number: Int) -> ComponentVerb? {
    switch term.treatment {
    case .verb(.move) where term.rule == "R16" && isInterfaceBadge: .mirror
    case .verb(let verb): verb
    case .centred: isCentred(number) ? .keep : .move
    case .numerals: countsUp(number) ? .reorder : .move
    }
  }

  private var isInterfaceBadge: Bool {
    guard let badge = iconWords.firstIndex(of: "badge") else { return false }
    return !ComponentTerm.interfaceBadges.isDisjoint(with: iconWords[badge...])
  }

  /// Returns true if the centre of an element is within 2.5 % of the drawing's width of the axis.
  private func isCentred(_ number: Int) -> Bool {
    let outer = scene.map(around: number)
    guard let box = scene.bounds(of: number, under: outer.map) else { return false }
    return abs(box.minX + box.maxX - outer.k.value) < scene.viewBox.width.value * 0.05
  }

  /// Returns true if a group holds 1, 2, 3 … in a row, each with its number in its id.
  private func countsUp(_ number: Int) -> Bool {
    let children = scene.index.children(of: number)
    let numbers = children.compactMap { scene.element($0)["id"].flatMap { Int($0.filter(\.isNumber)) } }
    guard children.count >= 3, numbers == Array(1...children.count) else { return false }
    let boxes = children.compactMap { scene.bounds(of: $0, under: .identity) }
    return zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxX < $1.minX + $1.width / 2 }
  }

  /// Returns true if nothing is drawn besides a part: the part's name is then the icon's name, and the class
  /// of the icon decides.
  private mutating func isWholeDrawing(_ number: Int) -> Bool {
    let isInResource = scene.index.ancestors(of: number)
      .contains { ElementKind(scene.element($0).name).isReferenced }
    if isInResource { return false }
    // The elements inside a part follow each other, so that the outermost two tell about all.
    return [painted.first, painted.last].compactMap(\.self).allSatisfy { isInside($0, number) }
  }

  /// Returns the parts whose names say that they are a slash or belong to one; they are kept.
  static func namedSlashes(_ scene: Scene) -> [Int] {
    scene.index.elements.indices.dropFirst().filter { number in
      guard ElementKind(scene.element(number).name) == .graphics else { return false }
      return ["id", "inkscape:label", "data-name", "class"].contains { name in
        guard let text = scene.element(number)[name] else { return false }
        return !ComponentTerm.all[0].words.isDisjoint(with: LayerName.words(of: text))
      }
    }
  }

  private func isInside(_ other: Int, _ number: Int) -> Bool {
    other == number || scene.index.ancestors(of: other).contains(number)
  }
}
