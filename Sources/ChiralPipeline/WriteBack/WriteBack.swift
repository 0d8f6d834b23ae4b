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
    /// The path of the file, as it can be opened.
    package var path: String
    /// The content until now; nil for a new file.
    package var old: [UInt8]?
    package var new: [UInt8]
    /// True if the file is a link, whose target is the new content.
    package var isLink = false
  }

  /// The result, before anything is written.
  package struct Outcome: Sendable {
    /// The files to change, sorted by path.
    package var changes: [Change] = []
    /// The icons whose decision cannot be written, with the reason.
    package var problems: [(icon: String, reason: String)] = []
    /// The number of icons whose drawings lie in an app.
    package var reached = 0
  }

  private let project: Project
  private let output: String
  private let index: BuildIndex
  private var outcome = Outcome()

  /// Builds into a temporary folder and compares the app with it.
  package static func outcome(
    of project: Project, _ options: Build.Options, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> Outcome {
    let homes = project.manifest.icons.map { (icon: $0, home: AppHome($0, of: project.manifest)) }
    guard homes.contains(where: { $0.home != nil }) else { return Outcome() }
    do {
      let scratch = try ScratchSpace()
      defer { withExtendedLifetime(scratch) {} }
      var options = options
      options.output = scratch.path + "/out"
      options.targets = Set(homes.compactMap { $0.home?.target }).union([.files])
      options.scope.sizes = Array(project.manifest.sizes.prefix(1))
      options.scope.scales = [1]
      options.namesChanges = false
      let summary = try Build(project, options).run(progress: progress)
      var back = try WriteBack(project, output: options.output)
      for failure in summary.failures { back.outcome.problems.append((failure.icon, failure.problem)) }
      for (icon, home) in homes {
        guard let home else { continue }
        back.outcome.reached += 1
        try back.add(icon, home)
      }
      back.outcome.changes.sort { $0.path < $1.path }
      return back.outcome
    } catch {
      throw BuildError(error)
    }
  }

  private init(_ project: Project, output: String) throws(FileError) {
    self.project = project
    self.output = output
    let path = output + "/" + BuildIndex.fileName
    let source = SourceText(try Files.readFile(path, limit: BuildIndex.largest), file: path)
    index = JSONReader.read(source).root.flatMap { BuildIndex($0) } ?? BuildIndex()
  }

  private mutating func add(_ icon: Icon, _ home: AppHome) throws(FileError) {
    switch home {
    case .android(let resources, let file): try addDrawables(icon, file, resources: resources)
    case .catalog(let imageSet): try addRows(icon, imageSet)
    case .theme(let file): try addNeighbour(icon, file)
    }
  }

  /// Adds a file of the app if its content differs from what is there.
  private mutating func put(_ bytes: [UInt8], at path: String) throws(FileError) {
    let place = project.path(of: path)
    let old = FileStatus(place) == nil ? nil : try Files.readFile(place, limit: SourceReader.largest)
    guard old != bytes else { return }
    outcome.changes.append(Change(path: place, old: old, new: bytes))
  }

  private func built(_ path: String) throws(FileError) -> [UInt8] {
    try Files.readFile(output + "/" + path, limit: SourceReader.largest)
  }

  // MARK: Android

  /// Adds the drawables of an icon: the file in the app, and those in folders for a direction or a language.
  private mutating func addDrawables(_ icon: Icon, _ file: String, resources: String) throws(FileError) {
    guard let target = index.targets[Target.android.rawValue], let made = target.icons[icon.name] else {
      return
    }
    let suffix = "/\(made.name).xml"
    let paths = target.files.map(\.path).filter { $0.hasSuffix(suffix) && $0.hasPrefix("android/res/") }
    guard paths.contains("android/res/drawable" + suffix) else {
      outcome.problems.append((icon.name, "a VectorDrawable does not support its right-to-left form"))
      return
    }
    let name = "/" + (file.split(separator: "/").last.map(String.init) ?? file)
    for path in paths {
      let folder = String(path.dropFirst("android/res/".count).dropLast(suffix.count))
      let place = folder == "drawable" ? file : (resources.isEmpty ? "" : resources + "/") + folder + name
      // A drawing that the app names for a locale is what the app shows there, wherever it lies.
      if folder != "drawable", !icon.variants.isEmpty { continue }
      try put(try built(path), at: place)
    }
  }

  // MARK: Asset catalogs

  private mutating func addRows(_ icon: Icon, _ imageSet: String) throws(FileError) {
    guard let made = index.targets[Target.xcassets.rawValue]?.icons[icon.name] else { return }
    let contents = imageSet + "/Contents.json"
    let source = SourceText(
      try Files.readFile(project.path(of: contents), limit: SourceReader.largest), file: contents)
    var edit = CatalogEdit(source)
    switch made.mirroring {
    case .none: edit.setDirection(nil)
    case .native: edit.setDirection(icon.drawn)
    case .baked:
      guard icon.variants.isEmpty else { return }
      let built = "xcassets/" + catalogName + "/" + made.name + ".imageset/"
      let rows = SourceText(try self.built(built + "Contents.json"), file: contents)
      for file in edit.add(rowsOf: rows) { try put(try self.built(built + file), at: imageSet + "/" + file) }
    }
    guard let bytes = edit.bytes else {
      outcome.problems.append((icon.name, "\(contents) has no images that can be read"))
      return
    }
    try put(bytes, at: contents)
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
      let drawing = entry.files.first(where: { $0.path.hasSuffix(".svg") })
    else { return }
    let place = Self.neighbour(of: file)
    if let link = alias(of: file) {
      let path = project.path(of: place)
      if FileStatus(path, followingLinks: false) != nil { return }
      outcome.changes.append(Change(path: path, old: nil, new: Array(link.utf8), isLink: true))
    } else {
      try put(try built(drawing.path), at: place)
    }
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
  /// Writes every file, each whole or not at all.
  package func write() throws(FileError) {
    for change in changes {
      _ = try LinkGuard.folder(Files.parentFolder(of: change.path) ?? ".", making: true)
      if change.isLink {
        try Files.link(change.path, to: String(decoding: change.new, as: UTF8.self))
      } else {
        try Files.replace(change.path, with: change.new)
      }
    }
  }
}
