internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// `chiral apply`: writes the decisions of a manifest into the app from which its drawings come.
///
/// The app gets an attribute, a key or a link's neighbour where the platform mirrors by itself, and a drawing only where a plain
/// mirror image is not enough. Whatever is written is what a build for the platform makes.
package struct WriteBack {
  /// A file of the app with its new content.
  package struct Change: Hashable, Sendable {
    /// The part of a file in the app, in the order in which files are written.
    package enum Role: Int, Comparable, Sendable {
      /// A drawing that is made here.
      case made
      /// A link, whose target is the new content.
      case link
      /// A file of the app or a list, of which a part changes.
      case changed
      /// A file that names drawings.
      case naming

      package static func < (one: Role, other: Role) -> Bool { one.rawValue < other.rawValue }
    }

    /// The path of the file, as it can be opened.
    package var path: String
    /// The path relative to the folder of the manifest.
    var file = ""
    package var role: Role
    /// The content until now; nil for a new file.
    package var old: [UInt8]?
    package var new: [UInt8]
  }

  /// The changes for one icon.
  package struct IconChange: Hashable, Sendable {
    package var icon: String
    /// The reason: the decision that differs from the app's, or the parts that a plain flip would turn.
    package var reason: String
    package var files: [Change]
  }

  /// The result, before anything is written.
  package struct Outcome: Sendable {
    /// The icons whose files change, sorted by name.
    package var icons: [IconChange] = []
    /// The lists that change.
    package var lists: [Change] = []
    /// The icons whose decision cannot be written, with the reason.
    package var problems: [(icon: String, reason: String)] = []
    /// The number of icons whose drawings lie in an app.
    package var reached = 0
    /// The record of what was written before; nil for lists.
    var record: ApplyRecord?

    /// All files to change.
    package var changes: [Change] { lists + icons.flatMap(\.files) }
  }

  let project: Project
  let trial: AppTrial
  let decided: AppDecisions
  /// The worker that reads files of the app.
  let helper: SharedHelper
  private let record: ApplyRecord
  /// The records of other manifests for the same app.
  private let others: [ApplyRecord]
  var outcome: Outcome
  /// The files of the icon that is looked at.
  private var files: [Change] = []
  /// The reason why these files are not written; nil if they are.
  var refusal: String?

  /// Compares the decisions with those of the app, builds the icons that may differ into a temporary folder, and compares what the
  /// platform shows with that build.
  package static func outcome(
    of project: Project, _ options: BuildOptions, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> Outcome {
    let places = project.whole.icons.compactMap { icon in
      AppHome(icon, of: project.manifest).map { AppPlace(icon: icon, home: $0) }
    }
    let undrawn = Set(project.undrawn.map(\.name))
    let decided = try AppDecisions(places.map(\.home), in: project)
    var problems: [(icon: String, reason: String)] = []
    let agreeing = AppPlace.agreeing(places, &problems)
    let flags = agreeing.filter { undrawn.contains($0.icon.name) && decided.differ(from: $0.icon) }
    let open = agreeing.filter { !undrawn.contains($0.icon.name) && !decided.agrees(with: $0.icon) }
      .map { OpenIcon($0, decided.platformIcon($0), in: project) }
    do {
      let record = try ApplyRecord(ofManifest: project.manifest.file)
      let nothing = Outcome(problems: problems, reached: places.count, record: record)
      guard !open.isEmpty || !flags.isEmpty else { return nothing }
      let trial = try AppTrial(open, of: project, options, progress: progress)
      var back = WriteBack(
        project: project, trial: trial, decided: decided,
        helper: SharedHelper(executable: options.renderer), record: record,
        others: record.others(in: Self.folders(above: places, in: project)), outcome: nothing)
      let failed = back.noteProblems(of: open)
      for icon in open where !failed.contains(icon.place.icon.name) { try back.add(icon) }
      for place in flags { try back.addFlag(of: place) }
      try back.refuseWhatIsWorse(among: open, progress)
      back.outcome.icons.sort { $0.icon < $1.icon }
      return back.outcome
    } catch {
      throw BuildError(error)
    }
  }

  /// Returns the folders in which another manifest may name the same drawings, up to the root of the working tree.
  private static func folders(above places: [AppPlace], in project: Project) -> Set<String> {
    var folders: Set<String> = []
    for folder in Set(places.map(\.home.folder)) {
      var next = Files.realPath(project.path(of: folder.isEmpty ? "." : folder))
      while let current = next, folders.insert(current).inserted, FileStatus(current + "/.git") == nil {
        next = Files.parentFolder(of: current)
      }
    }
    return folders
  }

  /// Notes the icons without a right-to-left picture, which stay as they are in the app, and returns their names.
  private mutating func noteProblems(of open: [OpenIcon]) -> Set<String> {
    let names = Dictionary(open.flatMap { icon in icon.bases.map { ($0.name, icon.place.icon.name) } }) {
      first, _ in first
    }
    let declined = trial.summary.declined.filter { !$0.isAccepted }
    let found =
      trial.summary.failures.map { ($0.icon, $0.problem) }
      + declined.map { ($0.icon, "its right-to-left form cannot be derived: \($0.problem)") }
    var noted: Set<String> = []
    for (name, problem) in found {
      guard let icon = names[name], noted.insert(icon).inserted else { continue }
      outcome.problems.append((icon: icon, reason: problem))
    }
    return noted
  }

  private var rightToLeft: [LanguageTag] { project.manifest.locales.filter { $0.direction == .rightToLeft } }

  private mutating func add(_ icon: OpenIcon) throws(FileError) {
    let name = icon.place.icon.name
    if let problem = decided.problem(with: icon.place.icon) {
      outcome.problems.append((name, problem))
      return
    }
    let wrong = icon.wrongViews(as: icon.shown, in: rightToLeft, trial, picture: trial.picture)
    if wrong.isEmpty, !icon.isFlippedInVain { return }
    (files, refusal) = ([], nil)
    switch icon.place.home {
    case .android(let resources, _): try addDrawables(icon, resources: resources)
    case .catalog(let imageSet): try addRows(icon, imageSet)
    case .theme(let file): try addNeighbour(icon, file)
    }
    finish(
      icon.place.icon, decided.reason(for: icon.place.icon, parts: parts(of: icon.place.icon), wrong: wrong))
  }

  private static let unwritable =
    "the app shows something else, and no flag and no new file can change that; change it by hand"

  /// Adds the direction of a bitmap or a PDF in an asset catalog, which is flipped as a whole; a language whose script has the
  /// question mark of Latin gets a row that is not flipped.
  private mutating func addFlag(of place: AppPlace) throws(FileError) {
    let icon = place.icon
    guard case .catalog(let imageSet) = place.home else { return }
    if let problem = decided.problem(with: icon) {
      outcome.problems.append((icon.name, problem))
      return
    }
    (files, refusal) = ([], nil)
    let contents = imageSet + "/Contents.json"
    let bytes = try Files.readFile(project.path(of: contents), limit: SourceReader.largest)
    var edit = CatalogEdit(SourceText(bytes, file: contents))
    edit.setDirection(icon.iconClass.mirrors ? icon.drawn : nil)
    if icon.iconClass.mirrors {
      for locale in rightToLeft where icon.staysUpright(in: locale) { edit.addCopies(for: locale.text) }
    }
    if let bytes = edit.bytes { try put(bytes, at: contents, as: .naming) }
    if files.isEmpty { refusal = refusal ?? Self.unwritable }
    finish(icon, decided.reason(for: icon, parts: [], wrong: []))
  }

  /// Keeps the changes of an icon, or the reason why there are none.
  private mutating func finish(_ icon: Icon, _ reason: String) {
    if let refusal {
      outcome.problems.append((icon.name, refusal))
    } else if !files.isEmpty {
      let files = files.sorted { ($0.role, $0.path) < ($1.role, $1.path) }
      outcome.icons.append(IconChange(icon: icon.name, reason: reason, files: files))
    }
  }

  /// Judges the app as it will be, and takes out the changes because of which an icon would show something wrong where it is right
  /// today: its own, or that of a drawing that it shares with another icon.
  private mutating func refuseWhatIsWorse(
    among open: [OpenIcon], _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) {
    guard let model = open.first, !outcome.icons.isEmpty else { return }
    let planned = try trial.pictures(
      of: outcome.icons.flatMap(\.files), like: model.place.icon, progress: progress)
    let today = open.map { $0.wrongViews(as: $0.shown, in: rightToLeft, trial, picture: trial.picture) }
    while let (cause, reason) = try worsening(open, than: today, planned) {
      outcome.icons.removeAll { $0.icon == cause }
      outcome.problems.append((cause, reason))
    }
  }

  /// Returns an icon whose changes make something wrong that is right today, with the reason; nil if there is none.
  private func worsening(
    _ open: [OpenIcon], than today: [[OpenIcon.View]], _ planned: [String: Bitmap]
  ) throws(BuildError) -> (icon: String, reason: String)? {
    let changes = outcome.icons.flatMap(\.files)
    guard !changes.isEmpty else { return nil }
    let later = try AppDecisions(open.map(\.place.home), in: project, planned: changes)
    let written = Set(changes.map(\.file))
    for (icon, wrong) in zip(open, today) {
      let shown = later.platformIcon(icon.place)
      let then = icon.wrongViews(as: shown, in: rightToLeft, trial) { file in
        written.contains(file) ? planned[file] ?? trial.picture(of: file) : trial.picture(of: file)
      }
      guard let worse = then.first(where: { !wrong.contains($0) }) else { continue }
      let name = icon.place.icon.name
      let locale = rightToLeft.first { $0.text == worse.locale }
      let seen = locale.flatMap { shown?.shown(in: $0, mode: worse.mode)?.file }
      let causes = outcome.icons.filter { change in change.files.contains { $0.file == seen } }
      if let other = causes.first(where: { $0.icon != name }) {
        return (
          other.icon,
          "\(name) shows its drawing, too, and \(worse) would see it wrong there; change it by hand"
        )
      }
      if outcome.icons.contains(where: { $0.icon == name }) {
        return (name, "\(worse) would see something wrong that is right today; change it by hand")
      }
    }
    return nil
  }

  /// The parts of an icon that are not simply mirrored.
  private func parts(of icon: Icon) -> [BuildIndex.Part] {
    let entries = trial.index.icons[icon.name]?.entries.sorted { $0.key < $1.key } ?? []
    return entries.lazy.map(\.value.parts).first { !$0.isEmpty } ?? []
  }

  /// Adds a file of the app if its content differs from what is there and may be replaced.
  mutating func put(_ bytes: [UInt8], at file: String, as role: Change.Role) throws(FileError) {
    let path = project.path(of: file)
    var change = Change(path: path, file: file, role: role, new: bytes)
    if let status = FileStatus(path, followingLinks: false) {
      guard status.kind == .file else {
        refusal = "\(file) is no file; move it away"
        return
      }
      let old = try Files.readFile(path, limit: SourceReader.largest)
      guard old != bytes else { return }
      refusal = refusal ?? problem(ofReplacing: file, old, role)
      change.old = old
    }
    files.append(change)
  }

  /// Returns the reason why a file must not be replaced; nil if it may.
  private func problem(ofReplacing file: String, _ old: [UInt8], _ role: Change.Role) -> String? {
    let path = project.path(of: file)
    if let place = Files.realPath(path), let other = others.first(where: { $0.wrote(place, old) }) {
      return
        "\(file) was written from \(other.manifest); two manifests for one app undo each other: delete one, "
        + "or take the icon out of it"
    }
    switch role == .made ? record.verdict(on: file, old) : .own {
    case .own: return FileRights(path)?.problem.map { "\(file): \($0)" }
    case .changed:
      return "\(file) was changed after chiral apply made it; name it in the manifest, or move it away"
    case .foreign: return "\(file) was not made by chiral apply; name it in the manifest, or move it away"
    }
  }

  /// Adds a link.
  mutating func link(_ file: String, to target: String) {
    files.append(Change(path: project.path(of: file), file: file, role: .link, new: Array(target.utf8)))
  }
}

extension WriteBack.Outcome {
  /// Writes every file; what was written before is kept if one cannot be written.
  package func write() throws(FileError) {
    var writer = AppWriter(changes, record)
    try writer.write()
  }
}
