import ChiralTestSupport
import Foundation
import Testing

/// Full or read-only disks, and files that may not grow, give one clear error, and existing files stay whole.
@Suite struct FullDiskTests {
  private let fixture: FaultFixture
  private var set: IconSet { fixture.set }

  init() throws { fixture = try FaultFixture() }

  /// Builds the second version after the first, in a shell that begins with a given command.
  private func secondBuild(after line: String) throws -> Command.Outcome {
    try fixture.use(.first)
    _ = try fixture.run(FaultFixture.build)
    try fixture.use(.second)
    let arguments = FaultFixture.build.joined(separator: " ")
    return try Command.shell("\(line); \"$CHIRAL\" \(arguments)", in: set.folder)
  }

  private func expectOneError(_ outcome: Command.Outcome, _ reason: String = "error") {
    #expect(outcome.status == 2 && !outcome.isKilled, "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix("error: cannot ") && outcome.errors.contains(reason), "\(outcome.errors)")
  }

  private func expectWholeFilesAndARightNextBuild() throws {
    #expect(try fixture.damaged() == [])
    #expect(!fixture.names().contains { $0.contains("chiral-tmp") })
    #expect(try fixture.run(FaultFixture.build).status == 0)
    #expect(try set.contents() == fixture.clean[.second]?.contents)
    #expect(fixture.names() == fixture.clean[.second]?.names)
  }

  @Test(.disabled(if: BuildKind.current == .thread, "the thread sanitizer keeps a file that must grow"))
  func filesThatMayNotGrow() throws {
    expectOneError(try secondBuild(after: "ulimit -f 2"), "File too large")
    try expectWholeFilesAndARightNextBuild()
  }

  @Test(
    .enabled(if: Faults.canMount, Comment(rawValue: Faults.cannotMount)),
    arguments: Faults.some(2, of: [64, 16, 32, 128]))
  func aSmallDiskThatIsFull(kilobytes: Int) throws {
    // The disk disappears with the shell that mounted it, so its content is copied first.
    try fixture.use(.second)
    let build = FaultFixture.build.joined(separator: " ")
    let outcome = try Command.shell(
      Faults.mounting(
        """
        mkdir disk
        mount -t tmpfs -o size=\(kilobytes)k none disk
        "$CHIRAL" \(build) --output disk/chiral-out
        status=$?
        cp -a disk/chiral-out .
        mount -o remount,size=9m disk
        "$CHIRAL" \(build) --output disk/chiral-out --quiet && cp -a disk/chiral-out after
        exit $status
        """), in: set.folder)
    expectOneError(outcome, "No space left on device")
    #expect(try set.contents(of: "after") == fixture.clean[.second]?.contents)
    #expect(fixture.names(of: "after") == fixture.clean[.second]?.names)
    try expectWholeFilesAndARightNextBuild()
  }

  @Test(.enabled(if: Faults.canMount, Comment(rawValue: Faults.cannotMount)))
  func anOutputOnADiskThatIsReadOnly() throws {
    try fixture.use(.first)
    _ = try fixture.run(FaultFixture.build)
    let before = try (set.contents(), fixture.names())
    try fixture.use(.second)
    let outcome = try Command.shell(
      Faults.mounting(
        """
        mount --bind chiral-out chiral-out && mount -o remount,ro,bind chiral-out
        "$CHIRAL" \(FaultFixture.build.joined(separator: " "))
        """), in: set.folder)
    expectOneError(outcome, "Read-only file system")
    #expect(try before == (set.contents(), fixture.names()))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func anOutputWithoutTheRightToWrite() throws {
    try fixture.use(.first)
    _ = try fixture.run(FaultFixture.build)
    let before = try set.contents()
    let path = set.folder.appending(path: "chiral-out").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    try fixture.use(.second)
    expectOneError(try fixture.run(FaultFixture.build), "Permission denied")
    #expect(try set.contents() == before)
  }

  @Test(.enabled(if: Faults.canMount, Comment(rawValue: Faults.cannotMount)))
  func anOutputAndACacheOnOtherDisks() throws {
    try fixture.use(.first)
    let outcome = try Command.shell(
      Faults.mounting(
        """
        mkdir chiral-out cache
        mount -t tmpfs none chiral-out && mount -t tmpfs -o size=16k none cache
        for round in 1 2; do "$CHIRAL" \(FaultFixture.build.joined(separator: " ")) --cache cache || exit; done
        cp -a chiral-out copy
        """), in: set.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("nothing to change"))
    #expect(try set.contents(of: "copy") == fixture.clean[.first]?.contents)
  }

  @Test(arguments: ["manifest.json", "manifest.json/below", "Assets/arrow0.svg"])
  func anOutputThatIsAFile(path: String) throws {
    try fixture.use(.first)
    let before = try set.contents(of: ".")
    expectOneError(try fixture.run(FaultFixture.build + ["--output", path]))
    #expect(try set.contents(of: ".") == before)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"),
    arguments: [
      "plan", "plan --format json", "explain arrow0", "explain --format class Assets", "schema", "rules",
      "audit --format json",
      "mirror Assets/arrow0.svg", "mirror Assets/arrow0.svg -o /dev/full", "build --dry-run",
    ])
  func standardOutputThatTakesNothing(command: String) throws {
    try fixture.use(.first)
    let outcome = try Command.shell("\"$CHIRAL\" \(command) >/dev/full", in: set.folder)
    expectOneError(outcome, "No space left on device")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
  func standardErrorThatTakesNothingStopsNothing() throws {
    try fixture.use(.second)
    let outcome = try Command.shell(
      "\"$CHIRAL\" \(FaultFixture.build.joined(separator: " ")) --verbose 2>/dev/full", in: set.folder)
    #expect(outcome.status == 0)
    #expect(try set.contents() == fixture.clean[.second]?.contents)
  }
}
