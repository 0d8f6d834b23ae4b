#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open folder, so that the paths of files in it can be short.
struct Folder: ~Copyable {
  let number: Int32

  init?(_ path: String) {
    number = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return nil }
  }

  deinit { close(number) }
}
