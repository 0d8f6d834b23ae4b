#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The connection to one `chiral-render` process: a greeting, then requests and responses until one fails.
final class HelperConnection {
  private var process: ChildProcess
  private let options: RenderHelper.Options
  /// The versions of the process and its libraries.
  let versions: HelperVersions
  /// True if the process has used so much processor time that another one should take its place.
  private(set) var isWorn = false

  /// Starts a process and waits for its greeting.
  init(_ options: RenderHelper.Options) throws(RenderError) {
    self.options = options
    do {
      process = try ChildProcess(
        executable: options.executable, arguments: options.readable,
        environment: HelperEnvironment.variables())
    } catch {
      throw RenderError(
        .unavailable, "cannot start \(options.executable): \(error); build or install it beside chiral")
    }
    do {
      let greeting = try Frame.receive(from: process.output, options.patience)
      guard case .hello(let versions) = HelperResponse(decoding: greeting),
        versions.protocolVersion == HelperVersions.currentProtocol
      else {
        throw RenderError(
          .unavailable, "\(options.executable) belongs to another version; install it together with chiral")
      }
      self.versions = versions
    } catch let error as RenderError {
      throw error
    } catch PipeError.interrupted {
      throw RenderError(.interrupted, "interrupted")
    } catch {
      throw RenderError(
        .crash, "\(options.executable) ended before it was ready; start it by hand to see why")
    }
  }

  /// Sends a request and waits for the response; after an error the connection is unusable.
  func exchange(_ request: HelperRequest) throws(RenderError) -> HelperResponse {
    let request = NumberedRequest(request)
    let message = request.encoded
    let bytes: [UInt8]
    do {
      let patience = options.patience
      try Frame.send(message, to: process.input, patience)
      bytes = try Frame.receive(from: process.output, patience)
    } catch {
      throw end(after: error)
    }
    guard let answer = NumberedResponse(decoding: bytes) else {
      throw RenderError(.crash, "the renderer gave an answer that cannot be read")
    }
    // The cause may lie outside of the drawing, so that no cache may remember it.
    guard answer.answers(request, sentAs: message) else {
      throw RenderError(
        .killed, "the renderer answered another request; build again, and report it if that recurs")
    }
    isWorn = answer.processorTime > RenderHelper.lifeSeconds * 1_000_000
    return answer.response
  }

  private static let advice =
    "leave it out or draw it otherwise for now, and report it: no drawing should do that"
  /// A library gives up by SIGABRT where a drawing is beyond its limits; our own code ends by other signals.
  private static let limit = "it is beyond what librsvg can draw; leave it out or draw it otherwise"

  /// Ends the process and returns the error that describes the failure for the drawing.
  private func end(after error: PipeError) -> RenderError {
    let end = process.end(killing: error != .closed)
    switch (error, end) {
    case (.interrupted, _):
      return RenderError(.interrupted, "interrupted")
    case (.timedOut, _):
      return RenderError(.limit, "drawing it takes more than \(options.timeLimit.components.seconds) s")
    case (_, .signalled(SIGXCPU)), (_, .signalled(SIGPROF)):
      return RenderError(
        .limit, "drawing it takes more than \(RenderHelper.processorSeconds) s of processor time")
    case (.closed, .signalled(SIGKILL)):
      return RenderError(.killed, "something else ended the renderer while it was drawn")
    case (_, .signalled(SIGABRT)):
      return RenderError(.crash, "drawing it ended the renderer with signal \(SIGABRT): \(Self.limit)")
    case (_, .signalled(let signal)):
      return RenderError(.crash, "drawing it ended the renderer with signal \(signal); \(Self.advice)")
    case (_, .exited(let status)):
      return RenderError(.crash, "drawing it ended the renderer with status \(status); \(Self.advice)")
    }
  }
}

extension RenderHelper.Options {
  /// The conditions for waiting for the answer to a request that is sent now.
  fileprivate var patience: Frame.Patience {
    Frame.Patience(deadline: .now + timeLimit, isInterrupted: isInterrupted)
  }
}

extension PipeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .closed: "the other end is closed"
    case .timedOut: "no answer in time"
    case .interrupted: "interrupted"
    case .failed(let code): String(cString: strerror(code))
    }
  }
}

/// The environment of `chiral-render`: enough to find libraries and fonts, and nothing that would make
/// pictures depend on the machine's user.
private enum HelperEnvironment {
  /// The variables that are inherited from this process.
  static let inherited = [
    "HOME", "PATH", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    "FONTCONFIG_SYSROOT", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
    "CHIRAL_LIMITS", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE",
  ]

  /// The variables with fixed values: the locale decides `systemLanguage`, threads and arenas multiply the
  /// address space, and a crash is expected and needs no backtrace.
  static let fixed = [
    "LC_ALL=C.UTF-8", "RAYON_NUM_THREADS=1", "MALLOC_ARENA_MAX=1", "SWIFT_BACKTRACE=enable=no",
  ]

  static func variables() -> [String] {
    inherited.compactMap { name in getenv(name).map { name + "=" + String(cString: $0) } } + fixed
  }
}
