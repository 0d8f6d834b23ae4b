import ChiralTestSupport
import Foundation
import Testing

/// The system calls that reach the kernel from inside the sandbox of a worker.
@Suite(.enabled(if: BuildKind.current.isWatched == false, "a sanitizer needs what the sandbox denies"))
struct CellCallTests {
  #if os(Linux)
    /// Every number of the table is tried, with arguments that conditions allow and with others.
    @Test func theCallsAreThoseOfTheDocumentation() throws {
      let run = try Command.start(BuiltProducts.renderer, ["--calls"], in: Repository.root)
      #expect(run.status == 0)
      // Kernels that lack the probes refuse them.
      let unfiltered = Set(try Self.names(after: "On x86_64, no filter gets"))
      #expect(unfiltered.count == 2)
      let found = Set(run.output.split(separator: "\n").map(String.init)).subtracting(unfiltered)
      #if arch(x86_64)
        #expect(found == (try Self.documented()))
      #else
        // Other architectures lack calls that newer ones replace.
        #expect(found.isSubset(of: try Self.documented()) && found.count > 50, "\(found)")
      #endif
      for call in [
        "fchmodat2", "kill", "socket", "execve", "setpriority", "tkill", "rt_sigqueueinfo", "ioctl",
      ] {
        #expect(!found.contains { $0.hasPrefix(call) })
      }
    }

    /// Returns the calls of the list in `SECURITY.md`, in the words of the program.
    private static func documented() throws -> Set<String> {
      let free = try names(after: "System calls of a worker:")
      let conditional = try names(after: "With conditions:")
      #expect(free.count > 50 && conditional.count == 7)
      return Set(free + conditional.map { $0 + " conditional" })
    }

    /// Returns the calls in a sentence of `SECURITY.md`.
    private static func names(after title: String) throws -> [String] {
      let text = try String(contentsOf: Repository.root.appending(path: "SECURITY.md"), encoding: .utf8)
      let start = try #require(text.range(of: title))
      let list = text[start.upperBound...].prefix { $0 != "." }
      return list.matches(of: /`([a-z0-9_]+)`/).map { String($0.1) }
    }
  #endif
}
