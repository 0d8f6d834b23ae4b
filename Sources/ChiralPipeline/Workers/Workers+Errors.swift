import Synchronization

extension Workers {
  /// Processes each piece of work once, until the first error or Ctrl-C, which is thrown.
  ///
  /// `progress` is called from any thread with the number of pieces that are done.
  static func run<Work: Sendable, Tool, Output: Sendable>(
    _ work: [Work], count: Int,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Tool, Work) throws(BuildError) -> Output
  ) throws(BuildError) -> [Output] {
    let failure = Mutex<BuildError?>(nil)
    let done = Atomic(0)
    let results = run(
      work, count: count, shouldStop: { Interruption.isRequested || failure.withLock { $0 != nil } },
      makeTool: makeTool
    ) { tool, piece -> Output? in
      defer { progress(done.wrappingAdd(1, ordering: .relaxed).newValue, work.count) }
      do throws(BuildError) {
        return try body(tool, piece)
      } catch {
        failure.withLock { $0 = $0 ?? error }
        return nil
      }
    }
    if Interruption.isRequested { throw .interrupted }
    if let error = failure.withLock({ $0 }) { throw error }
    return results.compactMap { $0 ?? nil }
  }
}
