import ChiralManifest
import ChiralValues

/// Icons that negate a drawing which is its own mirror image: the base looks the same when mirrored, and the slash stays (R14).
enum SlashedSymmetry {
  static let id = "slashed-symmetry"

  static func proposals(_ icons: [SetIcon], _ links: SetLinks) -> [Relation.Proposal] {
    icons.enumerated().compactMap { place, icon in
      guard icon.isOpen, icon.judgement.iconClass == .mirror else { return nil }
      let bases = SlashName.siblings(of: icon.name).compactMap { links.places[$0] }
      guard let base = bases.first else { return nil }
      // Where the set has only versions of it (`chat-2`, `chat-3`), nobody knows over which of them the slash lies.
      let isVersion = icons[base].read.words.last.map(NameWords.isNumber) ?? false
      guard
        (isVersion ? bases : [base]).allSatisfy({ icons[$0].judgement.decidedBy == Judgement.symmetry })
      else { return nil }
      return Relation.Proposal(
        icon: place, iconClass: .fixed, guideline: .r14, id: id,
        reason: "\(Wording.quoted(icons[base].name)) is its own mirror image, and the slash over it stays",
        confidence: .sure)
    }
  }
}
