/// A viewBox in user units: finite, with a positive size.
public struct IconViewBox: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The width, above zero.
  public var width: Double
  /// The height, above zero.
  public var height: Double

  /// Reads `"minX minY width height"`; nil if that is not a rectangle.
  public init?(_ text: String) {
    let letters = text.unicodeScalars.contains { !Self.characters.contains($0) }
    let numbers = letters ? [] : text.split { $0 == " " || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, let minX = numbers[0], let minY = numbers[1], let width = numbers[2],
      let height = numbers[3], [minX, minY, width, height].allSatisfy(\.isFinite), width > 0, height > 0
    else { return nil }
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  private static let characters = Set("0123456789+-.eE ,".unicodeScalars)
}
