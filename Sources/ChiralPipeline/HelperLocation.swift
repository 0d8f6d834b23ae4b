#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where `chiral-render` lies.
package enum HelperLocation {
  /// The variable that names another helper.
  package static let variable = "CHIRAL_RENDER"

  /// What to tell a person for whom it is not found.
  package static let missing =
    "chiral-render is missing; install it beside chiral, or name it in \(variable)"

  /// The helper that the environment names, else the one beside this program, else the one of an installation
  /// (`bin/chiral` and `libexec/chiral/chiral-render`); nil where there is none.
  package static func find() -> String? {
    if let named = getenv(variable) { return String(cString: named) }
    guard let folder = ownExecutable().flatMap(Files.parentFolder) else { return nil }
    return [folder + "/chiral-render", folder + "/../libexec/chiral/chiral-render"]
      .first { access($0, X_OK) == 0 }
  }

  /// What to tell a person for whom the server is not found.
  package static let missingServer = "chiral-serve is missing; install it beside chiral-render"

  /// The server of `chiral review open`, which lies where `chiral-render` does; nil where there is none.
  package static func findServer() -> String? {
    guard let folder = ownExecutable().flatMap(Files.parentFolder) else { return nil }
    return [folder + "/chiral-serve", folder + "/../libexec/chiral/chiral-serve"]
      .first { access($0, X_OK) == 0 }
  }

  /// The path of this program.
  package static var own: String? { ownExecutable() }

  /// Where this program lies.
  static func ownExecutable() -> String? {
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
