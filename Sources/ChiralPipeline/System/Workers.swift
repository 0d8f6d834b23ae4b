import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Dedicated threads for work that waits for files and processes, which must not block the few threads that
/// Swift's tasks share.
enum Workers {
  /// Processes each piece of work once, on at most `count` threads, and returns the results in the order of
  /// the work.
  ///
  /// `makeTool` makes an object for each thread, such as a helper process. Pieces that are left when
  /// `shouldStop` returns true have no result.
  static func run<Work: Sendable, Tool, Output: Sendable>(
    _ work: [Work], count: Int, shouldStop: @escaping @Sendable () -> Bool,
    makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Tool, Work) -> Output
  ) -> [Output?] {
    let next = Atomic(0)
    let results = Mutex([Output?](repeating: nil, count: work.count))
    onThreads(min(count, work.count)) {
      let tool = makeTool()
      while !shouldStop() {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < work.count else { return }
        let result = body(tool, work[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0 }
  }

  /// Runs a function on several threads, and returns when all have ended.
  private static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (0..<count).compactMap { _ in WorkerThread(body) }
    // If no thread can be created, the caller does the work.
    if threads.isEmpty { body() }
    for thread in threads { thread.join() }
  }
}

/// A POSIX thread with the stack size of a main thread; Darwin's default is a sixteenth of that.
struct WorkerThread {
  private static let stackSize = 8 << 20
  private let identifier: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil if the system cannot create one.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    guard let identifier = Self.create(body.toOpaque()) else {
      body.release()
      return nil
    }
    self.identifier = identifier
  }

  func join() { pthread_join(identifier, nil) }

  private static func create(_ context: UnsafeMutableRawPointer) -> pthread_t? {
    // Not `pthread_attr_t()`: the compiler may find the type in a C library that this file does not import.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress else { return nil }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(
        &thread, attributes,
        { context in
          WorkerThread.enter(context)
          return nil
        }, context)
      return status == 0 ? thread : nil
    }
  }

  private static func enter(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
  }
}
