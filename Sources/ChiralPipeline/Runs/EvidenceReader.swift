package import ChiralClassification
internal import ChiralManifest
package import ChiralRequests
package import ChiralValues

/// Examines drawings for evidence that their names lack: the letters they show, whether their mirror image
/// looks the same, and which of them are mirror images of each other.
package struct EvidenceReader: Sendable {
  private let jobs: Int
  private let helpers: KeptHelpers?
  private let cache: EvidenceCache?

  /// The height at which drawings are rendered for comparison, in pixels.
  private static let height = 32

  /// Creates a reader that processes `jobs` drawings at the same time with the worker program `renderer`, or with workers that run
  /// already, and asks them only what no earlier command with the manifest `cached` found.
  package init(jobs: Int, renderer: String?, helpers: KeptHelpers? = nil, cached: String? = nil) {
    let helpers = helpers ?? renderer.map { KeptHelpers(executable: $0, count: jobs) }
    self.init(
      jobs: jobs, helpers: helpers,
      cache: cached.flatMap { manifest in helpers.map { EvidenceCache(ofManifest: manifest, helpers: $0) } })
  }

  init(jobs: Int, helpers: KeptHelpers?, cache: EvidenceCache?) {
    self.jobs = jobs
    self.helpers = helpers
    self.cache = cache
  }

  /// A drawing with the name of its icon.
  package struct Drawing: Hashable, Sendable {
    package var name: String
    package var path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The findings about a set of drawings.
  package struct Findings: Sendable {
    /// The evidence of each drawing, by the icon's name; empty for a drawing that cannot be read.
    package var evidence: [String: DrawingEvidence]
    /// The faults of files that are not valid drawings, by path.
    package var malformed: [String: DrawingFault]
    /// The judge of the names of all drawings under the usual conventions, who knows their judgements already; nil without drawings.
    package var judge: Judge?
  }

  /// Examines drawings.
  package func findings(
    in drawings: [Drawing], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(BuildError) -> Findings {
    if drawings.isEmpty { return Findings(evidence: [:], malformed: [:]) }
    guard let helpers else { throw .renderer(HelperLocation.missing) }
    let judge = Judge(Conventions(), of: Set(drawings.map(\.name)))
    let looks = try Workers.run(
      drawings, count: jobs, progress: progress, makeTool: { helpers.helper },
      { [cache] helper, drawing throws(BuildError) in try Self.look(at: drawing, helper, judge, cache: cache)
      })
    var evidence = Dictionary(looks.map { ($0.name, $0.answer.evidence) }) { first, _ in first }
    let pictures = looks.compactMap { look in look.answer.picture.map { (name: look.name, bitmap: $0) } }
    let like = LikePictures(pictures.compactMap(LikePictures.Entry.init))
    for (one, other) in like.flips {
      for (name, flip) in [(one, other), (other, one)] where evidence[name]?.flip == nil {
        evidence[name]?.flip = flip
      }
    }
    // Symmetric drawings have no picture to compare; equal files are equal drawings.
    for (name, twin) in Self.equalFiles(looks).merging(like.twins, uniquingKeysWith: min) {
      evidence[name]?.twin = twin
    }
    for (name, first) in Self.sameSheets(pictures) { evidence[name]?.outline = first }
    let lettered = pictures.filter { name, _ in
      evidence[name].map { ($0.outlined + $0.suspected).contains(where: \.isLetter) } ?? false
    }
    for (name, first) in LetterTemplates.names(of: lettered) { evidence[name]?.template = first }
    let malformed = looks.compactMap { look in look.answer.fault.map { (look.path, $0) } }
    let judgements = looks.compactMap { look in look.judgement.map { (look.name, $0) } }
    return Findings(
      evidence: evidence, malformed: Dictionary(malformed) { first, _ in first },
      judge: judge.knowing(Dictionary(judgements) { first, _ in first }))
  }

  /// Returns the first name of those with equal files, by each of the other names.
  private static func equalFiles(_ looks: [Look]) -> [String: String] {
    let groups = Dictionary(grouping: looks.filter { $0.checksum != nil }, by: \.checksum).values.map {
      $0.map(\.name).sorted()
    }
    let pairs = groups.flatMap { names in names.dropFirst().map { ($0, names[0]) } }
    return Dictionary(pairs, uniquingKeysWith: min)
  }

  /// Returns the first name of those that show the same sheet with a cut corner, by the names of all of them.
  private static func sameSheets(_ pictures: [(name: String, bitmap: Bitmap)]) -> [String: String] {
    var kinds: [(name: String, outline: SheetOutline)] = []
    return pictures.sorted { $0.name < $1.name }.reduce(into: [:]) { found, picture in
      guard let outline = SheetOutline(picture.bitmap) else { return }
      if let same = kinds.first(where: { $0.outline.isSame(as: outline) }) {
        found[picture.name] = same.name
      } else {
        kinds.append((picture.name, outline))
        found[picture.name] = picture.name
      }
    }
  }

  private struct Look: Sendable {
    var name: String
    var path: String
    /// A checksum of the file; nil if it cannot be read.
    var checksum: SHA256?
    /// The judgement of the name; nil if the file cannot be read.
    var judgement: Judgement?
    var answer = EvidenceAnswer()
  }

  private static func look(
    at drawing: Drawing, _ helper: SharedHelper, _ judge: Judge, cache: EvidenceCache?
  ) throws(BuildError) -> Look {
    var look = Look(name: drawing.name, path: drawing.path)
    guard let bytes = try? SourceReader.bytes(drawing.path, as: drawing.path) else { return look }
    look.checksum = SHA256(of: bytes)
    let name = judge.read(IconName(drawing.name))
    let judgement = judge.judgement(of: name)
    look.judgement = judgement
    // Letters may contradict even a sure word, and nothing that may be one is mirrored unsaid. A word that promises the same from both
    // sides is contradicted by any lopsided drawing.
    let isOpen = judgement.mayShowLetters || judgement.iconClass.mirrors || judgement.guideline == .r13
    let confidence = isOpen ? min(judgement.confidence, .likely) : judgement.confidence
    func ask(height: Int) throws(RenderError) -> EvidenceAnswer {
      let request = DrawingRequest(
        .evidence(height: height, name: confidence), file: drawing.path, bytes: bytes, name: name.bare)
      func asking(_ request: DrawingRequest) throws(RenderError) -> EvidenceAnswer {
        guard case .evidence(let answer) = try helper.answer(request) else { throw SharedHelper.unexpected }
        return answer
      }
      guard let cache else { return try asking(request) }
      return try cache.answer(to: request, asking: asking)
    }
    do throws(RenderError) {
      do throws(RenderError) {
        look.answer = try ask(height: height)
        if let picture = look.answer.picture { look.answer.evidence.consider(picture) }
      } catch  where BuildError(error) == nil {
        // A drawing that cannot be rendered can still be read.
        look.answer = try ask(height: 0)
      }
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      look.answer.fault = DrawingFault(message: error.message)
    }
    return look
  }
}

extension DrawingEvidence {
  /// Adds what a small picture of a lopsided drawing shows.
  fileprivate mutating func consider(_ picture: Bitmap) {
    isTapeKey = TapeKeys.isKey(picture)
    hasSeveralHues = Hues.areSeveral(in: picture)
    isShaded = hasSeveralHues || Tones.areSeveral(in: picture)
    isSheetWithCorner = SheetOutline(picture)?.isAllThatIsLopsided(in: picture) ?? false
  }
}
