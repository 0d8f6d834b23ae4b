internal import ChiralRendering
import Synchronization

/// Drawings that took more than a drawing may: nobody waits for one of them twice.
///
/// A command may ask for a drawing often, to look at it, to measure each of its parts, and to draw it.
enum Exhaustion {
  /// By what the drawing holds, as names may stand for others in another revision.
  private static let known = Mutex<[SHA256: RenderError]>([:])

  /// What the renderer answers, unless the drawing is one of them or becomes one.
  static func once<Answer>(
    _ svg: @autoclosure () -> [UInt8], _ ask: () throws(RenderError) -> Answer
  ) throws(RenderError) -> Answer {
    // Nearly always there are none, and no drawing needs to be looked at.
    if known.withLock({ !$0.isEmpty }), let error = known.withLock({ $0[SHA256(of: svg())] }) { throw error }
    do {
      return try ask()
    } catch {
      if error.kind == .limit { known.withLock { $0[SHA256(of: svg())] = error } }
      throw error
    }
  }
}
