public import ChiralValues

/// The target of a variant or an exception: a locale with its descendants, a script, or a direction.
public enum VariantKey: Sendable {
  /// A BCP 47 tag: `ar`, `ar-SA`, `sr-Cyrl`.
  case tag(LanguageTag)
  /// An ISO 15924 code: `Hebr`; Nastaliq (`Aran`) counts as `Arab`.
  case script(String)
  /// `ltr` or `rtl`.
  case direction(Direction)

  /// Reads a key; throws an instruction if the text is not one.
  public init(_ text: String) throws(Malformed) {
    if let direction = Direction(rawValue: text) {
      self = .direction(direction)
    } else if let direction = Direction(rawValue: text.lowercased()) {
      throw .letterCase(direction)
    } else if text.utf8.count == 4, text.utf8.allSatisfy(\.isLetter) {
      self = .script(try Self.script(text))
    } else {
      do throws(LanguageTag.Malformed) { self = .tag(try LanguageTag(text)) } catch {
        throw .tag(error, text)
      }
    }
  }

  private static func script(_ text: String) throws(Malformed) -> String {
    let code = text.prefix(1).uppercased() + text.dropFirst().lowercased()
    guard LocaleTable.isScript(code) else { throw .unknownScript(text) }
    return code == "Aran" ? "Arab" : code
  }

  /// The reason why a text is not a variant key; the description is an instruction.
  public enum Malformed: Error, CustomStringConvertible {
    /// A direction in the wrong case: `RTL` instead of `rtl`.
    case letterCase(Direction)
    /// Four letters that are not a known script.
    case unknownScript(String)
    /// A malformed language tag.
    case tag(LanguageTag.Malformed, String)

    /// The remedy, as an instruction.
    public var description: String {
      switch self {
      case .letterCase(let direction): "did you mean \(Wording.quoted(direction.rawValue))?"
      case .unknownScript(let text):
        Self.near(text, Direction.rightToLeftScripts.sorted() + ["Latn", "Cyrl", "Grek"])
          ?? "write the four letters of an ISO 15924 script, such as \"Arab\" or \"Hebr\""
      case .tag(let malformed, let text):
        Self.near(text, Direction.allCases.map(\.rawValue)) ?? malformed.description
      }
    }

    private static func near(_ text: String, _ candidates: [String]) -> String? {
      Spelling.nearest(to: text, among: candidates).map { "did you mean \(Wording.quoted($0))?" }
    }
  }

  /// The key in canonical spelling.
  public var text: String {
    switch self {
    case .tag(let tag): tag.text
    case .script(let script): script
    case .direction(let direction): direction.rawValue
    }
  }
}

extension VariantKey: Hashable, CustomStringConvertible {
  /// Returns true if both keys apply to the same locales: `iw` and `he`, `sr` and `sr-Cyrl`.
  public static func == (left: VariantKey, right: VariantKey) -> Bool {
    left.identity == right.identity
  }
  /// Hashes the identity of the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  /// The key in canonical spelling.
  public var description: String { text }

  private enum Identity: Hashable {
    case tag(LanguageTag.Identity)
    case other(String)
  }

  private var identity: Identity {
    switch self {
    case .tag(let tag): .tag(tag.identity)
    case .script, .direction: .other(text)
    }
  }
}
