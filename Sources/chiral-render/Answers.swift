import ChiralDrawing
import ChiralRequests
import ChiralSVG

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers requests one after another.
struct Answers {
  private let renderer = PictureRenderer()
  private let worker: DrawingWorker

  init() {
    // The command has already rejected an invalid text.
    let text = getenv(SourceLimits.variable).map { String(cString: $0) } ?? ""
    worker = DrawingWorker(renderer: renderer, limits: (try? SourceLimits(text)) ?? SourceLimits())
  }

  /// Returns the answer to any message, with the number of its request.
  func answer(_ message: [UInt8]) -> NumberedResponse {
    let request = NumberedRequest(decoding: message)
    let response = response(to: request?.request)
    return NumberedResponse(
      to: message, number: request?.number ?? 0, processorTime: Limits.processorTime, response)
  }

  private func response(to request: HelperRequest?) -> HelperResponse {
    do throws(RenderError) {
      switch request {
      case .render(let request):
        let start = Limits.processorTime
        let pictures = try renderer.render(request)
        return .pictures(pictures, processorTime: Limits.processorTime - start)
      case .measure(let request): return .rectangles(try renderer.measure(request))
      case .letters(let request): return .outlines(try renderer.letters(request))
      case .drawing(let question):
        let start = Limits.processorTime
        return .drawing(worker.answer(question), processorTime: Limits.processorTime - start)
      case .escapes(let file): return .escapes(SandboxEscape.attempts(on: file).map(\.rawValue))
      case nil: throw Self.unreadable
      }
    } catch {
      return .refusal(error)
    }
  }

  private static let unreadable = RenderError(.crash, "the request cannot be read")
}
