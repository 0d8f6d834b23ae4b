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
    case .pictures, .rectangles, .outlines, .hello: throw Self.unexpected
    }
  }

  /// The ink of elements of a drawing, in the drawing's user units.
  package func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults {
    switch try exchange(.measure(request)) {
    case .rectangles(let rectangles) where rectangles.count == request.elements.count: return rectangles
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .hello: throw Self.unexpected
    }
  }

  /// The outlines of letters.
  package func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults {
    switch try exchange(.letters(request)) {
    case .outlines(let outlines) where outlines.count == request.runs.count: return outlines
    case .refusal(let error): throw error
    case .pictures, .rectangles, .outlines, .hello: throw Self.unexpected
    }
  }

  private static let unexpected = RenderError(.crash, "the renderer answered another question")

  private func connected() throws(RenderError) -> HelperConnection {
    if let connection { return connection }
    let fresh = try HelperConnection(options)
    connection = fresh
    return fresh
  }

  /// A crash of a helper that has drawn before may be the fault of what it drew before (its memory is
  /// limited), so a fresh one tries again: the outcome never depends on the order of the drawings.
  private func exchange(_ request: HelperRequest) throws(RenderError) -> HelperResponse {
    let connection = try connected()
    do {
      return try connection.exchange(request)
    } catch {
      self.connection = nil
      guard error.kind == .crash, connection.answerCount > 0 else { throw error }
    }
    do {
      return try connected().exchange(request)
    } catch {
      self.connection = nil
      throw error
    }
  }
}
