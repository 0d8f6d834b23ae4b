// A replacement for `Mutex` of Synchronization in builds under the thread sanitizer (scripts/sanitize).
// Swift's Mutex locks with a system call of Linux that the sanitizer does not see, so that it would report
// accesses in sequence as races. Other modules with locks contain links to this file.
#if THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// A value that only one thread at a time can access.
  struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ value: consuming sending Value) {
      self.value.initialize(to: value)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      value.deinitialize(count: 1)
      lock.deallocate()
      value.deallocate()
    }

    borrowing func withLock<Result: ~Copyable, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#endif
