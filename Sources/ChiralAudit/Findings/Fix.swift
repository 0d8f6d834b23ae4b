import ChiralClassification
package import ChiralManifest

/// Changes of the manifest that correct a finding and that a program can make.
package struct Fix: Hashable, Sendable {
  /// The changes, which do not depend on each other.
  package var edits: [ManifestEdit]
  /// True if no picture changes, so that `--fix` applies the fix without further options.
  package var isSafe: Bool

  /// Returns a fix that changes no picture.
  static func safe(_ edits: ManifestEdit...) -> Fix { Fix(edits: edits, isSafe: true) }

  /// Returns a fix that changes pictures; `--fix` applies it only if the user names its rule.
  static func wanted(_ edits: ManifestEdit...) -> Fix { Fix(edits: edits, isSafe: false) }

  /// Returns a fix that gives an icon another class; nil if drawings of its own would become unused.
  static func wanted(_ iconClass: IconClass, for icon: Icon) -> Fix? {
    guard iconClass.takesVariants || icon.variants.isEmpty else { return nil }
    let change = ManifestEdit.set(["icons", icon.entry, "class"], .string(iconClass.rawValue))
    let isExcepted = !iconClass.mirrors && !icon.except.isEmpty
    let isAnswered = icon.note.map { NoteReason.isSettled($0, by: iconClass) } ?? false
    let obsolete = (isExcepted ? ["except"] : []) + (isAnswered ? ["note"] : [])
    return Fix(edits: [change] + obsolete.map { .remove(["icons", icon.entry, $0]) }, isSafe: false)
  }

  /// The change to make by hand, as an instruction: `write "class": "mirror"`.
  package var instruction: String { edits.map(\.instruction).joined(separator: " and ") }
}
