#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The locations of `chiral` and `chiral-render`.
package enum HelperLocation {
  /// The environment variable that names another helper.
  package static let variable = "CHIRAL_RENDER"

  /// The message for users whose helper is not found.
  package static let missing =
    "chiral-render is missing; install it beside chiral, or name it in \(variable)"

  /// Returns the helper that the environment names, or the one beside this program, or that of an
  /// installation (`bin/chiral` and `libexec/chiral/chiral-render`); nil if there is none.
  package static func find() -> String? {
    if let named = getenv(variable) { return String(cString: named) }
    guard let folder = ownExecutable().flatMap(Files.parentFolder) else { return nil }
    return [folder + "/chiral-render", folder + "/../libexec/chiral/chiral-render"]
      .first { access($0, X_OK) == 0 }
  }

  /// Returns the path of this program.
  package static func ownExecutable() -> String? {
    #if os(Linux)
      return Files.realPath("/proc/self/exe")
    #else
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { Files.realPath(String(cString: $0)) } }
    #endif
  }
}
