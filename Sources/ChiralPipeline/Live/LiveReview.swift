package import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// A review that follows its files: all pictures are kept in memory, and those of changed files are made
/// again.
package final class LiveReview {
  /// The settings that do not change while a review is open.
  package struct Options {
    /// The path of `chiral-render`.
    package var renderer: String
    /// The number of drawings that are processed at the same time.
    package var jobs: Int
    /// The language of the page.
    package var language = PageLanguage.english
    /// The text of each guideline, by its number.
    package var guidelines: [String: String] = [:]
    /// Returns the remarks of the audit and the lexicon about a project, and what is open beside them; empty if these fail.
    package var remarks: (Project) -> (icons: [String: IconRemarks], open: OpenJudge) = { _ in
      ([:], { _ in [] })
    }

    /// Options with the path of `chiral-render` and a number of jobs.
    package init(renderer: String, jobs: Int) {
      self.renderer = renderer
      self.jobs = jobs
    }
  }

  /// The reason why a review cannot be opened or continued.
  package enum Failure: Error {
    /// The manifest cannot be read.
    case manifest(Project.LoadError)
    /// The approvals cannot be read, or a picture or a file cannot be made.
    case review(ReviewSession.Failure)
  }

  let manifest: String
  let options: Options
  /// The project as it was when the manifest was last valid.
  var project: Project
  /// The pictures that can be taken from earlier builds and sheets.
  let finished: FinishedPictures
  /// The state of the files when they were last read.
  var files: WatchedFiles
  var sheet: ContactSheet
  var pictures: SheetPictures = [:]
  var approvals = Approvals()
  var review: Review
  var before: [Approval.Key: Rendition] = [:]
  var remarks: [String: IconRemarks] = [:]
  /// Judges what waits for a decision.
  private var judge: OpenJudge = { _ in [] }
  /// The pictures to choose from, for the icons that wait for a choice, by icon.
  var readings: [String: (icon: Icon, readings: [IconReading])] = [:]
  /// The pictures of the readings.
  var readingPictures: SheetPictures = [:]
  /// The reason why the manifest cannot be read at present; nil if it can.
  var problem: String?
  /// The number of changes so far.
  package private(set) var revision = 0
  /// The latest changes.
  private var changes: [Change] = []
  /// The browser tabs that changed verdicts and entries of the manifest last; the tab of other programs is empty.
  private(set) var verdictAuthors: [Approval.Key: String] = [:]
  private(set) var entryAuthors: [String: String] = [:]

  /// A change that pages are told about.
  struct Change {
    let revision: Int
    let icons: Set<String>
    /// The browser tab that made it, empty for other programs; nil if only the audit says something else.
    let author: String?
  }
  /// The number of edits through pages so far, and the latest one that the remarks and the open points take into account.
  var (edits, judged) = (0, 0)
  /// The changes made through the page, which can be undone.
  var steps: [Step] = []
  /// The requests that were carried out last, and their answers.
  var answered: [(request: String, answer: Answer)] = []
  /// The names of the people at browser tabs, as far as they gave them.
  var names: [String: String] = [:]
  /// True if the remarks are older than the drawings.
  private var remarksAreStale = false

  /// Reads everything and makes every picture.
  package init(
    manifest: String, _ options: Options,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(Failure) {
    self.manifest = manifest
    self.options = options
    files = WatchedFiles(ofManifest: manifest)
    do throws(Project.LoadError) {
      project = try Project.load(manifest)
    } catch {
      throw .manifest(error)
    }
    finished = FinishedPictures(project, renderer: options.renderer, isWritten: true)
    sheet = ContactSheet(project.manifest, title: project.folderName)
    review = Review(sheet, [:], against: Approvals(), knowing: [])
    do throws(ReviewSession.Failure) {
      approvals = try session.approvals().approvals
      do throws(BuildError) {
        pictures = try maker.renditions(of: sheet.artworks, progress: progress)
        review = Review(sheet, pictures, against: approvals, knowing: project.iconNames)
        before = try FormerPictures(project: project, maker: maker).pictures(of: review)
        try findReadings(redrawn: [])
      } catch {
        throw ReviewSession.Failure.build(error)
      }
    } catch {
      throw .review(error)
    }
    (remarks, judge) = options.remarks(project)
    SeenDrawings.remember(project)
  }

  var session: ReviewSession {
    ReviewSession(project, renderer: options.renderer, jobs: options.jobs, finished: finished)
  }

  var maker: RenditionMaker { maker(of: project) }

  func maker(of project: Project) -> RenditionMaker {
    RenditionMaker(
      project: project, renderer: options.renderer, jobs: options.jobs,
      finished: finished, kinds: [.page, .paper])
  }

  /// Everything that waits for a decision, as `chiral todo` lists it.
  var open: [OpenGroup] { judge(review) }

  /// The folders to watch.
  package var folders: Set<String> { files.folders }

  // MARK: Following the files

  /// Reads the files again that a browser tab or, without one, another program has changed; returns true if pages should be notified.
  package func refresh(by author: String = "") throws(BuildError) -> Bool {
    let present = WatchedFiles(ofManifest: manifest)
    let changed = present.changes(since: files)
    guard !changed.isEmpty else { return false }
    // Each change may cost as much as a command: the page would lose pictures of slow drawings, one after the other.
    Exhaustion.shared.renew()
    let former = (
      files: files, rows: rowStates, gone: Set(review.gone), verdicts: approvals.entries,
      entries: changed.contains(manifest) ? project.entryDigests : [:]
    )
    files = present
    if changed.contains(manifest) {
      guard reload() else {
        // Drawings that changed are read with the next manifest. Of one that is still being written, the state before it was read counts.
        files = former.files.taking(manifest, from: present)
        return note([], by: author)
      }
      entryAuthors.note(author, changing: former.entries, to: project.entryDigests)
    }
    if changed.contains(session.path), let read = try? session.approvals() {
      approvals = read.approvals
      verdictAuthors.note(author, changing: former.verdicts, to: approvals.entries)
    }
    try redraw(changed)
    let rows = rowStates
    let icons = rows.filter { former.rows[$0.key] != $0.value }.keys
    let gone = former.gone.symmetricDifference(review.gone).map(\.icon)
    return note(Set(icons).union(gone).union(Set(former.rows.keys).subtracting(rows.keys)), by: author)
  }

  /// Runs the audit again if the drawings have changed; returns true if pages should be notified.
  package func refreshRemarks() -> Bool {
    guard remarksAreStale else { return false }
    remarksAreStale = false
    let seen = edits
    defer { judged = seen }
    let former = (remarks, open)
    (remarks, judge) = options.remarks(project)
    let icons = Set(remarks.keys).union(former.0.keys).filter { remarks[$0] != former.0[$0] }
    return icons.isEmpty && open == former.1 ? false : note(icons, by: nil)
  }

  /// Reads the manifest again; returns false if it is invalid, which is reported to pages.
  private func reload() -> Bool {
    do throws(Project.LoadError) {
      project = try Project.load(manifest)
      problem = nil
    } catch {
      problem = Self.text(of: error)
      return false
    }
    sheet = ContactSheet(project.manifest, title: project.folderName)
    return true
  }

  static func text(of error: Project.LoadError) -> String {
    switch error {
    case .missing(let error), .unreadable(let error): "\(error)"
    case .invalid(let diagnostics): diagnostics.map { "\($0)" }.joined(separator: "\n")
    case .drawings(let error): "\(error)"
    }
  }

  /// Makes missing pictures and those of changed files.
  private func redraw(_ changed: Set<String>) throws(BuildError) {
    let former = (review: review, pictures: pictures)
    let stems = changed.filter { $0 != manifest && $0 != session.path }.map(Self.stem)
    let needed = sheet.artworks.filter { artwork in
      pictures[artwork] == nil || stems.contains { Self.concerns($0, artwork) }
    }
    if !needed.isEmpty {
      pictures.merge(try maker.renditions(of: needed)) { $1 }
      remarksAreStale = true
    }
    let used = Set(sheet.artworks)
    pictures = pictures.filter { used.contains($0.key) }
    review = Review(sheet, pictures, against: approvals, knowing: project.iconNames)
    keepFormer(former.review, former.pictures)
    try findReadings(redrawn: needed)
    if changed.contains(manifest) { remarksAreStale = true }
  }

  /// Finds the pictures to choose from, for icons that changed or whose pictures were made again.
  private func findReadings(redrawn: [Artwork]) throws(BuildError) {
    let redrawn = Set(redrawn.map(\.source))
    let icons = sheet.doubtful(among: pictures)
    let fresh = icons.filter { readings[$0.name]?.icon != $0 || redrawn.contains($0.file) }
    let finder = ReadingFinder(project, renderer: options.renderer, jobs: options.jobs)
    let found = try PageReadings(of: fresh, finder, maker, knowing: pictures)
    let names = Set(icons.map(\.name))
    readings = readings.filter { names.contains($0.key) }
    for icon in fresh { readings[icon.name] = (icon, found.readings[icon.name] ?? []) }
    readingPictures.merge(found.pictures) { $1 }
    let used = Set(readings.values.flatMap(\.readings).map(\.artwork))
    readingPictures = readingPictures.filter { used.contains($0.key) }
  }

  /// Keeps the approved pictures that have changed or are gone.
  private func keepFormer(_ former: Review, _ pictures: SheetPictures) {
    let approved = Set(review.items.lazy.filter { $0.state == .approved }.map(\.key))
    for item in former.items where item.state == .approved && !approved.contains(item.key) {
      before[item.key] = pictures[item.artwork]?.rendition
    }
  }

  /// Returns the file name without folder and extension, such as `bell` for `Assets/bell.svg`.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Returns true if a drawing may contribute to a picture: as its source, or as the base of a slashed icon.
  private static func concerns(_ stem: String, _ artwork: Artwork) -> Bool {
    let own = self.stem(artwork.source)
    if own == stem { return true }
    guard artwork.transformation == .mirrored else { return false }
    return artwork.sibling.map(self.stem) == stem || own.contains(stem)
  }

  /// Takes an entry as written by a browser tab that says the same, if nobody knows who wrote it: a page repeats what it got no answer to,
  /// and the server may have been started again since.
  func claim(entry: String, by author: String) {
    if entryAuthors[entry] == nil { entryAuthors[entry] = author }
  }

  /// Takes a verdict as given by a browser tab that says the same, if nobody knows who gave it.
  func claim(verdict: Approval.Key, by author: String) {
    if verdictAuthors[verdict] == nil { verdictAuthors[verdict] = author }
  }

  /// Records a change and returns true.
  private func note(_ icons: Set<String>, by author: String?) -> Bool {
    revision += 1
    changes.append(Change(revision: revision, icons: icons, author: author))
    if changes.count > Self.mostChanges { changes.removeFirst() }
    return true
  }

  /// The number of changes that are kept; a page that missed more is reloaded.
  private static let mostChanges = 1000

  /// Returns the changes after a revision; nil if that is too long ago.
  func changes(since revision: Int) -> [Change]? {
    guard revision <= self.revision,
      revision == self.revision || changes.first.map({ $0.revision <= revision + 1 }) == true
    else { return nil }
    return changes.filter { $0.revision > revision }
  }

  /// The state of each row of the page, to find the rows that changed.
  private var rowStates: [String: RowState] {
    let items = Dictionary(grouping: review.items, by: \.key.icon)
    return Dictionary(
      sheet.rows.map { row in
        let items = items[row.icon.name] ?? []
        return (row.icon.name, RowState(row: row, items: items, pictures: items.map { pictures[$0.artwork] }))
      }, uniquingKeysWith: { first, _ in first })
  }

  private struct RowState: Equatable {
    var row: ContactSheet.Row
    var items: [Review.Item]
    var pictures: [SheetPicture?]

    static func == (one: Self, other: Self) -> Bool {
      one.items == other.items && one.pictures == other.pictures && one.row.icon == other.row.icon
        && one.row.references == other.row.references && one.row.others == other.row.others
    }
  }
}

extension Dictionary where Value == String {
  /// Notes the author of the changes of another dictionary.
  fileprivate mutating func note<Noted: Equatable>(
    _ author: String, changing former: [Key: Noted], to present: [Key: Noted]
  ) {
    for key in Set(former.keys).union(present.keys) where former[key] != present[key] { self[key] = author }
  }
}
