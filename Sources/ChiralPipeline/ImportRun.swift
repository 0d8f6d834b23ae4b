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
    /// Icons of the set whose drawing is not there, and the folder in which it would be found.
    package var undrawn: (icons: [String], folder: String)
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
  private let drawings: String?
  private let manifest: String
  private let namesManifest: Bool
  private let policy: Policy?
  private let leftMeansBack: Bool?

  /// An import of a folder or file, whose drawings lie in another folder where they are no SVGs in the set itself.
  ///
  /// Without a manifest, it lies beside the drawings, and without a policy, a new one has that of the set.
  /// So it is with the meaning of left.
  package init(
    _ kind: ImportKind, path: String, drawings: String? = nil, manifest: String? = nil, policy: Policy? = nil,
    leftMeansBack: Bool? = nil
  ) {
    func trimmed(_ path: String) -> String {
      path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    self.kind = kind
    self.policy = policy
    self.leftMeansBack = leftMeansBack
    self.path = trimmed(path)
    self.drawings = drawings.map(trimmed)
    let folder = FileStatus(self.path)?.kind == .file ? Files.parentFolder(of: self.path) ?? "." : self.path
    let home = self.drawings ?? folder
    namesManifest = manifest != nil || drawings != nil
    self.manifest = manifest ?? (home == "." ? "" : home + "/") + "manifest.json"
  }

  /// Reads the set and writes what the manifest lacks; what it has is not touched.
  package func run() throws(Initialization.Failure) -> Outcome {
    let project = FileStatus(manifest) == nil ? nil : try Initialization.existing(manifest)
    let folder = try ImportFolder(path)
    var set = kind.read(folder.source)
    let named = set.icons.contains { $0.file != nil || !$0.variants.isEmpty }
    let prefix = try kind.hasDrawings || named ? prefix(of: folder.root, project) : ""
    let known = Set(project?.manifest.icons.map { PathRules.folded($0.name) } ?? [])
    var icons = entries(&set, prefix, known)
    guard !icons.isEmpty || !known.isEmpty else {
      throw .nothing("\(path) has no icons in the layout of \(kind.rawValue); look at chiral help import")
    }
    guard kind != .android || named || namesManifest else {
      throw .misplaced(
        "the drawings in \(path) are no SVGs; say with --drawings DIR where their SVGs are or will be, for a "
          + "manifest has no place among resources")
    }
    let found = try exported(project)
    for index in icons.indices { icons[index].take(found.file(of: icons[index].name)) }
    try write(icons, found, to: project)
    let written = try Initialization.existing(manifest).manifest
    let names = Set(set.icons.map(\.name))
    let judge = Judge(written.conventions, names: SetNames(written.icons.map { IconName($0.name) }))
    return Outcome(
      manifest: manifest, isNew: project == nil, added: icons,
      differences: icons.compactMap { Self.difference($0, judge) },
      undrawn: (
        written.icons.filter { names.contains($0.name) && $0.lacksDrawing }.map(\.name), found.folder
      ),
      remarks: Initialization.conventionRemarks(policy, leftMeansBack, project, manifest)
        + set.remarks.map { remark in
          let location = SourceLocation(file: folder.root + "/" + remark.file, line: 1, column: 1)
          return Diagnostic(severity: .warning, location: location, message: remark.message)
        })
  }

  /// True if a set mirrors most of its arrows that say left or right.
  private static func mirrorsLeft(_ entries: [ManifestEntry]) -> Bool {
    let judge = Judge(Conventions(leftMeansBack: true))
    let turning = entries.filter { judge.judgement(of: IconName($0.name)).turnsWithLeft }
    return 2 * turning.count { $0.iconClass.mirrors } > turning.count
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

  /// Drawings that lie elsewhere than the set.
  private struct Found {
    let folder: String
    let prefix: String
    let drawings: ExportedDrawings?

    /// The drawing of an icon relative to the assets folder.
    func file(of icon: String) -> String? { drawings?.file(of: icon).map { prefix + $0 } }
  }

  /// Looks for the SVGs of icons for which the set has none; else there is nothing to look for.
  private func exported(_ project: Project?) throws(Initialization.Failure) -> Found {
    let assets =
      project?.path(of: project?.manifest.assets ?? ".") ?? ManifestFolder(ofManifest: manifest).path
    let folder = drawings ?? assets
    guard drawings != nil || !kind.hasDrawings else {
      return Found(folder: folder, prefix: "", drawings: nil)
    }
    let prefix = try prefix(of: folder, project)
    do throws(FileError) {
      return Found(folder: folder, prefix: prefix, drawings: try ExportedDrawings(folder))
    } catch {
      throw .file(error)
    }
  }

  /// The icons that can be written, with their files relative to the assets folder.
  private func entries(_ set: inout ImportedSet, _ prefix: String, _ known: Set<String>) -> [ManifestEntry] {
    var taken = known
    var entries: [ManifestEntry] = []
    for icon in set.icons {
      let moved = icon.moved(below: prefix, isFile: kind.hasDrawings || icon.file != nil)
      let files = [moved.file].compactMap(\.self) + moved.variants.map(\.file)
      if let problem = PathRules.problem(ofIconName: icon.name) {
        set.remark(on: icon.file ?? icon.name, "left out: its name is impossible; \(problem)")
      } else if let problem = files.lazy.compactMap({ PathRules.problem(ofPath: $0) }).first {
        set.remark(on: icon.name, "left out: it names a drawing that no manifest can name; \(problem)")
      } else if taken.insert(PathRules.folded(icon.name)).inserted {
        entries.append(moved)
      } else if !known.contains(PathRules.folded(icon.name)) {
        set.remark(on: icon.file ?? icon.name, "left out: another icon has this name; rename the file")
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Writes what is new, and the drawings of icons that had none.
  private func write(
    _ entries: [ManifestEntry], _ found: Found, to project: Project?
  ) throws(Initialization.Failure) {
    do throws(FileError) {
      let text: String?
      if let project {
        let late = project.manifest.icons.filter(\.lacksDrawing).compactMap { icon in
          found.file(of: icon.name).map { ManifestEdit.set(["icons", icon.name, "file"], .string($0)) }
        }
        guard !entries.isEmpty || !late.isEmpty else { return }
        let source = SourceText(try Files.read(manifest), file: manifest)
        text = ManifestEditor.applying(late + entries.map(ManifestEdit.add), to: source)
      } else {
        text = ManifestEditor.newManifest(
          assets: ".", locales: Initialization.locales,
          conventions: Conventions(
            policy: policy ?? kind.policy, leftMeansBack: leftMeansBack ?? Self.mirrorsLeft(entries)),
          entries: entries)
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

extension Icon {
  /// Whether its own drawing is not there.
  fileprivate var lacksDrawing: Bool { missingFiles.contains { $0.path == file } }
}

extension ManifestEntry {
  /// Takes a drawing, unless it has one or the drawing has its name.
  fileprivate mutating func take(_ drawing: String?) {
    if file == nil, let drawing, drawing != name + ".svg" { file = drawing }
  }

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
