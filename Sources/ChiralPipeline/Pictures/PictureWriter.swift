internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// The record of one picture.
struct PictureRecord: Sendable {
  /// A form in which the picture was written.
  struct Written: Hashable, Sendable {
    var form: OutputFile.Form
    /// The digest of the bytes.
    var digest: SHA256
  }

  /// The forms that were written, each once.
  var written: [Written] = []
  /// The files that were written.
  var files = PathList()
  /// The changed files of the picture.
  var tally = ChangeTally()
  /// The parts of the drawing that were kept or moved.
  var parts: [BuildIndex.Part] = []
  /// The fonts that set its letters.
  var fonts: [FontFace] = []
  /// The picture itself, without its PNG files, if a target needs it.
  var product: Product?
  /// The reason why the requested picture is declined and another one takes its place.
  var declined: String?
  /// The reason why there is no picture.
  var problem: PictureProblem?
  /// The other drawings that were consulted.
  var dependencies: [Dependencies.Item] = []
  /// See `PictureEntry`.
  var differsFromCache = false

  /// True if somebody should read something about the picture: there is none, it is another one, or its letters are set in
  /// another weight.
  var hasRemark: Bool { problem != nil || declined != nil || fonts.contains { $0.missingWeight != nil } }

  /// Returns what was written in a form.
  subscript(form: OutputFile.Form) -> Written? { written.first { $0.form == form } }
}

extension PictureRecord {
  /// Creates the record of a picture that has no files yet.
  init(_ product: Product) {
    parts = product.notes.filter { $0.action == .kept || $0.action == .moved }.map { note in
      BuildIndex.Part(action: note.action.rawValue, element: note.element, reason: note.reason)
    }
    fonts = product.faces
  }
}

extension PictureProblem {
  /// True if another attempt could succeed: a missing file may appear.
  var mayPass: Bool {
    switch self {
    case .failed(let problem), .declined(let problem): problem.mayPass
    }
  }

  /// The outcome as `index.json` states it.
  var outcome: String {
    switch self {
    case .failed: "failed"
    case .declined: Self.declinedOutcome
    }
  }

  /// The outcome of a declined picture as `index.json` states it.
  static let declinedOutcome = "declined"

  /// The problem in words, with its place.
  var text: String {
    switch self {
    case .failed(let problem), .declined(let problem): problem.description
    }
  }
}

/// Writes the files of finished pictures; equal bytes are written once and shared.
struct PictureWriter {
  private let folder: OutputFolder
  private let placement: Placement
  /// True if the drawings are needed later.
  private let keepsProducts: Bool
  /// True if the paths of changed files are collected.
  private let namesChanges: Bool
  /// The first file with the bytes of each digest.
  private var owners: [SHA256: OutputFolder.Outcome] = [:]

  init(_ folder: OutputFolder, _ placement: Placement, keepsProducts: Bool, namesChanges: Bool) {
    self.folder = folder
    self.placement = placement
    self.keepsProducts = keepsProducts
    self.namesChanges = namesChanges
  }

  /// Writes the files of each picture of a drawing; returns their records.
  consuming func write(
    _ entries: [Artwork: PictureEntry], of job: SourceJob
  ) throws(BuildError) -> [Artwork: PictureRecord] {
    var records: [Artwork: PictureRecord] = [:]
    for artwork in job.artworks {
      guard let entry = entries[artwork] else { continue }
      var record =
        switch entry.result {
        case .success(let product): try write(product, entry.svgDigest, for: placement[artwork])
        case .failure(let problem): PictureRecord(problem: problem)
        }
      record.dependencies = entry.dependencies
      record.declined = entry.declined?.description
      record.differsFromCache = entry.differsFromCache
      records[artwork] = record
    }
    return records
  }

  private mutating func write(
    _ product: Product, _ svgDigest: SHA256?, for showings: [Showing]
  ) throws(BuildError) -> PictureRecord {
    var record = PictureRecord(product)
    record.tally = ChangeTally(isNaming: namesChanges)
    if keepsProducts {
      record.product = product
      record.product?.pngs = [:]
    }
    if showings.isEmpty { return record }
    for form in placement.target.forms where showings.contains(where: { $0.includes(form) }) {
      guard let bytes = product.bytes(of: form.form) else { continue }
      // Two sizes may have the same height, and then have one form.
      let known = record[form.form]
      let digest = known?.digest ?? (form.form == .svg ? svgDigest : nil) ?? SHA256(of: bytes)
      var isLink = false
      for showing in showings where showing.includes(form) {
        for locale in showing.locales {
          let path = placement.target.path(of: showing.icon, in: locale, as: form)
          let outcome = try write(bytes, digest, at: path)
          record.tally.add(outcome.change, at: path)
          record.files.add(path, isLink: isLink && outcome.isLink)
          isLink = outcome.isLink
        }
      }
      if known == nil { record.written.append(PictureRecord.Written(form: form.form, digest: digest)) }
    }
    return record
  }

  private mutating func write(
    _ bytes: [UInt8], _ digest: SHA256, at path: String
  ) throws(BuildError) -> OutputFolder.Outcome {
    do throws(FileError) {
      if let owner = owners[digest] { return try folder.share(owner, bytes: bytes, digest: digest, at: path) }
      var outcome = try folder.put(bytes, digest, at: path)
      owners[digest] = outcome
      // Every other file with these bytes is a link to this one, if it is a link.
      outcome.isLink = true
      return outcome
    } catch {
      throw .file(error)
    }
  }
}

extension Product {
  fileprivate func bytes(of form: OutputFile.Form) -> [UInt8]? {
    switch form {
    case .svg: svg
    case .png(let height, let isTinted): isTinted ? pngs[height] : nil
    }
  }
}
