import ChiralTestSupport
import Foundation
import Testing

/// Hostile and broken drawings affect only themselves: no signal, no flood of memory, no other icon, no file
/// elsewhere.
///
/// A third of them is tried, or, with `CHIRAL_FAULTS=all`, all of them with every command (`make verify` does
/// so with the installed command).
@Suite struct HostileInputTests {
  private static let isThorough = ProcessInfo.processInfo.environment["CHIRAL_FAULTS"] == "all"
  static let drawings = isThorough ? HostileDrawing.all : HostileDrawing.sample
  private static let others = [
    "mirror Assets/hostile.svg -o out.svg", "mirror --pure Assets/hostile.svg -o pure.svg", "audit",
    "explain --format class Assets", "sheet --output sheet",
  ]
  /// The largest memory for hostile drawings, scaled from that of a release build.
  private static let peakBytes = 512 << 20 * BuildKind.current.appetite
  /// The largest processor time: five seconds where the time is what is tested, and otherwise so many that a slow and
  /// busy machine passes too.
  private static let processorSeconds = (isThorough ? 5 : 25) * BuildKind.current.slowness

  @Test func namesAreDistinctAndThereAreEnough() {
    #expect(Set(HostileDrawing.all.map(\.name)).count == HostileDrawing.all.count)
    #expect(HostileDrawing.all.count >= 90)
    #expect(HostileDrawing.sample.count >= 30)
  }

  @Test(arguments: drawings) func itCostsItsIconAndNothingElse(drawing: HostileDrawing) throws {
    let set = try set(with: drawing)
    let before = try set.contents(of: ".").keys
    let build = try run("build", in: set)
    expectHarmless(build.run, drawing)
    let isDrawn = build.run.status == 0
    switch drawing.fate {
    case .drawn:
      #expect(isDrawn, "\(drawing): \(build.errors)")
      #expect(try set.contents()["en/hostile.svg"] != nil)
    case .refused(let reason):
      #expect(build.run.status == 1, "\(drawing): \(build.errors)")
      expectReason(reason, build.errors, drawing)
      #expect(try set.contents()["en/hostile.svg"] == nil)
    case .either:
      if !isDrawn { expectReason("error: ", build.errors, drawing) }
    }
    #expect(try set.contents()["ar/arrow.forward-24@2x.png"] != nil, "the rest is built")
    let strangers = try Set(set.contents(of: ".").keys).subtracting(before)
      .filter { !$0.hasPrefix("chiral-out/") && $0 != "stdout" && $0 != "stderr" }
    #expect(strangers.isEmpty)
  }

  @Test(arguments: isThorough ? drawings : Array(drawings.prefix(6)))
  func everyCommandEndsWithAStatus(drawing: HostileDrawing) throws {
    let set = try set(with: drawing)
    for command in Self.others {
      let outcome = try run(command, in: set)
      expectHarmless(outcome.run, drawing, command)
      #expect([0, 1].contains(outcome.run.status), "\(drawing), \(command): \(outcome.errors)")
    }
  }

  /// Each target converts the drawings again.
  @Test(arguments: [
    "many-slash-outlines", "many-declarations", "left-out-parts", "badges", "reordered-parts",
  ])
  func allTargetsTogether(name: String) throws {
    let drawing = try #require(HostileDrawing.all.first { $0.name == name })
    let set = try set(with: drawing)
    let targets = [
      "files", "xcassets", "android", "web", "gtk", "flutter", "windows", "iconify", "react", "vue", "svelte",
      "symbols", "compose",
    ]
    let build = try run("build " + targets.map { "--target \($0)" }.joined(separator: " "), in: set)
    // Thirteen targets may take twice as long as one.
    expectHarmless(build.run, drawing, factor: 2)
    #expect(build.run.status.map { $0 < 2 } == true, "\(build.errors)")
    #expect(try set.contents()["web/sprite.svg"] != nil)
  }

  @Test func allOfThemTogetherCostThemselves() throws {
    let set = try IconSet()
    for drawing in Self.drawings { try write(drawing, to: "Assets/\(drawing).svg", in: set) }
    let icons = Self.drawings.map { ($0.name, #""mirror""#) }
    try set.writeManifest(IconSet.icons.merging(icons) { $1 })
    let build = try run("build --jobs 4", in: set)
    expectHarmless(build.run, nil)
    #expect(build.run.status == 1)
    #expect(try set.contents()["ar/arrow.forward-24@2x.png"] != nil)
    for drawing in Self.drawings {
      guard case .refused = drawing.fate else { continue }
      #expect(build.errors.contains("Assets/\(drawing).svg"), "the summary names \(drawing)")
    }
  }

  private func set(with drawing: HostileDrawing) throws -> IconSet {
    let set = try IconSet()
    try write(drawing, to: "Assets/hostile.svg", in: set)
    try set.writeManifest(["arrow.forward": #""mirror""#, "hostile": #""mirror""#])
    return set
  }

  private func write(_ drawing: HostileDrawing, to path: String, in set: IconSet) throws {
    try Data(drawing.bytes()).write(to: set.folder.appending(path: path))
  }

  private func run(_ command: String, in set: IconSet) throws -> (run: MeasuredRun, errors: String) {
    let command = "'\(BuiltProducts.command)' \(command) >stdout 2>stderr"
    let limit = "ulimit -t \(Int(2 * Self.processorSeconds))"
    let run = MeasuredRun(shell: "cd '\(set.folder.path)' && \(limit) && \(command)")
    return (run, try String(contentsOf: set.folder.appending(path: "stderr"), encoding: .utf8))
  }

  private func expectHarmless(
    _ run: MeasuredRun, _ drawing: HostileDrawing?, _ command: String = "build", factor: Double = 1
  ) {
    let name = "\(drawing?.name ?? "all"), \(command)"
    #expect(run.status != nil, "\(name) ends with a signal")
    #expect(run.peakBytes <= Self.peakBytes, "\(name) takes \(run.peakBytes >> 20) MB")
    guard let drawing else { return }
    #expect(
      run.processorSeconds <= factor * Self.processorSeconds,
      "\(drawing), \(command): \(run.processorSeconds) s")
  }

  /// Expects one line that names the file and the reason.
  private func expectReason(_ reason: String, _ errors: String, _ drawing: HostileDrawing) {
    let lines = errors.split(separator: "\n").filter { $0.contains("Assets/hostile.svg") }
    // Each direction of an icon may fail at another column.
    #expect((1...2).contains(lines.count), "\(drawing): \(errors)")
    #expect(lines.contains { $0.contains(reason) }, "\(drawing): \(errors)")
  }
}
