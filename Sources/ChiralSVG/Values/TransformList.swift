#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The value of a `transform`: functions with their numbers, and their text.
///
/// It supports the attribute's syntax (SVG 1.1, section 7.6) and that of the CSS property, in which angles
/// and lengths have units.
public struct TransformList: Hashable, Sendable {
  /// A function as written.
  struct Function: Hashable, Sendable {
    let name: String
    let arguments: [Argument]
    let range: Range<Int>
  }

  /// A number as written, without its unit.
  struct Argument: Hashable, Sendable {
    let value: DecimalNumber
    let unit: String
    let range: Range<Int>
  }

  private let source: [UInt8]
  let functions: [Function]

  /// Reads a list of functions; nil if it is malformed or uses a function that is not two-dimensional.
  public init?(_ text: String) {
    var scanner = ByteScanner(text)
    var functions: [Function] = []
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      guard let function = Self.function(&scanner) else {
        guard functions.isEmpty, text.trimmed == "none" else { return nil }
        break
      }
      functions.append(function)
      scanner.skipSeparator()
    }
    source = scanner.bytes
    self.functions = functions
  }

  private static func function(_ scanner: inout ByteScanner) -> Function? {
    let start = scanner.position
    let name = scanner.word()
    scanner.skipSpace()
    guard let counts = argumentCounts[name], scanner.take(UInt8(ascii: "(")) else { return nil }
    var arguments: [Argument] = []
    scanner.skipSpace()
    while let (value, range) = scanner.number() {
      let unit = scanner.position
      while let byte = scanner.peek, byte.isLetter || byte == UInt8(ascii: "%") { scanner.position += 1 }
      let name = String(decoding: scanner.bytes[unit..<scanner.position], as: UTF8.self)
      guard units[name] != nil else { return nil }
      arguments.append(Argument(value: value, unit: name, range: range))
      scanner.skipSeparator()
    }
    // CSS closes open functions at the end of the text.
    let isClosed = scanner.take(UInt8(ascii: ")")) || scanner.isAtEnd
    guard isClosed, counts.contains(arguments.count) else { return nil }
    return Function(name: name, arguments: arguments, range: start..<scanner.position)
  }

  /// The allowed numbers of arguments of each function.
  private static let argumentCounts: [String: Set<Int>] = [
    "matrix": [6], "translate": [1, 2], "translateX": [1], "translateY": [1], "scale": [1, 2],
    "scaleX": [1], "scaleY": [1], "rotate": [1, 3], "skewX": [1], "skewY": [1], "skew": [1, 2],
  ]

  /// The factors that convert each unit to user units or degrees.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "deg": 1, "rad": 180 / .pi, "grad": 0.9, "turn": 360,
    "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "pt": 96.0 / 72, "pc": 16,
  ]

  /// The map that the whole list describes.
  public var affine: Affine {
    functions.reduce(.identity) { $0.concatenating($1.affine) }
  }

  /// The map of the first function; nil for an empty list.
  public var firstAffine: Affine? { functions.first?.affine }

  /// The text after the first function, without white space around it.
  public var textAfterFirst: String {
    guard let first = functions.first else { return "" }
    return String(decoding: source[first.range.upperBound...], as: UTF8.self).trimmed
  }

  /// Returns F · T · F for F: x → k − x, function by function, so that functions keep their kind where
  /// possible.
  public func mirrored(k: DecimalNumber) -> String {
    var splice = TextSplice(source)
    let dropsLeadingZero = TextSplice.dropsLeadingZero(source)
    for function in functions {
      switch function.mirrored(k: k) {
      case .arguments(let changes):
        for (index, value) in changes where value != function.arguments[index].value {
          splice.replace(
            function.arguments[index].range, with: value.written(dropsLeadingZero: dropsLeadingZero))
        }
      case .function(let name, let values):
        let list = values.map { $0.written(dropsLeadingZero: dropsLeadingZero) }
        splice.replace(function.range, with: "\(name)(\(list.joined(separator: separator(function))))")
      }
    }
    return splice.finished()
  }

  /// Returns the separator of a function's arguments: the one in the source, or else the comma that CSS
  /// requires.
  private func separator(_ function: Function) -> String {
    let text = source[function.range]
    guard text.contains(UInt8(ascii: " ")) else { return "," }
    return text.contains(UInt8(ascii: ",")) ? ", " : " "
  }

  /// Returns the value of one argument in user units or degrees.
  static func value(_ argument: Argument) -> Double {
    argument.value.value * (units[argument.unit] ?? 1)
  }
}

extension TransformList.Function {
  /// The mirror image of a function.
  enum Mirrored {
    /// The same function with some other arguments, by index.
    case arguments([(Int, DecimalNumber)])
    /// Another function.
    case function(String, [DecimalNumber])
  }

  func mirrored(k: DecimalNumber) -> Mirrored {
    let values = arguments.map(\.value)
    let one = DecimalNumber(1)
    switch name {
    case "matrix":
      return .arguments([
        (1, -values[1]), (2, -values[2]), (4, k - k * values[0] - values[4]), (5, values[5] + k * values[1]),
      ])
    case "translate", "translateX", "skewX": return .arguments([(0, -values[0])])
    case "translateY", "scaleY": return .arguments([])
    case "scale", "scaleX":
      let other = name == "scaleX" ? one : values.last ?? one
      if values[0] == one || k == .zero { return .arguments([]) }
      return .function("matrix", [values[0], .zero, .zero, other, k - k * values[0], .zero])
    case "rotate":
      if arguments.count == 3 {
        return k == values[1] && values[2] == .zero
          ? .function("rotate", [-values[0]]) : .arguments([(0, -values[0]), (1, k - values[1])])
      }
      return k == .zero || !arguments[0].unit.isEmpty
        ? turned(k: k) : .function("rotate", [-values[0], k, .zero])
    default:
      return matrix(k: k)
    }
  }

  /// Returns the mirror image of a rotation about the origin, if its new centre cannot be written as
  /// arguments.
  private func turned(k: DecimalNumber) -> Mirrored {
    k == .zero ? .arguments([(0, -arguments[0].value)]) : matrix(k: k)
  }

  /// Returns the mirrored function as a matrix.
  private func matrix(k: DecimalNumber) -> Mirrored {
    let mirror = Affine.mirror(k: k.value)
    let map = mirror.concatenating(affine).concatenating(mirror)
    return .function("matrix", [map.a, map.b, map.c, map.d, map.e, map.f].map { DecimalNumber($0) })
  }

  var affine: Affine {
    let v = arguments.map(TransformList.value)
    func linear(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Affine {
      Affine(a: a, b: b, c: c, d: d, e: 0, f: 0)
    }
    func tangent(_ degrees: Double) -> Double { tan(degrees * .pi / 180) }
    switch name {
    case "matrix": return Affine(a: v[0], b: v[1], c: v[2], d: v[3], e: v[4], f: v[5])
    case "translate": return .translation(x: v[0], y: v.count > 1 ? v[1] : 0)
    case "translateX": return .translation(x: v[0], y: 0)
    case "translateY": return .translation(x: 0, y: v[0])
    case "scale": return linear(v[0], 0, 0, v.count > 1 ? v[1] : v[0])
    case "scaleX": return linear(v[0], 0, 0, 1)
    case "scaleY": return linear(1, 0, 0, v[0])
    case "skewX": return linear(1, 0, tangent(v[0]), 1)
    case "skewY": return linear(1, tangent(v[0]), 0, 1)
    case "skew": return linear(1, v.count > 1 ? tangent(v[1]) : 0, tangent(v[0]), 1)
    case "rotate":
      let angle = v[0] * .pi / 180
      let turn = linear(cos(angle), sin(angle), -sin(angle), cos(angle))
      guard v.count == 3 else { return turn }
      return Affine.translation(x: v[1], y: v[2]).concatenating(turn)
        .concatenating(.translation(x: -v[1], y: -v[2]))
    default: return .identity
    }
  }
}
