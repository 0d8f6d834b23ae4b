import ChiralExporting
import ChiralManifest
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

  private let project: Project
  private let output: String
  private let index: BuildIndex
  private let decided: AppDecisions
  private let record: ApplyRecord
  /// The records of other manifests for the same app.
  private let others: [ApplyRecord]
  private var outcome = Outcome()
  /// The files of the icon that is looked at.
  private var files: [Change] = []
  /// The reason why these files are not written; nil if they are.
  private var refusal: String?

  /// Compares the decisions with those of the app, builds the icons that may differ into a temporary folder, and compares the
  /// app's files with that build.
  package static func outcome(
    of project: Project, _ options: BuildOptions, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> Outcome {
    let places = project.manifest.icons.compactMap { icon in
      AppHome(icon, of: project.manifest).map { AppPlace(icon: icon, home: $0) }
    }
    let decided = AppDecisions(places.map(\.home), in: project)
    var problems: [(icon: String, reason: String)] = []
    let open = AppPlace.agreeing(places, &problems).filter { !decided.agrees(with: $0.icon) }
    do {
      let record = try ApplyRecord(ofManifest: project.manifest.file)
      let nothing = Outcome(problems: problems, reached: places.count, record: record)
      guard !open.isEmpty else { return nothing }
      let scratch = try ScratchSpace()
      defer { withExtendedLifetime(scratch) {} }
      var options = options
      options.output = scratch.path + "/out"
      options.targets = Set(open.compactMap { $0.home.target }).union([.files])
      options.scope.sizes = Array(project.manifest.sizes.prefix(1))
      options.scope.scales = [1]
      options.namesChanges = false
      let names = Set(open.map(\.icon.name))
      let summary = try Build(project.restricted { names.contains($0.name) }, options).run(progress: progress)
      let others = record.others(in: Self.folders(above: places, in: project))
      var back = try WriteBack(project, decided, record, others, output: options.output)
      back.outcome = nothing
      let failed = back.note(summary)
      for place in open where !failed.contains(place.icon.name) { try back.add(place) }
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

  private init(
    _ project: Project, _ decided: AppDecisions, _ record: ApplyRecord, _ others: [ApplyRecord], output: String
  ) throws(FileError) {
    self.project = project
    self.decided = decided
    self.record = record
    self.others = others
    self.output = output
    let path = output + "/" + BuildIndex.fileName
    let source = SourceText(try Files.readFile(path, limit: BuildIndex.largest), file: path)
    index = JSONReader.read(source).root.flatMap { BuildIndex($0) } ?? BuildIndex()
  }

  /// Notes the icons without a right-to-left picture, which stay as they are in the app, and returns their names.
  private mutating func note(_ summary: BuildSummary) -> Set<String> {
    let declined = summary.declined.filter { !$0.isAccepted }
    let problems =
      summary.failures.map { ($0.icon, $0.problem) }
      + declined.map { ($0.icon, "its right-to-left form cannot be derived: \($0.problem)") }
    outcome.problems += problems.map { (icon: $0.0, reason: $0.1) }
    return Set(problems.map(\.0))
  }

  private mutating func add(_ place: AppPlace) throws(FileError) {
    let icon = place.icon
    if let problem = decided.problem(with: icon) {
      outcome.problems.append((icon.name, problem))
      return
    }
    (files, refusal) = ([], nil)
    switch place.home {
    case .android(let resources, let file): try addDrawables(icon, file, resources: resources)
    case .catalog(let imageSet): try addRows(icon, imageSet)
    case .theme(let file): try addNeighbour(icon, file)
    }
    if let refusal {
      outcome.problems.append((icon.name, refusal))
      return
    }
    guard !files.isEmpty else { return }
    let reason = decided.reason(for: icon, parts: parts(of: icon))
    outcome.icons.append(
      IconChange(icon: icon.name, reason: reason, files: files.sorted { ($0.role, $0.path) < ($1.role, $1.path) }))
  }

  /// The parts of an icon that are not simply mirrored.
  private func parts(of icon: Icon) -> [BuildIndex.Part] {
    let entries = index.icons[icon.name]?.entries.sorted { $0.key < $1.key } ?? []
    return entries.lazy.map(\.value.parts).first { !$0.isEmpty } ?? []
  }

  /// Returns true if the app flips a drawing whose right-to-left form is the drawing itself, because nobody sees the difference.
  private func isFlippedInVain(_ icon: Icon, _ made: Export.Icon) -> Bool {
    made.mirroring == .none && icon.iconClass.mirrors && parts(of: icon).isEmpty
  }

  /// Adds a file of the app if its content differs from what is there and may be replaced.
  private mutating func put(_ bytes: [UInt8], at file: String, as role: Change.Role) throws(FileError) {
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
      return "\(file) was written from \(other.manifest); two manifests for one app undo each other: delete one, "
        + "or take the icon out of it"
    }
    switch role == .made ? record.verdict(on: file, old) : .own {
    case .own: return FileRights(path)?.problem.map { "\(file): \($0)" }
    case .changed: return "\(file) was changed after chiral apply made it; name it in the manifest, or move it away"
    case .foreign: return "\(file) was not made by chiral apply; name it in the manifest, or move it away"
    }
  }

  private func built(_ path: String) throws(FileError) -> [UInt8] {
    try Files.readFile(output + "/" + path, limit: SourceReader.largest)
  }

  // MARK: Android

  /// Adds the drawables of an icon: the file in the app, and those in folders for a direction or a language.
  private mutating func addDrawables(_ icon: Icon, _ file: String, resources: String) throws(FileError) {
    guard let target = index.targets[Target.android.rawValue], let made = target.icons[icon.name],
      !isFlippedInVain(icon, made)
    else { return }
    let suffix = "/\(made.name).xml"
    let paths = target.files.map(\.path).filter { $0.hasSuffix(suffix) && $0.hasPrefix("android/res/") }
    guard paths.contains("android/res/drawable" + suffix) else {
      outcome.problems.append((icon.name, "a VectorDrawable does not support its right-to-left form"))
      return
    }
    let name = "/" + (file.split(separator: "/").last.map(String.init) ?? file)
    let bytes = try Files.readFile(project.path(of: file), limit: SourceReader.largest)
    let source = String(decoding: bytes, as: UTF8.self)
    guard Array(source.utf8) == bytes else {
      outcome.problems.append((icon.name, "\(file) is not in UTF-8; save it so"))
      return
    }
    for path in paths {
      let folder = String(path.dropFirst("android/res/".count).dropLast(suffix.count))
      let place = folder == "drawable" ? file : (resources.isEmpty ? "" : resources + "/") + folder + name
      let drawn = String(decoding: try built(path), as: UTF8.self)
      try put(
        Array(Self.dressed(drawn, like: source).utf8), at: place, as: place == file ? .changed : .made)
    }
  }

  /// Returns a drawing that was made anew with the size and the comments, such as a licence, at the head of the app's file; one
  /// that is the file itself with other path data has them.
  private static func dressed(_ drawn: String, like source: String) -> String {
    guard drawn.hasPrefix("<vector"), let start = source.firstRange(of: "<vector")?.lowerBound else {
      return drawn
    }
    var text = drawn
    for size in [/android:width\s*=\s*"[^"]*"/, /android:height\s*=\s*"[^"]*"/] {
      guard let own = source[start...].firstMatch(of: size), let new = text.firstMatch(of: size) else {
        continue
      }
      text.replaceSubrange(new.range, with: own.output)
    }
    return source[..<start] + text
  }

  // MARK: Asset catalogs

  private mutating func addRows(_ icon: Icon, _ imageSet: String) throws(FileError) {
    guard let made = index.targets[Target.xcassets.rawValue]?.icons[icon.name], !isFlippedInVain(icon, made)
    else { return }
    let contents = imageSet + "/Contents.json"
    let source = SourceText(
      try Files.readFile(project.path(of: contents), limit: SourceReader.largest), file: contents)
    var edit = CatalogEdit(source)
    switch made.mirroring {
    case .none: edit.setDirection(nil)
    case .native: edit.setDirection(icon.drawn)
    case .baked where imageSet.hasSuffix(".symbolset"):
      outcome.problems.append(
        (icon.name, "a flip is not enough; draw a symbol for right-to-left and add its row"))
      return
    case .baked:
      let built = "xcassets/" + catalogName + "/" + made.name + ".imageset/"
      let rows = SourceText(try self.built(built + "Contents.json"), file: contents)
      for file in edit.add(rowsOf: rows) {
        try put(try self.built(built + file.built), at: imageSet + "/" + file.own, as: .made)
      }
    }
    guard let bytes = edit.bytes else {
      outcome.problems.append((icon.name, "\(contents) has no images that can be read"))
      return
    }
    try put(bytes, at: contents, as: .naming)
  }

  private var catalogName: String {
    let path = index.targets[Target.xcassets.rawValue]?.files.first?.path ?? ""
    return path.split(separator: "/").dropFirst().first.map(String.init) ?? "Icons.xcassets"
  }

  // MARK: Themes

  /// Adds the right-to-left drawing beside the drawing of a theme, which flips nothing by itself.
  private mutating func addNeighbour(_ icon: Icon, _ file: String) throws(FileError) {
    guard icon.iconClass.mirrors, icon.variants.isEmpty, DrawingFile(file) == .svg,
      let entry = index.icons[icon.name]?.entries.sorted(by: { $0.key < $1.key }).map(\.value)
        .first(where: { $0.outcome == "mirrored" && $0.picture.source == file }),
      let drawing = entry.files.first(where: { $0.path.hasSuffix(".svg") }),
      pixels(of: entry)
        != index.icons[icon.name]?.entries.values.first(where: { $0.outcome == "as-drawn" }).map(pixels)
    else { return }
    let place = Self.neighbour(of: file)
    if let link = alias(of: file) {
      let path = project.path(of: place)
      if FileStatus(path, followingLinks: false) != nil { return }
      files.append(Change(path: path, file: place, role: .link, new: Array(link.utf8)))
    } else {
      try put(try built(drawing.path), at: place, as: .made)
    }
  }

  /// The digests of the PNGs, which are those of the drawing as it is if nobody sees that it is mirrored.
  private func pixels(of entry: BuildIndex.Entry) -> [String] {
    entry.files.filter { $0.resolution != nil }.map(\.sha256)
  }

  private static func neighbour(of file: String) -> String { file.dropLast(".svg".count) + "-rtl.svg" }

  /// Returns the target of a link beside a drawing that is itself a link to the drawing of another icon of the theme, if that icon
  /// has a right-to-left drawing or gets one; nil otherwise.
  private func alias(of file: String) -> String? {
    guard let target = Files.linkTarget(project.path(of: file)), target.hasSuffix(".svg"),
      !target.hasPrefix("/")
    else { return nil }
    let folder = Files.parentFolder(of: file).map { $0 + "/" } ?? ""
    guard let real = Files.realPath(project.path(of: folder + target)),
      let home = Files.realPath(project.path(of: ".")),
      let original = Initialization.path(real, inside: home)
    else { return nil }
    let neighbour = Self.neighbour(of: original)
    let own = project.manifest.icons.first { $0.file == original && $0.iconClass.mirrors }
    guard let own, own.variants.isEmpty || own.variants.contains(where: { $0.file == neighbour }),
      // A link to a link would need neighbours for each of them.
      Files.realPath(Files.parentFolder(of: project.path(of: folder + target)) ?? ".").map({
        $0 + "/" + (target.split(separator: "/").last ?? "")
      }) == real
    else { return nil }
    return Self.neighbour(of: target)
  }
}

extension WriteBack.Outcome {
  /// Writes every file; what was written before is kept if one cannot be written.
  package func write() throws(FileError) {
    var writer = AppWriter(changes, record)
    try writer.write()
  }
}
