internal import ChiralAudit
import ChiralClassification
package import ChiralManifest
internal import ChiralRequests
package import ChiralValues

/// `chiral init`: creates a manifest for existing drawings, or adds entries to an existing manifest.
package struct Initialization: Sendable {
  /// The result of an initialization.
  package struct Outcome: Sendable {
    /// The path of the manifest.
    package var manifest: String
    /// True if there was no manifest before.
    package var isNew: Bool
    /// The new icons, sorted by name.
    package var added: [ManifestEntry]
    /// The changes of classes under other conventions, if they were requested.
    package var reclassing: Reclassing?
    /// The installed fonts that set the text of the drawings, in a new manifest.
    package var fonts: [ManifestEntry.Font] = []
    /// True if new drawings show numerals.
    package var showsNumerals = false
    /// The colour in which most of the drawings of a new manifest are painted, with their number; nil if there is none.
    package var ink: Ink?
    /// The number of new drawings.
    package var drawingCount = 0
    /// The words and codes of the names that are not read, as sentences.
    package var unread: [String] = []
    /// Remarks for the user: drawings that were renamed, left out or not followed.
    package var remarks: [Diagnostic]
    /// The time in which drawings were examined.
    package var examination = Duration.zero
  }

  /// The one colour of drawings.
  package struct Ink: Hashable, Sendable {
    /// The colour, such as `#444444`.
    package let color: String
    /// The number of drawings that have no other colour.
    package let count: Int

    /// Returns the colour in which at least half of the drawings are painted, without any other.
    init?(of evidence: [DrawingEvidence]) {
      let counts = Dictionary(grouping: evidence.compactMap(\.ink)) { $0 }.mapValues(\.count)
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        most.value > 1, 2 * most.value >= evidence.count
      else { return nil }
      (color, count) = most
    }
  }

  /// The reason why nothing was written.
  package enum Failure: Error {
    /// A file or folder cannot be read or written.
    case file(FileError)
    /// The existing manifest is invalid.
    case invalid([Diagnostic])
    /// The drawings are not where the manifest looks for them; holds an instruction.
    case misplaced(String)
    /// The folder has no SVG; holds an instruction.
    case nothing(String)
    /// The drawings cannot be examined.
    case drawings(BuildError)
  }

  /// The locales of a new manifest if none are given: a left-to-right one, and one for each of the two most
  /// used right-to-left scripts.
  package static let locales = ["en", "ar", "he"]

  let folder: String
  let manifest: String
  private let policy: Policy?
  let leftMeansBack: Bool?
  private let locales: [String]
  /// The locales that were given.
  private let givenLocales: [String]
  private let drawn: Direction
  private let reclasses: Bool
  let isDry: Bool
  private let renderer: String?
  private let helpers: KeptHelpers?
  private let progress: @Sendable (Int, Int) -> Void

  /// Creates an initialization of a folder. Without a path, the manifest is the nearest one with these
  /// drawings, or a new one in the folder. Policy and locales apply to a new manifest. If `reclasses` is
  /// true, the policy and the meaning of left also replace those of an existing manifest; in a dry run, the
  /// changes are only reported. Workers that are given keep running.
  ///
  /// `progress` is called from any thread with the number of drawings that were examined.
  package init(
    folder: String, manifest: String? = nil, policy: Policy? = nil,
    leftMeansBack: Bool? = nil, locales: [String] = [],
    drawn: Direction = .leftToRight, reclasses: Bool = false, isDry: Bool = false,
    renderer: String? = nil, helpers: KeptHelpers? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    self.policy = policy
    self.leftMeansBack = leftMeansBack
    self.isDry = isDry
    self.locales = locales.isEmpty ? Self.locales : locales.map { (try? LanguageTag($0))?.text ?? $0 }
    givenLocales = locales
    self.drawn = drawn
    self.reclasses = reclasses
    self.renderer = renderer
    self.helpers = helpers
    self.progress = progress
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.folder = trimmed
    self.manifest = manifest ?? ManifestSearch.manifest(of: trimmed)
  }

  /// Returns the folder of drawings if none is named: that of the given manifest, or of the one in the
  /// current folder, or the current folder itself.
  package static func folder(of manifest: String?) -> String {
    let file = manifest ?? ManifestSearch.fileName
    guard let project = try? Project.load(file) else { return Files.parentFolder(of: file) ?? "." }
    return project.path(of: project.manifest.assets)
  }

  /// Searches the folder and writes new entries; a complete manifest is not changed.
  package func run() throws(Failure) -> Outcome {
    let found = try attempt { () throws(FileError) in try DrawingFolder(folder) }
    guard !found.drawings.isEmpty else {
      throw .nothing(
        "there is no SVG in \(folder == "." ? "this folder" : folder); \(FolderContents.advice(on: folder))")
    }
    let place = try placeInManifestFolder()
    let leftOut =
      found.outside.map { Self.remark(on: folder + "/" + $0, Self.leadsOutside) }
      + found.unfollowed.map { Self.remark(on: folder + "/" + $0.path, $0.instruction) }
      + found.unnameable.map { Self.remark(on: folder + "/" + $0, DrawingFolder.unnameableProblem) }
    if FileStatus(manifest) != nil { return try extend(found.drawings, at: place, leftOut) }
    return try create(found.drawings, at: place, leftOut)
  }

  // MARK: A new manifest

  private func create(
    _ drawings: [String], at place: String, _ remarks: [Diagnostic]
  ) throws(Failure) -> Outcome {
    let conventions = conventions(over: Conventions())
    // The names of the icons are shorter if the manifest says in which folder all of them lie.
    let shared = Self.sharedFolder(of: drawings)
    let (folder, place) = (Self.joined(folder, shared), Self.joined(place, shared))
    let looked = try evidence(of: drawings.compactMap { Self.path($0, inside: shared) }, in: folder)
    let inventory = Inventory(
      of: looked.drawings, conventions: conventions, groupsSizes: true, judge: looked.judge,
      evidence: looked.probe)
    let entries = inventory.entries.map(directed)
    if entries.isEmpty, let first = looked.remarks.first {
      throw .nothing(
        "no SVG in \(folder) is the drawing of an icon: \(first.location.file):\(first.location.line):\(first.location.column): "
          + first.message)
    }
    let evidence = looked.drawings.compactMap(looked.probe)
    let drawn = evidence.map(\.text).joined()
    let fonts =
      drawn.isEmpty
      ? [] : renderer.map { FontProposal.fonts(for: locales, text: String(drawn), renderer: $0) } ?? []
    let text = ManifestEditor.newManifest(
      assets: place.isEmpty ? "." : place, locales: locales, sizes: Self.sizes(of: entries),
      conventions: conventions, saysWhatLeftMeans: leftMeansBack != nil,
      fonts: fonts, namesSchema: true, entries: entries)
    try write(text)
    try writeSchema()
    return Outcome(
      manifest: manifest, isNew: true, added: entries, fonts: fonts,
      showsNumerals: evidence.contains {
        $0.text.contains(where: \.isNumber) || $0.outlined.contains(where: \.isNumber)
      },
      ink: Ink(of: evidence), drawingCount: evidence.count, unread: inventory.unread,
      remarks: remarks + looked.remarks + self.remarks(inventory, assets: place),
      examination: looked.duration)
  }

  /// Returns the sizes of a new manifest: those for which most icons with drawings for sizes are drawn. The usual
  /// size comes first, because drawings that scale are those for the first.
  private static func sizes(of entries: [ManifestEntry]) -> [Int] {
    let drawn = entries.map { $0.drawings.map(\.size) }.filter { !$0.isEmpty }
    let counts = Dictionary(grouping: drawn.joined()) { $0 }.mapValues(\.count)
    let common = counts.filter { 2 * $0.value >= drawn.count }.keys.sorted()
    let usual = Manifest.Default.sizes
    guard !common.isEmpty else { return usual }
    return common.filter(usual.contains) + common.filter { !usual.contains($0) }
  }

  /// Writes the JSON Schema that a new manifest names, unless a file of that name exists.
  private func writeSchema() throws(Failure) {
    let path = ManifestFolder(ofManifest: manifest).path(of: ManifestEditor.schemaFile)
    guard FileStatus(path, followingLinks: false) == nil else { return }
    let text = ManifestSchema.text(rules: AuditRule.ids)
    try attempt { () throws(FileError) in try Files.replaceProjectFile(path, with: Array(text.utf8)) }
  }

  // MARK: An existing manifest

  private func extend(
    _ drawings: [String], at place: String, _ remarks: [Diagnostic]
  ) throws(Failure) -> Outcome {
    var project = try Self.existing(manifest)
    let assets = project.manifest.assets == "." ? "" : project.manifest.assets
    let (prefixed, outside) = try split(drawings, at: place, by: assets)
    let icons = project.manifest.icons
    let used = icons.flatMap(\.files).compactMap {
      Self.path($0, inside: assets)
    }
    var reclassing: Reclassing?
    if reclasses {
      let conventions = conventions(over: project.manifest.conventions)
      reclassing = try reclass(project, prefixed, in: assets, to: conventions)
      if isDry {
        return Outcome(manifest: manifest, isNew: false, added: [], reclassing: reclassing, remarks: [])
      }
      project = try Self.existing(manifest)
    }
    let fresh = Set(prefixed).subtracting(used)
    let looked = try evidence(of: fresh.sorted(), in: project.path(of: assets.isEmpty ? "." : assets))
    let inventory = Inventory(
      of: prefixed.filter { !fresh.contains($0) } + looked.drawings,
      knownIcons: Dictionary(project.manifest.icons.map { ($0.name, $0.iconClass) }) { first, _ in first },
      usedFiles: Set(used), conventions: project.manifest.conventions,
      groupsSizes: project.manifest.groupsDrawings, evidence: looked.probe)
    let entries = inventory.entries.map(directed)
    if !entries.isEmpty { try add(entries) }
    return Outcome(
      manifest: manifest, isNew: false, added: entries, reclassing: reclassing,
      unread: entries.isEmpty ? [] : inventory.unread,
      remarks: Self.conventionRemarks(
        policy, leftMeansBack: leftMeansBack, project: project, manifest: manifest) + localeRemark(project)
        + project.warnings + remarks + outside + looked.remarks
        + self.remarks(inventory, assets: assets), examination: looked.duration)
  }

  /// Returns an entry whose base was drawn for the direction of the set; one with a drawing for the other direction tells it
  /// by itself.
  private func directed(_ entry: ManifestEntry) -> ManifestEntry {
    guard entry.iconClass.mirrors, entry.variants.isEmpty else { return entry }
    var entry = entry
    entry.drawn = drawn
    return entry
  }

  /// Returns the given conventions, completed by the usual ones.
  private func conventions(over usual: Conventions) -> Conventions {
    Conventions(policy: policy ?? usual.policy, leftMeansBack: leftMeansBack ?? usual.leftMeansBack)
  }

  /// Drawings that were examined.
  struct Looked {
    /// The files that are valid drawings.
    let drawings: [String]
    /// The evidence of each drawing; without a renderer, it says nothing about mirror images.
    let probe: Inventory.DrawingProbe
    /// The judge of the names of the drawings; nil without drawings.
    let judge: Judge?
    /// A remark on each file that is not a valid drawing, with the reason.
    let remarks: [Diagnostic]
    /// The time that this took.
    let duration: Duration
  }

  /// Examines drawings.
  func evidence(of drawings: [String], in folder: String) throws(Failure) -> Looked {
    let prefix = folder == "." ? "" : folder + "/"
    let named = drawings.map { EvidenceReader.Drawing(name: Inventory.name(of: $0), path: prefix + $0) }
    let start = ContinuousClock.now
    do throws(BuildError) {
      let found = try EvidenceReader(
        jobs: Processors.count, renderer: renderer, helpers: helpers, cached: manifest
      )
      .findings(in: named, progress: progress)
      let malformed = drawings.compactMap { drawing in
        found.malformed[prefix + drawing].map { (prefix + drawing, $0) }
      }
      return Looked(
        drawings: drawings.filter { found.malformed[prefix + $0] == nil },
        probe: { found.evidence[Inventory.name(of: $0)] }, judge: found.judge,
        remarks: malformed.map { file, fault in
          Diagnostic(
            severity: .warning,
            location: SourceLocation(file: file, line: fault.line, column: fault.column),
            message: "left out: \(fault.message)")
        }, duration: .now - start)
    } catch {
      throw .drawings(error)
    }
  }

  static func existing(_ manifest: String) throws(Failure) -> Project {
    do throws(Project.LoadError) {
      return try Project.load(manifest)
    } catch {
      throw Failure(error)
    }
  }

  private func add(_ entries: [ManifestEntry]) throws(Failure) {
    let bytes = try attempt { () throws(FileError) in try Files.read(manifest) }
    let source = SourceText(bytes, file: manifest)
    if let text = ManifestEditor.adding(entries, to: source) { try write(text) }
  }

  func write(_ text: String) throws(Failure) {
    try attempt { () throws(FileError) in try Files.replaceProjectFile(manifest, with: Array(text.utf8)) }
  }

  func attempt<Value>(_ work: () throws(FileError) -> Value) throws(Failure) -> Value {
    do throws(FileError) { return try work() } catch { throw .file(error) }
  }
}

/// Remarks about the drawings.
extension Initialization {
  private func remarks(_ inventory: Inventory, assets: String) -> [Diagnostic] {
    let prefix = ManifestFolder(ofManifest: manifest).path(of: assets.isEmpty ? "" : assets + "/")
    return inventory.renamed.map { entry in
      Self.remark(
        on: prefix + (entry.file ?? ""),
        "named \(Wording.quoted(entry.name)), because some file systems cannot tell its own name from another icon's"
      )
    }
      + inventory.spare.map { Self.remark(on: prefix + $0.file, Self.isSpare($0)) }
      + inventory.refused.map { Self.remark(on: prefix + $0.file, "left out; \($0.instruction)") }
  }

  private static func isSpare(_ spare: Inventory.Spare) -> String {
    let icon = Wording.quoted(spare.icon)
    return spare.other.map { "left out: the icon \(icon) has \(Wording.quoted($0)) for rtl" }
      ?? "left out: the icon \(icon) was classified before; to show this drawing, add it to its variants"
  }

  /// Returns remarks about given conventions that an existing manifest does not have, because they do not
  /// change it.
  static func conventionRemarks(
    _ policy: Policy?, leftMeansBack: Bool?, project: Project?, manifest: String
  ) -> [Diagnostic] {
    guard let own = project?.manifest.conventions else { return [] }
    var remarks: [Diagnostic] = []
    if let policy, own.policy != policy {
      remarks.append(
        remark(
          on: manifest,
          "its policy \(own.policy.rawValue) counts; to classify it by \(policy.rawValue), use chiral init --reclass --policy \(policy.rawValue)"
        ))
    }
    if leftMeansBack == true, !own.leftMeansBack {
      remarks.append(
        remark(
          on: manifest, "in it, left stays left; to change that, use chiral init --reclass --left-means-back")
      )
    }
    return remarks
  }

  /// Returns a remark about given locales that an existing manifest does not have, because they do not change
  /// it.
  private func localeRemark(_ project: Project) -> [Diagnostic] {
    let known = Set(project.manifest.locales.map(\.text))
    let missing = givenLocales.filter { tag in
      (try? LanguageTag(tag)).map { !known.contains($0.text) } ?? false
    }
    guard !missing.isEmpty else { return [] }
    let options = missing.map { "--locale \($0)" }.joined(separator: " ")
    return [
      Self.remark(on: manifest, "its locales stay as they are; to add to them, use chiral update \(options)")
    ]
  }

  private static let leadsOutside = "left out: the link leads outside the folder; copy the file into it"

  static func remark(on file: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, location: SourceLocation(file: file, line: 1, column: 1), message: message)
  }
}

extension Initialization.Failure {
  /// Creates the failure for a manifest that cannot be loaded.
  init(_ error: Project.LoadError) {
    self =
      switch error {
      case .missing(let error), .unreadable(let error): .file(error)
      case .invalid(let diagnostics): .invalid(diagnostics)
      case .drawings(let error): .drawings(error)
      }
  }
}
