internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRequests

/// The books of a build, kept icon after icon: what `index.json` says, and the paths of all files. Of a large set, nothing else is held at once.
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
  /// The paths of all files, where the next build is told of them; their stamps come at the end.
  private(set) var outputs = StampTable(.outputs)
  private let remembers: Bool
  /// How many files there are.
  private(set) var fileCount = 0
  /// The files of the former build that are not in these books.
  private(set) var stale: Set<String>

  /// So many bytes of the index are held before they are written.
  private static let piece = 256 << 10

  /// New books, whose index goes into a draft.
  init(_ basis: Basis, index: FileDraft, remembers: Bool) {
    self.basis = basis
    self.index = index
    self.remembers = remembers
    stale = basis.former.own.allPaths
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
      let entry = picture.entry(of: decision, of: planned.icon)
      for file in entry.files { note(file.path) }
      icon.entries[decision.locale.text] = entry
    }
    if let former = basis.former.index.icons[name] {
      let own = Set(icon.paths)
      icon.keep(former, of: basis.wanted, besides: basis.built)
      for path in icon.paths where !own.contains(path) { note(path) }
    }
    printer.add(name, icon)
    try write(atLeast: Self.piece)
  }

  /// Enters an icon as the former build left it.
  mutating func add(_ name: String, _ former: BuildIndex.Icon) throws(FileError) {
    for path in former.paths { note(path) }
    printer.add(name, former)
    try write(atLeast: Self.piece)
  }

  /// Closes the books with what lies in the folders of other targets; then the draft of the index is whole.
  mutating func close(targets: [String: BuildIndex.TargetFolder]) throws(FileError) {
    for folder in targets.values {
      for file in folder.files { note(file.path) }
    }
    printer.end(targets: targets)
    try write(atLeast: 0)
  }

  private mutating func write(atLeast count: Int) throws(FileError) {
    guard printer.bytes.count >= count else { return }
    try index.append(printer.bytes)
    printer.clear()
  }

  private mutating func note(_ path: String) {
    fileCount += 1
    if !stale.isEmpty { stale.remove(path) }
    if remembers { outputs.add(path, .unknown) }
  }
}

/// What an earlier build left in the output folder.
struct FormerBuild: Sendable {
  /// What its `index.json` says; nothing of icons where this build makes all files of the target `files`.
  var index: BuildIndex
  /// Every file that it wrote, and, where it was killed, those that it was about to write.
  var own: OwnFiles
}

/// A picture of an icon, with what every locale that shows it says alike.
private struct Picture {
  /// A file that each of these locales has.
  struct Form {
    let form: FilesTarget.Form
    let sha256: String
  }

  let record: PictureRecord?
  let target: FilesTarget
  let forms: [Form]

  init(_ record: PictureRecord?, _ target: FilesTarget) {
    self.record = record
    self.target = target
    forms = target.forms.compactMap { form in
      record?[form.form].map { Form(form: form, sha256: $0.digest.description) }
    }
  }

  func entry(of decision: Decision, of icon: Icon) -> BuildIndex.Entry {
    let artwork = decision.artwork
    let isReplaced = record?.declined != nil
    var entry = BuildIndex.Entry(
      picture: BuildIndex.Picture(source: artwork.source, transformation: artwork.transformation.rawValue),
      outcome: isReplaced
        ? PictureProblem.declinedOutcome : record?.problem?.outcome ?? decision.outcome.description,
      rule: decision.reason.id,
      problem: record?.problem?.text ?? record?.declined, parts: record?.parts ?? [],
      fonts: record?.fonts ?? [],
      files: forms.map { form in
        BuildIndex.File(
          path: target.path(of: icon.name, in: decision.locale.text, as: form.form), sha256: form.sha256,
          resolution: form.form.resolution)
      })
    if isReplaced { entry.shown = artwork.declined.rawValue }
    entry.isAccepted = entry.outcome == PictureProblem.declinedOutcome && icon.acceptsDeclined
    return entry
  }
}

extension BuildIndex {
  /// Its name in the output folder.
  static let fileName = "index.json"
  /// A file of more bytes is none.
  static let largest = 1 << 30

  /// The index in an output folder; nil where there is none, or a damaged one. Refuses somebody else's file.
  static func ofBuild(in folder: OutputFolder) throws(FileError) -> BuildIndex? {
    guard let bytes = try folder.contents(of: fileName, limit: largest) else {
      if folder.hasSomething(at: fileName) { throw .foreign(folder.path + "/" + fileName) }
      return nil
    }
    guard isOfBuild(bytes) else { throw .foreign(folder.path + "/" + fileName) }
    return JSONReader.read(SourceText(bytes, file: fileName)).root.flatMap(BuildIndex.init)
  }

  /// Refuses a folder in which somebody else's file has the name of the index, before anything is written there.
  static func checkOwner(in output: String) throws(FileError) {
    let path = output + "/" + fileName
    guard FileStatus(path, followingLinks: false) != nil else { return }
    guard isOfBuild(Files.beginning(path, 64)) else { throw .foreign(path) }
  }

  /// Returns true for the beginning of a file that says that a build wrote it, whatever became of the rest.
  static func isOfBuild(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(64), as: UTF8.self).contains("\"chiral-index\"")
  }
}
