internal import ChiralRequests
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The sandbox of the workers of this command: what is said where the system does not offer it, and whether the command goes on.
package enum WorkerProtection {
  /// The variable of the environment that makes every command refuse to work without the sandbox. Programs that this one
  /// starts inherit it.
  package static let variable = "CHIRAL_REQUIRE_SANDBOX"

  /// The function that gets the warning; nil once it was given.
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls a function once, before the first drawing is read, if workers lack a part of the sandbox.
  package static func warn(_ body: @escaping @Sendable (String) -> Void) { listener.withLock { $0 = body } }

  /// Makes this command refuse to work without the sandbox.
  package static func require() { setenv(variable, "1", 1) }

  /// True if the command refuses to work without the sandbox; nil if the variable has a value that says neither.
  package static var isRequired: Bool? {
    switch getenv(variable).map({ String(cString: $0) }) ?? "" {
    case "1": true
    case "", "0": false
    default: nil
    }
  }

  /// Warns of a worker that lacks a part of the sandbox, or refuses it.
  static func check(_ versions: HelperVersions) throws(RenderError) {
    guard !versions.missingWalls.isEmpty else { return }
    let warning = warning(missing: versions.missingWalls)
    if isRequired != false {
      throw RenderError(
        .unavailable, "no drawing was read: \(warning ?? "this system has no sandbox for workers"); \(remedy)"
      )
    }
    guard let warning else { return }
    let tell = listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
    tell?("\(warning); --require-sandbox refuses to work like that")
  }

  private static let remedy =
    "use Linux 5.13 or later, in a container with a seccomp profile that allows both, or leave out --require-sandbox and "
    + "set \(variable)=0 to work without the sandbox"

  /// Returns what a drawing could do without parts of the sandbox; nil on macOS, which has none to offer, and under a sanitizer.
  private static func warning(missing: [String]) -> String? {
    #if os(Linux)
      let dangers =
        switch (missing.contains("files"), missing.contains("calls")) {
        case (true, true): "read, create, change and delete files, start programs and use the network"
        case (true, false): "read files"
        // Landlock denies files, and the programs outside of the folders of libraries.
        case (false, true): "use the network, and start programs that lie beside libraries"
        case (false, false): ""
        }
      guard !dangers.isEmpty else { return nil }
      let features = [("files", "Landlock"), ("calls", "seccomp")].filter { missing.contains($0.0) }.map(\.1)
      return
        "this kernel offers no \(features.joined(separator: " and no ")): a drawing that takes over a worker can "
        + dangers
    #else
      return nil
    #endif
  }
}
