/// The pieces of ink of a drawing and the objects that they show, read once per drawing.
struct Sightings {
  let units: [InkUnit]
  let things: [ThingInference]
  /// The network's answers about these pieces.
  let answers: InkAnswers

  /// No sightings, for drawings in which nothing is to be recognised.
  static var none: Sightings { Sightings(units: [], things: []) }

  private init(units: [InkUnit], things: [ThingInference]) {
    self.units = units
    self.things = things
    answers = InkAnswers()
  }

  /// Reads a drawing; the name of its icon may promise things.
  init(in scene: Scene, _ promises: Promises, wholes: Mirror.Wholes) {
    units = scene.units
    answers = InkAnswers()
    things = ThingInference.all(in: scene, among: units, promises, wholes: wholes, answers)
  }
}
