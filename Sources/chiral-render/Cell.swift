#if os(Linux)
  import CSystem
  import Glibc
#else
  import Darwin
#endif

/// The sandbox of a process that reads drawings: the operations that the kernel denies it, whatever a drawing
/// does.
struct Cell {
  /// A part of the sandbox.
  enum Wall: String, CaseIterable {
    /// The process can open only the files that it was given, and only the folders of libraries and fonts.
    case files
    /// The process can use no network, start no process, and signal no other process.
    case calls
  }

  /// The parts that this kernel does not support.
  private(set) var missing: [Wall] = []

  /// Enters the sandbox; `readable` are the files and folders that can still be read, and `program` is one that this process is
  /// about to become.
  init(readable: [String], program: String? = nil) {
    #if os(Linux)
      guard chiral_no_new_privileges() == 0 else {
        missing = Wall.allCases
        return
      }
      if !Self.limitFiles(to: Self.libraries + readable, program: program) { missing.append(.files) }
      if (program == nil ? chiral_refuse_calls() : chiral_refuse_company()) != 0 { missing.append(.calls) }
      // A kernel, or a tool between it and this process, may accept the rules and not apply them.
      missing = Wall.allCases.filter { missing.contains($0) || !$0.holds }
    #else
      missing = Wall.allCases
    #endif
  }

  #if os(Linux)
    /// The number of access rights of each version of Landlock. Source: linux/landlock.h.
    private static let accessBits = [0, 13, 14, 15, 15, 16]
    private static let execute: UInt64 = 1 << 0
    private static let readFile: UInt64 = 1 << 2
    private static let readFolder: UInt64 = 1 << 3

    private static func limitFiles(to readable: [String], program: String?) -> Bool {
      let version = Int(chiral_landlock_version())
      guard version > 0 else { return false }
      let bits = accessBits[min(version, accessBits.count - 1)]
      let rules = chiral_landlock_create(Int32(version), 1 << UInt64(bits) - 1)
      guard rules >= 0 else { return false }
      defer { close(rules) }
      for path in readable { allow(path, in: rules) }
      if let program { allow(program, in: rules, alsoFile: execute) }
      return chiral_landlock_restrict(rules) == 0
    }

    /// Allows reading a file or folder; one that does not exist needs no rule.
    private static func allow(_ path: String, in rules: Int32, alsoFile more: UInt64 = 0) {
      let file = chiral_open_path(path)
      guard file >= 0 else { return }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0 else { return }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      _ = chiral_landlock_allow(rules, file, isFolder ? execute | readFile | readFolder : readFile | more)
    }

    /// The files that libraries load on first use: other libraries, decoders of embedded images, and the list
    /// of file types.
    private static var libraries: [String] {
      let folders = LoadedLibrary.paths(["lib"]).filter { $0.contains(".so") }.compactMap { path in
        path.lastIndex(of: "/").map { String(path[..<$0]) }
      }
      return Set(folders + ["/usr/lib", "/lib", "/lib64", "/usr/lib64"]).sorted()
        + ["/etc/ld.so.cache", "/usr/share/mime", "/dev/null", "/dev/urandom"]
    }
  #endif
}

#if os(Linux)
  extension Cell.Wall {
    /// True if the kernel refuses an operation that this part forbids; it is tried.
    fileprivate var holds: Bool {
      switch self {
      case .files: !SandboxEscape.listFolder.succeeds(on: "/none")
      case .calls: !SandboxEscape.openSocket.succeeds(on: "/none")
      }
    }
  }
#endif

/// The operations that the sandbox fails to deny, found by trying each of them.
enum SandboxEscape: String, CaseIterable {
  case readFile = "read a file"
  case listFolder = "list a folder"
  case writeFile = "write a file"
  case openSocket = "open a socket"
  case startProcess = "start a process"

  /// Returns the operations that succeed now; `file` is one that the process was not given.
  static func attempts(on file: String) -> [SandboxEscape] {
    allCases.filter { $0.succeeds(on: file) }
  }

  func succeeds(on file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    switch self {
    case .readFile: return Self.isOpen(open(file, O_RDONLY | O_CLOEXEC))
    case .listFolder: return Self.isOpen(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    case .writeFile: return Self.isOpen(open(file, O_WRONLY | O_APPEND | O_CLOEXEC))
    case .openSocket: return Self.isOpen(socket(AF_INET, Self.stream, 0))
    case .startProcess:
      var child: pid_t = 0
      guard posix_spawn(&child, "/bin/sh", nil, nil, [nil], [nil]) == 0 else { return false }
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
      return true
    }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func isOpen(_ number: Int32) -> Bool {
    if number >= 0 { close(number) }
    return number >= 0
  }
}
