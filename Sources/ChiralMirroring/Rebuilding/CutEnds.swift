import ChiralGeometry
import ChiralInk
import ChiralSVG

/// The ends of lines that the clearance of a sign cuts, as a round pen draws them.
///
/// The outline of a sign cuts a line aslant. A round end of the same line touches the clearance with a disc as wide as the line.
struct CutEnds {
  private struct End {
    let centre: Point
    let radius: Double
    /// The middle of the edge that the clearance cuts.
    let edge: Point
  }

  private let ends: [End]

  /// The width of the picture in which lines are found: a line of one unit in a drawing of 24 is ten pixels wide.
  static let width = 240
  /// The largest half-width of a line, as a multiple of that of most lines: wider ink is an area, and has no ends.
  private static let widest = 1.35
  /// The largest length of a cut edge, as a multiple of the half-width: a longer one runs along a line.
  private static let longest = 5.0
  /// The distance in pixels within which a pixel lies at a distance.
  private static let slack = 0.75

  /// Finds the ends of a base.
  ///
  /// - Parameters:
  ///   - base: The picture of the base before the cut.
  ///   - box: The box that the picture shows.
  ///   - gap: The width of the clearance.
  ///   - distance: Returns the distance of a point from the sign; negative under it.
  init(of base: Picture, box: Rect, gap: Double, _ distance: (Point) -> Double) {
    let grid = InkGrid(base)
    let depths = grid.squaredDistancesToPaper.map { Double($0).squareRoot() }
    let unit = box.width / Double(base.width)
    let half = grid.lineWidth(grid.squaredDistancesToPaper) / 2
    func point(_ place: Int) -> Point {
      box.point(ofPixel: place % grid.width - 1, place / grid.width - 1, pixels: base.width)
    }
    let far = gap / unit + 4 * half
    var distances = [Double](repeating: .infinity, count: grid.ink.count)
    for place in grid.ink.indices where grid.ink[place] {
      let value = distance(point(place)) / unit
      if value < far { distances[place] = value }
    }
    let edge = gap / unit
    let steps = [-1, 1, -grid.width, grid.width]
    let corners = [-grid.width - 1, -grid.width + 1, grid.width - 1, grid.width + 1]
    var isCut = grid.ink.indices.map { place in
      grid.ink[place] && distances[place] >= edge
        && steps.contains { grid.ink[place + $0] && distances[place + $0] < edge }
    }
    var ends: [End] = []
    for start in isCut.indices where isCut[start] {
      var places = [start]
      isCut[start] = false
      var next = 0
      while next < places.count {
        for step in steps + corners where isCut[places[next] + step] {
          isCut[places[next] + step] = false
          places.append(places[next] + step)
        }
        next += 1
      }
      let x = Double(places.reduce(0) { $0 + $1 % grid.width }) / Double(places.count)
      let y = Double(places.reduce(0) { $0 + $1 / grid.width }) / Double(places.count)
      let reach = Int(2.5 * half) + 1
      var best: (place: Int, cost: Double)?
      for row in max(1, Int(y) - reach)...min(grid.height - 2, Int(y) + reach) {
        for column in max(1, Int(x) - reach)...min(grid.width - 2, Int(x) + reach) {
          let place = row * grid.width + column
          let off = abs(distances[place] - edge - depths[place])
          guard off <= Self.slack, depths[place] <= half * Self.widest,
            (steps + corners).allSatisfy({ depths[place + $0] <= depths[place] + 0.5 })
          else { continue }
          let away = ((Double(column) - x) * (Double(column) - x) + (Double(row) - y) * (Double(row) - y))
            .squareRoot()
          if away + off < best?.cost ?? .infinity { best = (place, away + off) }
        }
      }
      guard let best, Double(places.count) <= depths[best.place] * Self.longest else { continue }
      let middle = box.point(ofPixel: 0, 0, pixels: base.width)
      ends.append(
        End(
          centre: point(best.place), radius: depths[best.place] * unit,
          edge: Point(x: middle.x + (x - 1) * unit, y: middle.y + (y - 1) * unit)))
    }
    self.ends = ends
  }

  /// The width of the strip before an end, in widths of its line: it holds the antialiased edges.
  private static let strip = 1.2

  /// Returns the shapes that cut the lines before their ends, and those that show the ends.
  func shapes(in base: Scene) -> [SVGElement] {
    let writer = OutlineWriter(base.viewBox)
    let prefix = base.document.root.prefix
    let strips = ends.compactMap { end -> SVGElement? in
      guard let way = Slant(from: end.centre, to: end.edge) else { return nil }
      let length = end.centre.distance(to: end.edge) + end.radius
      let far = Point(x: end.centre.x + way.x * length, y: end.centre.y + way.y * length)
      let line = OutlinePiece(from: end.centre, segment: .line(far), to: far)
      return SVGElement(
        prefix + "path",
        attributes: [
          ("d", writer.text(of: [line], isClosed: false)), ("fill", "none"), ("stroke", "#000"),
          ("stroke-width", writer.number(2 * end.radius * Self.strip)), ("stroke-linecap", "butt"),
        ])
    }
    let discs = ends.map { end in
      SVGElement(
        prefix + "circle",
        attributes: [
          ("cx", writer.number(end.centre.x)), ("cy", writer.number(end.centre.y)),
          ("r", writer.number(end.radius)), ("fill", "#fff"), ("stroke", "none"),
        ])
    }
    return strips + discs
  }
}
