#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Asks git; reads only, and writes only into a scratch folder.
struct Git: Sendable {
  /// In which git is asked.
  let folder: String
  /// For what git says, and for its index.
  let scratch: String

  /// What git writes; nil where it fails or is not there.
  func output(_ arguments: [String], input: [UInt8] = [], index: String? = nil) -> [UInt8]? {
    let (inputFile, outputFile) = (scratch + "/git-in", scratch + "/git-out")
    guard (try? Files.write(input, to: inputFile)) != nil else { return nil }
    let environment = ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0"] + (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? [])
    let status = Self.run(
      ["env"] + environment + ["git", "-C", folder] + arguments, input: inputFile, output: outputFile)
    return status == 0 ? try? Files.read(outputFile) : nil
  }

  /// One line that git writes.
  func line(_ arguments: [String]) -> String? {
    guard let bytes = output(arguments) else { return nil }
    return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// Runs a program between two files, and gives its status.
  private static func run(_ arguments: [String], input: String, output: String) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var identifier: pid_t = 0
    guard posix_spawnp(&identifier, "env", &actions, nil, pointers, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}

/// A folder among the system's temporary ones, gone when it is let go.
final class ScratchSpace: Sendable {
  let path: String

  init() throws(FileError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/chiral-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
    guard made else { throw FileError("make a folder in", base) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if FileStatus(path, followingLinks: false)?.kind == .folder {
      for name in (try? Files.names(in: path)) ?? [] { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
