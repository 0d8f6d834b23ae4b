/// The pieces of ink of a drawing and the things that they show, read once for all that asks.
struct Sightings {
  let units: [InkUnit]
  let things: [ThingInference]

  /// Nothing, where nothing is to be recognised.
  static let none = Sightings(units: [], things: [])

  private init(units: [InkUnit], things: [ThingInference]) {
    self.units = units
    self.things = things
  }

  /// Reads a drawing; the name of its icon may promise things.
  init(in scene: Scene, name: String?) {
    units = InkReader(scene).units
    things = ThingInference.all(in: scene, among: units, name: name)
  }
}
