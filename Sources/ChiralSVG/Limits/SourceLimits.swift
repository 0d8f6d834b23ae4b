/// The limits of a drawing. A drawing beyond them is refused before it costs time or memory.
///
/// The renderer's own limits (memory, processor time, pixels) are in `chiral-render`.
public struct SourceLimits: Hashable, Sendable {
  /// A thing that is limited, spelt as `CHIRAL_LIMITS` spells it.
  public enum Limit: String, Sendable, CaseIterable {
    /// The size of the file in bytes, inflated or not.
    case bytes
    /// In the whole drawing.
    case elements
    /// The number of attributes of one element.
    case attributes
    /// The size of all entities after expansion, in bytes.
    case entities
    /// In all path data and points together.
    case numbers
    /// Elements that are drawn once `use` is followed.
    case references
    /// The number of pixels of an embedded picture.
    case pixels
    /// The rules of style sheets, times the elements that each may pick.
    case styles
  }

  private var values: [Limit: Int] = [
    .bytes: 16 << 20, .elements: 100_000, .attributes: 1_000, .entities: 4 << 20, .numbers: 500_000,
    .references: 100_000, .pixels: 1 << 24, .styles: 10_000_000,
  ]

  /// The limits that hold where nobody raises them.
  public init() {}

  /// The largest allowed value.
  public subscript(limit: Limit) -> Int { values[limit] ?? 0 }

  /// Limits as text, such as `elements=500000,bytes=67108864`; what is not named keeps its value.
  ///
  /// - Throws: `LimitError` for a name that is none, and for a value that is no whole number above 0.
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
    return "'\(part)' is no limit; write NAME=NUMBER with a name of \(names)"
  }
}
