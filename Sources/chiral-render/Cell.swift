#if os(Linux)
  import CSandbox
  import Glibc
#else
  import Darwin
#endif

/// The cell of a process that reads drawings: what the kernel refuses it from now on, whatever a drawing does.
struct Cell {
  /// A wall of the cell.
  enum Wall: String, CaseIterable {
    /// No file can be opened but those that it was handed, and no folder but those of libraries and fonts.
    case files
    /// No network, no process, no signal to another one.
    case calls
  }

  /// The walls that could not be put up: the kernel has no such lock.
  private(set) var missing: [Wall] = []

  /// Closes the cell; `readable` are files and folders that may still be read.
  init(readable: [String]) {
    #if os(Linux)
      guard chiral_no_new_privileges() == 0 else {
        missing = Wall.allCases
        return
      }
      if !Self.limitFiles(to: Self.libraries + readable) { missing.append(.files) }
      if chiral_refuse_calls() != 0 { missing.append(.calls) }
    #else
      missing = Wall.allCases
    #endif
  }

  #if os(Linux)
    /// Of linux/landlock.h: each version knows more accesses than the one before.
    private static let accessBits = [0, 13, 14, 15, 15, 16]
    private static let execute: UInt64 = 1 << 0
    private static let readFile: UInt64 = 1 << 2
    private static let readFolder: UInt64 = 1 << 3

    private static func limitFiles(to readable: [String]) -> Bool {
      let version = Int(chiral_landlock_version())
      guard version > 0 else { return false }
      let bits = accessBits[min(version, accessBits.count - 1)]
      let rules = chiral_landlock_create(Int32(version), 1 << UInt64(bits) - 1)
      guard rules >= 0 else { return false }
      defer { close(rules) }
      for path in readable { allow(path, in: rules) }
      return chiral_landlock_restrict(rules) == 0
    }

    /// Files that are not there need no rule.
    private static func allow(_ path: String, in rules: Int32) {
      let file = chiral_open_path(path)
      guard file >= 0 else { return }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0 else { return }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      _ = chiral_landlock_allow(rules, file, isFolder ? execute | readFile | readFolder : readFile)
    }

    /// What libraries load when they are first used: each other, readers of embedded pictures, and the list of file types.
    private static var libraries: [String] {
      let folders = LoadedLibrary.paths(["lib"]).filter { $0.contains(".so") }.compactMap { path in
        path.lastIndex(of: "/").map { String(path[..<$0]) }
      }
      return Set(folders + ["/usr/lib", "/lib", "/lib64", "/usr/lib64"]).sorted()
        + ["/etc/ld.so.cache", "/usr/share/mime", "/dev/null", "/dev/urandom"]
    }
  #endif
}

/// What the cell lets through, found out by trying.
enum Escape: String, CaseIterable {
  case readFile = "read a file"
  case listFolder = "list a folder"
  case writeFile = "write a file"
  case openSocket = "open a socket"
  case startProcess = "start a process"

  /// What this process can do now, with a file that was not handed to it.
  static func attempts(on file: String) -> [Escape] {
    allCases.filter { $0.succeeds(on: file) }
  }

  private func succeeds(on file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
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
