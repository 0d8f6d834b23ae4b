/// The limits of a drawing. A drawing beyond them is refused before it costs time or memory.
///
/// The renderer's own limits (memory, processor time, pixels) are in `chiral-render`.
public struct SourceLimits: Hashable, Sendable {
  /// A limited quantity, with its name in `CHIRAL_LIMITS`.
  public enum Limit: String, Sendable, CaseIterable {
    /// The size of the file in bytes, inflated or not.
    case bytes
    /// The number of elements in the whole drawing.
    case elements
    /// The number of attributes of one element.
    case attributes
    /// The size of all entities after expansion, in bytes.
    case entities
    /// The number of numbers in all path data and points together.
    case numbers
    /// The number of elements that are drawn after following `use`.
    case references
    /// The number of pixels of an embedded picture.
    case pixels
    /// The number of rules in style sheets, multiplied by the elements that each may match.
    case styles
    /// The number of declarations in all style sheets and `style` attributes together.
    case declarations
  }

  private var values: [Limit: Int] = [
    .bytes: 16 << 20, .elements: 20_000, .attributes: 1_000, .entities: 4 << 20, .numbers: 500_000,
    .references: 100_000, .pixels: 1 << 24, .styles: 2_000_000, .declarations: 100_000,
  ]

  /// Creates the default limits.
  public init() {}

  /// The limits of a sheet, which holds the drawings of many icons and is only read.
  package var ofSheets: SourceLimits {
    var limits = self
    for limit in [Limit.elements, .numbers, .references, .styles] { limits.values[limit] = 20 * self[limit] }
    return limits
  }

  /// The largest allowed value.
  public subscript(limit: Limit) -> Int { values[limit] ?? 0 }

  /// Reads limits from text such as `elements=500000,bytes=67108864`; limits that are not named keep their
  /// value.
  ///
  /// - Throws: `LimitError` for an unknown name, or a value that is not a whole number above 0.
  public init(_ text: String) throws(LimitError) {
    for part in text.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let limit = Limit(rawValue: String(pair[0])) else { throw LimitError(String(part)) }
      guard pair.count == 2, let value = Int(pair[1]), value > 0 else { throw LimitError(String(part)) }
      values[limit] = value
    }
  }

  /// The name of the environment variable that raises limits.
  public static let variable = "CHIRAL_LIMITS"
}

/// A limit that cannot be read.
public struct LimitError: Error, Hashable, Sendable, CustomStringConvertible {
  private let part: String

  init(_ part: String) { self.part = part }

  /// The problem and its remedy.
  public var description: String {
    let names = SourceLimits.Limit.allCases.map(\.rawValue).joined(separator: ", ")
    return "'\(part)' is not a limit; write NAME=NUMBER with a name of \(names)"
  }
}
