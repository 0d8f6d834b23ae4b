import ChiralTestSupport
import Foundation
import Testing

/// Several builds that run at the same time.
@Suite struct SharedFolderTests {
  private let fixture: FaultFixture
  private var set: IconSet { fixture.set }

  init() throws { fixture = try FaultFixture() }

  @Test func manyIntoOneFolder() throws {
    try fixture.use(.first)
    let build = "\"$CHIRAL\" \(FaultFixture.build.joined(separator: " ")) --quiet"
    let run = try Command.shell("for n in 1 2 3 4; do \(build) || echo failed & done; wait", in: set.folder)
    #expect(run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    #expect(try set.contents() == fixture.clean[.first]?.contents)
    #expect(fixture.names() == fixture.clean[.first]?.names)
  }

  @Test func twoManifestsIntoOneFolder() throws {
    try fixture.use(.first)
    try FileManager.default.copyItem(
      at: set.folder.appending(path: "manifest.json"), to: set.folder.appending(path: "first.json"))
    try fixture.use(.second)
    let build = "\"$CHIRAL\" \(FaultFixture.build.joined(separator: " ")) --output chiral-out --quiet"
    let run = try Command.shell("\(build) --manifest first.json & \(build) & wait", in: set.folder)
    #expect(!run.errors.contains("cannot"), "\(run.errors)")
    #expect(try set.contents()["index.json"] != nil)
    #expect(try fixture.run(FaultFixture.build).status == 0)
    #expect(try set.contents() == fixture.clean[.second]?.contents)
    #expect(fixture.names() == fixture.clean[.second]?.names)
  }

  @Test func manyWithOneCache() throws {
    try fixture.use(.first)
    let build = "\"$CHIRAL\" \(FaultFixture.build.joined(separator: " ")) --quiet --cache cache"
    let run = try Command.shell(
      "for n in 1 2 3 4; do \(build) --output out$n || echo failed & done; wait; \(build) --output out5",
      in: set.folder)
    #expect(run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    for number in 1...5 { #expect(try set.contents(of: "out\(number)") == fixture.clean[.first]?.contents) }
  }

  /// Returns a renderer that makes its build wait at the third start, which follows a drawing that ended the
  /// second process.
  private func holder() throws -> WatchedRenderer {
    let hostile = try #require(HostileDrawing.all.first { $0.name == "convolve-order-33" })
    try Data(hostile.bytes()).write(to: set.folder.appending(path: "Assets/b.svg"))
    try set.writeManifest(["arrow.forward": #""mirror""#, "b": #""fixed""#, "set/wide": #""mirror""#])
    return try WatchedRenderer(
      in: set.folder,
      beforeStart: "test $start != 3 || { touch held; \(Self.wait(for: "go")); }")
  }

  /// Returns a shell command that waits for a file for up to half a minute.
  private static func wait(for file: String) -> String {
    "n=0; while test ! -e \(file) && test $n -lt 1500; do sleep 0.02; n=$((n + 1)); done"
  }

  @Test func aWaitingBuildThatIsInterruptedDoesNoHarm() throws {
    let renderer = try holder()
    let run = try Command.shell(
      """
      "$CHIRAL" build --jobs 1 --quiet & holder=$!
      \(Self.wait(for: "held"))
      "$CHIRAL" build --jobs 1 --quiet & waiter=$!
      sleep 0.5; kill -INT $waiter; wait $waiter; echo waiter $?
      touch go; wait $holder; echo holder $?
      """, in: set.folder, environment: renderer.environment)
    #expect(run.output == "waiter 130\nholder 1\n", "\(run.output)\(run.errors)")
    #expect(try set.contents()["ar/set/wide-24@2x.png"] != nil)
    #expect(renderer.haveAllEnded())
  }

  @Test func aBuildThatIsKilledFreesTheFolder() throws {
    let renderer = try holder()
    let run = try Command.shell(
      """
      "$CHIRAL" build --jobs 1 --quiet & holder=$!
      \(Self.wait(for: "held"))
      kill -KILL $holder; wait $holder
      CHIRAL_RENDER='\(BuiltProducts.renderer)' "$CHIRAL" build --quiet 2>/dev/null; echo next $?
      touch go
      """, in: set.folder, environment: renderer.environment)
    #expect(run.output == "next 1\n", "\(run.output)\(run.errors)")
    #expect(try set.contents()["ar/set/wide-24@2x.png"] != nil)
    #expect(!fixture.names().contains { $0.contains("chiral-tmp") })
    #expect(renderer.haveAllEnded())
  }
}
