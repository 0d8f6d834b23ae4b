import ChiralClassification
package import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings for right-to-left that equal the mirror image that Chiral makes.
  static let rtlDrawingIsFlip = AuditRule(
    id: "rtl-drawing-is-flip",
    summary: "a drawing for right-to-left shows the same as the mirrored base drawing",
    guideline: .r13,
    severity: .warning,
    rationale: """
      A drawing that is the mirror image of another has to be kept in step with it by hand. Without it, mirroring gives the \
      same picture, and every change to the base drawing appears in both.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go.rtl.svg": Example.thinBackArrow]),
      Example(
        #""cup": {"class": "both", "variants": {"rtl": "cup.rtl.svg"}}"#,
        ["cup.svg": Example.circle, "cup.rtl.svg": Example.circle]),
      flipOfTheme,
    ],
    failing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go.rtl.svg": Example.backArrow]),
      Example(
        #""go": {"class": "localized", "variants": {"Arab": "go.ar.svg", "hi": "go.hi.svg"}}"#,
        ["go.svg": Example.arrow, "go.ar.svg": Example.backArrow, "go.hi.svg": Example.circle]),
      Example(
        ##""go": {"class": "both", "components": {"#dot": "keep"}, "variants": {"rtl": "go.rtl.svg"}}"##,
        ["go.svg": Example.dotted(4, Example.arrow), "go.rtl.svg": Example.dotted(4, Example.backArrow)]),
    ],
    check: { subject in
      subject.flipsInFiles.filter { !isFlip(of: subject.manifest.policy, $0.variant) }.map { flip in
        Violation(
          icon: flip.icon.name, location: flip.variant.location,
          message: advice(flip.icon, flip.variant, isPlain: flip.isPlain),
          fix: fix(flip.icon, flip.variant))
      }
    })

  /// Returns true if a drawing is the flip of the platform: GTK flips nothing, and finds the drawing by its name.
  private static func isFlip(of policy: Policy, _ variant: Variant) -> Bool {
    let name = variant.file.hasSuffix(".svg") ? String(variant.file.dropLast(4)) : variant.file
    return policy == .gnome && RightToLeftNeighbour.isSuffixed(name)
  }

  private static var flipOfTheme: Example {
    var example = Example(
      #""go": {"class": "both", "variants": {"rtl": "go-rtl.svg"}}"#,
      ["go.svg": Example.arrow, "go-rtl.svg": Example.backArrow])
    example.policy = .gnome
    return example
  }

  private static func advice(_ icon: Icon, _ variant: Variant, isPlain: Bool) -> String {
    let what =
      isPlain
      ? "the mirror image of \(Wording.quoted(icon.file))"
      : "the same as the mirrored drawing, including the parts that do not mirror"
    return icon.iconClass == .localized
      ? "make \(Wording.quoted(icon.name)) both and drop the drawing for \(variant.key.text): it is \(what)"
      : "drop the drawing for \(variant.key.text): it is \(what)"
  }

  /// Returns a fix that removes the drawing, if this changes no picture.
  private static func fix(_ icon: Icon, _ variant: Variant) -> Fix? {
    guard icon.iconClass == .both else { return nil }
    let removal = ManifestEdit.remove(["icons", icon.entry, "variants", variant.key.text])
    guard icon.variants.count == 1 else { return .safe(removal) }
    let change = ManifestEdit.set(["icons", icon.entry, "class"], .string(IconClass.mirror.rawValue))
    // What `init` noted about the drawing is then done.
    let isNoted = icon.note.flatMap(NoteReason.init(note:)) == .plainFlip
    return Fix(
      edits: [removal, change] + (isNoted ? [.remove(["icons", icon.entry, "note"])] : []), isSafe: true)
  }
}

extension AuditSubject {
  /// The drawings for right-to-left that show the mirrored icon; `isPlain` is true if none of its parts stays.
  package var flipsInFiles: [(icon: Icon, variant: Variant, isPlain: Bool)] {
    rightToLeftVariants.compactMap { icon, variant in
      guard icon.drawn == .leftToRight, let base = picture(of: icon),
        let drawn = picture(of: variant), !drawn.looksLike(base),
        let mirror = knowledge.mirror(of: icon), mirror.refusal == nil,
        drawn.looksLike(mirror.pixels.flatMap(knowledge.thumbnail) ?? base.flipped)
      else { return nil }
      return (icon, variant, mirror.isPlain)
    }
  }

  /// Returns the rendering of a variant's drawing.
  func picture(of variant: Variant) -> Thumbnail? { picture(ofDrawing: variant.file) }
}

extension AuditRule.Example {
  fileprivate static let thinBackArrow = svg(#"<path d="M20 11h-8V6l-8 6 8 6v-5h8z"/>"#)

  /// Returns an arrow with a dot.
  fileprivate static func dotted(_ x: Int, _ arrow: String) -> String {
    arrow.replacing("</svg>", with: "<circle id=\"dot\" cx=\"\(x)\" cy=\"20\" r=\"3\"/></svg>")
  }
}
