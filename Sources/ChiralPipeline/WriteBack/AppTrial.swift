internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralRendering
internal import ChiralValues

/// A build of icons, as they are decided and as an app has them, in a temporary folder.
struct AppTrial {
  let index: BuildIndex
  let summary: BuildSummary
  private let scratch: ScratchSpace
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
      let path = options.output + "/" + BuildIndex.fileName
      let source = SourceText(try Files.readFile(path, limit: BuildIndex.largest), file: path)
      index = JSONReader.read(source).root.flatMap { BuildIndex($0) } ?? BuildIndex()
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
    guard let file = index.icons[name]?.entries[locale.text]?.files.first(where: { $0.resolution != nil }),
      let png = try? self.file(file.path)
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
