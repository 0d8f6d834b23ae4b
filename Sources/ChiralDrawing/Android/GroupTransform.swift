import ChiralSVG

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The transform of a `<group>`: it scales and turns about a pivot, then shifts.
struct GroupTransform: Hashable {
  var rotation = 0.0
  var pivotX = 0.0
  var pivotY = 0.0
  var scaleX = 1.0
  var scaleY = 1.0
  var translateX = 0.0
  var translateY = 0.0

  /// The attributes with the properties that they set.
  static var attributes: [(name: String, property: WritableKeyPath<GroupTransform, Double>)] {
    [
      ("rotation", \.rotation), ("pivotX", \.pivotX), ("pivotY", \.pivotY), ("scaleX", \.scaleX),
      ("scaleY", \.scaleY), ("translateX", \.translateX), ("translateY", \.translateY),
    ]
  }

  /// Creates a transform that moves nothing.
  init() {}

  /// Reads the attributes of a group.
  init(_ group: SVGElement, _ xml: AndroidXML) throws(DrawableReader.Problem) {
    for (name, property) in Self.attributes {
      guard let number = xml.number(name, of: group, or: self[keyPath: property]) else {
        throw DrawableReader.Problem(
          element: group, message: "\(name) is not a number; write it into this file")
      }
      self[keyPath: property] = number
    }
  }

  /// The functions of SVG; empty for a transform that moves nothing.
  var text: String {
    let number = DrawableReader.text
    let turns = rotation != 0 || scaleX != 1 || scaleY != 1
    var functions: [String] = []
    let (x, y) = turns ? (translateX + pivotX, translateY + pivotY) : (translateX, translateY)
    if x != 0 || y != 0 { functions.append("translate(\(number(x)) \(number(y)))") }
    if rotation != 0 { functions.append("rotate(\(number(rotation)))") }
    if scaleX != 1 || scaleY != 1 { functions.append("scale(\(number(scaleX)) \(number(scaleY)))") }
    if turns, pivotX != 0 || pivotY != 0 {
      functions.append("translate(\(number(-pivotX)) \(number(-pivotY)))")
    }
    return functions.joined(separator: " ")
  }

  /// Returns the transform of the mirrored content of a drawing as wide as `width`: the mirror image of this one.
  func mirrored(width: Double) -> GroupTransform {
    var mirrored = self
    mirrored.translateX = -translateX
    mirrored.rotation = -rotation
    let turns = rotation != 0 || scaleX != 1 || scaleY != 1
    if turns || pivotX != 0 { mirrored.pivotX = width - pivotX }
    return mirrored
  }

  /// The map of points.
  var map: Affine { TransformList(text)?.affine ?? .identity }
}

extension GroupTransform {
  /// Creates the transform that moves points like a map; nil for one that shears.
  init?(_ map: Affine) {
    let width = (map.a * map.a + map.b * map.b).squareRoot()
    guard width > 0, abs(map.a * map.c + map.b * map.d) < 1e-6 * width else { return nil }
    translateX = map.e
    translateY = map.f
    if map.b == 0 {
      (scaleX, scaleY) = (map.a, map.d)
    } else {
      rotation = atan2(map.b, map.a) * 180 / .pi
      (scaleX, scaleY) = (width, map.determinant / width)
    }
  }

  /// Returns true if both move the points of a drawing of a size alike.
  func isAlike(_ other: Affine, size: Double) -> Bool {
    let map = self.map
    return [Point(x: 0, y: 0), Point(x: size, y: 0), Point(x: 0, y: size)].allSatisfy { point in
      let (one, two) = (map(point), other(point))
      return abs(one.x - two.x) + abs(one.y - two.y) < 1e-4 * size
    }
  }
}
