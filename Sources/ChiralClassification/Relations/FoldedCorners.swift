import ChiralManifest
import ChiralValues

/// Sheets of which a cut or folded corner is all that is lopsided. They stay, unless the set mirrors sheets with lines of text and the
/// same corner: then the corners of all lie on the same side (R5).
enum FoldedCorners {
  static func proposals(_ icons: [SetIcon]) -> [Relation.Proposal] {
    let sheets = Dictionary(grouping: icons.indices.filter { icons[$0].evidence?.outline != nil }) {
      icons[$0].evidence?.outline ?? ""
    }
    return sheets.values.sorted { $0[0] < $1[0] }.flatMap { proposals(in: $0, icons) }
  }

  private static func proposals(in sheets: [Int], _ icons: [SetIcon]) -> [Relation.Proposal] {
    guard let text = sheets.first(where: { isText(icons[$0]) }) else { return [] }
    return sheets.filter { isPlain(icons[$0]) }.map { sheet in
      Relation.Proposal(
        icon: sheet, like: text, iconClass: .mirror, guideline: .r5, id: "folded-corner",
        reason: "its corner is that of \(Wording.quoted(icons[text].name)), which mirrors",
        confidence: .likely)
    }
  }

  /// Returns true if an icon is a sheet with lines of text that mirrors.
  private static func isText(_ icon: SetIcon) -> Bool {
    icon.evidence?.lines != nil && icon.judgement.iconClass.mirrors && icon.judgement.confidence > .unsure
  }

  /// Returns true if a sheet that stays has nothing lopsided but its corner, and its name leaves the class open.
  private static func isPlain(_ icon: SetIcon) -> Bool {
    icon.isComparable && icon.evidence?.isSheetWithCorner == true && icon.judgement.confidence < .sure
      && icon.judgement.iconClass == .fixed && icon.judgement.guideline != .r9
      && icon.judgement.direction == nil
  }
}
