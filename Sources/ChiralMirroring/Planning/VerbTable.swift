import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// The verb of each element and each subpath that has one: from the given components, then from
/// `data-direction` attributes, then from names and shapes.
struct VerbTable {
  /// Subpaths of one path that share a verb, counted from 0; the subpaths of one group move together.
  struct Part: Hashable {
    let groups: [[Int]]
    let verb: ComponentVerb
    /// The box of everything that moves together, or in which the groups are mirrored, in the drawing's coordinates; nil if
    /// each group moves by itself.
    var box: Rect?
    /// The number of the sign that is drawn with other elements, too; nil if there is none.
    var group: Int?
  }

  /// The decision about an element: it has a verb, or some of its subpaths have.
  struct Decision: Hashable {
    /// The verb of the whole element.
    var verb: ComponentVerb?
    /// The subpaths that have verbs of their own.
    var parts: [Part] = []
    /// The reason, if the element was recognised; nil if the manifest or the drawing names it.
    var reason: Reason?
    /// The confidence in that reason, from 0 to 1.
    var confidence = 1.0
    /// The box of everything that moves together with the element, or the box in which it is mirrored, in the drawing's
    /// coordinates.
    var box: Rect?
    /// The number of the sign that is drawn with other elements, too; nil if there is none.
    var group: Int?
  }

  private var decisions: [Int: Decision] = [:]

  /// The decision about an element; nil if there is none.
  subscript(_ number: Int) -> Decision? { decisions[number] }

  /// All signs that were considered, kept or doubtful.
  private(set) var considered: [Reading.Kept] = []
  /// The signs that move and may have a clearance of their shape.
  private(set) var signs: [Reading.Kept] = []
  /// True if no word of glyphs is doubtful.
  private(set) var isSureOfWords = true
  /// True if names in the drawing decide about parts.
  private(set) var namesParts = false
  /// The reason to decline the drawing, unless a sign in it is rebuilt; nil if all is decided.
  private(set) var doubt: MirrorError?
  /// The parts that were recognised by their shapes alone: the first element of each and the reason.
  private(set) var recognised: [(number: Int, reason: Reason)] = []
  /// The number of the signs so far that several parts may draw together.
  private var groupCount = 0

  /// Returns true if a piece of ink has no verb, so that it is mirrored with the drawing.
  func mirrors(_ unit: InkUnit, in scene: Scene) -> Bool {
    let around = [unit.element] + Array(scene.index.ancestors(of: unit.element))
    return around.allSatisfy { decisions[$0]?.verb == nil && !scene.isLetters($0) }
      && decisions[unit.element]?.parts.contains { part in
        part.groups.joined().contains(where: unit.subpaths.contains)
      } != true
  }

  init(_ mirroring: Mirroring, scene: Scene, seen: Sightings) throws(MirrorError) {
    guard !mirroring.isPure else { return }
    for component in mirroring.components { try add(component, scene) }
    try addAttributes(scene)
    guard mirroring.infers else { return }
    let inference = NameInference(scene, mirroring.promises, decided: Set(decisions.keys))
    namesParts = !inference.findings.isEmpty
    for (number, finding) in inference.findings {
      decisions[number] = Decision(
        verb: finding.verb, reason: finding.reason, confidence: NameInference.confidence)
    }
    addOwnSlash(mirroring, scene)
    let decided = self
    let isFree = hasNoComponents(mirroring, scene)
    let reading = Reading(
      of: seen, in: scene, mirroring.promises,
      Reading.Context(
        isFree: isFree, hasNoComponents: mirroring.components.isEmpty,
        keepsQuestionMarks: mirroring.mirror.keepsQuestionMarks,
        added: isFree ? mirroring.addedSign(in: scene, seen.units) : nil,
        aside: mirroring.aside(in: scene),
        isOpen: { decided.isOpen($0, scene) }))
    let found = mirroring.mended(reading.kept, among: seen.units, in: scene)
    considered = found + reading.doubtful
    signs = found.filter { !$0.isMirrored && !$0.isInPlace }
    isSureOfWords = !reading.hasUnsureWords
    if let (number, message) = reading.doubt {
      doubt = scene.error(number, message)
      return
    }
    for kept in found { add(kept) }
    doubt = brokenPromise(mirroring, scene, units: seen.units)
  }

  /// Adds a slash that only its shape identifies and that has no gap; `SlashRebuilder` has dealt with all
  /// others.
  private mutating func addOwnSlash(_ mirroring: Mirroring, _ scene: Scene) {
    guard mirroring.looksForSlash, !decisions.values.contains(where: { $0.verb == .keep }) else { return }
    guard let slash = Slash(in: scene, isNegated: mirroring.asksForSlash) else {
      if mirroring.asksForSlash { addPartSlash(scene) }
      return
    }
    guard slash.isApart else { return }
    let isNamed = mirroring.asksForSlash
    add(
      .keep, to: slash.number, subpath: slash.subpath, reason: isNamed ? Self.namedSlash : Self.seenSlash,
      confidence: isNamed ? NameInference.confidence : slash.confidence)
  }

  /// Adds a slash across a part of an icon whose name says off: it moves with its part and keeps its
  /// direction.
  private mutating func addPartSlash(_ scene: Scene) {
    guard let slash = Slash.inside(of: scene) else { return }
    add(
      .move, to: slash.number, subpath: slash.subpath, reason: Self.partSlash,
      confidence: NameInference.confidence)
  }

  /// Gives a slash, an element or one of its subpaths, a verb, unless something has decided about the element.
  private mutating func add(
    _ verb: ComponentVerb, to number: Int, subpath: Int?, reason: Reason, confidence: Double
  ) {
    guard decisions[number] == nil else { return }
    var decision = Decision(reason: reason, confidence: confidence)
    if let subpath {
      decision.parts = [Part(groups: [[subpath]], verb: verb)]
    } else {
      decision.verb = verb
    }
    decisions[number] = decision
  }

  private static let namedSlash = Reason(
    "a stroke from corner to corner, in an icon whose name says off", rule: "R14", subject: .slash)
  private static let seenSlash = Reason(
    "a slash by its shape, from corner to corner", rule: "R14", subject: .slash)
  private static let partSlash = Reason(
    "a slash across a part, in an icon whose name says off", rule: "R14", subject: .slash)

  /// Returns true if nothing has decided yet about the elements of a glyph; declared letters need no
  /// recognition.
  private func isOpen(_ elements: [Int], _ scene: Scene) -> Bool {
    elements.allSatisfy { number in
      let around = [number] + Array(scene.index.ancestors(of: number))
      return decisions[number] == nil
        && around.allSatisfy { decisions[$0]?.verb == nil && !scene.isLetters($0) }
    }
  }

  /// Adds a sign: its parts move together, or are mirrored in their box.
  private mutating func add(_ kept: Reading.Kept) {
    let verb: ComponentVerb = kept.isMirrored ? .mirror : .move
    let group = nextGroup(of: kept.box)
    if let first = kept.parts.map(\.element).min() { recognised.append((first, kept.reason)) }
    for part in kept.parts {
      var decision = decisions[part.element] ?? Decision()
      decision.reason = kept.reason
      decision.confidence = kept.confidence
      if let subpaths = part.subpaths {
        let groups = (decision.parts.first { $0.box == kept.box }?.groups.joined()).map(Array.init) ?? []
        decision.parts.removeAll { $0.box == kept.box }
        decision.parts.append(
          Part(groups: [groups + subpaths.map { $0 - 1 }], verb: verb, box: kept.box, group: group))
      } else {
        decision.verb = verb
        (decision.box, decision.group) = (kept.box, group)
      }
      decisions[part.element] = decision
    }
  }

  /// Returns a number for what moves together in a box; nil if each part has a box of its own.
  private mutating func nextGroup(of box: Rect?) -> Int? {
    guard box != nil else { return nil }
    groupCount += 1
    return groupCount
  }

  /// Returns true if neither the manifest nor the drawing names a component.
  private func hasNoComponents(_ mirroring: Mirroring, _ scene: Scene) -> Bool {
    decisions.isEmpty && mirroring.components.isEmpty
      && !scene.index.elements.indices.contains(where: scene.isLetters)
  }

  /// Returns the reason to decline an icon whose name promises a component that was not found.
  private func brokenPromise(
    _ mirroring: Mirroring, _ scene: Scene, units: [InkUnit]
  ) -> MirrorError? {
    guard let (sign, demand) = mirroring.promises.demanded,
      hasNoComponents(mirroring, scene)
        || sign.name == Sign.logo.name && mirroring.components.isEmpty && !namesParts && isWithoutLogo(units),
      demand.isBinding || GlyphRecognition.suspectsAnything(in: scene)
    else { return nil }
    return scene.error(0, demand.message)
  }

  /// Returns true if everything that is decided was recognised, no logo is among it, and something else is drawn, which may be
  /// the logo.
  private func isWithoutLogo(_ units: [InkUnit]) -> Bool {
    guard decisions.values.allSatisfy({ ![nil, Sign.logo.guideline].contains($0.reason?.rule) }) else {
      return false
    }
    return units.contains { unit in
      guard let decision = decisions[unit.element] else { return true }
      let subpaths = decision.parts.flatMap { $0.groups.joined() }
      return decision.verb == nil && !unit.subpaths.allSatisfy(subpaths.contains)
    }
  }

  /// Adds the verbs of the attribute `data-direction`.
  private mutating func addAttributes(_ scene: Scene) throws(MirrorError) {
    for (number, element) in scene.index.elements.enumerated() {
      guard let value = element["data-direction"], decisions[number]?.verb == nil else { continue }
      guard let verb = ComponentVerb(rawValue: value) else { throw scene.error(number, Self.unknown(value)) }
      decisions[number, default: Decision()].verb = verb
    }
  }

  private mutating func add(_ component: Mirror.Component, _ scene: Scene) throws(MirrorError) {
    let matches = component.selector.matches(in: scene.index)
    let text = component.selector.text
    guard !matches.isEmpty else {
      throw MirrorError(scene.document.error(at: -1, Self.noMatch(text, scene)))
    }
    let box = component.verb == .move && component.selector.isList ? scene.box(of: matches) : nil
    let group = nextGroup(of: box)
    for match in matches {
      if let ranges = match.subpaths {
        try add(ranges, of: match.number, verb: component.verb, (box, group), scene: scene)
      } else {
        if let other = decisions[match.number]?.verb, other != component.verb {
          throw scene.error(match.number, Self.twoVerbs(other, component.verb))
        }
        decisions[match.number, default: Decision()].verb = component.verb
        decisions[match.number]?.box = box
        decisions[match.number]?.group = group
      }
    }
  }

  private mutating func add(
    _ ranges: [ClosedRange<Int>], of number: Int, verb: ComponentVerb, _ together: (box: Rect?, group: Int?),
    scene: Scene
  ) throws(MirrorError) {
    guard scene.element(number).name == "path", let data = scene.own("d", number) else {
      throw scene.error(number, Self.noSubpaths)
    }
    let count = PathData(data).subpaths.count
    for range in ranges where range.upperBound > count {
      throw scene.error(number, Self.outOfRange(range.upperBound, count))
    }
    let groups = ranges.map { range in range.map { $0 - 1 } }
    for part in decisions[number]?.parts ?? [] where part.verb != verb {
      if let twice = Set(part.groups.joined()).intersection(groups.joined()).min() {
        throw scene.error(number, "subpath \(twice + 1) " + Self.twoVerbs(part.verb, verb))
      }
    }
    decisions[number, default: Decision()].parts.append(
      Part(
        groups: verb == .reorder ? groups : [groups.flatMap(\.self)], verb: verb, box: together.box,
        group: together.group))
  }
}

extension Scene {
  /// Returns the box of everything that a list of selectors picks, in the drawing's coordinates; nil if a size is unknown.
  fileprivate func box(of matches: [(number: Int, subpaths: [ClosedRange<Int>]?)]) -> Rect? {
    var box: Rect?
    for (number, subpaths) in matches {
      guard let one = subpaths.map({ self.box(of: $0, in: number) }) ?? self.box(of: number) else {
        return nil
      }
      box = box?.union(one) ?? one
    }
    return box
  }

  private func box(of number: Int) -> Rect? {
    anchorBox(of: number) ?? bounds(of: number, under: map(around: number).map)
  }

  private func box(of subpaths: [ClosedRange<Int>], in number: Int) -> Rect? {
    guard let data = own("d", number).map({ PathData($0) }) else { return nil }
    let (own, segments) = (data.subpaths, data.segments)
    return subpaths.joined().filter { $0 <= own.count }.flatMap { segments[own[$0 - 1]] }
      .bounds(under: fullMap(number))
  }
}

// MARK: Messages

extension VerbTable {
  private static func unknown(_ value: String) -> String {
    let known = ComponentVerb.allCases.map(\.rawValue).joined(separator: ", ")
    return "data-direction=\"\(value)\" is not one of \(known)"
  }

  private static func twoVerbs(_ one: ComponentVerb, _ other: ComponentVerb) -> String {
    "is given two verbs, \(one.rawValue) and \(other.rawValue); leave one"
  }

  private static let noSubpaths = "has no subpaths; ::subpath() picks parts of a <path>"

  private static func outOfRange(_ number: Int, _ count: Int) -> String {
    let there = count == 1 ? "there is 1 subpath" : "there are \(count) subpaths"
    return "has no subpath \(number); \(there), counted from 1"
  }

  /// Names the id or class with the most similar spelling, or else lists the ids of the drawing.
  private static func noMatch(_ text: String, _ scene: Scene) -> String {
    let message = "no element matches the component \"\(text)\""
    let ids = scene.index.byID.keys.sorted().map { "#\($0)" }
    let classes = scene.index.elements.flatMap { element in
      element["class"]?.split(whereSeparator: \.isWhitespace).map { ".\($0)" } ?? []
    }
    let wanted = text.prefix { !$0.isWhitespace && $0 != ":" && $0 != ">" && $0 != "," }
    let nearest = (ids + classes).map { ($0, EditDistance.between(wanted, $0)) }.min { $0.1 < $1.1 }
    if let nearest, nearest.1 <= max(2, wanted.count / 3) {
      return "\(message); the nearest is \(nearest.0)"
    }
    if ids.isEmpty { return "\(message); the drawing has no ids" }
    return "\(message); the drawing has \(ids.prefix(8).joined(separator: ", "))"
  }
}
