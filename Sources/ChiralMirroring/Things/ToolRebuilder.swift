import ChiralGeometry
import ChiralNames
import ChiralSVG

/// Rebuilds an icon in which the clearance around a tool was cut to fit the tool as drawn (R15): the mirrored
/// icon without the tool, the tool unmirrored in the mirrored place, and the clearance cut again.
///
/// The result is trusted only if the same steps without mirroring reproduce the drawing.
struct ToolRebuilder {
  private let mirror: Mirror
  private let source: Scene
  private let tool: [InkUnit]
  private let box: Rect
  private let reason: String
  private let words: Set<String>

  private static let proofWidth = 96
  /// The confidence in a rebuilt icon.
  private static let confidence = 0.9

  /// Finds the only tool that lacks room; nil if there is none, or if there is no renderer or sibling for a
  /// proof.
  init?(_ mirror: Mirror, _ source: Scene, _ seen: Sightings) {
    guard mirror.infers, mirror.components.isEmpty, mirror.drawer != nil, mirror.siblingDrawing != nil,
      let name = mirror.name
    else { return nil }
    let things = seen.things
    self.mirror = mirror
    self.source = source
    if let thing = things.first, things.count == 1 {
      tool = thing.candidate.units
      reason = thing.reason
      words = thing.kind.words
    } else if things.isEmpty, let promise = ToolPromise(iconName: name),
      let shape = ToolShape(promise, among: seen.units, height: source.viewBox.height.value),
      shape.leavesSomething(of: seen.units)
    {
      tool = seen.units.filter(shape.isPart)
      reason = shape.reason
      words = ToolPromise.words
    } else {
      return nil
    }
    guard let first = tool.first else { return nil }
    box = tool.dropFirst().reduce(first.box) { $0.union($1.box) }
    let own = tool
    let rest = seen.units.filter { unit in !own.contains { $0.isSame(as: unit) } }
    room = ToolClearance(tool: own, rest: rest, width: source.viewBox.width.value)
    guard !rest.isEmpty, !room.isThere(k: source.viewBox.mirrorSum.value) else { return nil }
  }

  private let room: ToolClearance

  /// Returns the icon for the other direction; nil if it cannot be proved.
  func result() throws(MirrorError) -> MirrorResult? {
    guard let probe = mirror.drawer, let original = probe(source.document, Self.proofWidth) else {
      return nil
    }
    for name in siblingNames {
      guard let sibling = mirror.siblingDrawing?(name)?.centred(in: source.viewBox),
        (try? sibling.viewBox()) == source.viewBox, let base = probe(sibling, Self.proofWidth),
        PictureDifference(base, original, side: Self.spot, isIgnored: isNearTool)?.isClose == true
      else { continue }
      let plain = try Scene(sibling, viewBox: source.viewBox, renderer: mirror.renderer)
      guard let again = ToolAssembly(tool, of: source, gap: gap).over(plain, shift: 0),
        let picture = probe(again, Self.proofWidth),
        let proof = PictureDifference(original, picture, side: Self.spot), proof.isClose
      else { continue }
      return try rebuilt(sibling, name, proof)
    }
    return nil
  }

  /// The side in pixels of the squares that are compared: larger than elsewhere, because cuts may end
  /// slightly differently.
  private static let spot = 7

  private func rebuilt(_ sibling: SVGDocument, _ name: String, _ proof: PictureDifference)
    throws(MirrorError) -> MirrorResult?
  {
    var plain = mirror
    plain.name = name
    plain.sibling = nil
    let mirrored = try plain.mirrored(sibling).document
    let base = try Scene(mirrored, viewBox: source.viewBox, renderer: mirror.renderer)
    let shift = source.viewBox.mirrorSum.value - box.minX - box.maxX
    guard let document = ToolAssembly(tool, of: source, gap: gap).over(base, shift: source.rounded(shift))
    else { return nil }
    if let after = mirror.drawer?(document, Self.proofWidth),
      let before = mirror.drawer?(source.document, Self.proofWidth), after.crumbs > before.crumbs
    {
      return nil
    }
    let number = tool.map(\.element).min() ?? 0
    var note = source.note(
      .moved, number,
      "\(reason); rebuilt from \(sibling.file) with the tool upright and its room cut again "
        + "(proof b, the same steps reproduce the drawing: \(proof.text))")
    note.confidence = Self.confidence
    return MirrorResult(document: document, notes: [note])
  }

  /// The distance from the tool to the shapes that were cut to fit it, at most 12 % of the drawing's width.
  private var gap: Double { min(max(room.before, 0), source.viewBox.width.value * 0.12) }

  /// Returns true if a pixel of a proof lies on the tool or within its clearance.
  private func isNearTool(_ x: Int, _ y: Int) -> Bool {
    let unit = source.viewBox.width.value / Double(Self.proofWidth)
    let place = Point(
      x: source.viewBox.minX.value + (Double(x) + 0.5) * unit,
      y: source.viewBox.minY.value + (Double(y) + 0.5) * unit)
    let reach = gap + unit * 3
    return place.x > box.minX - reach && place.x < box.maxX + reach && place.y > box.minY - reach
      && place.y < box.maxY + reach
  }

  /// The names of the icon without the words for the tool, first with and then without the words that mark
  /// variants.
  private var siblingNames: [String] {
    let name = mirror.name ?? ""
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let pieces = NameWords(name.dropFirst(folder.count)).pieces
    let less = pieces.filter { !words.contains($0.word) }
    let least = less.filter { !Self.besides.contains($0.word) }
    var seen: Set<String> = [name]
    return [less, least].filter { !$0.isEmpty && $0.count < pieces.count }.map { rest in
      folder + rest[0].spelling + rest.dropFirst().map { $0.separator + $0.spelling }.joined()
    }.filter { seen.insert($0).inserted }
  }

  private static let besides: Set<String> = ["line", "glass", "2", "3", "corner", "alt", "variant", "round"]
}

extension Picture {
  /// The number of pieces of ink that are too small to mean anything.
  fileprivate var crumbs: Int { islands.count { $0 > 3 && $0 < width * height / 250 } }
}

extension PictureDifference {
  /// True if both show the same apart from the ends of cuts: a mean under 1.5 % and no large square over 60
  /// %.
  fileprivate var isClose: Bool { mean < 0.015 && spot < 0.6 }
}
