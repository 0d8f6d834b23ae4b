internal import ChiralAudit
internal import ChiralInspection
internal import ChiralManifest
internal import ChiralMirroring
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralSVG
import Synchronization

/// What one worker finds out about drawings, or knows from earlier.
struct FactFinder {
  let project: Project
  let cache: FactCache
  private let maker: PictureMaker?
  private let trouble = Trouble()

  /// The first error that concerns every drawing.
  private final class Trouble: Sendable {
    let error = Mutex<BuildError?>(nil)
  }

  init(project: Project, renderer: String?, cache: FactCache) {
    self.project = project
    self.cache = cache
    maker = renderer.map {
      PictureMaker(
        helper: SharedHelper(executable: $0), letters: LetterDesk(executable: $0), folder: project.folder,
        heights: [], stylesheet: nil)
    }
  }

  /// The facts of a drawing and of its mirror images.
  func find(_ job: FactReader.Job) throws(BuildError) -> FactReader.Outcome {
    var outcome = FactReader.Outcome(path: job.path, drawing: DrawingFacts(), mirrors: [])
    let source: Source
    do {
      source = Source(try Files.readFile(project.path(of: job.path), limit: SourceReader.largest), job.path)
    } catch {
      outcome.drawing.unreadable = DrawingObstacle(line: 1, column: 1, message: error.reason)
      return outcome
    }
    outcome.drawing = try cache.drawing(source.key("\(String(describing: job.viewBox))")) {
      () throws(BuildError) in try checked(facts(of: source, job.viewBox))
    }
    guard outcome.drawing.unreadable == nil else { return outcome }
    for (icon, artwork, isBuilt) in job.mirrors {
      let mirrored = try cache.mirror(source.key(CanonicalText.of(artwork))) { () throws(BuildError) in
        try checked(self.mirrored(source, artwork))
      }
      outcome.mirrors.append((icon, mirrored.facts))
      outcome.mirrors[outcome.mirrors.count - 1].facts.isBuilt = isBuilt
    }
    return outcome
  }

  /// A drawing that is read when it is first asked for.
  private final class Source {
    let bytes: [UInt8]
    let path: String
    private(set) lazy var document = Result { () throws(SVGError) in
      try SourceReader.parsed(bytes, file: path)
    }

    init(_ bytes: [UInt8], _ path: String) {
      self.bytes = bytes
      self.path = path
    }

    /// What facts about it are known by.
    func key(_ question: String) -> SHA256 { SHA256(of: bytes + [0] + Array(question.utf8)) }
  }

  private func checked<Value>(_ value: Value) throws(BuildError) -> Value {
    if let error = trouble.error.withLock({ $0 }) { throw error }
    return value
  }

  private func facts(of source: Source, _ viewBox: IconViewBox?) -> DrawingFacts {
    switch source.document {
    case .success(let document):
      DrawingInspector.facts(of: document, viewBox: viewBox.map { ViewBox($0) }, probe: probe)
    case .failure(let error): DrawingInspector.facts(unreadable: error)
    }
  }

  private func mirrored(_ source: Source, _ artwork: Artwork) -> FactCache.Mirrored {
    guard case .success(var document) = source.document, let maker else {
      return FactCache.Mirrored(facts: MirrorFacts(isBuilt: false), dependencies: [])
    }
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    let dependencies = Dependencies()
    // Letters that cannot be set are the business of another rule.
    _ = try? maker.setLetters(artwork, &document, dependencies)
    let mirror = maker.mirror(for: artwork, dependencies)
    let facts = MirrorInspector.facts(
      of: document, by: mirror, selectors: artwork.parts.map(\.selector), isBuilt: false, probe: probe)
    return FactCache.Mirrored(facts: facts, dependencies: dependencies.items)
  }

  /// Renders, and keeps the error that concerns every drawing.
  private var probe: DrawingInspector.Probe? {
    guard let helper = maker?.helper else { return nil }
    return { [trouble] document, height in
      let request = RenderRequest(
        svg: document.serialized(), outputs: [RenderOutput(height: height, format: .pixels)],
        identifier: document.file)
      do throws(RenderError) {
        return try helper.render(request)[0].map(\.bitmap)
      } catch {
        if let fatal = BuildError(error) { trouble.error.withLock { $0 = fatal } }
        return .failure(error)
      }
    }
  }
}
