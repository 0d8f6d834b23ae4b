import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Decides on the treatment of each element, before anything is rewritten.
///
/// The planner first walks the elements that are drawn where they stand, then those that are drawn through
/// references, each as its first referrer sees it (mirrored referrers first). A later referrer that needs
/// another form is a conflict: the part has to be copied.
struct TreatmentPlanner {
  /// A reference whose target has another treatment than the referrer needs.
  struct Conflict {
    let referrer: Int
    /// The property or attribute that refers; it is written on the referrer even if it was inherited.
    let property: String
    let target: Int
    /// The treatment that the referrer needs.
    let needed: Treatment
  }

  /// A reference that waits for its target to be treated.
  struct Reference {
    let referrer: Int
    let property: String
    let target: Int
    let context: Treatment
  }

  let scene: Scene
  let table: VerbTable
  let isPure: Bool
  /// The treatments by element number; `original` unless something else was decided.
  private(set) var treatments: [Int: Treatment] = [:]
  private(set) var conflicts: [Conflict] = []
  private(set) var notes: [MirrorNote] = []
  /// The change of each subpath, by the number of the path.
  private(set) var subpathChanges: [Int: [SubpathChange]] = [:]
  /// The gradients that paint something themselves and are not only templates of others.
  private(set) var painted: Set<Int> = []
  private var mirroredReferences: ArraySlice<Reference> = []
  private var originalReferences: ArraySlice<Reference> = []

  init(_ scene: Scene, _ table: VerbTable, isPure: Bool) {
    self.scene = scene
    self.table = table
    self.isPure = isPure
  }

  mutating func plan() throws(MirrorError) {
    try assign(0, .mirrored(k: scene.viewBox.mirrorSum))
    try followReferences()
    let templates = scene.templateTargets
    let rest = scene.index.elements.indices.filter { treatments[$0] == nil }
    for number in rest.filter({ !templates.contains($0) }) + rest.filter(templates.contains)
    where treatments[number] == nil {
      guard scene.element(number).namespace == .svg, let k = scene.span(around: number)?.mirrorSum else {
        continue
      }
      let kind = ElementKind(scene.element(number).name)
      if kind == .graphics || kind.isReferenced {
        try assignTarget(number, try unreferenced(number, k: k))
        try followReferences()
      }
    }
    noteAnimations()
  }

  /// Notes each animation. Animations stay as they were drawn, because their mirror image cannot be checked
  /// with the renderer.
  private mutating func noteAnimations() {
    for (number, element) in scene.index.elements.enumerated()
    where element.namespace == .svg && ElementKind.isAnimation(element.name) {
      notes.append(
        scene.note(.untouched, number: number, Reason("the values of an animation are not mirrored")))
    }
    for number in scene.movingSheets {
      notes.append(
        scene.note(.untouched, number: number, Reason("the places of @keyframes are not mirrored")))
    }
  }

  /// Treats the targets of waiting references, those of mirrored referrers first, until none is left.
  private mutating func followReferences() throws(MirrorError) {
    while let reference = mirroredReferences.popFirst() ?? originalReferences.popFirst() {
      try follow(reference)
    }
  }

  private mutating func follow(_ reference: Reference) throws(MirrorError) {
    if !reference.property.hasSuffix("href") { painted.insert(reference.target) }
    let needed = try treatment(of: reference)
    if let present = treatments[reference.target] {
      if !agree(present, needed: needed, reference: reference) {
        conflicts.append(
          Conflict(
            referrer: reference.referrer, property: reference.property, target: reference.target,
            needed: needed))
      }
    } else {
      try assignTarget(reference.target, needed)
    }
  }

  /// Returns true if a target with one treatment looks right to a referrer that needs another.
  private func agree(_ present: Treatment, needed: Treatment, reference: Reference) -> Bool {
    if present == needed { return true }
    if scene.isBareTemplate(reference.target) { return true }
    let isShape = ElementKind(scene.element(reference.target).name) == .graphics
    // A shape that a `use` shows is mirrored in its own coordinates, and the `use` compensates for the
    // difference.
    return isShape && present != .original && needed != .original
  }

  // MARK: What is drawn where it stands

  /// Treats an element and its content in the context of its parent's content.
  mutating func assign(_ number: Int, _ context: Treatment) throws(MirrorError) {
    guard treatments[number] == nil else { return }
    let element = scene.element(number)
    guard element.namespace == .svg, ElementKind(element.name) == .graphics else { return }
    let treatment = try treatment(of: number, in: context)
    treatments[number] = treatment
    collectReferences(of: number, treatment, from: context)
    if let decision = table[number], !decision.parts.isEmpty { try plan(decision, of: number, treatment) }
    try assignContent(of: number, treatment)
  }

  private mutating func plan(
    _ decision: VerbTable.Decision, of number: Int, _ treatment: Treatment
  ) throws(MirrorError) {
    subpathChanges[number] = try SubpathPlanner(scene, number)?.changes(decision.parts, in: treatment)
    for part in decision.parts where part.verb != .mirror {
      let names = part.groups.joined().map { String($0 + 1) }.joined(separator: ", ")
      let reason =
        decision.reason?.adding(": subpath \(names)") ?? Reason("subpath \(names) is a component")
      var note = scene.note(part.verb == .keep ? .kept : .moved, number: number, reason)
      note.confidence = decision.confidence
      note.parts = [MirrorNote.Part(number: number, subpaths: part.groups.joined().sorted())]
      note.group = part.group
      notes.append(note)
    }
  }

  private mutating func assignContent(of number: Int, _ treatment: Treatment) throws(MirrorError) {
    let children = scene.index.children(of: number)
    if table[number]?.verb == .reorder, case .mirrored = treatment {
      for child in children where treatments[child] == nil {
        try place(child, verb: .move)
        try assignContent(of: child, .original)
      }
      return
    }
    let context = try contentContext(of: number, treatment)
    for child in children { try assign(child, context) }
  }

  /// Returns the context that an element passes to its children.
  private func contentContext(of number: Int, _ treatment: Treatment) throws(MirrorError) -> Treatment {
    switch treatment {
    case .original, .flipped, .placed, .relocated, .inverted: return .original
    case .anchored: return treatment
    case .invertedMarker(let k): return .inverted(k: k)
    case .tile(_, let content): return content.map { .mirrored(k: $0) } ?? .original
    case .mirrored(let k):
      guard scene.element(number).name == "svg" || scene.index.parents[number] < 0 else {
        return .mirrored(k: k)
      }
      guard let inner = scene.span(inside: number)?.mirrorSum else {
        throw scene.error(number, "the width of its content is unknown; give it a viewBox")
      }
      return .mirrored(k: inner)
    }
  }

  /// Returns the treatment of one element from its verb, its kind and its context.
  private mutating func treatment(of number: Int, in context: Treatment) throws(MirrorError) -> Treatment {
    let name = scene.element(number).name
    guard case .mirrored(let k) = context else {
      return try treatmentInsideKept(number, context)
    }
    let verb = table[number]?.verb
    if let verb, verb == .keep || verb == .move { return try placement(number, verb: verb, k: k) }
    let sum = verb == .mirror ? try axis(of: number) ?? k : k
    let isWhole = isPure || verb == .mirror
    if let reason = scene.obstacle(number, k: sum, isPure: isWhole) {
      notes.append(scene.note(.wrapped, number: number, Reason(reason)))
      return .flipped(k: sum)
    }
    if !isWhole, let reason = scene.unseen(number) { return unseenText(number, reason, k: sum) }
    if !isWhole, scene.isLetters(number) { return try text(number, k: sum) }
    if name == "image", !isWhole {
      let reason = Reason("a picture is never flipped", rule: "R12", subject: .picture)
      notes.append(scene.note(.moved, number: number, reason))
      return .relocated(k: sum)
    }
    return .mirrored(k: sum)
  }

  /// Returns the sum k of an element that is mirrored in a box of its own; nil for other elements.
  private func axis(of number: Int) throws(MirrorError) -> DecimalNumber? {
    guard let box = table[number]?.box else { return nil }
    guard let k = scene.axis(of: box, around: number) else { throw scene.error(number, Self.turned) }
    return k
  }

  private static let turned =
    "cannot be mirrored in its place because it is turned; draw the right-to-left form, or name the component with the "
    + "verb keep, move or mirror"

  /// Returns the treatment of an element inside something kept, where only `mirror` has an effect: it mirrors
  /// the element in place (R17).
  private mutating func treatmentInsideKept(_ number: Int, _ context: Treatment) throws(MirrorError)
    -> Treatment
  {
    guard context == .original, table[number]?.verb == .mirror else { return context }
    guard let box = scene.bounds(of: number, under: .identity) else {
      throw scene.error(number, "cannot be mirrored in place: its size is unknown")
    }
    return .mirrored(k: DecimalNumber(box.minX) + DecimalNumber(box.maxX))
  }

  /// Returns the treatment of a text that shows nothing, of which nobody is told: one outside the drawing stays outside.
  private func unseenText(_ number: Int, _ reason: UnseenTexts.Reason, k: DecimalNumber) -> Treatment {
    switch reason {
    case .empty: .original
    case .outside: scene.isPlainText(number) ? .anchored(k: k) : .flipped(k: k)
    }
  }

  private mutating func text(_ number: Int, k: DecimalNumber) throws(MirrorError) -> Treatment {
    let reason = Reason("text keeps its reading direction", subject: .letters)
    notes.append(scene.note(.moved, number: number, reason))
    let isAnchored = scene.element(number).name == "text" && scene.isPlainText(number)
    return isAnchored ? .anchored(k: k) : try placement(number, verb: .move, k: k)
  }

  // MARK: Kept and moved

  private mutating func place(_ number: Int, verb: ComponentVerb) throws(MirrorError) {
    guard let k = scene.span(around: number)?.mirrorSum else { return }
    let treatment = try placement(number, verb: verb, k: k)
    treatments[number] = treatment
    collectReferences(of: number, treatment, from: .mirrored(k: k))
  }

  /// Returns the transform that shows a component unmirrored among mirrored ancestors.
  private mutating func placement(_ number: Int, verb: ComponentVerb, k: DecimalNumber) throws(MirrorError)
    -> Treatment
  {
    let outer = scene.map(around: number)
    var shift = Affine.identity
    if verb == .move {
      guard
        let box = table[number]?.box
          ?? scene.characterBox(of: number, under: outer.map, besides: { table.mirrors($0, in: scene) })
          ?? scene.bounds(of: number, under: outer.map)
      else {
        throw scene.error(number, "cannot be moved: its size is unknown")
      }
      let sum = DecimalNumber(box.minX) + DecimalNumber(box.maxX)
      shift = .translation(x: scene.rounded((outer.k - sum).value), y: 0)
    }
    let named = [number, scene.index.parents[number]].compactMap { table[$0] }
      .first { $0.reason != nil }
    var note = scene.note(
      verb == .keep ? .kept : .moved, number: number, named?.reason ?? Reason("it is a component"))
    note.confidence = named?.confidence ?? 1
    note.isNamed = named == nil
    note.group = table[number]?.group
    notes.append(note)
    guard let back = outer.map.inverted else { return .original }
    let reflected = Affine.mirror(k: k.value).concatenating(back).concatenating(.mirror(k: outer.k.value))
    let transform = reflected.concatenating(shift).concatenating(outer.map)
    return transform.isIdentity ? .placed(.identity) : .placed(transform)
  }
}

// MARK: References

extension TreatmentPlanner {
  /// The properties through which an element refers to others, and whether children inherit them.
  private static let references: [(property: String, isInherited: Bool)] = [
    ("fill", true), ("stroke", true), ("marker-start", true), ("marker-mid", true), ("marker-end", true),
    ("marker", true), ("clip-path", false), ("mask", false), ("filter", false),
  ]

  private mutating func collectReferences(of number: Int, _ treatment: Treatment, from context: Treatment) {
    let seen = treatment.ofReferences
    let changes = seen != context.ofReferences
    for (property, isInherited) in Self.references {
      let value =
        changes && isInherited ? scene.inherited(property, number) : scene.own(property, number)
      if let target = scene.target(of: value) {
        wait(number, property: property, target: target, context: seen)
      }
    }
    let element = scene.element(number)
    if let href = element.href, let target = scene.target(of: href.value), target != number {
      wait(number, property: href.name, target: target, context: treatment.ofTemplates)
    }
  }

  private mutating func wait(_ referrer: Int, property: String, target: Int, context: Treatment) {
    let reference = Reference(referrer: referrer, property: property, target: target, context: context)
    if context == .original {
      originalReferences.append(reference)
    } else {
      mirroredReferences.append(reference)
    }
  }

  /// Treats an element that is drawn through references, with its content.
  private mutating func assignTarget(_ number: Int, _ treatment: Treatment) throws(MirrorError) {
    let name = scene.element(number).name
    guard ElementKind(name).isReferenced else {
      try assign(number, treatment == .original ? .original : lexicalContext(number, treatment))
      return
    }
    treatments[number] = treatment
    collectReferences(of: number, treatment, from: treatment)
    guard treatment != .original, let context = resourceContent(number, treatment) else {
      for child in scene.index.children(of: number) { try assign(child, .original) }
      return
    }
    for child in scene.index.children(of: number) { try assign(child, context) }
  }

  /// Returns the context of a shape that a `use` shows: the shape is mirrored where it is defined.
  private func lexicalContext(_ number: Int, _ fallback: Treatment) -> Treatment {
    scene.span(around: number).map { .mirrored(k: $0.mirrorSum) } ?? fallback
  }

  /// Returns the context that a resource passes to its children; nil if they stay as they are.
  private func resourceContent(_ number: Int, _ treatment: Treatment) -> Treatment? {
    guard case .mirrored(let k) = treatment else {
      if case .tile(_, let content?) = treatment { return .mirrored(k: content) }
      if case .invertedMarker(let k) = treatment { return .inverted(k: k) }
      return nil
    }
    switch scene.element(number).name {
    case "clipPath": return .mirrored(k: scene.units("clipPathUnits", number) ? DecimalNumber(1) : k)
    case "mask": return .mirrored(k: scene.units("maskContentUnits", number) ? DecimalNumber(1) : k)
    default: return .mirrored(k: k)
    }
  }
}
