import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R3: the two of a pair go the same way.
  static let pairClassesDiffer = AuditRule(
    id: "pair-classes-differ",
    summary: "one icon of a pair mirrors, and the other does not",
    guideline: .r3,
    severity: .warning,
    rationale: """
      Forward and backward, leading and trailing, undo and redo, left and right are each other's mirror image. \
      Where one of the two mirrors and the other stays, both point the same way in a right-to-left interface.
      """,
    passing: [
      Example(#""arrow.forward": "mirror", "arrow.backward": "mirror""#),
      Example(#""arrow.left": "fixed", "arrow.right": "fixed""#),
      Example(#""undo": "mirror", "redone": "fixed""#),
    ],
    failing: [
      Example(#""arrow.forward": "mirror", "arrow.backward": "fixed""#),
      Example(#""edit-undo-symbolic": "mirror", "edit-redo-symbolic": "fixed""#),
      Example(#""go-next": "mirror", "go-previous": "localized""#),
    ],
    check: { subject in
      let icons = Dictionary(subject.manifest.icons.map { ($0.name, $0) }) { first, _ in first }
      return subject.manifest.icons.flatMap { icon in
        partners(of: icon.name).compactMap { icons[$0] }.filter {
          $0.iconClass.mirrors != icon.iconClass.mirrors
        }.map { differing(icon, $0) }
      }
    })

  /// The second words of pairs by the first ones.
  private static let pairs: KeyValuePairs<String, String> = [
    "forward": "backward", "leading": "trailing", "next": "previous", "undo": "redo", "left": "right",
  ]

  /// The names of the other halves of the pairs that a name begins, case and spelling kept.
  static func partners(of name: String) -> [String] {
    pairs.compactMap { first, second in Self.name(name, replacing: first, with: second) }
  }

  /// A name with another word in the place of one that it has once; nil where it has not.
  static func name(_ name: String, replacing word: String, with other: String) -> String? {
    let words = name.ranges(of: word).filter { isWord($0, in: name) }
    guard let range = words.last, words.count == 1 else { return nil }
    return String(name[..<range.lowerBound]) + other + name[range.upperBound...]
  }

  private static func isWord(_ range: Range<String.Index>, in name: String) -> Bool {
    let before = range.lowerBound == name.startIndex ? nil : name[name.index(before: range.lowerBound)]
    let after = range.upperBound == name.endIndex ? nil : name[range.upperBound]
    return before?.isLetter != true && after?.isLetter != true
  }

  private static func differing(_ icon: Icon, _ partner: Icon) -> Violation {
    Violation(
      icon: partner.name, location: partner.classLocation,
      message:
        "make \(Wording.quoted(partner.name)) and \(Wording.quoted(icon.name)) mirror both or neither: they are a pair, and one is \(partner.iconClass.rawValue), the other \(icon.iconClass.rawValue)"
    )
  }
}
