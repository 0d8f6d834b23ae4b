/// The subjects of rules; the reference has a chapter for each.
package enum RuleGroup: String, Sendable, CaseIterable {
  case names, pairs, drawings, letters, manifest

  /// The heading of the group's chapter.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The objects that the rules of the group compare, as the end of a sentence.
  package var summary: String {
    switch self {
    case .names: "the meaning of a name with the class that the manifest gives"
    case .pairs: "icons that belong together with each other"
    case .drawings: "the content of a drawing with its class and its components"
    case .letters: "letters and digits with the scripts and regions of the manifest"
    case .manifest: "the entries of the manifest with each other and with the files beside it"
    }
  }

  /// The rules of the group, in the order of the reference.
  package var rules: [AuditRule] {
    switch self {
    case .names: Self.nameRules
    case .pairs: Self.pairRules
    case .drawings: Self.drawingRules
    case .letters: Self.letterRules
    case .manifest: Self.manifestRules
    }
  }

  private static let nameRules: [AuditRule] = [
    .relativeNameFixed,
    .absoluteNameMirrors,
    .mediaNameMirrors,
    .spatialNameMirrors,
    .exceptionMissing,
    .rtlNameMirrors,
    .logoMirrors,
    .signMirrors,
    .clockMirrors,
    .objectMirrors,
    .toolMirrors,
    .conceptDisputed,
    .sureClassDiffers,
    .exportNamesCollide,
    .rtlSuffixMisplaced,
  ]

  private static let pairRules: [AuditRule] = [
    .pairClassesDiffer,
    .pairDrawingsDiffer,
    .picturesCollide,
    .relativePointsBackward,
    .rtlDrawingIsFlip,
    .rtlDrawingIsBase,
    .variantBoxDiffers,
    .sizedDrawingsDiffer,
    .variantClassesDiffer,
    .fileClassesDiffer,
  ]

  private static let drawingRules: [AuditRule] = [
    .drawingUnreadable,
    .drawingWithoutAxis,
    .drawingFaults,
    .animationInDrawing,
    .iconDeclined,
    .textFlips,
    .rasterFlips,
    .slashFlips,
    .mirrorChangesNothing,
    .mirrorKeepsAll,
    .partsDiffer,
    .symmetryOffCentre,
    .currentColourIgnored,
    .boxDiffers,
    .weightDiffers,
    .offGrid,
    .outsideMargin,
  ]

  private static let letterRules: [AuditRule] = [
    .scriptWithoutDrawing,
    .digitsNotLocalized,
    .lettersNotSet,
    .lettersInAnotherWeight,
    .lettersTooSmall,
    .lettersElsewhere,
  ]

  private static let manifestRules: [AuditRule] = [
    .allowUnused,
    .noRightToLeftLocale,
    .settingWithoutEffect,
    .variantRedundant,
    .localeNotConfigured,
    .componentWithoutMatch,
    .fileMissing,
    .fileUnclassified,
    .drawingsCollide,
    .nameNotPortable,
  ]
}
