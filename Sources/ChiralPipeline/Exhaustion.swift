internal import ChiralRendering
import Synchronization

/// Drawings that took more than a drawing may, or ended a worker twice: nobody waits for one of them again.
///
/// A command may ask for a drawing often, and a set may hold a drawing under many names.
final class Exhaustion: Sendable {
  /// Of all commands of this process.
  static let shared = Exhaustion()

  /// By the content of the drawing and by what was asked.
  private let known = Mutex<[SHA256: RenderError]>([:])

  /// The answer about a drawing, unless it is one of them or becomes one.
  func once<Answer>(
    _ drawing: [UInt8], for question: String, _ ask: () throws(RenderError) -> Answer
  ) throws(RenderError) -> Answer {
    // Most commands meet none, and hash nothing.
    let isEmpty = known.withLock { $0.isEmpty }
    if !isEmpty, let error = known.withLock({ $0[key(drawing, question)] ?? $0[key(drawing, nil)] }) {
      throw error
    }
    do {
      return try ask()
    } catch {
      switch error.kind {
      // Who takes too long for one question has had the time that a drawing may take.
      case .limit: known.withLock { $0[key(drawing, nil)] = error }
      case .crash: known.withLock { $0[key(drawing, question)] = error }
      case .drawing, .unavailable, .interrupted, .killed: break
      }
      throw error
    }
  }

  /// Nil is every question.
  private func key(_ drawing: [UInt8], _ question: String?) -> SHA256 {
    SHA256(of: Array((question ?? "").utf8) + [0] + drawing)
  }
}
