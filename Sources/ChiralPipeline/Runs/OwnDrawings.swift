internal import ChiralAudit
internal import ChiralManifest
internal import ChiralValues

/// The drawings for right-to-left of an app that show what Chiral would draw.
///
/// Such an icon mirrors, and the file is the way in which its platform shows that; it needs no drawing of its own in a manifest. A
/// drawing for a language that shows the icon's own drawing excepts the language from mirroring.
struct OwnDrawings {
  private var replaceable: Set<String> = []
  private var copies: [String: [String]] = [:]

  /// Compares the pictures of icons of a project that mirror and have drawings; none are found without a renderer.
  init(in project: Project, renderer: String?) throws(BuildError) {
    let candidates = project.restricted { $0.iconClass == .both }
    guard let renderer, !candidates.manifest.icons.isEmpty else { return }
    let knowledge = try FactReader(
      candidates, jobs: Processors.count, renderer: renderer, usesCache: true
    ).knowledge()
    let subject = AuditSubject(
      manifest: candidates.manifest, drawings: [], pathPrefix: candidates.pathPrefix, knowledge: knowledge)
    let flips = Set(subject.flipsInFiles.map { $0.icon.name })
    for icon in candidates.manifest.icons {
      let own = subject.copies(of: icon)
      copies[icon.name] = own
      let others = icon.variants.count - own.count
      if others == 0 && !own.isEmpty || others == 1 && flips.contains(icon.name) {
        replaceable.insert(icon.name)
      }
    }
  }

  /// Takes these drawings out of an icon; `keepsForms` is true if only those that except languages are taken out.
  func simplify(_ icon: inout ManifestEntry, keepsForms: Bool) {
    let copies = copies[icon.name] ?? []
    icon.except = Set(icon.except + copies).sorted()
    icon.variants.removeAll { copies.contains($0.key) }
    if replaceable.contains(icon.name), !keepsForms || icon.variants.isEmpty {
      (icon.iconClass, icon.variants) = (.mirror, [])
    }
  }
}
