package import ChiralManifest
package import ChiralSheet

/// The approvals of a set in `manifest.approved.json` beside the manifest, and the pictures that they are
/// compared with.
package struct ReviewSession: Sendable {
  /// The reason why a review cannot be made.
  package enum Failure: Error {
    /// The file of approvals is invalid.
    case invalid([Diagnostic])
    /// A picture or a file cannot be made.
    case build(BuildError)
  }

  private let project: Project
  private let maker: RenditionMaker
  private let cache = ApprovedPictures()
  /// The number of icons whose pictures are compared at once.
  package var mostIcons = 3000

  /// Creates the session of a project with the path of `chiral-render` and a number of jobs.
  package init(_ project: Project, renderer: String, jobs: Int) {
    self.project = project
    maker = RenditionMaker(
      project: project, renderer: renderer, jobs: jobs,
      finished: FinishedPictures(project, renderer: renderer, isWritten: true), kinds: [.paper])
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
    FreeMemory.returnAll(icons: project.manifest.icons.count)
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
    var review = Review()
    var approvals = approvals
    try reviewParts(of: manifest, against: &approvals, progress: progress) { part, _ in review.add(part) }
    review.add(Review(gone: goneIcons(in: approvals)))
    return review
  }

  /// Returns the states of the pictures of some icons of the project, which need less memory than a review.
  package func summary(
    _ manifest: Manifest, against approvals: Approvals,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(Failure) -> ReviewSummary {
    var summary = ReviewSummary()
    summary.missing = manifest.icons.flatMap { icon in
      icon.missingFiles.map { ReviewSummary.MissingDrawing(icon: icon.name, file: $0.path) }
    }
    var approvals = approvals
    try reviewParts(of: manifest, against: &approvals, progress: progress) { part, _ in summary.add(part) }
    summary.add(gone: goneIcons(in: approvals).keys)
    return summary
  }

  /// The result of `approve`.
  package struct Approved: Sendable {
    /// The pictures that are approved now, in the order of the icons.
    package var pictures: [Approval.Key] = []
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
    func forget(_ keys: some Collection<Approval.Key>, in approvals: inout Approvals) {
      for key in keys { approvals.entries[key] = nil }
      approved.goneCount += keys.count
    }
    try reviewParts(of: manifest, against: &approvals, progress: progress) { review, approvals in
      for item in review.open {
        guard let mark = item.mark else {
          approved.broken.append(item.key)
          continue
        }
        approvals.entries[item.key] = Approval(.approved, mark: mark, remark: remark)
        approved.pictures.append(item.key)
      }
      forget(review.goneApprovals.keys, in: &approvals)
    }
    if all { forget(goneIcons(in: approvals).keys, in: &approvals) }
    return approved
  }

  /// Returns the approvals of icons that no longer exist.
  private func goneIcons(in approvals: Approvals) -> ApprovalTable {
    approvals.entries.without(project.iconNames)
  }

  /// Calls a function with the review of each part of the icons, and with the approvals, which it may change.
  ///
  /// The icons of a large set are compared in parts, so that memory does not grow with their pictures.
  private func reviewParts(
    of manifest: Manifest, against approvals: inout Approvals,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void,
    _ body: (Review, inout Approvals) -> Void
  ) throws(Failure) {
    var recognizer = maker
    recognizer.holdsPrints = false
    recognizer.tidiesCache = false
    let total = manifest.icons.count
    for start in stride(from: 0, to: max(1, total), by: mostIcons) {
      let part = start..<min(total, start + mostIcons)
      let icons = manifest.restricted(to: part)
      let sheet = ContactSheet(icons, title: "")
      let own = Approvals(approvals.entries.restricted(to: icons.icons.lazy.map(\.name)))
      do throws(BuildError) {
        let pictures = try recognizer.renditions(of: sheet.artworks) { done, all in
          progress(start + part.count * done / max(1, all), total)
        }
        body(Review(sheet, pictures, against: own, knowing: nil), &approvals)
      } catch {
        throw .build(error)
      }
    }
    recognizer.finished.tidy()
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

  /// Saves approved pictures of some icons like `keep`. The keys are in the order of the icons; the pictures are found again, because
  /// those of a large set need much memory.
  package func keep(_ keys: [Approval.Key], of manifest: Manifest, in approvals: Approvals) {
    var maker = maker
    maker.tidiesCache = false
    defer { maker.finished.tidy() }
    var rest = keys[...]
    let total = manifest.icons.count
    for start in stride(from: 0, to: total, by: Self.mostIconsHeld) where !rest.isEmpty {
      let icons = manifest.restricted(to: start..<min(total, start + Self.mostIconsHeld))
      let names = Set(icons.icons.map(\.name))
      let first = rest.prefix { names.contains($0.icon) }
      rest = rest[first.endIndex...]
      let own = Set(first)
      if own.isEmpty { continue }
      let variants = ContactSheet(icons, title: "").rows.flatMap(\.variants)
      let picked = variants.filter { own.contains(Approval.Key(icon: $0.icon, variant: $0.name)) }
      guard let pictures = try? maker.renditions(of: picked.map(\.artwork).uniqued) else { return }
      for variant in picked {
        let mark = approvals.entries[Approval.Key(icon: variant.icon, variant: variant.name)]?.mark
        guard let rendition = pictures[variant.artwork]?.rendition, rendition.fingerprint == mark?.fingerprint
        else { continue }
        cache?.keep(rendition)
      }
    }
  }

  /// The number of icons whose pictures are held at the same time to save them.
  private static let mostIconsHeld = 500

  /// Saves the approved pictures for comparison when they change.
  package func keep(_ items: [Review.Item], _ pictures: SheetPictures) {
    for item in items { if let rendition = pictures[item.artwork]?.rendition { cache?.keep(rendition) } }
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
