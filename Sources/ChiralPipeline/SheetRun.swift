internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
package import ChiralSheet

/// `chiral sheet`: makes every picture of a contact sheet, then its pages, and writes them.
package struct SheetRun: Sendable {
  /// How and where.
  package struct Options: Sendable {
    /// The folder for the pages.
    package var output: String
    /// How many drawings are worked on at once.
    package var jobs: Int
    /// The path of `chiral-render`.
    package var renderer: String

    /// Options with an output folder, a number of jobs, and the path of `chiral-render`.
    package init(output: String, jobs: Int, renderer: String) {
      self.output = output
      self.jobs = jobs
      self.renderer = renderer
    }
  }

  private let project: Project
  private let sheet: ContactSheet
  private let options: Options

  /// Prepares to write a sheet of drawings of a project; nothing is read or written yet.
  package init(_ project: Project, _ sheet: ContactSheet, _ options: Options) {
    self.project = project
    self.sheet = sheet
    self.options = options
  }

  /// Makes and writes everything; `progress` hears from any thread how many drawings of how many are done.
  package func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(BuildError) -> SheetSummary {
    let pictures = try makePictures(progress)
    let pages = try render(sheet.pages(pictures))
    do throws(FileError) {
      return SheetSummary(
        iconCount: sheet.rows.count, pages: try write(pages), failures: failures(among: pictures))
    } catch {
      throw .file(error)
    }
  }

  private func makePictures(
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> SheetPictures {
    let made = try Workers.run(
      SourceJob.grouped(sheet.artworks), count: options.jobs, progress: progress,
      makeTool: { [options, project] in
        PictureMaker(
          helper: SharedHelper(executable: options.renderer), project: project,
          heights: [SheetPicture.pixelHeight], stylesheet: SheetPicture.stylesheet)
      },
      { maker, job throws(BuildError) in try maker.make(job).mapValues(SheetPicture.init) })
    return made.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
  }

  private func render(_ pages: [SheetPage]) throws(BuildError) -> [[UInt8]] {
    try Workers.run(
      pages, count: options.jobs,
      makeTool: { [options] in SharedHelper(executable: options.renderer) },
      { helper, page throws(BuildError) in
        let request = RenderRequest(svg: page.svg, outputs: [RenderOutput(height: page.pixelHeight)])
        do {
          return try helper.render(request)[0].get().bytes
        } catch let error as RenderError {
          throw BuildError(error) ?? .renderer("a page of the sheet cannot be drawn: \(error.message)")
        } catch {
          throw .renderer("\(error)")
        }
      })
  }

  /// Gives the pages their files, and takes away those of a former, longer sheet.
  private func write(_ pages: [[UInt8]]) throws(FileError) -> [String] {
    let folder = try OutputFolder(options.output, OutputFolder.Options(sharesFiles: false))
    for (index, page) in pages.enumerated() { _ = try folder.put(page, at: Self.name(ofPage: index)) }
    var next = pages.count
    while try folder.remove(Self.name(ofPage: next)) { next += 1 }
    return pages.indices.map { options.output + "/" + Self.name(ofPage: $0) }
  }

  private static func name(ofPage index: Int) -> String { "sheet-\(index + 1).png" }

  /// The problems of each icon, each once with the locales that it concerns.
  private func failures(among pictures: SheetPictures) -> [BuildSummary.Failure] {
    sheet.rows.flatMap { row in
      var failures: [BuildSummary.Failure] = []
      for view in row.references + row.others {
        guard case .problem(let problem) = pictures[view.artwork] else { continue }
        let locales = view.locales.map(\.text)
        if let index = failures.firstIndex(where: { $0.problem == problem }) {
          failures[index].locales += locales
        } else {
          failures.append(BuildSummary.Failure(icon: row.icon.name, locales: locales, problem: problem))
        }
      }
      return failures
    }
  }
}

/// What a contact sheet came to.
package struct SheetSummary: Sendable {
  /// How many icons there are.
  package var iconCount: Int
  /// The paths of the pages.
  package var pages: [String]
  /// Pictures that are missing, in the order of the icons.
  package var failures: [BuildSummary.Failure]
}

extension SheetPicture {
  /// A picture as `PictureMaker` makes it.
  fileprivate init(_ result: Result<Product, PictureProblem>) {
    switch result {
    case .success(let product):
      let png = product.pngs[Self.pixelHeight] ?? []
      let bitmap = try? PNG.decode(png)
      self = .png(
        png, pixelWidth: bitmap?.width ?? Self.pixelHeight, isLight: bitmap?.isLight ?? false)
    case .failure(let problem):
      self = .problem(problem.text)
    }
  }
}

extension Bitmap {
  /// Whether much of what is drawn would hardly be seen on white, and next to nothing would be lost on black.
  fileprivate var isLight: Bool {
    var ink = 0
    var light = 0
    var dark = 0
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      // Near enough to the eye's weights; the channels are multiplied by alpha already.
      let luminance = (2 * Int(pixels[start]) + 5 * Int(pixels[start + 1]) + Int(pixels[start + 2])) / 8
      let alpha = Int(pixels[start + 3])
      ink += alpha
      if luminance * 100 > alpha * 80 { light += alpha }
      if luminance * 100 < alpha * 30 { dark += alpha }
    }
    return light * 100 > ink * 20 && dark * 100 < ink * 5
  }
}

extension Project {
  /// The name of the folder in which the manifest stands.
  package var folderName: String {
    let path = Files.realPath(path(of: ".")) ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "Icons"
  }
}
