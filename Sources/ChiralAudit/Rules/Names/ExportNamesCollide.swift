import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds names that become equal in Android's restricted character set.
  static let exportNamesCollide = AuditRule(
    id: "export-names-collide",
    summary: "two icons get the same name where only lower-case letters, digits and _ are allowed",
    guideline: nil,
    severity: .note,
    rationale: """
      Android names resources with lower-case letters, digits and underscores, and other platforms are as strict. Of \
      two names that differ only in dots, dashes or folders, one is kept there; in the other one, the build spells \
      these characters out, as in ic_arrow_u002e_left.
      """,
    passing: [Example(#""arrow.left": "fixed", "arrow.left2": "fixed""#)],
    failing: [
      Example(#""arrow.left": "fixed", "arrow-left": "fixed""#),
      Example(#""actions/go": "fixed", "actions_go": "fixed""#),
    ],
    check: { subject in
      subject.manifest.icons.groupsOfSeveral { narrowed($0.name) }.flatMap { icons in
        icons.dropFirst().map { icon in
          Violation(icon: icon.name, location: icon.location, message: collision(icon, icons[0]))
        }
      }
    })

  /// Returns a name in Android's form.
  private static func narrowed(_ name: String) -> String {
    // Among bytes, which most names are made of, this takes a tenth of the time.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return String(decoding: name.utf8.map(narrowed), as: UTF8.self) }
    return String(
      PlainName.ascii(name).lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Returns an ASCII character in Android's form.
  private static func narrowed(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    default: UInt8(ascii: "_")
    }
  }

  private static func collision(_ icon: Icon, _ other: Icon) -> String {
    "rename \(Wording.quoted(icon.name)) or \(Wording.quoted(other.name)): both would be \(Wording.quoted(narrowed(icon.name))) on Android"
  }
}
