internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

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
  private let keepsDrawings: Bool
  /// The first file with the bytes of each digest.
  private var owners: [SHA256: OutputFolder.Outcome] = [:]
  /// The files that were written, and those of them that changed.
  private(set) var files = PathList()
  private(set) var tally: ChangeTally

  init(_ folder: OutputFolder, _ placement: Placement, keepsDrawings: Bool, namesChanges: Bool) {
    self.folder = folder
    self.placement = placement
    self.keepsDrawings = keepsDrawings
    tally = ChangeTally(isNaming: namesChanges)
  }

  /// Writes the files of each picture of a drawing; returns the pictures with the digests of their files.
  mutating func write(
    _ pictures: [Artwork: Picture], of job: SourceJob
  ) throws(BuildError) -> [Artwork: Picture] {
    var pictures = pictures
    for artwork in job.artworks {
      guard var picture = pictures[artwork], var product = picture.product else { continue }
      picture.digests = try write(product, picture.digests, for: placement[artwork])
      product.pngs = [:]
      if !keepsDrawings { (product.svg, product.rendered) = ([], []) }
      picture.result = .success(product)
      pictures[artwork] = picture
    }
    return pictures
  }

  private mutating func write(
    _ product: Product, _ known: [OutputFile.Form: SHA256], for showings: [Showing]
  ) throws(BuildError) -> [OutputFile.Form: SHA256] {
    var digests: [OutputFile.Form: SHA256] = [:]
    for form in placement.target.forms where showings.contains(where: { $0.includes(form) }) {
      guard let bytes = product.bytes(of: form.form) else { continue }
      // Two sizes may have the same height, and then have one form.
      let digest = digests[form.form] ?? known[form.form] ?? SHA256(of: bytes)
      digests[form.form] = digest
      var isLink = false
      for showing in showings where showing.includes(form) {
        for locale in showing.locales {
          let path = placement.target.path(of: showing.icon, in: locale, as: form)
          let outcome = try write(bytes, digest, at: path)
          tally.add(outcome.change, at: path)
          files.add(path, isLink: isLink && outcome.isLink)
          isLink = outcome.isLink
        }
      }
    }
    return digests
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
