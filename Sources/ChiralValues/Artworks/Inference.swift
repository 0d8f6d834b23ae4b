/// A kind of sign that is recognised in drawings, as manifests and command lines name it.
public enum SignKind: String, CaseIterable, Hashable, Sendable {
  case bluetooth, check, clef, clock, code, currency, letters, magnifier, note, numerals, pencil, percent,
    play
  case prohibition, prompt, question, slash, tool, turn, wrench
}

/// The kinds of signs that are looked for in a drawing.
public struct Inference: Hashable, Sendable {
  /// The kinds; nil for all, and for parts that have names of their own, such as a badge.
  public let kinds: Set<SignKind>?

  /// Everything is looked for.
  public static let all = Inference(kinds: nil)
  /// Nothing is looked for.
  public static let nothing = Inference(kinds: [])

  /// Creates the choice of some kinds; nil for all.
  public init(kinds: Set<SignKind>?) { self.kinds = kinds }

  /// True if anything is looked for.
  public var isOn: Bool { kinds?.isEmpty != true }

  /// Returns true if a kind is looked for. What has no kind is looked for with everything else only.
  public func includes(_ kind: SignKind?) -> Bool {
    guard let kinds else { return true }
    return kind.map(kinds.contains) ?? false
  }

  /// Returns true if something that may be one of some kinds is looked for.
  package func includes(anyOf some: Set<SignKind>) -> Bool { kinds?.isDisjoint(with: some) != true }

  /// The names of the kinds in order; nil for all.
  package var names: [String]? { kinds?.map(\.rawValue).sorted() }
}

extension Inference: ExpressibleByBooleanLiteral {
  /// Creates the choice of all kinds or of none.
  public init(booleanLiteral value: Bool) { self = value ? .all : .nothing }
}

extension Inference {
  /// Reads `true`, `false`, or the names of kinds with commas between them, as a command line has them; nil for an unknown name.
  package init?(_ text: String) {
    switch text {
    case "true": self = .all
    case "false": self = .nothing
    default:
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
        SignKind(rawValue: String($0))
      }
      let kinds = names.compactMap(\.self)
      guard kinds.count == names.count else { return nil }
      self.init(kinds: Set(kinds))
    }
  }
}

extension PartSubject {
  /// The kind of sign that a part is; nil if it is none.
  package var kind: SignKind? {
    switch self {
    case .slash: .slash
    case .check: .check
    case .question: .question
    case .percent: .percent
    case .lens: .magnifier
    case .pencil: .pencil
    case .numerals: .numerals
    case .letters: .letters
    case .badge, .picture: nil
    }
  }
}
