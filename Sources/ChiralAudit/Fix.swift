package import ChiralManifest

/// The changes of the manifest that mend a finding and that a program can make.
package struct Fix: Hashable, Sendable {
  /// The changes, none of which needs another.
  package var edits: [ManifestEdit]
  /// True if no picture changes, so that `--fix` may apply the fix unasked.
  package var isSafe: Bool

  /// A fix after which every picture is what it was.
  static func safe(_ edits: ManifestEdit...) -> Fix { Fix(edits: edits, isSafe: true) }

  /// A fix that changes pictures: `--fix` does it only where somebody names its rule.
  static func wanted(_ edits: ManifestEdit...) -> Fix { Fix(edits: edits, isSafe: false) }

  /// A fix that gives an icon another class; none where drawings of its own would be lost by it.
  static func wanted(_ iconClass: IconClass, for icon: Icon) -> Fix? {
    guard iconClass.takesVariants || icon.variants.isEmpty else { return nil }
    let change = ManifestEdit.set(["icons", icon.name, "class"], .string(iconClass.rawValue))
    let isExcepted = !iconClass.mirrors && !icon.except.isEmpty
    return Fix(
      edits: [change] + (isExcepted ? [.remove(["icons", icon.name, "except"])] : []), isSafe: false)
  }

  /// The change to make by hand, as an instruction: `write "class": "mirror"`.
  package var instruction: String { edits.map(\.instruction).joined(separator: " and ") }
}
