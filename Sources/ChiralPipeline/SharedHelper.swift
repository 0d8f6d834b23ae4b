internal import ChiralRendering
internal import ChiralRequests
import Synchronization

/// A worker process, in a form that several may hold; nobody ever waits for it.
final class SharedHelper: Sendable {
  private let helper: Mutex<RenderHelper>
  private let exhaustion: Exhaustion

  /// A helper that starts when it is first asked.
  convenience init(executable: String, exhaustion: Exhaustion = .shared) {
    self.init(RenderHelper.Options(executable: executable), exhaustion)
  }

  /// A helper for drawings of our own, which may wait for the processor as long as others keep it busy.
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
    helper = Mutex(RenderHelper(options))
  }

  /// Starts the process, if it does not run, and says what it is made of.
  func versions() throws(RenderError) -> HelperVersions {
    try helper.withLock { helper throws(RenderError) in try helper.versions() }
  }

  /// Starts the process while `body` does something else; who asks it meanwhile waits until it is there.
  func starting<Output>(while body: () throws(BuildError) -> Output) throws(BuildError) -> Output {
    try Workers.aside({ _ = try? self.versions() }, while: body)
  }

  /// The pictures of a drawing of our own.
  func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    // What we draw ourselves has no name, and is asked for once.
    if request.identifier.isEmpty {
      return try helper.withLock { helper throws(RenderError) in try helper.render(request) }
    }
    return try exhaustion.once(request.svg, for: "render") { () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in try helper.render(request) }
    }
  }

  /// The answer to a question about a drawing.
  func answer(_ request: DrawingRequest) throws(RenderError) -> DrawingAnswer {
    let bytes = try exhaustion.once(request.bytes, for: request.task.kind) { () throws(RenderError) in
      try helper.withLock { helper throws(RenderError) in try helper.answer(request.encoded) }
    }
    guard let answer = DrawingAnswer(decoding: bytes) else {
      throw RenderError(.crash, "the worker gave an answer that cannot be read")
    }
    return answer
  }

  /// What is thrown where the worker answers another question.
  static let unexpected = RenderError(.crash, "the worker answered another question")
}

extension DrawingTask {
  /// Tells questions apart of which one may end the worker while another does not.
  fileprivate var kind: String {
    switch self {
    case .pictures: "pictures"
    case .facts(let task): task.rendersPictures ? "facts" : "facts without pictures"
    case .evidence(let height): height > 0 ? "evidence" : "evidence without pictures"
    case .mirror: "mirror"
    case .texts: "texts"
    case .letters: "letters"
    }
  }
}
