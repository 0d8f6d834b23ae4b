import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

extension Mirroring {
  /// Returns the sign that the icon's name promises, told by the same icon without it; nil if there is no such icon, or if that one holds
  /// a sign itself or is its own mirror image, so that its drawing says less than the shape of the sign.
  func addedSign(in scene: Scene, _ units: [InkUnit]) -> AddedSign? {
    guard let name = icon.name, units.count > 1 else { return nil }
    for base in SignedName.bases(of: name) {
      guard let sign = promises.sign(lackedBy: base), let drawing = siblingDrawing(base),
        isPlain(drawing, base)
      else { continue }
      for sibling in drawing.placed(over: scene) {
        let other = Scene(sibling, viewBox: scene.viewBox, renderer: renderer)
        if let added = AddedSign(sign, among: units, besides: other, file: drawing.file) { return added }
      }
    }
    return nil
  }

  /// Returns true if an icon mirrors as a whole and is not its own mirror image.
  private func isPlain(_ drawing: SVGDocument, _ name: String) -> Bool {
    guard let picture = drawer?(drawing, SlashRebuilder.proofWidth),
      PictureDifference(picture, picture.flipped)?.isSymmetry == false,
      let result = try? Mirroring(mirror, icon.rest(named: name)).mirrored(drawing, isWritten: false)
    else { return false }
    return result.notes.isEmpty
  }
}
