/// One `chiral-render` process, which is started when first needed and started again after a drawing ended
/// it.
///
/// It belongs to one thread; one helper per job runs in parallel. A drawing that crashes librsvg or makes it
/// hang affects only itself.
package final class RenderHelper {
  /// The options of a helper.
  package struct Options: Sendable {
    /// The path of `chiral-render`.
    package var executable: String
    /// The largest duration for one drawing on the clock. This is a last resort: the helper limits its own
    /// processor time, but gets little of it on a busy machine.
    package var timeLimit: Duration = .seconds(60)
    /// Returns true if the helper should give up; called a few times per second.
    package var isInterrupted: @Sendable () -> Bool = { false }

    /// Gets the versions of each process that starts, before its first request; an error refuses the process.
    package var onStart: @Sendable (HelperVersions) throws(RenderError) -> Void = { _ in }

    /// The files and folders that the process may read in addition to the system's libraries: those of fonts.
    package var readable = SystemFonts.all

    /// Creates options for the helper at a path.
    package init(executable: String) { self.executable = executable }
  }

  /// The largest processor time for one drawing in seconds; the helper enforces it.
  package static let processorSeconds = 3

  /// The processor time in seconds after which a process gets no further request. The helper limits its own to a little more.
  package static let lifeSeconds = 60

  private let options: Options
  private var connection: HelperConnection?
  /// The processor time of the last pictures or answer about a drawing, in microseconds.
  package private(set) var processorTime = 0

  /// Creates a helper that is not started yet.
  package init(_ options: Options) { self.options = options }

  /// Starts the helper, if it does not run, and returns its versions.
  package func versions() throws(RenderError) -> HelperVersions { try connected().versions }

  /// Returns the pictures of a drawing, each with its own success or failure.
  package func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    switch try exchange(.render(request)) {
    case .pictures(let pictures, let processorTime) where pictures.count == request.outputs.count:
      self.processorTime = processorTime
      return pictures
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// Returns the ink of elements of a drawing, in the drawing's user units.
  package func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults {
    switch try exchange(.measure(request)) {
    case .rectangles(let rectangles) where rectangles.count == request.elements.count: return rectangles
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// Returns letters as outlines.
  package func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    switch try exchange(.letters(request)) {
    case .outlines(let outlines) where outlines.count == request.runs.count: return outlines
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// Returns the answer to a request about a drawing.
  package func answer(_ question: DrawingRequest) throws(RenderError) -> DrawingAnswer {
    switch try exchange(.drawing(question)) {
    case .drawing(let answer, let processorTime):
      self.processorTime = processorTime
      return answer
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .escapes, .hello: throw Self.unexpected
    }
  }

  /// Returns the things that the sandboxed process can do with a file that it was not given; empty if the
  /// sandbox is tight.
  package func escapes(with file: String) throws(RenderError) -> [String] {
    guard case .escapes(let escapes) = try exchange(.escapes(file: file)) else { throw Self.unexpected }
    return escapes
  }

  private static let unexpected = RenderError(.crash, "the renderer answered another question")

  /// The largest number of consecutive failed starts.
  private static let mostStarts = 4
  /// The largest number of attempts for a request, each with a fresh process.
  private static let mostAttempts = 2
  /// The largest number of attempts if something outside kills the process.
  private static let mostKills = 4

  /// Returns the connection; starts a process again if something ends it during its start.
  private func connected() throws(RenderError) -> HelperConnection {
    if let connection { return connection }
    var starts = 1
    while true {
      do {
        let fresh = try HelperConnection(options)
        try options.onStart(fresh.versions)
        connection = fresh
        return fresh
      } catch {
        guard error.kind == .crash else { throw error }
        guard starts < Self.mostStarts else { throw RenderError(.unavailable, error.message) }
        starts += 1
      }
    }
  }

  /// Sends a request. A crash may be caused by earlier work of the process (its memory is limited) or from
  /// outside, so a fresh process tries again; the result never depends on the order of the drawings. A
  /// request that ends two processes is not repeated.
  private func exchange(_ request: HelperRequest) throws(RenderError) -> HelperResponse {
    var attempts = 1
    while true {
      let connection = try connected()
      do {
        let response = try connection.exchange(request)
        // A process that has read a drawing that it refuses answers no further request.
        if case .refusal = response { self.connection = nil }
        if connection.isWorn { self.connection = nil }
        return response
      } catch {
        self.connection = nil
        let most = error.kind == .crash ? Self.mostAttempts : error.kind == .killed ? Self.mostKills : 0
        guard attempts < most else { throw error }
        attempts += 1
      }
    }
  }
}
