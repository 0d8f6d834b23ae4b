import ChiralTestSupport
import Foundation
import Testing

/// `--watch`: a command that runs again whenever its set changes, and ends cleanly.
@Suite(.serialized) struct WatchTests {
  /// A command that runs until it is told to end.
  private final class Running {
    let process = Process()
    private let errors: URL

    init(_ arguments: String..., in folder: URL) throws {
      errors = folder.appending(path: "errors.txt")
      try Data().write(to: errors)
      process.executableURL = URL(filePath: BuiltProducts.command)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits until the command has reported the given number of times that it watches.
    func wait(rounds: Int) throws -> String {
      for _ in 0..<1200 {
        let text = try String(contentsOf: errors, encoding: .utf8)
        if text.components(separatedBy: "watching ").count > rounds { return text }
        usleep(50_000)
      }
      return ""
    }
  }

  @Test func aBuildFollowsDrawingsAndTheManifest() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.forward": #""mirror""#])
    let run = try Running("build", "--watch", in: set.folder)
    #expect(try run.wait(rounds: 1) != "")
    let output = set.folder.appending(path: "chiral-out/ar/arrow.forward.svg")
    let first = try String(contentsOf: output, encoding: .utf8)
    // The file is saved by renaming, as editors do.
    try set.write(IconSet.wide, to: "Assets/arrow.forward.svg~")
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets/arrow.forward.svg"))
    try FileManager.default.moveItem(
      at: set.folder.appending(path: "Assets/arrow.forward.svg~"),
      to: set.folder.appending(path: "Assets/arrow.forward.svg"))
    for _ in 0..<1200 where try String(contentsOf: output, encoding: .utf8) == first { usleep(50_000) }
    #expect(try String(contentsOf: output, encoding: .utf8) != first)
    // An invalid manifest does not end the command.
    try set.write("{", to: "manifest.json")
    for _ in 0..<1200 where try !run.wait(rounds: 1).contains("error") { usleep(50_000) }
    #expect(try run.wait(rounds: 1).contains("error"))
    #expect(run.process.isRunning)
    run.process.interrupt()
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 130)
  }

  @Test func aNewDrawingIsNamed() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.forward": #""mirror""#])
    let run = try Running("build", "--watch", in: set.folder)
    #expect(try run.wait(rounds: 1).contains("in no icon") == false)
    try set.write(IconSet.wide, to: "Assets/fresh.svg")
    let line = "Assets/fresh.svg is in no icon; chiral update adds it\nwatching "
    #expect(try run.wait(rounds: 2).contains(line))
    run.process.interrupt()
    run.process.waitUntilExit()
  }

  /// VectorDrawables and the pictures of a catalog are watched like SVGs.
  @Test(arguments: [
    ("android", "android/app/src/main/res", "android/app/src/main", "res/drawable/ic_send.xml"),
    ("xcassets", "ios/Assets.xcassets", "ios/Assets.xcassets", "send.imageset/send.svg"),
  ])
  func anAppIsWatched(kind: String, folder: String, set: String, file: String) throws {
    let scratch = try ScratchFolder()
    let apps = scratch.url.appending(path: "apps")
    try FileManager.default.copyItem(at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: apps)
    #expect(try Command.run(["import", kind, "apps/" + folder], in: scratch.url).status == 0)
    let run = try Running("build", "apps/" + set, "--output", "out", "--watch", in: scratch.url)
    #expect(try run.wait(rounds: 1) != "")
    let drawing = apps.appending(path: "\(set)/\(file)")
    let text = try String(contentsOf: drawing, encoding: .utf8)
    try Data((text + "<!-- changed -->\n").utf8).write(to: drawing, options: .atomic)
    #expect(try run.wait(rounds: 2) != "")
    run.process.interrupt()
    run.process.waitUntilExit()
  }

  @Test func anAuditWatchesToo() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.forward": #""mirror""#])
    let run = try Running("audit", "--watch", in: set.folder)
    #expect(try run.wait(rounds: 1) != "")
    try set.writeManifest(["arrow.forward": #""fixed""#])
    #expect(try run.wait(rounds: 2) != "")
    run.process.interrupt()
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 130)
    #expect(try Command.run(["audit", "--watch", "--fix"], in: set.folder).status == 64)
  }
}
