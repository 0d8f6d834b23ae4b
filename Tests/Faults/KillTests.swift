import ChiralTestSupport
import Foundation
import Testing

/// A build that is killed, or told to end, loses nothing.
///
/// The default is 20 moments; with `CHIRAL_FAULTS=all` there are 200.
@Suite struct KillTests {
  private let fixture: FaultFixture

  init() throws { fixture = try FaultFixture() }

  /// Returns a moment during a build, or just after it.
  ///
  /// A program with a sanitizer takes long to load, and receives no signals before it has begun.
  private func moment(_ random: inout SeededNumbers, isHeard: Bool = false) -> Duration {
    let first = isHeard && BuildKind.current.isWatched ? 0.4 : 0
    return fixture.duration * Double.random(in: first...1.1, using: &random)
  }

  private func stopAtRandom(_ signals: [Int32], rounds: Int, seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    for round in 0..<rounds {
      let version = round.isMultiple(of: 2) ? FaultFixture.Version.second : .first
      try fixture.use(version)
      if round.isMultiple(of: 3) {
        try? FileManager.default.removeItem(at: fixture.set.folder.appending(path: "chiral-out"))
      }
      let signal = signals[round % signals.count]
      let stop = Command.Stop(signal, after: moment(&random, isHeard: signal != SIGKILL))
      let names = fixture.names()
      let stopped = try fixture.run(FaultFixture.build, stop: stop)
      // A signal that arrives while the program is being loaded ends it like any other program: nothing has
      // begun.
      let place = "round \(round), signal \(signal) after \(stop)"
      if signal != SIGKILL, !(stopped.isKilled && stopped.status == signal && names == fixture.names()) {
        #expect([0, 130].contains(stopped.status) && !stopped.isKilled, "\(place): \(stopped)")
      }
      #expect(try fixture.damaged() == [], "\(place)")
      if signal != SIGKILL {
        #expect(!fixture.names().contains { $0.contains("chiral-tmp") }, "\(place)")
      }
      let next = try fixture.run(FaultFixture.build)
      #expect(next.status == 0, "\(place): \(next.errors)")
      #expect(try fixture.set.contents() == fixture.clean[version]?.contents, "\(place)")
      #expect(fixture.names() == fixture.clean[version]?.names, "\(place)")
    }
    #expect(fixture.renderer.haveAllEnded())
  }

  @Test func killedAtAnyMoment() throws {
    try stopAtRandom([SIGKILL], rounds: Faults.isThorough ? 200 : 20, seed: 1)
  }

  /// One drawing has changed, so the build writes little else.
  @Test func killedWhileOneDrawingIsBuiltAgain() throws {
    try fixture.use(.first)
    let set = fixture.set
    var random = SeededNumbers(seed: 4)
    var clean: [String: [String: Data]] = [:]
    for round in 0..<(Faults.isThorough ? 60 : 6) {
      let drawing = round.isMultiple(of: 2) ? IconSet.arrow : IconSet.wide
      try set.write(drawing, to: "Assets/arrow7.svg")
      if clean[drawing] == nil {
        #expect(try fixture.run(["build", "--output", "clean"]).status == 0)
        clean[drawing] = try set.contents(of: "clean")
      }
      let stop = Command.Stop(SIGKILL, after: moment(&random) / 2)
      _ = try fixture.run(["build"], stop: stop)
      #expect(try fixture.run(["build"]).status == 0)
      #expect(try set.contents() == clean[drawing], "round \(round), \(stop)")
      #expect(fixture.names() == fixture.names(of: "clean"))
    }
    #expect(fixture.renderer.haveAllEnded())
  }

  @Test func toldToEndAtAnyMoment() throws {
    try stopAtRandom([SIGINT, SIGTERM], rounds: Faults.isThorough ? 60 : 6, seed: 2)
  }

  /// This drawing keeps the renderer busy for seconds, so the signal arrives while it draws.
  @Test(arguments: [SIGINT, SIGTERM]) func toldToEndWhileDrawing(signal: Int32) throws {
    let hostile = try #require(HostileDrawing.all.first { $0.name == "turbulence-octaves" })
    try Data(hostile.bytes()).write(to: fixture.set.folder.appending(path: "Assets/slow.svg"))
    let set = fixture.set
    try set.writeManifest(["slow": #""mirror""#])
    for command in [["build"], ["audit"], ["sheet"]] {
      // The second start of the renderer is the one that draws; audits start it only once. One signal is sent: a second
      // one would end the command with another status.
      let start = command == ["build"] ? 2 : 1
      let renderer = try WatchedRenderer(
        in: set.folder, beforeStart: "test $start -ne \(start) || kill -\(signal) $PPID")
      let outcome = try Command.run(command, in: set.folder, environment: renderer.environment)
      #expect(outcome.status == 130 && !outcome.isKilled, "\(command): \(outcome)")
      #expect(renderer.haveAllEnded())
    }
    #expect(!fixture.names(of: ".").contains { $0.contains("chiral-tmp") })
  }

  /// A command that computes, and looks at no flag, ends soon after a signal: these names would keep it busy for far
  /// longer. Processor time is counted, which does not depend on what else the machine does.
  @Test func toldToEndWhileItComputes() throws {
    let folder = fixture.set.folder.path
    let line = """
      cd '\(folder)' && yes arrow.forward.badge.plus.circle.fill | head -n 300000 >names
      '\(BuiltProducts.command)' explain --format class - <names >/dev/null 2>&1 & computing=$!
      sleep 1; kill -TERM $computing; wait $computing; test $? = 130
      """
    let run = MeasuredRun(shell: line)
    #expect(run.status == 0)
    #expect(run.processorSeconds < 1.8, "\(run.processorSeconds) s")
  }

  /// A second signal does not wait for a drawing, and removes what the command began all the same.
  @Test func toldTwiceToEnd() throws {
    let hostile = try #require(HostileDrawing.all.first { $0.name == "turbulence-octaves" })
    try Data(hostile.bytes()).write(to: fixture.set.folder.appending(path: "Assets/zzz.svg"))
    try fixture.set.writeManifest(IconSet.icons.merging(["zzz": #""mirror""#]) { $1 })
    let line = """
      "$CHIRAL" build --no-cache --target web --target files --jobs 1 & running=$!
      for wait in $(seq 200); do test -e chiral-out/.chiral-tmp && break; sleep .05; done
      kill -TERM $running; kill -TERM $running; wait $running; echo $?
      """
    let outcome = try Command.shell(line, in: fixture.set.folder)
    #expect(["130\n", "143\n"].contains(outcome.output), "\(outcome.output)\(outcome.errors)")
    #expect(!fixture.names(of: ".").contains { $0.contains("chiral-tmp") })
  }

  /// One signal ends a command that waits for its input, without leaving anything half done.
  @Test(arguments: ["mirror -", "explain --format class -", "plan --manifest pipe", "review apply -"])
  func toldToEndWhileItWaitsForInput(command: String) throws {
    let line = """
      mkfifo pipe; sleep 60 >pipe & writer=$!
      "$CHIRAL" \(command) <pipe & waiting=$!
      sleep 1; kill -TERM $waiting; wait $waiting; status=$?
      kill $writer; exit $status
      """
    let outcome = try Command.shell(line, in: fixture.set.folder)
    #expect(outcome.status == 130, "\(command): \(outcome.errors)")
  }
}
