/// One `chiral-render` process, started when first needed and started again after a drawing ended it.
///
/// Belongs to one thread; as many of them as there are jobs run side by side. A drawing that crashes or hangs
/// librsvg costs that drawing alone.
package final class RenderHelper {
  /// What a helper needs to know.
  package struct Options: Sendable {
    /// The path of `chiral-render`.
    package var executable: String
    /// How long one drawing may take on the clock, as a last resort: the helper limits its own processor time, of
    /// which a busy machine gives it little.
    package var timeLimit: Duration = .seconds(60)
    /// Asked a few times a second whether to give up.
    package var isInterrupted: @Sendable () -> Bool = { false }

    /// The files and folders that the process may read besides the system's libraries: fonts.
    package var readable = SystemFonts.all

    /// Options for the helper at a path.
    package init(executable: String) { self.executable = executable }
  }

  /// Processor time, in seconds, that one drawing may take; the helper sees to it.
  package static let processorSeconds = 3

  private let options: Options
  private var connection: HelperConnection?

  /// A helper that is not started yet.
  package init(_ options: Options) { self.options = options }

  /// Starts the helper, if it does not run, and says what it is made of.
  package func versions() throws(RenderError) -> HelperVersions { try connected().versions }

  /// The pictures of a drawing, each with its own success.
  package func render(_ request: RenderRequest) throws(RenderError) -> RenderResults {
    switch try exchange(.render(request)) {
    case .pictures(let pictures) where pictures.count == request.outputs.count: return pictures
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// The ink of elements of a drawing, in the drawing's user units.
  package func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults {
    switch try exchange(.measure(request)) {
    case .rectangles(let rectangles) where rectangles.count == request.elements.count: return rectangles
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// The outlines of letters.
  package func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    switch try exchange(.letters(request)) {
    case .outlines(let outlines) where outlines.count == request.runs.count: return outlines
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .drawing, .escapes, .hello: throw Self.unexpected
    }
  }

  /// The encoded answer to an encoded question about a drawing.
  package func answer(_ question: [UInt8]) throws(RenderError) -> [UInt8] {
    switch try exchange(.drawing(question)) {
    case .drawing(let answer): return answer
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .escapes, .hello: throw Self.unexpected
    }
  }

  /// The things that the process can do in its cell with a file that it was not handed; none where the cell is closed.
  package func escapes(with file: String) throws(RenderError) -> [String] {
    guard case .escapes(let escapes) = try exchange(.escapes(file: file)) else { throw Self.unexpected }
    return escapes
  }

  private static let unexpected = RenderError(.crash, "the renderer answered another question")

  /// So many starts in a row that came to nothing are no accident.
  private static let mostStarts = 4
  /// So often a question is asked, of a fresh process each time.
  private static let mostAttempts = 2
  /// So often where somebody else kills the process.
  private static let mostKills = 4

  /// A process that somebody ends while it starts is started again.
  private func connected() throws(RenderError) -> HelperConnection {
    if let connection { return connection }
    var starts = 1
    while true {
      do {
        let fresh = try HelperConnection(options)
        connection = fresh
        return fresh
      } catch {
        guard error.kind == .crash else { throw error }
        guard starts < Self.mostStarts else { throw RenderError(.unavailable, error.message) }
        starts += 1
      }
    }
  }

  /// A crash may be the fault of what the process did before (its memory is limited), or of somebody else, so a fresh
  /// one tries again: the outcome never depends on the order of the drawings. A question that ends two is not asked again.
  private func exchange(_ request: HelperRequest) throws(RenderError) -> HelperResponse {
    var attempts = 1
    while true {
      let connection = try connected()
      do {
        return try connection.exchange(request)
      } catch {
        self.connection = nil
        let most = error.kind == .crash ? Self.mostAttempts : error.kind == .killed ? Self.mostKills : 0
        guard attempts < most else { throw error }
        attempts += 1
      }
    }
  }
}
