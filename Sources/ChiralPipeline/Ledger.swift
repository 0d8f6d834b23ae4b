internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning

/// The books of a build, kept icon after icon: what `index.json` says, and by which stamps the next build knows the
/// files again. Of a large set, nothing else is held at once.
struct Ledger {
  /// What the build made, and what it goes on from.
  struct Basis {
    let placement: Placement
    let made: [Artwork: PictureRecord]
    /// What an earlier build left in the folder.
    let former: FormerBuild
    /// What the whole manifest asks for.
    let wanted: BuildIndex.Scope
    /// What this build makes of it.
    let built: BuildIndex.Scope
  }

  private let basis: Basis
  private var printer = IndexPrinter()
  private let index: FileDraft
  /// Every file, where a folder to ask is given.
  private(set) var outputs = StampTable(.outputs)
  private let folder: Int32?
  /// How many files there are.
  private(set) var fileCount = 0
  /// The files of the former build that are not in these books.
  private(set) var stale: Set<String>

  /// So many bytes of the index are held before they are written.
  private static let piece = 256 << 10

  /// New books, whose index goes into a draft; `folder` is open, and asked for the stamps that nobody knows.
  init(_ basis: Basis, index: FileDraft, folder: Int32?) {
    self.basis = basis
    self.index = index
    self.folder = folder
    stale = basis.former.paths
  }

  /// Enters an icon with what was made of it, and what the former build made of it in other locales and sizes.
  mutating func add(_ planned: Plan.PlannedIcon) throws(FileError) {
    let name = planned.icon.name
    var pictures: [Artwork: Picture] = [:]
    for artwork in planned.artworks {
      pictures[artwork] = Picture(basis.made[artwork], basis.placement.target)
    }
    var icon = BuildIndex.Icon(iconClass: planned.icon.iconClass.rawValue, entries: [:])
    for decision in planned.decisions {
      guard let picture = pictures[decision.artwork] else { continue }
      let entry = picture.entry(of: decision, name)
      for (file, form) in zip(entry.files, picture.forms) { note(file.path, form.stamp) }
      icon.entries[decision.locale.text] = entry
    }
    if let former = basis.former.index.icons[name] {
      let own = Set(icon.paths)
      icon.keep(former, of: basis.wanted, besides: basis.built)
      for path in icon.paths where !own.contains(path) { note(path, nil) }
    }
    printer.add(name, icon)
    try write(atLeast: Self.piece)
  }

  /// Enters an icon as the former build left it.
  mutating func add(_ name: String, _ former: BuildIndex.Icon) throws(FileError) {
    for path in former.paths { note(path, nil) }
    printer.add(name, former)
    try write(atLeast: Self.piece)
  }

  /// Closes the books with what lies in the folders of other targets, and what is about to be written there; then the
  /// draft of the index is whole.
  mutating func close(
    targets: [String: BuildIndex.TargetFolder], pending: Set<String> = []
  ) throws(FileError) {
    for folder in targets.values {
      for file in folder.files { note(file.path, nil) }
    }
    printer.end(targets: targets, pending: pending)
    try write(atLeast: 0)
  }

  private mutating func write(atLeast count: Int) throws(FileError) {
    guard printer.bytes.count >= count else { return }
    try index.append(printer.bytes)
    printer.clear()
  }

  private mutating func note(_ path: String, _ stamp: FileStamp?) {
    fileCount += 1
    if !stale.isEmpty { stale.remove(path) }
    guard let folder else { return }
    if let stamp { outputs.add(path, stamp) } else { outputs.add(path, in: folder) }
  }
}

/// What an earlier build left in the output folder.
struct FormerBuild: Sendable {
  /// What its `index.json` says; nothing of icons where this build makes all files of the target `files`.
  var index: BuildIndex
  /// Every file that it wrote, and, where it was killed, those that it was about to write.
  var paths: Set<String>
}

/// A picture of an icon, with what every locale that shows it says alike.
private struct Picture {
  /// A file that each of these locales has.
  struct Form {
    let form: FilesTarget.Form
    let sha256: String
    let stamp: FileStamp?
  }

  let record: PictureRecord?
  let target: FilesTarget
  let forms: [Form]

  init(_ record: PictureRecord?, _ target: FilesTarget) {
    self.record = record
    self.target = target
    forms = target.forms.compactMap { form in
      record?[form.form].map { Form(form: form, sha256: $0.digest.description, stamp: $0.stamp) }
    }
  }

  func entry(of decision: Decision, _ icon: String) -> BuildIndex.Entry {
    let artwork = decision.artwork
    return BuildIndex.Entry(
      picture: BuildIndex.Picture(source: artwork.source, transformation: artwork.transformation.rawValue),
      outcome: record?.problem?.outcome ?? decision.outcome.description, rule: decision.reason.id,
      problem: record?.problem?.text, parts: record?.parts ?? [], fonts: record?.fonts ?? [],
      files: forms.map { form in
        BuildIndex.File(
          path: target.path(of: icon, in: decision.locale.text, as: form.form), sha256: form.sha256,
          resolution: form.form.resolution)
      })
  }
}

extension BuildIndex {
  /// Its name in the output folder.
  static let fileName = "index.json"
  /// A file of more bytes is none.
  static let largest = 1 << 30
}
