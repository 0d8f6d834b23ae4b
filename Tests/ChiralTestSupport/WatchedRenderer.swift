package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A `chiral-render` that notes each of its processes, and can do something first: whatever a test wants to happen in
/// the middle of a build, at a moment that does not depend on the clock.
package struct WatchedRenderer: Sendable {
  private let log: URL
  /// What a command needs in its environment to use it.
  package let environment: [String: String]

  /// Writes it into a folder. Of the shell's `line`, `$start` is which start of the renderer this is: the first one
  /// tells the versions of its libraries, the second one draws.
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
    // Written by a process of its own: what another test starts meanwhile may hold what this one has open for writing
    // a moment longer, and what is open for writing cannot be started.
    let written = try Command.start(
      "/bin/sh", ["-c", #"cat >"$0" && chmod 755 "$0""#, script.path], input: text)
    guard written.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The processes so far.
  package var processes: [pid_t] {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Whether none of the processes is left; those that are still drawing get the time that a drawing may take.
  package func haveAllEnded() -> Bool {
    for _ in 0..<200 {
      if processes.allSatisfy({ kill($0, 0) != 0 }) { return true }
      usleep(100_000)
    }
    return false
  }
}
