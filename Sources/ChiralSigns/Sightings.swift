package import ChiralInk

/// The pieces of ink of a drawing and the objects that they show, read once per drawing.
package struct Sightings {
  package let units: [InkUnit]
  package let things: [ThingInference]
  /// The network's answers about these pieces.
  package let answers: InkAnswers

  /// No sightings, for drawings in which nothing is to be recognised.
  package static var none: Sightings { Sightings(units: [], things: []) }

  private init(units: [InkUnit], things: [ThingInference]) {
    self.units = units
    self.things = things
    answers = InkAnswers()
  }

  /// Reads a drawing; the name of its icon may promise things.
  package init(in scene: Scene, _ promises: Promises, wholes: WholeSigns) {
    units = scene.units
    answers = InkAnswers()
    things = ThingInference.all(in: scene, among: units, promises, wholes: wholes, answers)
  }
}

/// The objects that keep their orientation even if they make up a whole drawing.
package enum WholeSigns {
  case all
  /// Objects that the icon's name promises, as in the base of a slash.
  case promised
  /// No object, as in the rest of an icon without its tool.
  case none
}
