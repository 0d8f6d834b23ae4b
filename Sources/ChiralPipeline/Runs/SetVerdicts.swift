package import ChiralAudit
package import ChiralClassification
package import ChiralManifest
package import ChiralValues

/// The classes that names, drawings and the other icons of a set call for, as `init` finds them.
package struct SetVerdicts: Sendable {
  /// The evidence in the drawings that were examined, by the icon's name.
  package let evidence: [String: DrawingEvidence]
  /// The judgements of the icons that were asked about, by name.
  package let judgements: [String: Judgement]

  /// Judges some icons of a set.
  ///
  /// Only the drawings that may matter are examined: those of these icons, of their relatives by name, and of icons whose drawings are
  /// their mirror images. With `usesCache`, what earlier commands found in them is not found again.
  package init(
    of icons: [Icon], in subject: AuditSubject, jobs: Int, renderer: String?, helpers: KeptHelpers? = nil,
    usesCache: Bool = false
  ) throws(BuildError) {
    let names = subject.manifest.icons.map(\.name)
    let judge = AuditSubject.judge(of: subject.manifest)
    let wanted = Set(icons.map(\.name))
    let related = judge.namesRelated(to: wanted, in: names)
      .union(icons.flatMap { subject.mirrorImages(of: $0).map(\.name) })
    let reader = EvidenceReader(
      jobs: jobs, renderer: renderer, helpers: helpers, cached: usesCache ? subject.manifest.file : nil)
    func look(at names: Set<String>) throws(BuildError) -> [String: DrawingEvidence] {
      let drawings = subject.manifest.icons.filter { names.contains($0.name) }
        .map { EvidenceReader.Drawing(name: $0.name, path: subject.pathPrefix + $0.file) }
      return try reader.findings(in: drawings).evidence
    }
    var evidence = try look(at: related)
    // Whether the corner of a sheet turns depends on the other sheets, whose names share a word.
    let sheets = wanted.filter { evidence[$0]?.isSheetWithCorner == true }
    if !sheets.isEmpty {
      let words = Set(sheets.flatMap { judge.read(IconName($0)).words })
      let likely = names.filter { !words.isDisjoint(with: judge.read(IconName($0)).words) }
      if !related.isSuperset(of: likely) { evidence = try look(at: related.union(likely)) }
    }
    let judged = judge.judgements(of: names) { evidence[$0] }
    self.evidence = evidence
    judgements = Dictionary(zip(names, judged).filter { wanted.contains($0.0) }) { first, _ in first }
  }
}
