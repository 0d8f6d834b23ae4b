import ChiralTestSupport
import Foundation

/// Two versions of a set of icons, large enough to be interrupted in the middle of a build, with the results
/// of clean builds.
struct FaultFixture {
  /// A version of the drawings and the manifest.
  enum Version: String, CaseIterable, Sendable { case first, second }

  let set: IconSet
  let renderer: WatchedRenderer
  /// The results of clean builds by version.
  let clean: [Version: CleanBuild]
  /// The duration of such a build on this machine.
  var duration: Duration { clean.values.map(\.duration).max() ?? .zero }

  /// The result of a build in an empty folder.
  struct CleanBuild: Sendable {
    /// The bytes by path, without the cache.
    var contents: [String: Data]
    /// All paths, including hidden files.
    var names: Set<String>
    var duration: Duration
  }

  /// The command, with several targets, so that there are stale files of both kinds.
  static let build = ["build", "--jobs", "3", "--target", "files", "--target", "android"]

  init() throws {
    set = try IconSet()
    renderer = try WatchedRenderer(in: set.folder)
    clean = try Self.cleanBuilds.get()
  }

  /// The results, made once for all tests; no folder is part of a result.
  private static let cleanBuilds = Result {
    try Dictionary(uniqueKeysWithValues: Version.allCases.map { ($0, try cleanBuild(of: $0)) })
  }

  private static func cleanBuild(of version: Version) throws -> CleanBuild {
    let set = try IconSet()
    try use(version, in: set)
    let start = ContinuousClock.now
    let outcome = try Command.run(build, in: set.folder)
    guard outcome.status == 0 else { throw FixtureError(errors: outcome.errors) }
    return CleanBuild(
      contents: try set.contents(), names: names(of: "chiral-out", in: set), duration: .now - start)
  }

  struct FixtureError: Error { let errors: String }

  /// Writes the drawings and the manifest of a version: some icons are only in one version, some look
  /// different.
  func use(_ version: Version) throws { try Self.use(version, in: set) }

  private static func use(_ version: Version, in set: IconSet) throws {
    let isFirst = version == .first
    var icons: [String: String] = [:]
    for number in 0..<12 where number % 5 != (isFirst ? 1 : 2) {
      let width = number % 3 == 0 || isFirst ? 14 : 12
      let drawing = IconSet.arrow.replacing("5 12h14", with: "\(number) 12h\(width)")
      try set.write(drawing, to: "Assets/arrow\(number).svg")
      icons["arrow\(number)"] = number % 4 == 0 ? #""fixed""# : #""mirror""#
    }
    try set.writeManifest(icons)
  }

  func run(_ arguments: [String], stop: Command.Stop? = nil) throws -> Command.Outcome {
    try Command.run(arguments, in: set.folder, environment: renderer.environment, stop: stop)
  }

  /// Changes the set by a shell command, which must succeed.
  func prepare(_ line: String) throws {
    let outcome = try Command.shell(line, in: set.folder)
    guard outcome.status == 0 else { throw FixtureError(errors: "\(line): \(outcome.errors)") }
  }

  /// Returns all paths in the output folder, including hidden files.
  func names(of folder: String = "chiral-out") -> Set<String> { Self.names(of: folder, in: set) }

  private static func names(of folder: String, in set: IconSet) -> Set<String> {
    let root = set.folder.appending(path: folder).path
    return Set(FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
  }

  /// Returns the files in the output folder that are in no clean build: incomplete files, and files with
  /// other names.
  func damaged() throws -> [String] {
    try set.contents().filter { path, bytes in
      // Files there have no final names yet, and the next build removes them. The index may list files that
      // were begun.
      if path.hasPrefix(".chiral-tmp") { return false }
      if path == "index.json" { return (try? JSONSerialization.jsonObject(with: bytes)) == nil }
      return !clean.values.contains { $0.contents[path] == bytes }
    }.keys.sorted()
  }
}
