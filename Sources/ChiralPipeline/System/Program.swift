#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds and runs the programs of others.
enum Program {
  /// Returns the programs of a name in the absolute folders of PATH; a relative folder could lead to any file.
  static func all(_ name: String) -> [String] {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .filter { access($0, X_OK) == 0 && FileStatus($0)?.kind == .file }
  }

  /// The variables of this process.
  static var environment: [String] {
    var variables: [String] = []
    var next = environ
    while let pointer = next.pointee {
      variables.append(String(cString: pointer))
      next += 1
    }
    return variables
  }

  /// Runs a program with files as input and output, and returns its exit status; −1 if it did not end by itself. A command
  /// that is interrupted does not wait for it.
  static func run(
    _ arguments: [String], environment: [String], input: String, output: String, errors: String = "/dev/null"
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var identifier: pid_t = 0
    guard posix_spawn(&identifier, arguments[0], &actions, nil, pointers, variables) == 0 else { return -1 }
    var status: Int32 = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier { return status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
      if ended < 0, errno != EINTR { return -1 }
      if Interruption.isRequested { kill(identifier, SIGKILL) }
      usleep(pause)
    }
  }

  /// The time between two looks at a running program, in microseconds.
  private static let pause: UInt32 = 2_000
}
