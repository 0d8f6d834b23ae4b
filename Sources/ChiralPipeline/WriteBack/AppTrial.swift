internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// A build of icons, as they are decided and as an app has them, in a temporary folder.
struct AppTrial {
  let index: BuildIndex
  let summary: BuildSummary
  private let scratch: ScratchSpace
  private let project: Project
  private let options: BuildOptions
  private let locales: [LanguageTag]
  /// The names of icons that show the files of the app as they are, by these files.
  private let plain: [String: String]

  /// The scale factor of pictures that are compared: at 1, a glyph in a badge has too few pixels.
  private static let scale = 2

  /// Builds icons for the platforms of an app, and the drawings that the platform may show today.
  init(
    _ icons: [OpenIcon], of project: Project, _ options: BuildOptions,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) {
    do {
      scratch = try ScratchSpace()
      var options = options
      options.output = scratch.path + "/out"
      options.targets = Set(icons.compactMap { $0.place.home.target }).union([.files])
      options.scope.sizes = Array(project.manifest.sizes.prefix(1))
      options.scope.scales = [Self.scale]
      options.namesChanges = false
      self.project = project
      self.options = options
      locales = project.manifest.locales
      var plain: [String: String] = [:]
      var built = icons.flatMap(\.decided)
      for icon in icons {
        for drawing in icon.shown?.drawings ?? [] where drawing.isDrawing && plain[drawing.file] == nil {
          let name = "\(OpenIcon.prefix)shown\(plain.count)"
          plain[drawing.file] = name
          built.append(icon.place.icon.plain(in: drawing.file, as: name))
        }
      }
      self.plain = plain
      summary = try Build(project.with(built), options).run(progress: progress)
      index = try Self.index(of: options.output)
    } catch {
      throw BuildError(error)
    }
  }

  /// Builds the drawings that are about to be written, and returns their pictures by their files.
  func pictures(
    of changes: [WriteBack.Change], like icon: Icon, progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [String: Bitmap] {
    do {
      let space = try ScratchSpace()
      var options = options
      options.output = space.path + "/out"
      options.targets = [.files]
      var standIns: [String: String] = [:]
      var icons: [Icon] = []
      for change in changes where DrawingFile(change.file) != nil && change.role != .link {
        standIns[change.file] = space.path + "/\(icons.count)-" + Files.name(of: change.file)
        try Files.write(change.new, to: standIns[change.file] ?? "")
        icons.append(icon.plain(in: change.file, as: "\(OpenIcon.prefix)planned\(icons.count)"))
      }
      guard !icons.isEmpty else { return [:] }
      _ = try Build(project.with(icons, standIns: standIns), options).run(progress: progress)
      let built = try Self.index(of: options.output)
      return icons.reduce(into: [:]) { pictures, icon in
        let entry = built.icons[icon.name]?.entries.values.first
        pictures[icon.file] = entry.flatMap { Self.picture(of: $0, in: options.output) }
      }
    } catch {
      throw BuildError(error)
    }
  }

  /// Returns a file of the build.
  func file(_ path: String) throws(FileError) -> [UInt8] {
    try Files.readFile(scratch.path + "/out/" + path, limit: SourceReader.largest)
  }

  /// Returns the picture that a locale should see; nil if there is none.
  func wanted(_ name: String, in locale: LanguageTag) -> Bitmap? {
    index.icons[name]?.entries[locale.text].flatMap { Self.picture(of: $0, in: scratch.path + "/out") }
  }

  private static func index(of output: String) throws(FileError) -> BuildIndex {
    let path = output + "/" + BuildIndex.fileName
    let source = SourceText(try Files.readFile(path, limit: BuildIndex.largest), file: path)
    return JSONReader.read(source).root.flatMap { BuildIndex($0) } ?? BuildIndex()
  }

  private static func picture(of entry: BuildIndex.Entry, in output: String) -> Bitmap? {
    guard let file = entry.files.first(where: { $0.resolution != nil }),
      let png = try? Files.readFile(output + "/" + file.path, limit: SourceReader.largest)
    else { return nil }
    return try? PNG.decode(png)
  }

  /// Returns the picture of a file of the app; nil if it cannot be drawn.
  func picture(of file: String) -> Bitmap? {
    guard let name = plain[file] else { return nil }
    return locales.lazy.compactMap { wanted(name, in: $0) }.first
  }

  /// Returns true if a locale should see a drawing as it is.
  func isAsDrawn(_ drawing: OpenIcon.Base, in locale: LanguageTag) -> Bool {
    guard let wanted = wanted(drawing.name, in: locale), let plain = picture(of: drawing.file) else {
      return false
    }
    return wanted.looksLike(plain)
  }
}
