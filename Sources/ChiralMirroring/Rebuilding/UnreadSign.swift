import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Drawings whose name promises a sign that cannot be read.
extension Mirroring {
  /// The largest size of what lies in a frame, as a share of the frame's.
  private static let largest = 0.65
  /// The largest distance of the middles of a frame and of a sign in it from the axis, as a share of the drawing's width.
  private static let mostOffCentre = 0.05

  /// Returns a drawing as it is if its name promises a sign, and nothing else is drawn, or everything but what lies in a frame is its own
  /// mirror image: whatever shape the sign has, it stays upright in its place. Nil for other drawings.
  func unchanged(_ scene: Scene, around units: [InkUnit]) -> MirrorResult? {
    let tool = promises.tool.map { (noun: $0.noun, rule: "R15") }
    guard isFree, let sign = promises.demanded.map({ ($0.demand.noun, $0.demand.guideline) }) ?? tool,
      let picture = drawer?(scene.document, SlashRebuilder.proofWidth)
    else { return nil }
    let says = "its name says that it shows \(sign.0), and "
    // A sign beside something else has a gap around it. The class of an icon wins over its name. A second word that the demand needs is
    // about something else that is drawn: an arrow in `forward-30`.
    let isSeenWhole = units.box.map { scene.drawingBox.contains($0) } ?? false
    let isOnlySign = promises.demanded.map { $0.demand.words.count == 1 } ?? true
    if mirror.keepsNamedSigns, isOnlySign, isSeenWhole, picture.islands.count == 1 {
      let onePiece = says + "the drawing is one piece; it stays as it is"
      return unchanged(scene, units, because: Reason(onePiece, rule: sign.1))
    }
    guard let inside = Self.framed(among: units, of: scene),
      let rest = scene.without(unitsThat: { unit in inside.contains { $0.isSame(as: unit) } }),
      let base = drawer?(rest, SlashRebuilder.proofWidth),
      PictureDifference(base, base.flipped)?.isSymmetry == true
    else { return nil }
    return unchanged(
      scene, inside,
      because: Reason(
        says + "everything around what lies in its frame is its own mirror image; the drawing stays as it is",
        rule: sign.1))
  }

  private func unchanged(_ scene: Scene, _ sign: [InkUnit], because reason: Reason) -> MirrorResult {
    var note = scene.note(.kept, number: sign.map(\.element).min() ?? 0, reason)
    note.confidence = SignRebuilder.confidence.cut
    note.parts = []
    return MirrorResult(document: scene.document, notes: [note])
  }

  /// True if parts are recognised, and nobody names one.
  private var isFree: Bool { infers && !isPure && components.isEmpty }

  /// Returns the pieces in the middle of the largest frame that is its own mirror image; nil if there are none. Pieces that are their own
  /// mirror images themselves belong to the frame, unless the others are in the middle with them only, as in a sign with level bars.
  private static func framed(among units: [InkUnit], of scene: Scene) -> [InkUnit]? {
    let (width, middle) = (scene.viewBox.width.value, scene.viewBox.mirrorSum.value / 2)
    func isEven(_ unit: InkUnit) -> Bool {
      abs(unit.box.midX - middle) < width * mostOffCentre && unit.isSymmetric
    }
    let frame = units.filter { !$0.isHole && isEven($0) }
      .max { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
    guard let frame else { return nil }
    let inside = units.filter { !$0.isSame(as: frame) && frame.box.contains($0.box) }
    let uneven = inside.filter { !isEven($0) }
    return uneven.isEmpty
      ? nil
      : [uneven, inside].first { sign in
        guard let box = sign.box else { return false }
        return box.width < frame.box.width * largest && box.height < frame.box.height * largest
          && abs(box.midX - middle) < width * mostOffCentre
      }
  }
}
