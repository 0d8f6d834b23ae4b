import ChiralTestSupport
import Foundation
import Testing

/// `chiral apply` is the only command that writes into the sources of others. Whatever happens to it, files are whole, the edits of
/// others stay, and the next run completes it or says what to do.
@Suite struct ApplyFaultTests {
  private let scratch: ScratchFolder
  private static let catalog = "A.xcassets"
  private static let number = 8

  init() throws {
    scratch = try ScratchFolder()
    let source = Repository.root.appending(path: "Tests/Fixtures/apps/ios/Assets.xcassets")
    for index in 0..<Self.number {
      let group = scratch.url.appending(path: "\(Self.catalog)/group\(index)")
      try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: source.appending(path: "volume_off.imageset"),
        to: group.appending(path: "volume_off.imageset"))
    }
    let run = try Command.run("import", "xcassets", Self.catalog, in: scratch.url)
    guard run.status == 0 else { throw FaultFixture.FixtureError(errors: run.errors) }
  }

  private func files() throws -> [String: Data] {
    let root = scratch.url.appending(path: Self.catalog)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).reduce(into: [:]) { files, path in
      files[path] = FileManager.default.contents(atPath: root.appending(path: path).path)
    }.filter { !$0.value.isEmpty }
  }

  private func set(_ index: Int) -> URL {
    scratch.url.appending(path: "\(Self.catalog)/group\(index)/volume_off.imageset")
  }

  private func apply(stop: Command.Stop? = nil) throws -> Command.Outcome {
    try Command.run(["apply", Self.catalog], in: scratch.url, stop: stop)
  }

  /// The files that rows name and that do not exist.
  private func missing() throws -> [String] {
    try (0..<Self.number).flatMap { index in
      let text = try String(contentsOf: set(index).appending(path: "Contents.json"), encoding: .utf8)
      return text.matches(of: /"filename" : "([^"]*)"/).map { String($0.1) }.filter {
        !FileManager.default.fileExists(atPath: set(index).appending(path: $0).path)
      }
    }
  }

  /// The files after a run that nothing disturbed, and its duration.
  private func clean() throws -> (files: [String: Data], duration: Duration) {
    let start = ContinuousClock.now
    let run = try apply()
    #expect(
      run.status == 0 && run.errors.contains("changed \(Self.number) files and added \(Self.number)"),
      "\(run)")
    return (try files(), .now - start)
  }

  private func restore(_ files: [String: Data]) throws {
    let root = scratch.url.appending(path: Self.catalog)
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      if let bytes = files[path] {
        try bytes.write(to: file)
      } else if FileManager.default.contents(atPath: file.path) != nil {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  @Test func killedAtAnyMoment() throws {
    let before = try files()
    let clean = try clean()
    var random = SeededNumbers(seed: 11)
    for round in 0..<(Faults.isThorough ? 100 : 10) {
      try restore(before)
      // The files are written at the end.
      let stop = Command.Stop(SIGKILL, after: clean.duration * Double.random(in: 0.5...1, using: &random))
      _ = try apply(stop: stop)
      #expect(try missing() == [], "round \(round)")
      let next = try apply()
      #expect(next.status == 0, "round \(round): \(next)")
      #expect(try files() == clean.files, "round \(round)")
      #expect(try apply().errors.hasPrefix("nothing to write"))
    }
  }

  /// A row without its file, as an older version left it, gets the file.
  @Test func aRowWithoutItsFileIsHealed() throws {
    let clean = try clean()
    try FileManager.default.removeItem(at: set(3).appending(path: "volume_off-rtl.svg"))
    #expect(try apply().errors.hasSuffix("changed 0 files and added 1\n"))
    #expect(try files() == clean.files)
  }

  @Test(.enabled(if: Faults.canMount, Comment(rawValue: Faults.cannotMount)))
  func aFullDiskSaysHowToGoOn() throws {
    let outcome = try Command.shell(
      Faults.mounting(
        """
        mkdir disk && mount -t tmpfs -o size=1m none disk && cp -a \(Self.catalog) disk
        # Enough for the record and some of the drawings.
        dd if=/dev/zero of=disk/rest bs=4k 2>/dev/null
        truncate -s -24k disk/rest
        "$CHIRAL" apply disk/\(Self.catalog); status=$?
        rm disk/rest
        "$CHIRAL" apply disk/\(Self.catalog) --quiet && cp -a disk/\(Self.catalog) after
        exit $status
        """), in: scratch.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.errors.contains("No space left on device; ")
        && outcome.errors.contains("files are written; chiral apply continues when it runs again"),
      "\(outcome)")
    let clean = try clean()
    try FileManager.default.removeItem(at: scratch.url.appending(path: Self.catalog))
    try FileManager.default.moveItem(
      at: scratch.url.appending(path: "after"), to: scratch.url.appending(path: Self.catalog))
    #expect(try files() == clean.files)
  }

  @Test(.enabled(if: Faults.canMount, Comment(rawValue: Faults.cannotMount)))
  func anAppOnADiskThatIsReadOnlyStaysAsItIs() throws {
    let before = try files()
    let outcome = try Command.shell(
      Faults.mounting(
        """
        mount --bind \(Self.catalog) \(Self.catalog) && mount -o remount,ro,bind \(Self.catalog)
        "$CHIRAL" apply \(Self.catalog)
        """), in: scratch.url)
    #expect(outcome.status == 2 && outcome.errors.contains("Read-only file system"), "\(outcome)")
    #expect(try files() == before)
  }

  /// A drawing that somebody else made is named and stays, and so do the other files of its icon.
  @Test(arguments: ["", "<svg/>"]) func aDrawingOfSomebodyElseStays(text: String) throws {
    let before = try String(contentsOf: set(2).appending(path: "Contents.json"), encoding: .utf8)
    let own = set(2).appending(path: "volume_off-rtl.svg")
    try Data(text.utf8).write(to: own)
    let run = try apply()
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "group2/volume_off is not written: group2/volume_off.imageset/volume_off-rtl.svg was not made by chiral apply"
      ),
      "\(run)")
    #expect(try String(contentsOf: own, encoding: .utf8) == text)
    #expect(try String(contentsOf: set(2).appending(path: "Contents.json"), encoding: .utf8) == before)
    #expect(try apply().errors.contains("not made by chiral apply"))
  }

  /// A drawing that apply made is replaced when its base changes, unless somebody edited it.
  @Test func aDrawingThatWasMadeHereFollowsItsBase() throws {
    _ = try clean()
    for index in [0, 1] {
      let base = set(index).appending(path: "volume_off.svg")
      let text = try String(contentsOf: base, encoding: .utf8)
      try Data(text.replacing("M3 9h4l5-5", with: "M2 9h5l5-5").utf8).write(to: base)
    }
    let edited = set(1).appending(path: "volume_off-rtl.svg")
    try Data("<svg/>".utf8).write(to: edited)
    let run = try apply()
    #expect(run.status == 1 && run.errors.contains("changed 1 file and added 0"), "\(run)")
    #expect(run.errors.contains("volume_off-rtl.svg was changed after chiral apply made it"), "\(run)")
    #expect(try String(contentsOf: edited, encoding: .utf8) == "<svg/>")
  }

  /// Files that cannot stay as they are are refused, and a dry run says so, too.
  @Test func readOnlyFilesAndHardLinksAreRefused() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: set(0).appending(path: "Contents.json").path)
    try FileManager.default.linkItem(
      at: set(1).appending(path: "Contents.json"), to: scratch.url.appending(path: "other.json"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: set(2).appending(path: "Contents.json").path)
    let trial = try Command.run("apply", Self.catalog, "--dry-run", in: scratch.url)
    let run = try apply()
    #expect(run.status == 1 && trial.status == 1)
    let refused = run.errors.split(separator: "\n").filter { $0.contains(" is not written: ") }
    #expect(refused.count == 2, "\(run)")
    #expect(refused == trial.errors.split(separator: "\n").filter { $0.contains(" is not written: ") })
    #expect(trial.errors.hasSuffix("would change 6 files and add 6\n"), "\(trial)")
    #expect(run.errors.hasSuffix("changed 6 files and added 6\n"), "\(run)")
    func mode(_ index: Int) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: set(index).appending(path: "Contents.json").path)[
        .posixPermissions] as? Int
    }
    #expect(try mode(0) == 0o444 && mode(2) == 0o600)
  }

  /// Two manifests for one app are noticed as soon as one of them would undo the other.
  @Test func aSecondManifestIsNoticed() throws {
    let source = Repository.root.appending(
      path: "Tests/Fixtures/apps/ios/Assets.xcassets/arrow_back.imageset")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "B.xcassets"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: source, to: scratch.url.appending(path: "B.xcassets/arrow_back.imageset"))
    func decide(_ manifest: String, _ old: String, _ new: String) throws {
      _ = try Command.run("import", "xcassets", "B.xcassets", "-m", manifest, in: scratch.url)
      let file = scratch.url.appending(path: manifest)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\"\(old)\""))
      try Data(text.replacing("\"\(old)\"", with: "\"\(new)\"").utf8).write(to: file)
    }
    try decide("first.json", "fixed", "mirror")
    #expect(try Command.run("apply", "-m", "first.json", in: scratch.url).status == 0)
    try decide("second.json", "mirror", "fixed")
    let run = try Command.run("apply", "-m", "second.json", in: scratch.url)
    #expect(
      run.status == 1 && run.errors.contains("Contents.json was written from ")
        && run.errors.contains("first.json; two manifests for one app undo each other"), "\(run)")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "first.json"))
    #expect(try Command.run("apply", "-m", "second.json", in: scratch.url).status == 0)
  }
}
