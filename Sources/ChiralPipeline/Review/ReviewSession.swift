package import ChiralExporting
package import ChiralManifest

/// The approvals of a set in `manifest.approved.json` beside the manifest, and the pictures that they are
/// compared with.
package struct ReviewSession: Sendable {
  /// The reason why a review cannot be made.
  package enum Failure: Error {
    /// The file of approvals is invalid, or the manifest would be with a decision.
    case invalid([Diagnostic])
    /// A picture or a file cannot be made.
    case build(BuildError)
  }

  let project: Project
  let renderer: String
  private let maker: RenditionMaker

  /// Creates the session of a project with the path of `chiral-render` and a number of jobs.
  package init(_ project: Project, renderer: String, jobs: Int) {
    self.init(
      project, renderer: renderer, jobs: jobs,
      finished: FinishedPictures(project, renderer: renderer, isWritten: true))
  }

  /// Creates a session that shares its pictures with others.
  init(_ project: Project, renderer: String, jobs: Int, finished: FinishedPictures) {
    self.project = project
    self.renderer = renderer
    maker = RenditionMaker(
      project: project, renderer: renderer, jobs: jobs, finished: finished, kinds: [.paper])
  }

  /// The size above which a file of approvals is refused, in bytes.
  private static let largest = 256 << 20

  /// The path of the file of approvals.
  package var path: String { project.path(of: project.approvalsFile) }

  /// Reads the approvals, with warnings about their file; empty if there is no file.
  package func approvals() throws(Failure) -> (approvals: Approvals, warnings: [Diagnostic]) {
    guard FileStatus(path) != nil else { return (Approvals(), []) }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.readFile(path, limit: Self.largest)
    } catch {
      throw .build(.file(error))
    }
    let reading = Approvals.read(bytes, file: path)
    guard let approvals = reading.approvals else { throw .invalid(reading.diagnostics) }
    return (approvals, reading.diagnostics)
  }

  /// Writes approvals, unless there are none and there is no file.
  package func write(_ approvals: Approvals) throws(Failure) {
    if approvals.entries.isEmpty, FileStatus(path) == nil { return }
    do throws(FileError) {
      try Files.replaceProjectFile(path, with: approvals.bytes)
    } catch {
      throw .build(.file(error))
    }
  }

  /// Returns the review of the pictures of some icons of the project, which are given as a part of its manifest.
  package func review(
    _ manifest: Manifest, against approvals: Approvals,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(Failure) -> Review {
    var recognizer = maker
    recognizer.holdsPrints = false
    let sheet = ContactSheet(manifest, title: "")
    do throws(BuildError) {
      let pictures = try recognizer.renditions(of: sheet.artworks, progress: progress)
      return Review(sheet, pictures, against: approvals, knowing: project.iconNames)
    } catch {
      throw .build(error)
    }
  }

  /// The result of `approve`.
  package struct Approved: Sendable {
    /// The pictures that are approved now, in the order of the icons.
    package var pictures: [Review.Item] = []
    /// The pictures that cannot be made.
    package var broken: [Approval.Key] = []
    /// The number of approvals that were removed because their pictures no longer exist.
    package var goneCount = 0
  }

  /// Approves the pictures of some icons of the project as they are, and removes approvals of pictures that these icons no longer
  /// have; `all` also removes those of icons that no longer exist. Nothing is written.
  package func approve(
    _ manifest: Manifest, in approvals: inout Approvals, all: Bool, remark: Approval.Remark,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(Failure) -> Approved {
    var approved = Approved()
    let review = try review(manifest, against: approvals, progress: progress)
    for item in review.open {
      guard let mark = item.mark else {
        approved.broken.append(item.key)
        continue
      }
      approvals.entries[item.key] = Approval(.approved, mark: mark, remark: remark)
      approved.pictures.append(item)
    }
    let names = project.iconNames
    approved.goneCount = review.forgetGone(in: &approvals) { all || names.contains($0) }
    return approved
  }

  /// The number of pictures that are held at the same time to save them.
  private static let mostHeld = 1000

  /// Takes the approved pictures from the cache, or makes them again, and saves them for comparison when they change.
  package func keep(_ items: [Review.Item]) {
    for start in stride(from: 0, to: items.count, by: Self.mostHeld) {
      let some = items[start..<min(items.count, start + Self.mostHeld)]
      guard let pictures = try? maker.renditions(of: some.map(\.artwork).uniqued) else { return }
      keep(some.filter { pictures[$0.artwork]?.rendition?.fingerprint == $0.mark?.fingerprint }, pictures)
    }
  }

  /// Saves the approved pictures for comparison when they change.
  package func keep(_ items: [Review.Item], _ pictures: SheetPictures) {
    guard let store = maker.finished.store else { return }
    for item in items { pictures[item.artwork]?.rendition.map(store.keepApproved) }
  }
}

extension Review {
  /// Creates a review with SHA-256 digests.
  ///
  /// - Parameter icons: the names of all icons; nil for a sheet of a part of the set, beside which approvals of other icons are
  ///   not gone.
  init(
    _ sheet: ContactSheet, _ pictures: SheetPictures, against approvals: Approvals,
    knowing icons: Set<String>?
  ) {
    self.init(sheet, pictures, against: approvals, knowing: icons) { SHA256(of: $0).half }
  }
}

extension Project {
  /// The names of all icons.
  var iconNames: Set<String> { Set(manifest.icons.map(\.name)) }
}

extension ReviewSession {
  /// Reads a file of decisions; `-` is standard input.
  package static func decisions(_ file: String) throws(FileError) -> [UInt8] {
    file == "-" ? try Files.readStandardInput(limit: largest) : try Files.read(file, limit: largest)
  }
}
