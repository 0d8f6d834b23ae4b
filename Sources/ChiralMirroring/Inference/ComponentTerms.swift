import ChiralSigns
import ChiralValues

/// A name that designers give to a part of an icon that does not simply mirror, with the part's verb and
/// guideline.
struct ComponentTerm: Hashable {
  /// The treatment of a part.
  enum Treatment: Hashable {
    /// Every part of that name gets the same verb.
    case verb(ComponentVerb)
    /// A part in the middle of the drawing is kept; any other is moved.
    case centred
    /// Numerals move together, or each by itself if they count up in a row.
    case numerals
  }

  /// The words of which one appears in an id, a class or a layer's name.
  let words: Set<String>
  let treatment: Treatment
  /// The guidelines.
  let rule: String
  /// The part in words, with an article.
  let noun: String
  /// The kind of the part; nil if it has no name of its own.
  let subject: PartSubject?
  /// The kinds of signs of which it may be one; empty for parts that are no signs.
  let kinds: Set<SignKind>

  /// The terms, in the order in which they are tried: `badge-slash` is a slash, `pencil-badge` a badge.
  static let all: [ComponentTerm] = [
    .init(
      words: ["slash", "backslash", "strikeout", "strikethrough"], treatment: .verb(.keep), rule: "R14",
      noun: "a slash", subject: .slash),
    .init(words: ["badge"], treatment: .verb(.move), rule: "R16", noun: "a badge", subject: .badge),
    .init(
      words: ["numerals", "numbers", "digits", "numeral", "number"], treatment: .numerals, rule: "R18, R19",
      noun: "numerals", subject: .numerals),
    .init(
      words: ObjectWords.magnifiers.union(["lens"]), treatment: .verb(.move), rule: "R15",
      noun: "a magnifier", subject: .lens),
    .init(
      words: ObjectWords.writingTools.union(ObjectWords.workTools), treatment: .verb(.keep), rule: "R15",
      noun: "a tool for the hand", kinds: [.pencil, .wrench, .tool]),
    .init(
      words: ObjectWords.checks, treatment: .verb(.move), rule: "R10, R16", noun: "a check mark",
      subject: .check),
    .init(
      words: ["letter", "letters", "glyph"], treatment: .verb(.move), rule: "R8", noun: "a letter",
      subject: .letters),
    .init(
      words: ["picture", "photo", "photograph", "artwork"], treatment: .centred, rule: "R12",
      noun: "a picture", subject: .picture),
    .init(words: ["phases"], treatment: .verb(.reorder), rule: "R23", noun: "pictures in order"),
    .init(words: ["logo", "brand", "wordmark"], treatment: .verb(.move), rule: "R9", noun: "a logo"),
  ]

  /// The parts inside a tool that nevertheless follow the reading direction (R15, R17).
  static let contents: Set<String> = ["lines", "text", "list", "content", "contents", "arrow", "chevron"]

  /// The words that follow `badge` in the name of an icon whose badge depicts interface (R16).
  static let interfaceBadges: Set<String> = ["arrow", "chevron", "list", "sidebar", "forward", "backward"]

  private init(
    words: Set<String>, treatment: Treatment, rule: String, noun: String, subject: PartSubject? = nil,
    kinds: Set<SignKind>? = nil
  ) {
    self.kinds = kinds ?? Set([subject?.kind].compactMap(\.self))
    self.words = words
    self.treatment = treatment
    self.rule = rule
    self.noun = noun
    self.subject = subject
  }
}

/// The names that design tools write: `Pencil_2_`, `pencilGap`, `pencil-gap`, `Pencil gap` (Illustrator's
/// `_x5F_` stands for a character that XML forbids in an id).
enum LayerName {
  /// Returns the words of a name in lower case, without numbers.
  static func words(of name: String) -> [String] {
    NameWords.words(of: decoded(name)).map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
  }

  private static func decoded(_ name: String) -> String {
    guard name.contains("_x") else { return name }
    var parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where parts[index].first == "x" {
      guard let code = UInt32(parts[index].dropFirst(), radix: 16), let scalar = Unicode.Scalar(code),
        parts[index].count == 3
      else { continue }
      parts[index] = String(Character(scalar))
    }
    return parts.joined(separator: "_")
  }
}
