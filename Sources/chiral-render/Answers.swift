import ChiralDrawing
import ChiralRendering
import ChiralSVG

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers requests one after another.
struct Answers {
  private let studio = Studio()
  private let worker: DrawingWorker

  init() {
    // The command has already rejected an invalid text.
    let text = getenv(SourceLimits.variable).map { String(cString: $0) } ?? ""
    worker = DrawingWorker(renderer: studio, limits: (try? SourceLimits(text)) ?? SourceLimits())
  }

  /// Returns the answer to any message.
  func answer(_ message: [UInt8]) -> HelperResponse {
    do throws(RenderError) {
      switch HelperRequest(decoding: message) {
      case .render(let request): return .pictures(try studio.render(request))
      case .measure(let request): return .rectangles(try studio.measure(request))
      case .letters(let request): return .outlines(try studio.letters(request))
      case .drawing(let question):
        guard let answer = worker.answer(question) else { throw Self.unreadable }
        return .drawing(answer)
      case .escapes(let file): return .escapes(Escape.attempts(on: file).map(\.rawValue))
      case nil: throw Self.unreadable
      }
    } catch {
      return .refusal(error)
    }
  }

  private static let unreadable = RenderError(.crash, "the request cannot be read")
}
