import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// The writing of `chiral apply`, stopped before each of its steps, and disturbed.
@Suite struct AppWriterTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("rows", to: "a/Contents.json")
    try write("base", to: "a/base.xml")
  }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    let file = scratch.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  private func change(_ file: String, _ role: WriteBack.Change.Role, _ old: String?, _ new: String)
    -> WriteBack.Change
  {
    WriteBack.Change(
      path: path(file), file: file, role: role, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
  }

  /// Two drawings, the file that names them, and a change of a file of the app.
  private var changes: [WriteBack.Change] {
    [
      change("a/Contents.json", .naming, "rows", "rows and two"),
      change("a/base.xml", .changed, "base", "base, changed"),
      change("a/one.svg", .made, nil, "one"), change("a/b/two.svg", .made, nil, "two"),
    ]
  }

  private func record() throws -> ApplyRecord { try ApplyRecord(ofManifest: path("manifest.json")) }

  /// Whatever was not written yet is written by the next run, and no file names a drawing before it is there.
  @Test(arguments: 0..<4) func stoppedBeforeAnyFile(step: Int) throws {
    var seen: [String] = []
    var writer = AppWriter(changes, try record()) { path throws(FileError) in
      seen.append(path)
      if seen.count > step { throw FileError("write", path, reason: "No space left on device") }
    }
    let error = #expect(throws: FileError.self) { try writer.write() }
    #expect(error?.reason.contains("; \(step) of 4 files are written; chiral apply continues") == true)
    #expect(seen == Array(["a/one.svg", "a/b/two.svg", "a/base.xml", "a/Contents.json"].map(path)[...step]))
    #expect(text("a/Contents.json") == "rows")
    #expect((text("a/one.svg") == nil) == (step == 0))
    let rest = changes.filter { text($0.file) != String(decoding: $0.new, as: UTF8.self) }
    #expect(rest.count == 4 - step)
    for change in rest where change.role == .made {
      #expect(try record().verdict(on: change.file, change.new) == .own)
    }
    var second = AppWriter(rest, try record())
    try second.write()
    #expect(text("a/Contents.json") == "rows and two" && text("a/b/two.svg") == "two")
    #expect(try record().entries.keys.sorted() == changes.map(\.file).sorted())
    #expect(try record().entries.values.allSatisfy { $0.digests.count == 1 })
    let names = try FileManager.default.subpathsOfDirectory(atPath: path("a"))
    #expect(!names.contains { $0.contains("chiral-tmp") })
  }

  /// An edit stays that somebody makes after the last comparison, in the file or by replacing it.
  @Test(arguments: ["a/Contents.json", "a/base.xml", "a/one.svg"], [[], Data.WritingOptions.atomic])
  func anEditMadeMeanwhileStays(file: String, options: Data.WritingOptions) throws {
    var writer = AppWriter(changes, try record()) { path throws(FileError) in
      guard path.hasSuffix(file) else { return }
      do {
        try Data("edited".utf8).write(to: URL(filePath: path), options: options)
      } catch {
        throw FileError("write", path, reason: "\(error)")
      }
    }
    let error = #expect(throws: FileError.self) { try writer.write() }
    #expect(error?.path == path(file))
    #expect(error?.reason.contains("somebody changed it meanwhile") == true, "\(error.debugDescription)")
    #expect(text(file) == "edited")
    #expect(!FileManager.default.subpaths(atPath: path("a"))!.contains { $0.contains("chiral-tmp") })
  }

  /// A file that somebody removes after the last comparison stays removed.
  @Test func aRemovalMadeMeanwhileStays() throws {
    var writer = AppWriter(changes, try record()) { path throws(FileError) in
      if path.hasSuffix("base.xml") { unlink(path) }
    }
    let error = #expect(throws: FileError.self) { try writer.write() }
    #expect(error?.reason.contains("somebody changed it meanwhile") == true, "\(error.debugDescription)")
    #expect(text("a/base.xml") == nil && text("a/one.svg") == "one" && text("a/Contents.json") == "rows")
  }

  /// If a file has changed before anything is written, nothing is.
  @Test func anEarlierEditStopsEverything() throws {
    try write("edited", to: "a/Contents.json")
    var writer = AppWriter(changes, try record())
    let error = #expect(throws: FileError.self) { try writer.write() }
    #expect(error?.reason.contains("nothing was written") == true)
    #expect(text("a/one.svg") == nil && text("manifest.applied.json") == nil)
  }

  /// A killed run leaves temporary files, which the next run removes.
  @Test func temporaryFilesOfAKilledRunAreRemoved() throws {
    var writer = AppWriter(changes, try record())
    try writer.write()
    // No process has this number: it is above the largest one of Linux and macOS.
    try write("half", to: "a/one.svg.chiral-tmp-4194999")
    try write("other", to: "a/other.svg.chiral-tmp-4194999")
    var second = AppWriter([], try record())
    try second.write()
    #expect(text("a/one.svg.chiral-tmp-4194999") == nil)
    // That of a file that was not written here is somebody else's.
    #expect(text("a/other.svg.chiral-tmp-4194999") == "other")
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func theModeStays(mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a/base.xml"))
    var writer = AppWriter(changes, try record())
    try writer.write()
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a/base.xml"))
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(text("a/base.xml") == "base, changed")
  }

  @Test func filesThatCannotStayAsTheyAreAreRefused() throws {
    let base = path("a/base.xml")
    #expect(FileRights(base)?.problem == nil)
    try FileManager.default.linkItem(atPath: base, toPath: path("a/other.xml"))
    #expect(FileRights(base)?.problem?.contains("a hard link") == true)
    try FileManager.default.removeItem(atPath: path("a/other.xml"))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: base)
    #expect(FileRights(base)?.problem?.hasPrefix("it is read-only") == true)
    #expect(FileRights(path("a")) == nil)
  }

  /// The record tells own files from those of the app.
  @Test func onlyFilesThatWereMadeHereAreOwn() throws {
    var writer = AppWriter(changes, try record())
    try writer.write()
    let record = try record()
    #expect(record.verdict(on: "a/one.svg", Array("one".utf8)) == .own)
    #expect(record.verdict(on: "a/one.svg", Array("edited".utf8)) == .changed)
    #expect(record.verdict(on: "a/base.xml", Array("base, changed".utf8)) == .foreign)
    #expect(record.verdict(on: "a/three.svg", []) == .foreign)
    try write("[]", to: "manifest.applied.json")
    #expect(throws: FileError.self) { try self.record() }
  }
}
