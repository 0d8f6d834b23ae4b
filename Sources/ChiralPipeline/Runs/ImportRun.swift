package import ChiralClassification
package import ChiralManifest
internal import ChiralValues

/// `chiral import`: converts the decisions of a set that another tool laid out into a manifest.
package struct ImportRun: Sendable {
  /// The result of an import.
  package struct Outcome: Sendable {
    /// The path of the manifest; nil if none was written, because the set has no drawing that can be read.
    package var manifest: String?
    /// True if there was no manifest before.
    package var isNew: Bool
    /// The new icons, sorted by name.
    package var added: [ManifestEntry]
    /// The icons that Chiral would decide otherwise.
    package var differences: [Difference]
    /// The icons of the set without a drawing, and the folder in which one would be found.
    package var undrawn: (icons: [String], folder: String)
    /// The numbers of pictures that are no drawings of icons, by their kind.
    package var leftOut: [String: Int]
    /// Remarks for the user.
    package var remarks: [Diagnostic]
  }

  /// An icon about which Chiral's judgement differs from the set's decision.
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
  /// True if the PDFs of an asset catalog are converted to SVGs.
  package var convertsPages = false

  /// Creates an import of a folder or file. `drawings` is the folder of the SVGs if the set's own files are
  /// not SVGs.
  ///
  /// Without a path, the manifest is placed beside the drawings. A new manifest takes its policy and its
  /// meaning of left from the set unless they are given.
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
    // Android's tools refuse foreign files among resources.
    let home =
      self.drawings ?? (kind == .android && Self.isResources(folder) ? Self.parent(of: folder) : folder)
    namesManifest = manifest != nil || drawings != nil
    self.manifest = manifest ?? (home == "." ? "" : home + "/") + "manifest.json"
  }

  /// Reads the set and adds to the manifest what it lacks; existing entries are not changed.
  package func run() throws(Initialization.Failure) -> Outcome {
    let project = FileStatus(manifest) == nil ? nil : try Initialization.existing(manifest)
    let folder = try ImportFolder(path, kind: kind)
    var set = try decisions(in: folder)
    if convertsPages { try PDFPages().convert(&set, in: folder.root) }
    if drawings == nil, kind == .xcassets { takeUndrawn(in: &set) }
    folder.leaveOutLinks(in: &set)
    for linked in folder.linkedFolders {
      set.remark(
        on: linked, "left out: it is a link to another folder of the theme, which has the same drawings")
    }
    // With a folder of SVGs, an icon without a drawing of its own may have one there.
    let undrawn = drawings == nil ? set.undrawn : []
    if drawings != nil {
      set.icons += set.undrawn.map { ManifestEntry(name: $0.name, iconClass: $0.iconClass, drawn: $0.drawn) }
    }
    // A manifest with entries of its own does not make a wrong folder right.
    guard !set.icons.isEmpty || !undrawn.isEmpty else {
      throw nothing(
        in: set, of: folder,
        else: "; \(FolderContents.advice(on: path)); look at chiral help import")
    }
    let named = set.icons.contains { $0.file != nil || !$0.variants.isEmpty }
    let prefix = try kind.hasDrawings || named ? prefix(of: folder.root, project) : ""
    let known = Set(project?.whole.icons.map { PathRules.folded($0.name) } ?? [])
    var icons = entries(&set, prefix: prefix, known: known)
    guard !icons.isEmpty || !known.isEmpty else { return bare(set, undrawn, in: folder) }
    let found = try exported(project)
    for index in icons.indices { icons[index].take(found.file(of: icons[index].name)) }
    try simplify(&icons, in: set, assets: project?.manifest.assets ?? ".")
    let judge = judge(of: icons, besides: project)
    for index in icons.indices where kind.isOfApps && icons[index].note == nil {
      icons[index].note = Self.difference(icons[index], judge).map {
        NoteReason.imported(as: $0.iconClass, $0.judgement)
      }
    }
    try write(icons, found, of: folder.files, to: project, drawn: Self.drawn(set, prefix: prefix, project))
    let result = try Initialization.existing(manifest)
    let written = result.manifest
    let names = Set(set.icons.map(\.name))
    let flips = try wrongFlips(of: names, in: result)
    return Outcome(
      manifest: manifest, isNew: project == nil, added: icons,
      differences: (icons + undrawn).compactMap { Self.difference($0, judge) },
      undrawn: (
        written.icons.filter { names.contains($0.name) && $0.lacksDrawing }.map(\.name), found.folder
      ),
      leftOut: set.leftOut,
      remarks: Initialization.conventionRemarks(
        policy, leftMeansBack: leftMeansBack, project: project, manifest: manifest)
        + Self.remarks(set, folder) + flips)
  }

  /// Returns a remark on the icons that a list flips as a whole although parts of them must not turn.
  private func wrongFlips(
    of names: Set<String>, in project: Project
  ) throws(Initialization.Failure) -> [Diagnostic] {
    guard kind.isList, let renderer = HelperLocation.find() else { return [] }
    do throws(BuildError) {
      let composed = try ComposedIcons.all(in: project, renderer: renderer).filter { names.contains($0.key) }
      guard !composed.isEmpty else { return [] }
      let rules = Set(composed.values.flatMap(\.self)).sorted()
      let reason = rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))"
      let message =
        "a plain flip shows \(Wording.shortList(composed.keys.sorted(), most: 5)) wrongly\(reason): draw the right-to-left form, "
        + "and take the name out with chiral apply --list"
      let location = SourceLocation(file: path, line: 1, column: 1)
      return [Diagnostic(severity: .warning, location: location, message: message)]
    } catch {
      throw .drawings(error)
    }
  }

  private func decisions(in folder: ImportFolder) throws(Initialization.Failure) -> ImportedSet {
    do throws(BuildError) {
      return try folder.decisions(kind, isDrawnElsewhere: drawings != nil)
    } catch {
      throw .drawings(error)
    }
  }

  /// Returns the judge of new icons, which knows the names of all.
  private func judge(of icons: [ManifestEntry], besides project: Project?) -> Judge {
    let conventions =
      project?.manifest.conventions
      ?? Conventions(policy: policy ?? kind.policy, leftMeansBack: leftMeansBack ?? Self.mirrorsLeft(icons))
    let names = (project?.whole.icons.map(\.name) ?? []) + icons.map(\.name)
    return Judge(conventions, names: SetNames(names.map { IconName($0) }, under: conventions))
  }

  private static func remarks(_ set: ImportedSet, _ folder: ImportFolder) -> [Diagnostic] {
    set.remarks.map { remark in
      let location = SourceLocation(file: folder.root + "/" + remark.file, line: 1, column: 1)
      return Diagnostic(severity: .warning, location: location, message: remark.message)
    }
  }

  /// Returns the outcome for a set without drawings, of which only the names are judged; no manifest is written.
  private func bare(_ set: ImportedSet, _ undrawn: [ManifestEntry], in folder: ImportFolder) -> Outcome {
    let judge = judge(of: undrawn, besides: nil)
    return Outcome(
      manifest: nil, isNew: true, added: [],
      differences: undrawn.compactMap { Self.difference($0, judge) }, undrawn: ([], ""),
      leftOut: set.leftOut, remarks: Self.remarks(set, folder))
  }

  /// A set as its platform shows it.
  struct Shipped {
    var project: Project
    /// The set as it was read: its remarks, and the icons whose drawings cannot be read, such as bitmaps.
    var set: ImportedSet
    /// The SVGs of PDFs; nil without a program that makes them.
    var pages: PDFPages?
  }

  /// Returns the set as its platform shows it, under a manifest that is nowhere written: what is mirrored is flipped as a whole.
  func shipped(locales: [String]) throws(Initialization.Failure) -> Shipped {
    let folder = try ImportFolder(path, kind: kind)
    var set = try decisions(in: folder)
    folder.leaveOutLinks(in: &set)
    folder.leaveOutLinks(\.undrawn, in: &set)
    // The PDFs of the app become SVGs elsewhere, which stand in for files beside them.
    let pages = kind == .xcassets ? PDFPages.found() : nil
    if let pages {
      try pages.convert(&set, in: folder.root, besideManifest: ManifestFolder(ofManifest: manifest).path)
    }
    let prefix = try prefix(of: folder.root, nil)
    set.icons += set.undrawn
    var icons = entries(&set, prefix: prefix, known: [])
    for index in icons.indices
    where icons[index].iconClass == .mirror
      || set.shown[icons[index].name]?.bases.contains(where: { $0.flipped != nil }) == true
    {
      icons[index].infers = false
    }
    try simplify(
      &icons, in: set, assets: ".", locales: locales, standIns: pages?.standIns ?? [:], isShipped: true)
    icons += modes(of: icons, in: set, prefix: prefix)
    guard !icons.isEmpty else { throw nothing(in: set, of: folder, else: " that can be read") }
    let project = try project(of: icons, locales: locales, standIns: pages?.standIns ?? [:])
    return Shipped(project: project, set: set, pages: pages)
  }

  /// Returns the failure of a set without icons: why the first was left out, or that there is none.
  private func nothing(
    in set: ImportedSet, of folder: ImportFolder, else end: String
  ) -> Initialization.Failure {
    if let remark = set.remarks.first {
      return .nothing("\(folder.root)/\(remark.file) is \(remark.message)")
    }
    return .nothing("\(path) has no icons in the layout of \(kind.rawValue)\(end)")
  }

  /// Returns the project of a manifest that is nowhere written.
  private func project(
    of icons: [ManifestEntry], assets: String = ".", locales: [String], standIns: [String: String] = [:]
  ) throws(Initialization.Failure) -> Project {
    let text = ManifestEditor.newManifest(
      assets: assets, locales: locales,
      conventions: Conventions(
        policy: policy ?? kind.policy, leftMeansBack: leftMeansBack ?? Self.mirrorsLeft(icons)),
      entries: icons)
    do throws(Project.LoadError) {
      return try Project(
        SourceText(Array(text.utf8), file: manifest),
        in: ManifestFolder(ofManifest: manifest, standIns: standIns))
    } catch {
      throw Initialization.Failure(error)
    }
  }

  /// Makes icons mirror whose drawings for right-to-left show the mirrored drawing, since the file is the flip of its platform, and
  /// excepts the languages that see the icon's own drawing.
  private func simplify(
    _ icons: inout [ManifestEntry], in set: ImportedSet, assets: String,
    locales: [String] = Initialization.locales, standIns: [String: String] = [:], isShipped: Bool = false
  ) throws(Initialization.Failure) {
    guard icons.contains(where: { $0.iconClass == .both && set.shown[$0.name] != nil }) else { return }
    let project = try project(of: icons, assets: assets, locales: locales, standIns: standIns)
    do throws(BuildError) {
      let own = try OwnDrawings(in: project, renderer: HelperLocation.find())
      for index in icons.indices where set.shown[icons[index].name] != nil {
        own.simplify(&icons[index], keepsForms: isShipped)
      }
    } catch {
      throw .drawings(error)
    }
  }

  /// Returns an icon for each drawing for another mode, such as a dark screen, that the platform flips and the icon's own not, or
  /// the other way round.
  private func modes(of icons: [ManifestEntry], in set: ImportedSet, prefix: String) -> [ManifestEntry] {
    icons.flatMap { icon -> [ManifestEntry] in
      let bases = set.shown[icon.name]?.bases ?? []
      guard icon.variants.isEmpty, bases.count > 1 else { return [] }
      return bases.filter {
        prefix + $0.file != icon.file && $0.isDrawing && ($0.flipped != nil) != icon.iconClass.mirrors
      }
      .map { base in
        let folder = base.file.split(separator: "/").dropLast().last.map { $0 + "/" } ?? ""
        return ManifestEntry(
          name: folder + icon.name, iconClass: base.flipped == nil ? .fixed : .mirror,
          file: prefix + base.file)
      }
    }
  }

  /// Returns true if a folder is one of Android's resources.
  private static func isResources(_ folder: String) -> Bool {
    folder.split(separator: "/").last == "res"
      || ((try? Files.names(in: folder)) ?? []).contains { $0 == "drawable" || $0.hasPrefix("drawable-") }
  }

  private static func parent(of folder: String) -> String {
    if folder == "." { return ".." }
    return Files.parentFolder(of: folder) ?? "."
  }

  /// Returns the path of the drawings inside the assets folder.
  private func prefix(of root: String, _ project: Project?) throws(Initialization.Failure) -> String {
    let home = project?.path(of: project?.manifest.assets ?? ".") ?? ManifestFolder(ofManifest: manifest).path
    guard let realHome = Files.realPath(home), let realRoot = Files.realPath(root),
      let place = Initialization.path(realRoot, inside: realHome)
    else {
      throw .misplaced("put the manifest into \(root) or a folder above it, so that it can name the drawings")
    }
    return place.isEmpty ? "" : place + "/"
  }

  /// The drawings outside the set.
  private struct Found {
    let folder: String
    let prefix: String
    let drawings: ExportedDrawings?

    /// Returns the drawing of an icon relative to the assets folder.
    func file(of icon: String) -> String? { drawings?.file(of: icon).map { prefix + $0 } }
  }

  /// Finds the SVGs for icons of a set without SVGs; empty for a set that has its own.
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

  /// Returns the icons that can be written, with their files relative to the assets folder.
  private func entries(_ set: inout ImportedSet, prefix: String, known: Set<String>) -> [ManifestEntry] {
    var taken = known
    var entries: [ManifestEntry] = []
    for icon in set.icons {
      let moved = icon.moved(below: prefix, isFile: kind.hasDrawings && drawings == nil || icon.file != nil)
      let files = [moved.file].compactMap(\.self) + moved.variants.map(\.file)
      if let problem = PathRules.problem(ofIconName: icon.name) {
        set.remark(on: icon.file ?? icon.name, "left out: its name is not allowed; \(problem)")
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

  /// Writes the new icons, and the drawings of icons that had none.
  private func write(
    _ entries: [ManifestEntry], _ found: Found, of files: [String], to project: Project?,
    drawn: [ManifestEdit]
  ) throws(Initialization.Failure) {
    do throws(FileError) {
      let text: String?
      if let project {
        let late = project.manifest.icons.filter(\.lacksDrawing).compactMap { icon in
          found.file(of: icon.name).map { ManifestEdit.set(["icons", icon.name, "file"], .string($0)) }
        }
        guard !entries.isEmpty || !late.isEmpty || !drawn.isEmpty else { return }
        let source = SourceText(try Files.read(manifest), file: manifest)
        text = ManifestEditor.applying(late + drawn + entries.map(ManifestEdit.add), to: source)
      } else {
        text = ManifestEditor.newManifest(
          assets: ".", locales: AppLanguages(files, in: path, of: kind).locales ?? Initialization.locales,
          conventions: Conventions(
            policy: policy ?? kind.policy, leftMeansBack: leftMeansBack ?? Self.mirrorsLeft(entries)),
          entries: entries)
      }
      if let text { try Files.replaceProjectFile(manifest, with: Array(text.utf8)) }
    } catch {
      throw .file(error)
    }
  }

  /// Returns the difference for an icon, unless Chiral's own judgement is unsure.
  private static func difference(_ icon: ManifestEntry, _ judge: Judge) -> Difference? {
    let judgement = judge.judgement(of: IconName(icon.name))
    guard judgement.confidence > .unsure, judgement.iconClass.mirrors != icon.iconClass.mirrors else {
      return nil
    }
    return Difference(name: icon.name, iconClass: icon.iconClass, judgement: judgement)
  }
}

extension Icon {
  /// True if the icon's own drawing is missing.
  fileprivate var lacksDrawing: Bool { missingFiles.contains { $0.path == file } }
}

extension ManifestEntry {
  /// Sets the drawing unless the entry has one, or the drawing has the name that the entry implies.
  fileprivate mutating func take(_ drawing: String?) {
    if file == nil, let drawing, drawing != name + ".svg" { file = drawing }
  }

  /// Returns the entry with its files below a folder of the assets folder. `isFile` is false if the drawing
  /// must first be exported.
  fileprivate func moved(below prefix: String, isFile: Bool) -> ManifestEntry {
    var entry = self
    if isFile { entry.file = prefix + (file ?? name + ".svg") }
    if entry.file == name + ".svg" { entry.file = nil }
    entry.variants = variants.map { Variant(key: $0.key, file: prefix + $0.file) }
    return entry
  }
}
