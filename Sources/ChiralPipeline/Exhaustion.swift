internal import ChiralRendering
import Synchronization

/// Drawings that took more than a drawing may: nobody waits for one of them twice.
///
/// A command may ask for a drawing often, to look at it, to measure each of its parts, and to draw it both ways.
final class Exhaustion: Sendable {
  /// Of the drawings as they are; those of another revision have the same names.
  static let shared = Exhaustion()

  /// By the name of the drawing's file, as what is asked about it differs each time.
  private let known = Mutex<[String: RenderError]>([:])

  /// What the renderer answers, unless the drawing is one of them or becomes one.
  func once<Answer>(
    _ file: String, _ ask: () throws(RenderError) -> Answer
  ) throws(RenderError) -> Answer {
    // What we draw ourselves has no name.
    guard !file.isEmpty else { return try ask() }
    if let error = known.withLock({ $0[file] }) { throw error }
    do {
      return try ask()
    } catch {
      if error.kind == .limit { known.withLock { $0[file] = error } }
      throw error
    }
  }
}
