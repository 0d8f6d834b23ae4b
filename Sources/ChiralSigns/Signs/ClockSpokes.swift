package import ChiralInk
import ChiralSVG

/// The hands of a clock as strokes of their own that begin near the middle of the face, or at a small ring or disc there (R11).
package struct ClockSpokes {
  /// The hands and the hub.
  package let units: [InkUnit]

  /// The largest distance of a hand's line from the middle, as a share of the radius.
  private static let aim = 0.08
  /// The largest distance of the beginning of a hand from the middle or from the edge of the hub, as a share of the radius.
  private static let gap = 0.2
  /// The widths of a hub, as shares of the radius.
  private static let hubs = 0.1...0.55
  /// The part of the face around its middle that holds nothing but the hub and the hands, as a share of the radius.
  private static let empty = 0.45

  /// Finds two hands in a face; nil if there are fewer or more, or if something else lies in the middle.
  package init?(in face: Circle, among units: [InkUnit]) {
    let inside = units.filter {
      face.box.contains($0.box) && max($0.box.width, $0.box.height) < face.radius
    }
    // A face with more pieces is a dial with figures, or a picture.
    guard (2...20).contains(inside.count) else { return nil }
    let hub = inside.first { unit in
      Self.hubs.contains(max(unit.box.width, unit.box.height) / face.radius)
        && (0.8...1.25).contains(unit.box.width / unit.box.height)
        && Point(x: unit.box.midX, y: unit.box.midY).distance(to: face.centre) < face.radius * Self.aim
    }
    let edge = (hub?.box.width ?? 0) / 2
    let hands = inside.filter {
      $0.isHand(of: face, from: edge, within: face.radius * Self.gap, aim: Self.aim)
    }
    guard hands.count == 2 else { return nil }
    let hubs = inside.filter { unit in hub.map { $0.box.contains(unit.box) } ?? false }
    let own = hubs + hands
    let others = inside.filter { unit in !own.contains { $0.isSame(as: unit) } }
    guard others.allSatisfy({ !$0.comesNear(face.centre, within: face.radius * Self.empty) }),
      face.areHands(hands[0].tip(from: face.centre), hands[1].tip(from: face.centre), about: face.centre)
    else { return nil }
    self.units = own
  }
}

extension InkUnit {
  /// Returns true if it is one straight stroke that runs outwards from the middle of a face, or from the edge of its hub.
  fileprivate func isHand(of face: Circle, from edge: Double, within gap: Double, aim: Double) -> Bool {
    guard strokeWidth != nil, lines.count == 1, let first = lines[0].first, let last = lines[0].last,
      let way = Slant(from: first, to: last)
    else { return false }
    let distances = [first, last].map { $0.distance(to: face.centre) }
    let length = first.distance(to: last)
    return abs(way.across(face.centre) - way.across(first)) < face.radius * aim
      && distances.min().map { $0 < edge + gap } == true
      // The middle of a line through the hub is nearer to it than both ends.
      && abs(distances[0] - distances[1]) > length * 0.9
      && lines[0].allSatisfy { abs(way.across($0) - way.across(first)) < length * 0.03 }
  }

  /// Returns the end that is farther from a place.
  fileprivate func tip(from centre: Point) -> Point {
    lines[0].max { $0.distance(to: centre) < $1.distance(to: centre) } ?? centre
  }
}

extension Circle {
  /// The smallest size of a frame, as a share of the drawing's side.
  private static let leastFrame = 0.35
  /// The largest distance of a frame's line from its mirror image, as a share of its size.
  private static let evenness = 0.04

  /// Returns the faces of a drawing that are no circles: rounded squares, gears and badges, which are their own mirror images.
  static func frames(among units: [InkUnit], side: Double) -> [Circle] {
    units.compactMap { unit in
      let size = max(unit.box.width, unit.box.height)
      guard !unit.isHole, size > side * leastFrame, (0.9...1.1).contains(unit.box.width / unit.box.height),
        let line = unit.lines.first, let first = line.first, let last = line.last,
        first.distance(to: last) < size * 0.02 || unit.strokeWidth == nil, let box = Rect(around: line)
      else { return nil }
      let slack = size * evenness
      let closed = line + [first]
      let isEven = unit.points.allSatisfy { point in
        let turned = [
          Point(x: box.minX + box.maxX - point.x, y: point.y),
          Point(x: point.x, y: box.minY + box.maxY - point.y),
        ]
        return turned.allSatisfy { closed.distance(to: $0) < slack }
      }
      return isEven ? Circle(centre: Point(x: box.midX, y: box.midY), radius: size / 2) : nil
    }
  }
}
