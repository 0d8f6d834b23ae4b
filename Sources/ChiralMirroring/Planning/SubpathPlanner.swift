import ChiralInk
import ChiralSVG
import ChiralValues

/// The treatment of each subpath of a path in which some subpaths are components: some icon sets draw slash,
/// badge and base as one path.
struct SubpathPlanner {
  let scene: Scene
  let number: Int
  private let data: PathData
  private let subpaths: [Range<Int>]

  init?(_ scene: Scene, _ number: Int) {
    guard let text = scene.own("d", number) else { return nil }
    self.scene = scene
    self.number = number
    data = PathData(text)
    subpaths = data.subpaths
  }

  /// Returns the change of each subpath for a treatment of the whole path.
  func changes(
    _ parts: [VerbTable.Part], in treatment: Treatment
  ) throws(MirrorError) -> [SubpathChange] {
    switch treatment {
    case .mirrored(let k):
      var changes = [SubpathChange](repeating: .reflected(k: k), count: subpaths.count)
      for part in parts {
        if part.verb == .mirror {
          let inPlace = try axis(of: part) ?? k
          for subpath in part.groups.joined() { changes[subpath] = .reflected(k: inPlace) }
          continue
        }
        for group in part.groups {
          let change = try placement(of: group, part, k: k)
          for subpath in group { changes[subpath] = change }
        }
      }
      return changes
    case .original, .placed, .relocated:
      var changes = [SubpathChange](repeating: .unchanged, count: subpaths.count)
      for part in parts where part.verb == .mirror {
        for group in part.groups {
          guard let change = try turn(of: group, part) else { continue }
          for subpath in group { changes[subpath] = change }
        }
      }
      return changes
    case .flipped, .anchored, .invertedMarker, .inverted, .tile:
      throw scene.error(number, "its subpaths cannot be treated apart here; give each part a path of its own")
    }
  }

  /// Returns the change that places a kept or moved group, in the path's own coordinates. It cancels the
  /// reflection of everything around the group.
  private func placement(
    of group: [Int], _ part: VerbTable.Part, k: DecimalNumber
  ) throws(MirrorError) -> SubpathChange {
    let outer = scene.map(around: number)
    let map = outer.map.concatenating(scene.localMap(number))
    var shift = Affine.identity
    if part.verb != .keep, let box = part.box ?? bounds(of: group, under: map) {
      shift = .translation(x: outer.k.value - box.minX - box.maxX, y: 0)
    }
    guard let back = map.inverted else { return .reflected(k: k) }
    let way = Affine.mirror(k: k.value).concatenating(back).concatenating(.mirror(k: outer.k.value))
      .concatenating(shift).concatenating(map)
    guard Affine(a: way.a, b: way.b, c: way.c, d: way.d, e: 0, f: way.f).isIdentity else {
      // Where the axes of the path are exchanged, the path is turned by 180° instead.
      if Affine(a: -way.a, b: -way.b, c: -way.c, d: -way.d, e: 0, f: 0).isIdentity {
        return .turned(x: DecimalNumber(scene.rounded(way.e)), y: DecimalNumber(scene.rounded(way.f)))
      }
      throw scene.error(
        number, "its subpaths cannot be kept apart because it is turned; give the part a path of its own")
    }
    // Nine decimals remove the rounding errors of the products; a moved part is placed by a measured box, which is less
    // exact.
    let distance = part.verb == .keep ? (way.e * 1e9).rounded() / 1e9 : scene.rounded(way.e)
    return abs(distance) < 1e-9 ? .unchanged : .shifted(DecimalNumber(distance))
  }

  /// Returns the reflection of a group about the middle of its box, or about its own centre.
  private func turn(of group: [Int], _ part: VerbTable.Part) throws(MirrorError) -> SubpathChange? {
    if let k = try axis(of: part) { return .reflected(k: k) }
    return bounds(of: group, under: .identity).map {
      .reflected(k: DecimalNumber(scene.rounded($0.minX + $0.maxX)))
    }
  }

  /// Returns the sum k of subpaths that are mirrored in a box of their own; nil for other subpaths.
  private func axis(of part: VerbTable.Part) throws(MirrorError) -> DecimalNumber? {
    guard let box = part.box else { return nil }
    guard let k = scene.axis(of: box, in: number) else { throw scene.error(number, Self.turned) }
    return k
  }

  private static let turned =
    "its subpaths cannot be mirrored in their place because it is turned; give the part a path of its own"

  private func bounds(of group: [Int], under map: Affine) -> Rect? {
    let segments = data.segments
    return group.flatMap { segments[subpaths[$0]] }.bounds(under: map)
  }
}

extension Scene {
  /// Returns the sum k of the reflection x → k − x about the middle of a box of the drawing, in the coordinates in which an
  /// element stands; nil if the drawing's vertical axis is aslant there.
  func axis(of box: Rect, around number: Int) -> DecimalNumber? {
    axis(of: box, under: map(around: number).map)
  }

  /// Returns the same sum in the element's own coordinates.
  fileprivate func axis(of box: Rect, in number: Int) -> DecimalNumber? {
    axis(of: box, under: fullMap(number))
  }

  private func axis(of box: Rect, under map: Affine) -> DecimalNumber? {
    guard let back = map.inverted else { return nil }
    let way = back.concatenating(.mirror(k: box.minX + box.maxX)).concatenating(map)
    // The reflection stays one of x alone unless the element is turned.
    guard Affine(a: -way.a, b: way.b, c: way.c, d: way.d, e: 0, f: way.f).isIdentity else { return nil }
    return DecimalNumber(rounded(way.e))
  }
}

extension ElementEditor {
  /// Rewrites path data with a change for each subpath. Restores the winding of reflected subpaths that
  /// overlap others.
  mutating func changePath(_ changes: [SubpathChange]) {
    guard let data = scene.own("d", number) else { return }
    let path = PathData(data).changing(changes)
    let reflected = changes.indices.filter { changes[$0].isReflection }
    let others = changes.indices.filter { !changes[$0].isReflection }
    let segments = path.segments
    let boxes = path.subpaths.map { segments[$0].bounds() }
    let overlap = reflected.compactMap { boxes[$0] }.contains { box in
      others.compactMap { boxes[$0] }.contains(where: box.overlaps)
    }
    let isTurned = overlap && countsDirections
    write("d", text: (isTurned ? path.reversing(Set(reflected)) : path).description)
  }

  /// True if the path is filled by the rule `nonzero`.
  private var countsDirections: Bool {
    let isClip = scene.index.ancestors(of: number).contains { scene.element($0).name == "clipPath" }
    if isClip { return scene.inherited("clip-rule", number) != "evenodd" }
    return scene.inherited("fill", number) != "none" && scene.inherited("fill-rule", number) != "evenodd"
  }
}
