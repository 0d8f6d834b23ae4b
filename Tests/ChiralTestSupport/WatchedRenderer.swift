package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A `chiral-render` that records each of its processes, and can first do whatever a test needs in the middle
/// of a build, at a moment that does not depend on the clock.
package struct WatchedRenderer: Sendable {
  private let log: URL
  /// The environment with which a command uses the renderer.
  package let environment: [String: String]

  /// Writes the renderer into a folder. In the shell command `line`, `$start` counts the starts of the
  /// renderer: the first one reports the versions of its libraries, the second one draws.
  package init(in folder: URL, beforeStart line: String = ":") throws {
    let script = folder.appending(path: "watched-render-\(UUID().uuidString)")
    log = script.appendingPathExtension("log")
    environment = ["CHIRAL_RENDER": script.path]
    let text = """
      #!/bin/sh
      echo $$ >>'\(log.path)'
      start=$(wc -l <'\(log.path)')
      cd '\(folder.path)'
      \(line)
      exec '\(BuiltProducts.renderer)' "$@"

      """
    // A separate process writes the file: a program that another test starts meanwhile may inherit open files
    // of this process for a moment, and a file that is open for writing cannot be started.
    let written = try Command.start(
      "/bin/sh", ["-c", #"cat >"$0" && chmod 755 "$0""#, script.path], input: text)
    guard written.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The processes so far.
  package var processes: [pid_t] {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Returns true if all processes have ended; those that are still drawing get the time that a drawing may
  /// take.
  package func haveAllEnded() -> Bool {
    for _ in 0..<200 {
      if processes.allSatisfy({ kill($0, 0) != 0 }) { return true }
      usleep(100_000)
    }
    return false
  }
}
