package import ChiralExporting
package import ChiralManifest
internal import ChiralValues

/// `chiral sheet`: makes every picture of a contact sheet, compares them with the approved ones or with a
/// revision, and writes the pages.
package struct SheetRun: Sendable {
  /// The formats of a sheet.
  package enum Format: String, Sendable, CaseIterable {
    /// One page for browsers.
    case html
    /// Printable pages, for people and places without a browser.
    case png
    /// A table of the changes with pictures, for pull requests.
    case markdown
  }

  /// The options of a sheet.
  package struct Options: Sendable {
    /// The folder for the pages.
    package var output: String
    /// The formats to write.
    package var formats: Set<Format> = [.html]
    /// True if no format was named, so that pages of a former sheet in another format are removed.
    package var isWhole = false
    /// True to show only changed pictures and those that nobody has approved.
    package var onlyChanges = false
    /// The revision of git to compare with; nil to compare with the approved pictures.
    package var since: String?
    /// The text before the path of each picture in a table.
    package var imageAddress = ""
    /// The language of the page for browsers.
    package var language = PageLanguage.english
    /// The remarks about icons, by name.
    package var remarks: [String: IconRemarks] = [:]
    /// Judges what waits for a decision.
    package var open: OpenJudge = { _ in [] }
    /// The text of each guideline, by its number.
    package var guidelines: [String: String] = [:]
    /// The number of drawings that are processed at the same time.
    package var jobs: Int
    /// The path of `chiral-render`.
    package var renderer: String
    /// The largest number of icons on a page for browsers; a larger set gets several pages and an index.
    package var mostOnPage = 3000

    /// Options with an output folder, a number of jobs, and the path of `chiral-render`.
    package init(output: String, jobs: Int, renderer: String) {
      self.output = output
      self.jobs = jobs
      self.renderer = renderer
    }
  }

  /// The reason why there is no sheet.
  package enum Failure: Error {
    /// The file of approvals is invalid.
    case approvals([Diagnostic])
    /// There is no such revision.
    case revision(RevisionError)
    /// A picture or a file cannot be made.
    case build(BuildError)
  }

  /// The project whose drawings are shown.
  package let project: Project
  /// The manifest with the icons to show.
  let manifest: Manifest
  /// The content of the sheet; without icons if it is split.
  let sheet: ContactSheet
  /// True if the icons are shown on several pages for browsers, which are made one after another. A sheet of changes is one page,
  /// and so is one that is also printed.
  package let isSplit: Bool
  /// The options, of which those for remarks may be set until the pages are written.
  package var options: Options
  /// The pictures that were made before, and those of this sheet.
  let finished: FinishedPictures
  /// The workers that make the pictures, and for an audit that follows.
  package let helpers: KeptHelpers

  /// Prepares a sheet of drawings of a project, whose manifest is restricted to the icons to show; nothing is read or written
  /// yet.
  package init(_ project: Project, _ manifest: Manifest, title: String, options: Options) {
    self.project = project
    self.manifest = manifest
    self.options = options
    let isSplit =
      options.formats == [.html] && !options.onlyChanges && options.since == nil
      && manifest.icons.count > options.mostOnPage
    self.isSplit = isSplit
    sheet = ContactSheet(
      isSplit ? manifest.restricted(to: manifest.locales) { _ in false } : manifest, title: title)
    finished = FinishedPictures(
      project, renderer: options.renderer, outputs: [Files.parentFolder(of: options.output) ?? "."],
      isWritten: true)
    helpers = KeptHelpers(executable: options.renderer, count: options.jobs)
  }

  /// Makes the pictures, and keeps what an audit can use of them. `progress` is called from any thread with the number of
  /// drawings that are done.
  package func pictures(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(Failure) -> SheetPictures {
    // An invalid file of approvals is reported before anything is drawn.
    _ = try approvals()
    do throws(BuildError) {
      if isSplit {
        try prepareParts(progress: progress)
        return [:]
      }
      return try maker.renditions(of: sheet.artworks, progress: progress)
    } catch {
      throw .build(error)
    }
  }

  /// Ends the workers that made the pictures.
  package func endWorkers() { helpers.end() }

  /// Compares the pictures and writes everything.
  package func run(_ pictures: SheetPictures) throws(Failure) -> SheetSummary {
    let (approvals, warnings) = try approvals()
    if isSplit {
      do throws(BuildError) {
        return try writeParts(approvals, warnings)
      } catch {
        throw .build(error)
      }
    }
    let past = try past()
    do throws(BuildError) {
      var pictures = pictures
      let comparison = try compare(sheet, &pictures, approvals: approvals, past: past)
      let shown = options.onlyChanges ? sheet.showing(comparison.openIcons) : sheet
      let files = try files(of: shown, pictures, comparison)
      do throws(FileError) {
        return SheetSummary(
          iconCount: shown.rows.count, files: try write(files), failures: sheet.failures(among: pictures),
          declinedCount: sheet.declinedCount(among: pictures), warnings: warnings)
      } catch {
        throw BuildError.file(error)
      }
    } catch {
      throw .build(error)
    }
  }

  var maker: RenditionMaker {
    RenditionMaker(
      project: project, renderer: options.renderer, jobs: options.jobs, finished: finished,
      kinds: kinds, tidiesCache: !isSplit, helpers: helpers)
  }

  /// The kinds of pictures that the formats need. A page for browsers alone does without the digests of pixels, except for
  /// pictures whose drawings have changed.
  private var kinds: Set<RenditionMaker.Kind> {
    let isPage = options.formats.contains(.html)
    return isPage ? (options.formats.count > 1 ? [.page, .paper] : [.page]) : [.paper]
  }

  private func approvals() throws(Failure) -> (Approvals, [Diagnostic]) {
    let session = ReviewSession(project, renderer: options.renderer, jobs: options.jobs)
    do throws(ReviewSession.Failure) {
      let read = try session.approvals()
      return (read.approvals, read.warnings)
    } catch {
      switch error {
      case .invalid(let diagnostics): throw .approvals(diagnostics)
      case .build(let error): throw .build(error)
      }
    }
  }

  /// Makes the pictures of the revision to compare with; nil if there is none.
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
      return try RevisionPictures(revision, maker: maker) {
        names.contains($0.name) || (names.count == known.count && !known.contains($0.name))
      }
    } catch {
      throw .build(error)
    }
  }
}

extension ContactSheet {
  /// Returns the number of icons with a declined picture that the manifest does not accept.
  func declinedCount(among pictures: SheetPictures) -> Int { rows.count { $0.isDeclined(among: pictures) } }

  /// Returns the problems of each icon, each once with its locales.
  func failures(among pictures: SheetPictures) -> [BuildSummary.Failure] {
    rows.flatMap { row in
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

extension ContactSheet.Row {
  /// Returns true if a picture of the icon is declined and the manifest does not accept that.
  func isDeclined(among pictures: SheetPictures) -> Bool {
    !icon.declined.isAccepted
      && (references + others).contains { pictures[$0.artwork]?.isDeclined == true }
  }
}

extension SheetPicture {
  /// True if the right-to-left form cannot be derived, even if another picture replaces it.
  var isDeclined: Bool {
    switch self {
    case .problem: false
    case .declined: true
    case .made(let rendition): rendition.declined != nil
    }
  }
}

/// The result of comparing the pictures of a sheet.
struct SheetComparison {
  /// The comparison with the approved pictures.
  var review: Review
  /// The comparison with a revision, if one is given.
  var since: Review?
  /// The former pictures.
  var before: [Approval.Key: Rendition]

  /// The comparison that a table of changes shows.
  var base: Review { since ?? review }

  /// The icons with open pictures.
  var openIcons: Set<String> { Set((base.open.map(\.key) + base.gone).map(\.icon)) }
}

extension SheetRun {
  /// Compares the pictures of a sheet with the approved ones, and with those of a revision if there is one.
  func compare(
    _ sheet: ContactSheet, _ pictures: inout SheetPictures, approvals: Approvals, past: RevisionPictures?
  ) throws(BuildError) -> SheetComparison {
    let names = project.iconNames
    let isWhole = sheet.rows.count == names.count
    var review = Review(sheet, pictures, against: approvals, knowing: isWhole ? names : nil)
    if try recognize(review.undecided, &pictures) {
      review = Review(sheet, pictures, against: approvals, knowing: isWhole ? names : nil)
    }
    guard let past else {
      let former = try FormerPictures(project: project, maker: maker).pictures(of: review)
      return SheetComparison(review: review, before: former)
    }
    var since = Review(sheet, pictures, against: past.approvals, knowing: names)
    if try recognize(since.undecided, &pictures) {
      since = Review(sheet, pictures, against: past.approvals, knowing: names)
    }
    let changed = Set(since.open.map(\.key) + since.gone)
    return SheetComparison(
      review: review, since: since, before: past.renditions.filter { changed.contains($0.key) })
  }

  /// Adds the digests of pixels to some pictures; returns true if there are any.
  private func recognize(
    _ artworks: [Artwork], _ pictures: inout SheetPictures
  ) throws(BuildError) -> Bool {
    guard !artworks.isEmpty else { return false }
    var recognizer = maker
    recognizer.kinds = [.paper]
    for (artwork, picture) in try recognizer.renditions(of: artworks.uniqued) {
      guard case .made(var shown)? = pictures[artwork], let print = picture.rendition else { continue }
      shown.fingerprint = print.fingerprint
      pictures[artwork] = .made(shown)
    }
    return true
  }
}

/// The result of making a contact sheet.
package struct SheetSummary: Sendable {
  /// The number of icons.
  package var iconCount: Int
  /// The paths of the pages, the one for browsers first.
  package var files: [String]
  /// The pictures that cannot be made, in the order of the icons.
  package var failures: [BuildSummary.Failure]
  /// The number of icons with a declined picture that the manifest does not accept.
  package var declinedCount: Int
  /// The warnings about the file of approvals.
  package var warnings: [Diagnostic]
}

extension Project {
  /// The name of the folder that holds the manifest.
  package var folderName: String {
    let path = Files.realPath(path(of: ".")) ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "Icons"
  }
}
