internal import ChiralAudit
internal import ChiralManifest
internal import ChiralValues

/// The icons that mirror and that a plain flip would show wrongly, because parts of them keep their orientation.
package enum ComposedIcons {
  /// Returns these icons with the guidelines that keep parts of them, and those whose right-to-left form cannot be derived, with none.
  package static func all(
    in project: Project, renderer: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> [String: [String]] {
    let mirroring = project.restricted { $0.iconClass.mirrors && $0.variants.isEmpty }
    guard !mirroring.manifest.icons.isEmpty else { return [:] }
    let knowledge = try FactReader(
      mirroring, jobs: Processors.count, renderer: renderer, usesCache: true, comparesFlips: true
    ).knowledge(progress: progress)
    let subject = AuditSubject(
      manifest: mirroring.manifest, drawings: [], pathPrefix: mirroring.pathPrefix, knowledge: knowledge)
    let asking = Plan(mirroring.manifest).icons.filter { planned in
      planned.decisions.contains { $0.outcome == .mirrored && $0.artwork.keepsQuestionMarks }
    }
    let upright = Set(asking.map(\.icon.name))
    return mirroring.manifest.icons.reduce(into: [:]) { composed, icon in
      guard let mirror = knowledge.mirror(of: icon) else { return }
      if mirror.refusal != nil, icon.declined.form != .mirror { composed[icon.name] = [] }
      // Some languages see the question mark mirrored, and others do not.
      if upright.contains(icon.name) { composed[icon.name] = ["R21"] }
      guard !mirror.isPlain, !subject.showsFlip(icon) else { return }
      let rules = mirror.parts.filter { [.kept, .moved].contains($0.action) }.map(\.rule)
      composed[icon.name] = Set(rules.filter { !$0.isEmpty }).sorted()
    }
  }
}
