internal import ChiralRequests
import Synchronization

/// A worker process that several threads may share; they take turns.
final class SharedHelper: Sendable {
  private let helper: Mutex<RenderHelper>
  private let exhaustion: Exhaustion

  /// Creates a helper that starts with its first request.
  convenience init(executable: String, exhaustion: Exhaustion = .shared) {
    self.init(RenderHelper.Options(executable: executable), exhaustion)
  }

  /// Creates a helper for drawings of our own, with a time limit that is not exceeded even if the machine is
  /// busy.
  static func patient(executable: String) -> SharedHelper {
    var options = RenderHelper.Options(executable: executable)
    options.timeLimit = .seconds(600)
    return SharedHelper(options, Exhaustion())
  }

  private init(_ options: RenderHelper.Options, _ exhaustion: Exhaustion) {
    self.exhaustion = exhaustion
    var options = options
    options.isInterrupted = { Interruption.isRequested }
    options.readable = ReadableFonts.paths
    options.onStart = WorkerProtection.check
    helper = Mutex(RenderHelper(options))
  }

  /// Returns the versions of the worker and its libraries.
  func versions() throws(RenderError) -> HelperVersions {
    try helper.withLock { helper throws(RenderError) in try helper.versions() }
  }

  /// Renders a drawing.
  func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    // Drawings of our own have no identifier and are rendered only once.
    if request.identifier.isEmpty {
      let results = try helper.withLock { helper throws(RenderError) in try helper.render(request) }
      guard request.isAnswered(by: results) else { throw Self.damaged }
      return results
    }
    let subject = Exhaustion.Subject(bytes: request.svg, file: request.identifier, isOriginal: false)
    let (results, processorTime) = try exhaustion.once(subject, for: "render") { () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in
        (try helper.render(request), helper.processorTime)
      }
    }
    exhaustion.note(processorTime, for: subject)
    guard request.isAnswered(by: results) else { throw Self.damaged }
    return results
  }

  /// Returns the answer to a question about a drawing.
  func answer(_ request: DrawingRequest) throws(RenderError) -> DrawingAnswer {
    try measuredAnswer(request).answer
  }

  /// Returns the answer to a question about a drawing, and the processor time that it took in microseconds.
  func measuredAnswer(
    _ request: DrawingRequest
  ) throws(RenderError) -> (answer: DrawingAnswer, processorTime: Int) {
    // The forms for targets have a limit of their own.
    let file = request.task.isOfTargets ? "" : request.file
    let subject = Exhaustion.Subject(bytes: request.bytes, file: file, isOriginal: true)
    let (answer, processorTime) = try exhaustion.once(subject, for: request.task.kind) {
      () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in
        (try CrashSearch(request: request, helper: helper).answer(), helper.processorTime)
      }
    }
    exhaustion.note(processorTime, for: subject)
    guard answer.isIntact else { throw Self.damaged }
    return (answer, processorTime)
  }

  /// The error for an answer of the wrong kind.
  static let unexpected = RenderError(.crash, "the worker answered another question")
  /// The error for an answer with a damaged picture. The cause may lie outside the drawing, so that the cache must not remember it.
  private static let damaged = RenderError(
    .killed, "the worker gave a damaged picture; build again, and report it if that recurs")
}

extension RenderRequest {
  /// True if the pictures are complete: PNGs of the heights that were asked for with right checksums, and all bytes of pixels.
  func isAnswered(by results: RenderResults) -> Bool {
    zip(outputs, results).allSatisfy { output, result in
      guard case .success(let picture) = result else { return true }
      switch output.format {
      case .png, .palette: return PNG.isIntact(picture.bytes, height: output.height)
      case .pixels:
        // No side of a picture is longer.
        return picture.height == output.height && 1...(1 << 15) ~= picture.width
          && picture.bytes.count == picture.width * picture.height * 4
      }
    }
  }
}

extension DrawingTask {
  /// True if exporters ask the question, about a picture that was made already.
  fileprivate var isOfTargets: Bool {
    switch self {
    case .shown, .form: true
    case .pictures, .facts, .evidence, .mirror, .texts, .letters, .places, .sheet, .readings, .source, .dress:
      false
    }
  }

  /// The kind of the question: a worker may crash on one kind and answer another.
  fileprivate var kind: String {
    switch self {
    case .pictures: "pictures"
    case .facts(let task): task.rendersPictures ? "facts" : "facts without pictures"
    case .evidence(let height, _): height > 0 ? "evidence" : "evidence without pictures"
    case .mirror: "mirror"
    case .texts: "texts"
    case .letters: "letters"
    case .shown: "shown"
    case .form(let form): form.kind
    case .places: "places"
    case .sheet: "sheet"
    case .readings: "readings"
    case .source: "source"
    case .dress: "dress"
    }
  }
}
