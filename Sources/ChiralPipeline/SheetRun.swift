package import ChiralManifest
internal import ChiralPlanning
package import ChiralSheet

/// `chiral sheet`: makes every picture of a contact sheet, compares them with what was approved or with a
/// revision, then makes its pages, and writes them.
package struct SheetRun: Sendable {
  /// The forms of a sheet.
  package enum Format: String, Sendable, CaseIterable {
    /// One page for browsers.
    case html
    /// Pages of paper, for people and places without a browser.
    case png
    /// What changed, as a table with pictures, for pull requests.
    case markdown
  }

  /// How and where.
  package struct Options: Sendable {
    /// The folder for the pages.
    package var output: String
    /// What is written.
    package var formats: Set<Format> = [.html]
    /// Nobody named a format: what is written is the whole sheet, and pages of a former one would belong to none.
    package var isWhole = false
    /// Shows only what changed, and what nobody approved.
    package var onlyChanges = false
    /// Compares with a revision of git, not with what was approved.
    package var since: String?
    /// What stands before the path of each picture of a table.
    package var imageAddress = ""
    /// What the page for browsers speaks.
    package var language = PageLanguage.english
    /// What the command knows of icons, by their names.
    package var remarks: [String: IconRemarks] = [:]
    /// Everything that waits for a person, but for pictures.
    package var open: [OpenGroup] = []
    /// The sentences of the guidelines, by their numbers.
    package var guidelines: [String: String] = [:]
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

  /// Why there is no sheet.
  package enum Failure: Error {
    /// The file of approvals is not one.
    case approvals([Diagnostic])
    /// There is no such revision.
    case revision(RevisionError)
    /// A picture or a file could not be made.
    case build(BuildError)
  }

  let project: Project
  let sheet: ContactSheet
  let options: Options

  /// Prepares to write a sheet of drawings of a project; nothing is read or written yet.
  package init(_ project: Project, _ sheet: ContactSheet, _ options: Options) {
    self.project = project
    self.sheet = sheet
    self.options = options
  }

  /// Makes and writes everything; `progress` hears from any thread how many drawings of how many are done.
  package func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(Failure) -> SheetSummary {
    let (approvals, warnings) = try approvals()
    let past = try past()
    do throws(BuildError) {
      let pictures = try studio.portraits(of: sheet.artworks, progress: progress)
      let comparison = try compare(pictures, approvals, past)
      let shown = options.onlyChanges ? sheet.showing(comparison.openIcons) : sheet
      let files = try files(of: shown, pictures, comparison)
      do throws(FileError) {
        return SheetSummary(
          iconCount: shown.rows.count, files: try write(files), failures: failures(among: pictures),
          declinedCount: declinedCount(among: pictures), warnings: warnings)
      } catch {
        throw BuildError.file(error)
      }
    } catch {
      throw .build(error)
    }
  }

  /// Makes the pictures, in all sizes where the page for browsers shows them.
  var studio: PortraitStudio {
    let isPage = options.formats.contains(.html)
    return PortraitStudio(
      project: project, renderer: options.renderer, jobs: options.jobs,
      heights: isPage ? SheetPicture.pageHeights : [SheetPicture.pixelHeight], holdsDrawings: isPage)
  }

  private func approvals() throws(Failure) -> (Approvals, [Diagnostic]) {
    let desk = ReviewDesk(project, renderer: options.renderer, jobs: options.jobs)
    do throws(ReviewDesk.Failure) {
      let read = try desk.approvals()
      return (read.approvals, read.warnings)
    } catch {
      switch error {
      case .invalid(let diagnostics): throw .approvals(diagnostics)
      case .build(let error): throw .build(error)
      }
    }
  }

  /// The pictures of the revision, if there is one to compare with.
  private func past() throws(Failure) -> RevisionPictures? {
    guard let since = options.since else { return nil }
    let revision: Revision
    do throws(RevisionError) {
      revision = try Revision(since, of: project)
    } catch {
      throw .revision(error)
    }
    let names = Set(sheet.rows.map(\.icon.name))
    do throws(BuildError) {
      let known = project.iconNames
      return try RevisionPictures(revision, studio: studio) {
        names.contains($0.name) || (names.count == known.count && !known.contains($0.name))
      }
    } catch {
      throw .build(error)
    }
  }

  /// The number of icons that are declined and that nobody has accepted.
  private func declinedCount(among pictures: SheetPictures) -> Int {
    sheet.rows.count { row in
      !row.icon.acceptsDeclined
        && (row.references + row.others).contains { pictures[$0.artwork]?.isDeclined == true }
    }
  }

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

extension SheetPicture {
  /// True if the right-to-left form cannot be derived, whatever is shown in its place.
  fileprivate var isDeclined: Bool {
    switch self {
    case .problem: false
    case .declined: true
    case .made(let portrait): portrait.declined != nil
    }
  }
}

/// How the pictures of a sheet stand.
struct SheetComparison {
  /// Against what was approved.
  var review: Review
  /// Against a revision, where one was asked for.
  var since: Review?
  /// What was before.
  var before: [Approval.Key: Portrait]

  /// What a table of changes shows.
  var base: Review { since ?? review }

  /// The icons of which something is open.
  var openIcons: Set<String> { Set((base.open.map(\.key) + base.gone).map(\.icon)) }
}

extension SheetRun {
  private func compare(
    _ pictures: SheetPictures, _ approvals: Approvals, _ past: RevisionPictures?
  ) throws(BuildError) -> SheetComparison {
    let names = project.iconNames
    let isWhole = sheet.rows.count == names.count
    let review = Review(sheet, pictures, against: approvals, knowing: isWhole ? names : [])
    guard let past else {
      let former = try FormerPictures(project: project, studio: studio).pictures(of: review)
      return SheetComparison(review: review, before: former)
    }
    let since = Review(sheet, pictures, against: past.approvals, knowing: names)
    let changed = Set(since.open.map(\.key) + since.gone)
    return SheetComparison(
      review: review, since: since, before: past.portraits.filter { changed.contains($0.key) })
  }
}

/// What a contact sheet came to.
package struct SheetSummary: Sendable {
  /// How many icons there are.
  package var iconCount: Int
  /// The paths of the pages, the one for browsers first.
  package var files: [String]
  /// Pictures that are missing, in the order of the icons.
  package var failures: [BuildSummary.Failure]
  /// How many icons are declined that nobody has accepted.
  package var declinedCount: Int
  /// What is doubtful about the approvals.
  package var warnings: [Diagnostic]
}

extension Project {
  /// The name of the folder in which the manifest stands.
  package var folderName: String {
    let path = Files.realPath(path(of: ".")) ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "Icons"
  }
}
