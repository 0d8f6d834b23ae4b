import ChiralClassification
internal import ChiralExporting
package import ChiralManifest

/// `chiral update`: adapts a manifest to its drawings. Icons with renamed drawings keep their decisions,
/// icons without drawings are removed, new drawings become icons, and notes without a reason are removed.
package struct Upkeep: Sendable {
  /// The updated manifest, before it is written.
  package struct Outcome: Sendable {
    /// The manifest.
    package var source: SourceText
    /// The icons with another name or another file, by their former names.
    package var renamed: [(from: String, to: String)] = []
    /// The icons whose drawings are gone.
    package var removed: [String] = []
    /// The icons that stay although they lack a drawing.
    package var waiting: [String] = []
    /// The icons that lost the drawing for a size.
    package var lessened: [String] = []
    /// The icons that got drawings for further sizes.
    package var extended: [String] = []
    /// The new icons.
    package var added: [ManifestEntry] = []
    /// The icons whose notes no longer have a reason.
    package var settled: [String] = []
    /// Remarks: drawings that were left out, icons that wait for their drawing.
    package var remarks: [Diagnostic] = []
  }

  /// Settings to add to those of the manifest.
  package struct Additions: Sendable {
    package var locales: [String] = []
    package var sizes: [Int] = []
    package var scales: [Int] = []

    /// Creates empty additions.
    package init() {}
  }

  private let project: Project
  private let additions: Additions
  private let initialization: Initialization

  /// Creates the update of a project with additions to its settings.
  package init(
    _ project: Project, adding additions: Additions = Additions(), renderer: String?,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.project = project
    self.additions = additions
    initialization = Initialization(
      folder: project.path(of: project.manifest.assets), manifest: project.manifest.file, renderer: renderer,
      progress: progress)
  }

  /// Compares the manifest with the existing drawings.
  package func run() throws(Initialization.Failure) -> Outcome {
    let drawings = try initialization.attempt { () throws(FileError) in try project.drawings() }
    var outcome = Outcome(source: project.source)
    var edits = settingEdits
    edits += moveEdits(drawings, &outcome)
    try apply(edits, to: &outcome)
    try apply(furtherSizes(drawings, of: reading(outcome.source), &outcome), to: &outcome)
    let inventory = try inventory(drawings, of: outcome.source, &outcome)
    outcome.added = inventory.fresh.entries
    if let text = ManifestEditor.adding(outcome.added, to: outcome.source) {
      outcome.source = SourceText(Array(text.utf8), file: outcome.source.file)
    }
    try apply(noteEdits(inventory.whole, &outcome), to: &outcome)
    return outcome
  }

  private func apply(_ edits: [ManifestEdit], to outcome: inout Outcome) throws(Initialization.Failure) {
    guard !edits.isEmpty, let text = ManifestEditor.applying(edits, to: outcome.source) else { return }
    outcome.source = SourceText(Array(text.utf8), file: outcome.source.file)
  }

  // MARK: Settings

  private var settingEdits: [ManifestEdit] {
    let manifest = project.manifest
    let tags = additions.locales.compactMap { try? LanguageTag($0) }.filter { !manifest.locales.contains($0) }
    let sizes = additions.sizes.filter { !manifest.sizes.contains($0) }
    let scales = additions.scales.filter { !manifest.scales.contains($0) }
    var edits: [ManifestEdit] = []
    if !tags.isEmpty {
      edits.append(.set(["locales"], .array((manifest.locales + tags.uniqued).map { .string($0.text) })))
    }
    if !sizes.isEmpty {
      edits.append(.set(["sizes"], .array((manifest.sizes + sizes.uniqued).map(JSONValue.int))))
    }
    if !scales.isEmpty {
      edits.append(.set(["scales"], .array((manifest.scales + scales.uniqued).map(JSONValue.int))))
    }
    return edits
  }

  // MARK: Drawings that moved or went

  private func moveEdits(_ drawings: [String], _ outcome: inout Outcome) -> [ManifestEdit] {
    let known = KnownDrawings(of: project)
    let icons = project.manifest.icons
    let used = Set(icons.flatMap(\.files))
    let fresh = drawings.filter { !used.contains($0) }
    var free = newcomers(fresh)
    let names = Set(icons.map(\.name))
    var edits: [ManifestEdit] = []
    for icon in icons where !icon.missingFiles.isEmpty {
      if !icon.drawings.isEmpty {
        let change = change(of: icon, known: known, free: &free, among: fresh, &outcome)
        edits += change.isGone ? removal(of: icon, among: icons, &outcome) : change.edits
        continue
      }
      guard icon.missingFiles.contains(where: { $0.path == icon.file }),
        let digest = known.digests[icon.file]
      else { continue }
      guard let file = free[digest]?.first else {
        edits += removal(of: icon, among: icons, &outcome)
        continue
      }
      free[digest]?.removeFirst()
      edits += moving(icon, to: nameInAssets(file), taken: names, &outcome)
    }
    for icon in icons {
      for variant in icon.variants where icon.missingFiles.contains(where: { $0.path == variant.file }) {
        guard let digest = known.digests[variant.file], let file = free[digest]?.first else { continue }
        free[digest]?.removeFirst()
        outcome.renamed.append((icon.name, icon.name))
        edits.append(
          .set(["icons", icon.entry, "variants", variant.key.text], .string(nameInAssets(file))))
      }
    }
    return edits
  }

  /// Returns new drawings by the first half of their SHA-256.
  private func newcomers(_ files: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for file in files {
      guard let bytes = try? SourceReader.bytes(project.path(of: file), as: file) else { continue }
      found[SHA256(of: bytes).half, default: []].append(file)
    }
    return found
  }

  private func moving(
    _ icon: Icon, to file: String, taken: Set<String>, _ outcome: inout Outcome
  ) -> [ManifestEdit] {
    let name = Inventory.name(of: file)
    if icon.isStyle {
      let isFree = !taken.contains(name) && PathRules.problem(ofIconName: name) == nil
      outcome.renamed.append((icon.name, isFree ? name : icon.name))
      let place = ["icons", icon.entry, "styles"]
      return isFree
        ? [.remove(place + [icon.name]), .set(place + [name], .string(file))]
        : [.set(path(of: icon), .string(file))]
    }
    let namesFile = nameInAssets(icon.file) != icon.name + ".svg"
    guard !namesFile, file == name + ".svg", !taken.contains(name), PathRules.problem(ofIconName: name) == nil
    else {
      outcome.renamed.append((icon.name, icon.name))
      return [.set(["icons", icon.name, "file"], .string(file))]
    }
    outcome.renamed.append((icon.name, name))
    let root = JSONReader.read(project.source).root
    let siblings = (root?["icons"]?.members ?? []).filter { $0.value["sibling"]?.string == icon.name }
    return siblings.map { .set(["icons", $0.key, "sibling"], .string(name)) }
      + [.rename(["icons", icon.name], to: name)]
  }

  /// Returns the place of an icon, or of a style inside the entry of its icon.
  func path(of icon: Icon) -> [String] {
    ["icons", icon.entry] + (icon.isStyle ? ["styles", icon.name] : [])
  }

  /// Removes an icon or a style whose drawings are gone. The first style takes the place of an icon that has
  /// others.
  private func removal(of icon: Icon, among icons: [Icon], _ outcome: inout Outcome) -> [ManifestEdit] {
    outcome.removed.append(icon.name)
    let entry = ["icons", icon.entry]
    let styles = icons.filter { $0.isStyle && $0.entry == icon.name }
    guard !icon.isStyle, let heir = styles.first(where: { $0.missingFiles.isEmpty && $0.drawings.isEmpty })
    else { return [.remove(path(of: icon))] }
    return [
      .remove(entry + ["styles", heir.name]), .remove(entry + ["drawings"]),
      .set(entry + ["file"], .string(nameInAssets(heir.file))), .rename(entry, to: heir.name),
    ]
  }

  func nameInAssets(_ path: String) -> String {
    let assets = project.manifest.assets
    return assets == "." ? path : String(path.dropFirst(assets.count + 1))
  }

  // MARK: New drawings and notes

  private func reading(_ source: SourceText) throws(Initialization.Failure) -> Manifest {
    do throws(Project.LoadError) {
      return try project.reading(source).manifest
    } catch {
      if case .invalid(let diagnostics) = error { throw .invalid(diagnostics) }
      throw .nothing("the manifest cannot be read again")
    }
  }

  private typealias Inventories = (fresh: Inventory, whole: Inventory)

  private func inventory(
    _ drawings: [String], of source: SourceText, _ outcome: inout Outcome
  ) throws(Initialization.Failure) -> Inventories {
    let manifest = try reading(source)
    let files = drawings.map(nameInAssets)
    let used = Set(manifest.icons.flatMap(\.files).map(nameInAssets))
    let looked = try initialization.evidence(of: files, in: project.path(of: manifest.assets))
    let groups = manifest.groupsDrawings
    let fresh = Inventory(
      of: looked.drawings,
      knownIcons: Dictionary(manifest.icons.map { ($0.name, $0.iconClass) }) { first, _ in first },
      usedFiles: used, conventions: manifest.conventions, groupsSizes: groups, evidence: looked.probe)
    let known = Set(manifest.icons.flatMap(\.files).map(project.path(of:)))
    outcome.remarks += looked.remarks.filter { !known.contains($0.location.file) }
    outcome.remarks += manifest.missingFiles.map(\.diagnostic)
    outcome.waiting = manifest.icons.filter { !$0.missingFiles.isEmpty }.map(\.name)
    let whole = Inventory(
      of: looked.drawings, conventions: manifest.conventions, groupsSizes: groups, evidence: looked.probe)
    return (fresh, whole)
  }

  /// Returns edits that remove questions of `init` that it would no longer ask.
  private func noteEdits(_ inventory: Inventory, _ outcome: inout Outcome) -> [ManifestEdit] {
    let judged = Dictionary(inventory.entries.map { ($0.name, $0) }) { first, _ in first }
    let fresh = Set(outcome.added.map(\.name))
    var edits: [ManifestEdit] = []
    for icon in JSONReader.read(outcome.source).root?["icons"]?.members ?? [] where !fresh.contains(icon.key)
    {
      guard let note = icon.value["note"]?.string, NoteReason(note: note) != nil,
        let entry = judged[icon.key],
        let iconClass = icon.value["class"]?.string,
        iconClass != entry.iconClass.rawValue || entry.note == nil
      else { continue }
      outcome.settled.append(icon.key)
      edits.append(.remove(["icons", icon.key, "note"]))
    }
    return edits
  }
}

extension Upkeep.Outcome {
  /// Writes the manifest, and gives the approvals of renamed icons their new names.
  package func write(for project: Project) throws(FileError) {
    if source.bytes != project.source.bytes { try Files.replaceProjectFile(source.file, with: source.bytes) }
    defer { if let present = try? project.reading(source) { SeenDrawings.remember(present) } }
    let names = Dictionary(renamed.filter { $0.from != $0.to }.map { ($0.from, $0.to) }) { first, _ in first }
    let session = ReviewSession(project, renderer: "", jobs: 1)
    guard !names.isEmpty, let (approvals, _) = try? session.approvals(), !approvals.entries.isEmpty else {
      return
    }
    var moved = Approvals()
    for (key, approval) in approvals.entries {
      let key = Approval.Key(icon: names[key.icon] ?? key.icon, variant: key.variant)
      if moved.entries[key] == nil { moved.entries[key] = approval }
    }
    try Files.replaceProjectFile(session.path, with: moved.bytes)
  }
}
