import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The way in which a process ended.
enum ProcessEnd: Hashable, Sendable {
  /// The process ended by itself, with a status.
  case exited(Int32)
  /// A signal killed the process.
  case signalled(Int32)
}

/// A running program with pipes to its standard input and output; owning it, this value kills it when it goes
/// away.
struct ChildProcess: ~Copyable {
  /// The pipe that the process reads.
  let input: Descriptor
  /// The pipe that the process writes.
  let output: Descriptor
  private let identifier: pid_t
  private var hasEnded = false

  /// Starts a program with arguments and an environment; its standard error is discarded.
  init(executable: String, arguments: [String], environment: [String]) throws(PipeError) {
    let toChild = try Pipe()
    let fromChild = try Pipe()
    identifier = try spawn(
      executable, arguments: arguments, environment: environment, input: toChild.reading.number,
      output: fromChild.writing.number)
    input = toChild.writing
    output = fromChild.reading
    for number in [input.number, output.number] {
      _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Waits until the program has ended; with `killing`, kills it first.
  mutating func end(killing: Bool) -> ProcessEnd {
    hasEnded = true
    return reap(identifier, killing: killing)
  }

  deinit {
    if !hasEnded { _ = reap(identifier, killing: true) }
  }
}

/// A lock held while a pipe is open for inheritance and while a program is started.
private let inheritance = Mutex(())

/// The two ends of a new pipe. Programs started by other threads do not inherit them; otherwise one end would
/// stay open there, and its closing would not be noticed at the other end.
private struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(PipeError) {
    var ends: [Int32] = [-1, -1]
    let status = inheritance.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard status == 0 else { throw .failed(status) }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
  }
}

private func reap(_ identifier: pid_t, killing: Bool) -> ProcessEnd {
  if killing { kill(identifier, SIGKILL) }
  var status: Int32 = 0
  while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  let signal = status & 0x7F
  return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
}

private func spawn(
  _ executable: String, arguments: [String], environment: [String], input: Int32, output: Int32
) throws(PipeError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  resetSignals(&attributes)

  var identifier: pid_t = 0
  let status = withCStrings([executable] + arguments) { arguments in
    withCStrings(environment) { environment in
      inheritance.withLock { _ in
        posix_spawn(&identifier, executable, &actions, &attributes, arguments, environment)
      }
    }
  }
  guard status == 0 else { throw .failed(status) }
  return identifier
}

#if canImport(Darwin)
  private typealias SpawnAttributes = posix_spawnattr_t?
#else
  private typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Gives the program the default handling of all signals, whatever this process ignores or blocks.
private func resetSignals(_ attributes: inout SpawnAttributes) {
  var all = sigset_t()
  var none = sigset_t()
  sigfillset(&all)
  sigemptyset(&none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setsigmask(&attributes, &none)
  #if canImport(Darwin)
    let closeInherited = POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    let closeInherited: Int32 = 0
  #endif
  let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | closeInherited
  posix_spawnattr_setflags(&attributes, Int16(flags))
}

/// Calls a function with C strings: an array of pointers that ends with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
