// The lock of builds under the thread sanitizer (scripts/sanitize), in the place of that of the same name from
// Synchronization. Swift's takes a lock by a call of the Linux kernel that the sanitizer does not see: it would report
// what two threads do one after the other as a race. Other modules that lock hold links to this file.
#if THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// A value that one thread at a time may touch.
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
