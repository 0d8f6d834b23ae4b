import Synchronization

/// The workers of a command, which keep running from one of its steps to the next.
package final class KeptHelpers: Sendable {
  private struct State {
    var helpers: [SharedHelper] = []
    var next = 0
  }

  /// The path of the worker program.
  package let executable: String
  private let count: Int
  private let state = Mutex(State())

  /// Prepares workers for a number of threads; none is started yet.
  package init(executable: String, count: Int) {
    self.executable = executable
    self.count = max(1, count)
  }

  /// Returns workers for all processors; nil if their program is not installed.
  package static func installed() -> KeptHelpers? {
    HelperLocation.find().map { KeptHelpers(executable: $0, count: Processors.count) }
  }

  /// A worker, which starts with its first request. As many calls in a row as there are threads give different ones.
  var helper: SharedHelper {
    state.withLock { state in
      if state.helpers.count < count { state.helpers.append(SharedHelper(executable: executable)) }
      let helper = state.helpers[state.next % state.helpers.count]
      state.next = (state.next + 1) % count
      return helper
    }
  }

  /// Ends the workers.
  func end() { state.withLock { $0 = State() } }
}
