import ChiralInk
import ChiralSVG
import ChiralSigns

/// The gap beside a slash in a drawing of strokes: every stroke ends, with its cap, where its centre line
/// enters a band. A clip path would cut the caps off straight.
struct StrokeTrim: Hashable {
  /// The direction of the slash.
  let slant: Slant
  /// The positions across that direction between which no centre line runs.
  let band: ClosedRange<Double>

  // MARK: The recipe

  /// Returns the bands that the ends of a drawing's own strokes suggest; strokes may end under the slash
  /// itself.
  static func candidates(for slash: Slash, in scene: Scene) -> [StrokeTrim] {
    let size = scene.viewBox.width.value
    let lines = ends(in: scene, but: slash.number).map(slash.slant.across)
      .filter { $0 > slash.edges.lowerBound - size * reach && $0 < slash.edges.upperBound + size * reach }
    let places = clusters(of: lines, tolerance: size * tolerance)
    let middle = slash.middle
    let left = [middle] + places.filter { $0 < middle - size * tolerance }
    let right = [middle] + places.filter { $0 > middle + size * tolerance }
    return left.prefix(maximalPlaces).flatMap { low in
      right.prefix(maximalPlaces).filter { $0 > low }.map {
        StrokeTrim(slant: slash.slant, band: ClosedRange(between: low, $0))
      }
    }
  }

  /// The largest width of a gap, as a share of the drawing's width.
  private static let reach = 0.2
  /// The largest distance, as a share of the drawing's width, of ends that lie on one line.
  private static let tolerance = 0.01
  /// The largest number of lines that are tried on each side.
  private static let maximalPlaces = 4

  /// Returns the ends of all open strokes, in the drawing's coordinates.
  static func ends(in scene: Scene, but slash: Int? = nil) -> [Point] {
    scene.index.elements.indices.flatMap { number -> [Point] in
      guard number != slash, scene.isStroked(number), let outline = scene.outline(number) else { return [] }
      let map = scene.fullMap(number)
      return StrokeLine.all(of: outline).filter { !$0.isClosed }.flatMap { line in
        [line.pieces.first?.from, line.pieces.last?.to].compactMap { $0.map { map($0) } }
      }
    }
  }

  /// Returns the mean of each cluster of places, the largest cluster first.
  static func clusters(of places: [Double], tolerance: Double) -> [Double] {
    var clusters: [[Double]] = []
    for place in places.sorted() {
      if let last = clusters.last?.first, place - last < tolerance * 2 {
        clusters[clusters.count - 1].append(place)
      } else {
        clusters.append([place])
      }
    }
    return clusters.sorted { $0.count > $1.count }.map { $0.reduce(0, +) / Double($0.count) }
  }

  // MARK: The cut

  /// The change of an element whose stroke is trimmed.
  enum Change {
    case dropped
    /// The element gets this path data.
    case path(String)
  }

  /// Returns the change for each element that enters the band; nil if one of them cannot be cut.
  func changes(in scene: Scene) -> [Int: Change]? { scene.strokes(outside: band, slant.across) }
}

extension Scene {
  /// The smallest length of a remaining piece, in widths of its stroke; shorter pieces would be dots and burrs.
  private static let stub = 0.35

  /// Returns the change for each element whose stroke enters a range of positions; nil if one of them cannot be cut.
  ///
  /// - Parameter isLinear: True if a position is a distance from a straight line.
  func strokes(
    outside band: ClosedRange<Double>, isLinear: Bool = true, _ position: (Point) -> Double
  ) -> [Int: StrokeTrim.Change]? {
    var changes: [Int: StrokeTrim.Change] = [:]
    for number in index.elements.indices where isStroked(number) {
      guard let outline = outline(number) else { return nil }
      let map = fullMap(number)
      let lines = StrokeLine.all(of: outline)
      let scale = abs(map.determinant).squareRoot()
      let stub = scale > 0 ? strokeWidth(of: number) / scale * Self.stub : 0
      let parts = lines.map { line in
        line.outside(band, isLinear: isLinear) { position(map($0)) }?.filter { $0.length > stub }
      }
      guard parts.contains(where: { $0 != nil }) else { continue }
      guard canBeCut(number), lines.allSatisfy(\.isWhole) else { return nil }
      let rest = zip(lines, parts).flatMap { $1 ?? [$0] }
      let writer = OutlineWriter(viewBox)
      changes[number] =
        rest.isEmpty
        ? .dropped : .path(rest.map { writer.text(of: $0.pieces, isClosed: $0.isClosed) }.joined())
    }
    return changes
  }
}

/// One subpath as a pen draws it.
struct StrokeLine {
  let pieces: [OutlinePiece]
  let isClosed: Bool
  /// True if the pieces are the whole subpath: a path may continue after a closepath without a moveto.
  let isWhole: Bool

  static func all(of outline: [PathSegment]) -> [StrokeLine] {
    let starts = outline.indices.filter { if case .move = outline[$0] { true } else { false } }
    return zip(starts, starts.dropFirst() + [outline.endIndex]).map { StrokeLine(outline[$0..<$1]) }
  }

  private init(_ segments: ArraySlice<PathSegment>) {
    var pieces: [OutlinePiece] = []
    let start = segments.first?.end ?? Point(x: 0, y: 0)
    var current = start
    for segment in segments.dropFirst() {
      guard let end = segment.end else { break }
      pieces.append(OutlinePiece(from: current, segment: segment, to: end))
      current = end
    }
    isWhole = pieces.count >= segments.count - 2
    isClosed = pieces.count < segments.count - 1
    if isClosed, current.distance(to: start) > 1e-9 {
      pieces.append(OutlinePiece(from: current, segment: .line(start), to: start))
    }
    self.pieces = pieces
  }

  private init(open pieces: [OutlinePiece]) {
    self.pieces = pieces
    isClosed = false
    isWhole = true
  }

  /// Creates the line around a closed outline.
  init(closed contour: [OutlinePiece]) {
    pieces = contour
    isClosed = true
    isWhole = true
  }

  /// The length from end to end.
  var length: Double {
    pieces.reduce(0) { sum, piece in
      // Eight chords per piece: the length only tells stubs from pieces.
      let places = (0...8).map { piece.point(at: Double($0) / 8) }
      return sum + zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// Returns the parts outside of a band; nil if all of the line is outside.
  ///
  /// - Parameter isLinear: True if the band lies along a straight line.
  func outside(
    _ band: ClosedRange<Double>, isLinear: Bool = true, _ across: (Point) -> Double
  ) -> [StrokeLine]? {
    let parts = pieces.flatMap {
      $0.split(at: [band.lowerBound, band.upperBound], isLinear: isLinear, across)
    }
    let isInside = parts.map { band.contains(across($0.point(at: 0.5))) }
    guard isInside.contains(true) else { return nil }
    // A closed line is cut open where it enters the band.
    let first = isClosed ? isInside.firstIndex(of: true) ?? 0 : 0
    var runs: [[OutlinePiece]] = []
    var goesOn = false
    for index in parts.indices.map({ ($0 + first) % parts.count }) {
      if isInside[index] {
        goesOn = false
      } else if goesOn {
        runs[runs.count - 1].append(parts[index])
      } else {
        runs.append([parts[index]])
        goesOn = true
      }
    }
    return runs.map(StrokeLine.init(open:))
  }
}

extension OutlinePiece {
  /// Returns the parts between the points at which a distance takes one of some values.
  ///
  /// - Parameter isLinear: True if the distance is one from a straight line.
  func split(at values: [Double], isLinear: Bool = true, _ distance: (Point) -> Double) -> [OutlinePiece] {
    let places = values.flatMap { value in crossings(isLinear: isLinear) { distance($0) - value } }.sorted()
    // A crossing at an end of the piece would cut off a part without a length.
    let bounds = [0] + places.filter { $0 > 1e-9 && $0 < 1 - 1e-9 } + [1]
    return zip(bounds, bounds.dropFirst()).map { part(from: $0, to: $1) }
  }
}

extension Scene {
  /// Returns true if cutting a stroke changes nothing but its centre line.
  fileprivate func canBeCut(_ number: Int) -> Bool {
    let isFilled = inherited("fill", number) != "none" && element(number).name != "line"
    let markers = ["marker", "marker-start", "marker-mid", "marker-end"]
    return !isFilled && (inherited("stroke-dasharray", number) ?? "none") == "none"
      && markers.allSatisfy { (inherited($0, number) ?? "none") == "none" }
  }
}
