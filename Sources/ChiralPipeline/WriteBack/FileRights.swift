#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The properties of a file, besides its bytes, that stay when it is replaced.
struct FileRights {
  private let mode: mode_t
  private let owner: uid_t
  private let group: gid_t
  private let linkCount: Int

  /// Reads the properties of a file; nil if there is no regular file.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    mode = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    linkCount = Int(status.st_nlink)
  }

  /// The reason why the file cannot be replaced as it is; nil if it can.
  var problem: String? {
    if mode & 0o222 == 0 { return "it is read-only; check it out, or make it writable" }
    if linkCount > 1 {
      return "it has another name, a hard link, which would keep the old content; copy the file"
    }
    if owner != geteuid(), geteuid() != 0 {
      return "it belongs to another user; ask them to run chiral apply"
    }
    return nil
  }

  /// Gives an open file these properties.
  func apply(to number: Int32, _ path: String) throws(FileError) {
    // A change of owner may take bits of the mode away.
    guard fchown(number, owner, group) == 0, fchmod(number, mode) == 0 else {
      throw FileError(
        "write", path, reason: "its owner and mode cannot be kept: \(String(cString: strerror(errno)))")
    }
  }
}
