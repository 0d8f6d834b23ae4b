import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Knowledge about the sign from the icon without it.
extension SignRebuilder {
  /// The icon without a sign: its name and its drawing.
  typealias Sibling = (name: String, drawing: SVGDocument)

  /// Returns the drawings of the icon without its sign, the likeliest first.
  static func siblings(of mirroring: Mirroring) -> [Sibling] {
    SignedName.bases(of: mirroring.icon.name ?? "").compactMap { name in
      mirroring.siblingDrawing(name).map { (name, $0) }
    }
  }

  /// Returns the mirrored icon without the sign, with the clearance cut again; nil if no drawing of it gives one.
  func result(
    from siblings: [Sibling], like original: Picture, _ probe: Mirror.Drawer
  ) throws(MirrorError) -> MirrorResult? {
    for (name, drawing) in siblings {
      for sibling in drawing.placed(over: source) {
        let plain = scene(of: sibling)
        for rebuilder in [withoutPieces(of: plain), self].compactMap(\.self) {
          switch try rebuilder.attempt(over: plain, named: name, like: original, probe) {
          case .rebuilt(let result): return result
          case .needless: return nil
          case .failed: continue
          }
        }
      }
    }
    return nil
  }

  /// The outcome of the attempt to rebuild an icon over another drawing.
  private enum Attempt {
    case rebuilt(MirrorResult)
    /// The sign only has to be moved.
    case needless
    /// Nothing proves that the other drawing is the icon without the sign.
    case failed
  }

  private func attempt(
    over plain: Scene, named name: String, like original: Picture, _ probe: Mirror.Drawer
  ) throws(MirrorError) -> Attempt {
    let sibling = plain.document
    guard let base = probe(sibling, Self.proofWidth),
      PictureDifference(base, original, side: Self.spot, isIgnored: isNearTool)?.isClose == true,
      // A piece that the icon without the sign shows, too, is no part of the sign: a keyhole beside a question mark.
      !isShown(in: plain)
    else { return .failed }
    let recipes = recipes(over: plain, like: original, probe)
    let isDoubtful = kept.needed == nil && !isReduced
    if !recipes.isEmpty, isDoubtful, !isCut(from: base, in: original) { return .needless }
    for (recipe, proof) in recipes {
      let why =
        "rebuilt from \(sibling.file) with the sign unmirrored and its clearance cut again "
        + "(proof b, the same steps reproduce the drawing: \(proof.text))"
      guard
        let result = try rebuilt(
          sibling, by: recipe, named: name, reason: why, confidence: Self.confidence.proved,
          original: original, probe: probe),
        let picture = probe(result.document, Self.proofWidth)
      else { continue }
      return isDoubtful && isShownAsWell(byMoving: picture, probe) ? .needless : .rebuilt(result)
    }
    return .failed
  }

  /// Returns the same without the pieces that the clearance left of the base, which were read as parts of the sign; nil if there are none,
  /// or nothing else.
  private func withoutPieces(of plain: Scene) -> SignRebuilder? {
    let base = BaseInk(plain.units(drawnWith: .own), of: plain)
    let left = tool.filter(base.leaves)
    let own = tool.filter { unit in !left.contains { $0.draws(unit) } }
    guard own.count < tool.count, !own.isEmpty else { return nil }
    return SignRebuilder(mirroring, of: kept, parts: own.parts, in: source)
  }

  /// The smallest number of pixels that a clearance takes away from a base: fewer are the edges of strokes.
  private static let leastCut = 6

  /// Returns true if the base has ink near the sign where the drawing has none.
  private func isCut(from base: Picture, in original: Picture) -> Bool {
    let lost = (0..<base.width * base.height).count { place in
      let (x, y) = (place % base.width, place / base.width)
      return isNearTool(x, y) && base.alpha(x, y) > 191 && original.alpha(x, y) < 64
    }
    return lost >= Self.leastCut
  }

  /// Returns true if a base shows a piece of the sign in the same place. Then that piece is no part of the sign.
  func isShown(in base: Scene) -> Bool {
    let distance = source.viewBox.width.value * Self.samePlace
    return base.units(drawnWith: .own).contains { unit in
      tool.contains { unit.box.isNear($0.box, within: distance) }
    }
  }

  /// The largest distance between the sides of the boxes of one piece in two drawings, as a share of the width: the rounding of numbers.
  private static let samePlace = 0.005
}

extension Rect {
  /// Returns true if no side is farther from the same side of another box than a distance.
  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) <= distance
    }
  }
}

extension PictureDifference {
  /// True if both show the same apart from the ends of cuts: a mean under 1.5 % and no large square over 60
  /// %.
  fileprivate var isClose: Bool { mean < 0.015 && spot < 0.6 }
}
