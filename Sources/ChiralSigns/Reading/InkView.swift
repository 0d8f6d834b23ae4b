package import ChiralInk
import ChiralSVG

/// A drawing as the detectors of signs see it: the pieces of ink of one drawing, and what its icon's name promises.
package struct InkView {
  package let scene: Scene
  package let units: [InkUnit]
  /// The length of the drawing's longer side.
  package let side: Double
  package private(set) var promises: Promises
  /// The network's answers about groups of pieces.
  package let answers: InkAnswers
  /// The signs that are kept even if they make up the whole drawing.
  package let wholes: WholeSigns
  /// The round shapes, the most complete first; none in a drawing of one piece.
  package let circles: [Circle]
  /// The groups of pieces that may be one object; none in the pass that looks for signs in their frames.
  package private(set) var candidates: [ThingCandidate] = []

  package init(
    of scene: Scene, units: [InkUnit], _ promises: Promises, wholes: WholeSigns, _ answers: InkAnswers
  ) {
    self.scene = scene
    self.units = units
    self.promises = promises
    self.answers = answers
    self.wholes = wholes
    circles =
      units.count > 1
      ? Circle.all(
        among: units, side: max(scene.viewBox.width.value, scene.viewBox.height.value), mayBeDashed: true)
      : []
    side = max(scene.viewBox.width.value, scene.viewBox.height.value)
  }

  /// The view with the groups of pieces.
  var grouped: InkView {
    var view = self
    view.candidates = ThingCandidate.all(of: units, side: side, grouped: scene.grouped(units))
    return view
  }

  /// The view with the groups of pieces, and with the whole drawing as one.
  var groupedAndWhole: InkView {
    var view = grouped
    view.candidates += ThingCandidate.whole(of: units, side: side).map { [$0] } ?? []
    return view
  }

  /// Returns the view of the same drawing in an icon whose name promises a sign, too.
  func promising(_ sign: Sign) -> InkView {
    var view = self
    view.promises = promises.promising(sign)
    return view
  }
}
