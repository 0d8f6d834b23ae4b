import ChiralTestSupport
import Foundation
import Testing

/// The command on systems that do not protect workers from drawings: a filter makes the kernel answer as one without Landlock, or
/// without Landlock and seccomp, or as one that takes the rules and does not apply them.
@Suite(.enabled(if: BuildKind.current.isWatched == false, "a sanitizer needs what the sandbox denies"))
struct SandboxTests {
  #if os(Linux)
    private let set: IconSet

    init() throws { set = try IconSet() }

    private func run(
      _ mode: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Command.Outcome {
      let script = Repository.root.appending(path: "scripts/without-calls").path
      return try Command.start(
        "/usr/bin/env", ["python3", script, mode, BuiltProducts.command] + arguments, in: set.folder,
        environment: environment)
    }

    private static let everything =
      "can read, create, change and delete files, start programs and use the network"

    /// The warning comes once, whatever the number of workers, and also if the command is quiet.
    @Test(arguments: [
      ("landlock", "no Landlock: a drawing that takes over a worker can read files;"),
      ("both", "no Landlock and no seccomp: a drawing that takes over a worker \(everything);"),
      ("pretended", "no Landlock and no seccomp: a drawing that takes over a worker \(everything);"),
    ])
    func whatDrawingsCanDoIsSaidOnce(mode: String, warning: String) throws {
      for option in ["--jobs=2", "--quiet"] {
        let run = try run(mode, ["mirror", "Assets", "-o", "out" + option.dropFirst(2), option])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.components(separatedBy: warning).count == 2, "\(run.errors)")
      }
    }

    @Test(arguments: [
      ["build"], ["audit"], ["init", "Assets"], ["mirror", "Assets", "-o", "out"], ["sheet"], ["todo"],
      ["explain", "--format", "class", "Assets/arrow.left.svg"], ["review", "status"],
    ])
    func nothingIsReadWhereTheSandboxIsRequired(arguments: [String]) throws {
      try set.writeManifest(["arrow.left": "\"mirror\""])
      if arguments[0] == "init" {
        try FileManager.default.removeItem(at: set.folder.appending(path: "manifest.json"))
      }
      for environment in [["CHIRAL_REQUIRE_SANDBOX": "1"], [:]] {
        let option = environment.isEmpty ? ["--require-sandbox"] : []
        let run = try run("both", arguments + option, environment: environment)
        #expect(run.status == 2, "\(run.status) \(run.output) \(run.errors)")
        #expect(run.errors.contains("no drawing was read: this kernel offers no Landlock"), "\(run.errors)")
        #expect(run.errors.contains("CHIRAL_REQUIRE_SANDBOX=0"))
      }
    }

    @Test func aRequirementThatHoldsChangesNothing() throws {
      let run = try Command.run(["mirror", "Assets", "-o", "out", "--require-sandbox"], in: set.folder)
      #expect(run.status == 0 || run.errors.contains("no drawing was read"), "\(run.errors)")
    }

    @Test func anotherValueIsRefused() throws {
      let run = try Command.run(["audit"], in: set.folder, environment: ["CHIRAL_REQUIRE_SANDBOX": "yes"])
      #expect(run.status == 64)
      #expect(run.errors == "Error: CHIRAL_REQUIRE_SANDBOX: write 1, or 0\n")
    }
  #endif
}
