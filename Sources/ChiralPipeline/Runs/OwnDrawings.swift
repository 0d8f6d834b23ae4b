internal import ChiralAudit
internal import ChiralManifest
internal import ChiralValues

/// The drawings for right-to-left of an app that show what Chiral would draw.
///
/// Such an icon mirrors, and the file is the way in which its platform shows that; it needs no drawing of its own in a manifest.
struct OwnDrawings {
  /// The icons whose only variant is such a drawing.
  let replaceable: Set<String>

  /// Compares the pictures of icons of a project that have one drawing for right-to-left; none are found without a renderer.
  init(in project: Project, renderer: String?) throws(BuildError) {
    let candidates = project.restricted { $0.iconClass == .both && $0.variants.count == 1 }
    guard let renderer, !candidates.manifest.icons.isEmpty else {
      replaceable = []
      return
    }
    let knowledge = try FactReader(
      candidates, jobs: Processors.count, renderer: renderer, usesCache: true
    ).knowledge()
    let subject = AuditSubject(
      manifest: candidates.manifest, drawings: [], pathPrefix: candidates.pathPrefix, knowledge: knowledge)
    replaceable = Set(Audit.findings(in: subject, rules: [.redundantDrawing]).compactMap(\.icon))
  }
}
