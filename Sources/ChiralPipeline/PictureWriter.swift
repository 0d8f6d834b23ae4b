internal import ChiralExporting
internal import ChiralMirroring
internal import ChiralPlanning
internal import ChiralRendering

/// What became of one picture.
struct PictureRecord: Sendable {
  /// The digest of each form.
  var digests: [OutputFile.Form: String] = [:]
  /// What was written for it.
  var changes: [(path: String, change: BuildSummary.Change)] = []
  /// What was kept or moved.
  var parts: [BuildIndex.Part] = []
  /// What set its letters.
  var fonts: [BuildIndex.Font] = []
  /// The picture itself, without its PNGs, where a target needs it.
  var product: Product?
  /// Why there is none.
  var problem: PictureProblem?
  /// The other drawings that were looked at.
  var dependencies: [Dependencies.Item] = []
  /// See `PictureEntry`.
  var differsFromCache = false
}

extension PictureRecord {
  /// What is told of a picture, before it has any files.
  init(_ product: Product) {
    parts = product.notes.filter { $0.action == .kept || $0.action == .moved }.map { note in
      BuildIndex.Part(action: note.action.rawValue, element: note.element, reason: note.reason)
    }
    fonts = product.faces.map { face in
      BuildIndex.Font(family: face.family, style: face.style, version: face.version)
    }
  }
}

extension PictureProblem {
  /// Whether another attempt may come to something else.
  var mayPass: Bool {
    switch self {
    case .failed(let problem), .declined(let problem): problem.mayPass
    }
  }

  /// As `index.json` has it.
  var outcome: String {
    switch self {
    case .failed: "failed"
    case .declined: "declined"
    }
  }

  /// In words, with the place.
  var text: String {
    switch self {
    case .failed(let problem), .declined(let problem): problem.description
    }
  }
}

/// Gives finished pictures their files; equal bytes are written once and shared.
struct PictureWriter {
  private let folder: OutputFolder
  /// Whether the drawings are needed once more.
  private let keepsProducts: Bool
  /// The first path of the bytes with a digest.
  private var owners: [String: String] = [:]

  init(_ folder: OutputFolder, keepsProducts: Bool) {
    self.folder = folder
    self.keepsProducts = keepsProducts
  }

  /// Writes the files of each picture of a drawing.
  consuming func write(
    _ entries: [Artwork: PictureEntry], of job: SourceJob,
    as files: [Artwork: [OutputFile]]
  ) throws(BuildError) -> [Artwork: PictureRecord] {
    var records: [Artwork: PictureRecord] = [:]
    for artwork in job.artworks {
      guard let entry = entries[artwork] else { continue }
      var record =
        switch entry.result {
        case .success(let product): try write(product, entry.svgDigest, as: files[artwork] ?? [])
        case .failure(let problem): PictureRecord(problem: problem)
        }
      record.dependencies = entry.dependencies
      record.differsFromCache = entry.differsFromCache
      records[artwork] = record
    }
    return records
  }

  private mutating func write(
    _ product: Product, _ svgDigest: SHA256?, as files: [OutputFile]
  ) throws(BuildError) -> PictureRecord {
    var record = PictureRecord(product)
    if let svgDigest { record.digests[.svg] = svgDigest.description }
    if keepsProducts {
      record.product = product
      record.product?.pngs = [:]
    }
    for file in files {
      guard case .picture(_, let form) = file.content, let bytes = product.bytes(of: form) else { continue }
      let digest = record.digests[form] ?? SHA256(of: bytes).description
      record.digests[form] = digest
      do {
        let change: OutputFolder.Change
        if let owner = owners[digest] {
          change = try folder.share(owner, bytes, at: file.path)
        } else {
          change = try folder.put(bytes, at: file.path)
          owners[digest] = file.path
        }
        if let change = BuildSummary.Change(change) { record.changes.append((file.path, change)) }
      } catch {
        throw .file(error)
      }
    }
    return record
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

extension BuildSummary.Change {
  init?(_ change: OutputFolder.Change) {
    switch change {
    case .created: self = .created
    case .replaced: self = .replaced
    case .unchanged: return nil
    }
  }
}
