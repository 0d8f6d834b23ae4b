package import ChiralClassification
package import ChiralManifest

/// `chiral import`: the decisions of a set that another tool laid out, as a manifest.
package struct ImportRun: Sendable {
  /// What came of it.
  package struct Outcome: Sendable {
    /// The path of the manifest.
    package var manifest: String
    /// Whether there was none before.
    package var isNew: Bool
    /// New icons, sorted by name.
    package var added: [ManifestEntry]
    /// Where this program would decide otherwise.
    package var differences: [Difference]
    /// What people should know.
    package var remarks: [Diagnostic]
  }

  /// An icon of which this program thinks otherwise than the set.
  package struct Difference: Sendable {
    package var name: String
    package var iconClass: IconClass
    package var judgement: Judgement
  }

  private let kind: ImportKind
  private let path: String
  private let manifest: String
  private let policy: Policy?

  /// An import of a folder or file; without a manifest, it lies beside the drawings, and without a policy, a new
  /// one has that of the set.
  package init(_ kind: ImportKind, path: String, manifest: String? = nil, policy: Policy? = nil) {
    self.kind = kind
    self.policy = policy
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let folder = FileStatus(self.path)?.kind == .file ? Files.parentFolder(of: self.path) ?? "." : self.path
    self.manifest = manifest ?? (folder == "." ? "" : folder + "/") + "manifest.json"
  }

  /// Reads the set and writes what the manifest lacks; what it has is not touched.
  package func run() throws(Initialization.Failure) -> Outcome {
    let project = FileStatus(manifest) == nil ? nil : try Initialization.existing(manifest)
    let folder = try ImportFolder(path)
    var set = kind.read(folder.source)
    let named = set.icons.contains { $0.file != nil || !$0.variants.isEmpty }
    let prefix = try kind.hasDrawings || named ? prefix(of: folder.root, project) : ""
    let known = Set(project?.manifest.icons.map { PathRules.folded($0.name) } ?? [])
    let icons = entries(&set, prefix, known)
    guard !icons.isEmpty || !known.isEmpty else {
      throw .nothing("\(path) has no icons in the layout of \(kind.rawValue); look at chiral help import")
    }
    if !icons.isEmpty { try write(icons, to: project) }
    let judge = Judge(policy: project?.manifest.policy ?? policy ?? kind.policy)
    return Outcome(
      manifest: manifest, isNew: project == nil, added: icons,
      differences: icons.compactMap { Self.difference($0, judge) },
      remarks: Initialization.policyRemark(policy, project, manifest)
        + set.remarks.map { remark in
          let location = SourceLocation(file: folder.root + "/" + remark.file, line: 1, column: 1)
          return Diagnostic(severity: .warning, location: location, message: remark.message)
        })
  }

  /// Where the drawings lie in the assets folder.
  private func prefix(of root: String, _ project: Project?) throws(Initialization.Failure) -> String {
    let home = project?.path(of: project?.manifest.assets ?? ".") ?? ManifestFolder(ofManifest: manifest).path
    guard let realHome = Files.realPath(home), let realRoot = Files.realPath(root),
      let place = Initialization.path(realRoot, inside: realHome)
    else {
      throw .misplaced("put the manifest into \(root) or a folder above it, so that it can name the drawings")
    }
    return place.isEmpty ? "" : place + "/"
  }

  /// The icons that can be written, with their files relative to the assets folder.
  private func entries(_ set: inout ImportedSet, _ prefix: String, _ known: Set<String>) -> [ManifestEntry] {
    var taken = known
    var entries: [ManifestEntry] = []
    for icon in set.icons {
      if let problem = PathRules.problem(ofIconName: icon.name) {
        set.remark(on: icon.file ?? icon.name, "left out: its name is impossible; \(problem)")
      } else if taken.insert(PathRules.folded(icon.name)).inserted {
        entries.append(icon.moved(below: prefix, isFile: kind.hasDrawings || icon.file != nil))
      } else if !known.contains(PathRules.folded(icon.name)) {
        set.remark(on: icon.file ?? icon.name, "left out: another icon has this name; rename the file")
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func write(_ entries: [ManifestEntry], to project: Project?) throws(Initialization.Failure) {
    do throws(FileError) {
      let text: String?
      if project != nil {
        text = ManifestEditor.adding(entries, to: SourceText(try Files.read(manifest), file: manifest))
      } else {
        text = ManifestEditor.newManifest(
          assets: ".", locales: Initialization.locales, policy: policy ?? kind.policy, entries: entries)
      }
      if let text { try Files.replace(manifest, with: Array(text.utf8)) }
    } catch {
      throw .file(error)
    }
  }

  /// A difference that this program would stand up for: unsure answers are none.
  private static func difference(_ icon: ManifestEntry, _ judge: Judge) -> Difference? {
    let judgement = judge.judgement(of: IconName(icon.name))
    guard judgement.confidence > .unsure, judgement.iconClass.mirrors != icon.iconClass.mirrors else {
      return nil
    }
    return Difference(name: icon.name, iconClass: icon.iconClass, judgement: judgement)
  }
}

extension ManifestEntry {
  /// The entry with its files below a folder of the assets folder; its base is no file of the set where its
  /// drawing must be exported first.
  fileprivate func moved(below prefix: String, isFile: Bool) -> ManifestEntry {
    var entry = self
    if isFile { entry.file = prefix + (file ?? name + ".svg") }
    if entry.file == name + ".svg" { entry.file = nil }
    entry.variants = variants.map { Variant(key: $0.key, file: prefix + $0.file) }
    return entry
  }
}
