import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

/// Tables of paths with their stamps, compared on several threads.
@Suite struct StampTableTests {
  private static let paths = (0..<4321).map { "f/\($0)" }

  @Test func threadsFindTheSameChangesInOrder() throws {
    let scratch = try ScratchFolder()
    let files = scratch.url.appending(path: "f")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for path in Self.paths { try Data("a".utf8).write(to: scratch.url.appending(path: path)) }
    guard let folder = Folder(scratch.url.path) else {
      Issue.record("the folder cannot be opened")
      return
    }
    var table = StampTable(.inputs)
    for path in Self.paths { table.add(path, in: folder.number) }
    #expect(table.changed(in: folder.number, jobs: 3).isEmpty)
    let changed = Self.paths.enumerated().filter { $0.offset % 500 == 499 }.map(\.element)
    for path in changed { try Data("longer".utf8).write(to: scratch.url.appending(path: path)) }
    #expect(table.changed(in: folder.number, jobs: 1) == changed)
    #expect(table.changed(in: folder.number, jobs: 3) == changed)
    #expect(table.changed(in: folder.number, most: 2, jobs: 3).count > 2)
  }

  @Test func anEmptyTableHasNoChanges() throws {
    let scratch = try ScratchFolder()
    guard let folder = Folder(scratch.url.path) else {
      Issue.record("the folder cannot be opened")
      return
    }
    #expect(StampTable(.outputs).changed(in: folder.number, jobs: 2).isEmpty)
  }
}
