import ChiralGeometry
import ChiralInk
import ChiralSVG

/// Slashes of which only the edges can be read: other shapes hide the ends, or cut them off.
extension FusedSlash {
  /// Returns every long diagonal edge of a drawing together with the nearest edge that runs back beside it.
  static func edged(in scene: Scene) -> [FusedSlash] {
    scene.index.elements.indices.flatMap { number -> [FusedSlash] in
      guard shapes.contains(scene.element(number).name), scene.isFilled(number),
        let contours = scene.straightContours(number),
        let frame = SlashFrame(map: scene.fullMap(number), size: scene.diagonal)
      else { return [] }
      let lines = contours.joined().filter { frame.diagonal($0) != nil }
      guard lines.count <= mostLines else { return [] }
      let long = lines.filter { $0.from.distance(to: $0.to) >= frame.size * minimalLength }
      guard (1...mostEdges).contains(long.count) else { return [] }
      let field = InkField(scene.units, of: scene)
      return long.compactMap { FusedSlash(number, frame, edge: $0, among: lines, in: field) }
    }
  }

  /// The largest numbers of diagonal lines of an element, and of long ones among them: the edges of a slash and of its gap. More
  /// are hatching.
  private static let mostLines = 64
  private static let mostEdges = 4
  /// The smallest share of an edge that has a partner on the other side; shapes that the slash joins interrupt the partner.
  private static let leastPartner = 0.25

  /// Creates the slash between an edge and the nearest lines that run back beside it.
  private init?(
    _ number: Int, _ frame: SlashFrame, edge: OutlinePiece, among lines: [OutlinePiece], in field: InkField
  ) {
    guard let local = frame.diagonal(edge) else { return nil }
    let start = local.across(edge.from)
    let extent = ClosedRange(between: local.along(edge.from), local.along(edge.to))
    let beside = lines.compactMap { line -> (across: Double, length: Double)? in
      // cos 2.6° = 0.999
      guard let way = frame.diagonal(line), way.cosine(local) < -0.999 else { return nil }
      let shared =
        min(local.along(line.from), extent.upperBound) - max(local.along(line.to), extent.lowerBound)
      let across = (local.across(line.from) + local.across(line.to)) / 2 - start
      return shared > 0 && SlashCap.widths.contains(abs(across) / frame.size) ? (across, shared) : nil
    }
    let length = extent.upperBound - extent.lowerBound
    let partners = beside.filter { one in
      // Lines within 0.4 % of the diagonal count as the same line: 0.14 units in an icon of 24 × 24.
      let together = beside.filter { abs($0.across - one.across) < frame.size * 0.004 }
      return together.reduce(0) { $0 + $1.length } >= length * Self.leastPartner
    }
    guard let across = partners.map(\.across).min(by: { abs($0) < abs($1) }) else { return nil }
    // The direction to the right of the edge, as seen on the screen.
    func moved(_ point: Point) -> Point {
      Point(x: point.x - local.y * across, y: point.y + local.x * across)
    }
    let (first, last) = (moved(edge.from), moved(edge.to))
    guard
      let slant = frame.isDown(local)
        ? Slant(from: frame.map(edge.from), to: frame.map(edge.to))
        : Slant(from: frame.map(edge.to), to: frame.map(edge.from))
    else { return nil }
    self.number = number
    self.map = frame.map
    self.slant = slant
    let along = [slant.along(frame.map(edge.from)), slant.along(frame.map(edge.to))]
    ends = ClosedRange(between: along[0], along[1])
    let sides = [slant.across(frame.map(edge.from)), slant.across(frame.map(first))]
    edges = ClosedRange(between: sides[0], sides[1])
    let isRound = Self.isRound(slant, ends: ends, edges: edges, in: field)
    func cap(from: Point, to: Point) -> OutlinePiece {
      guard isRound else { return OutlinePiece(from: from, segment: .line(to), to: to) }
      let radius = abs(across) / 2
      let arc = PathSegment.arc(
        radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isSweep: across > 0, to: to)
      return OutlinePiece(from: from, segment: arc, to: to)
    }
    outline = [
      edge, cap(from: edge.to, to: last), OutlinePiece(from: last, segment: .line(first), to: first),
      cap(from: first, to: edge.from),
    ]
  }

  /// Returns true if ink reaches beyond an end in the middle of the slash, but not at its edges.
  private static func isRound(
    _ slant: Slant, ends: ClosedRange<Double>, edges: ClosedRange<Double>, in field: InkField
  ) -> Bool {
    let (width, middle) = (edges.upperBound - edges.lowerBound, (edges.lowerBound + edges.upperBound) / 2)
    return [ends.lowerBound - width * 0.3, ends.upperBound + width * 0.3].contains { along in
      [-0.45, 0, 0.45].map { share in
        let across = middle + width * share
        return field.hasInk(
          at: slant.point(along: along, across: across))
      } == [false, true, false]
    }
  }
}
