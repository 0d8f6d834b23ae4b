import ChiralExporting
import ChiralRendering
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct StreamedFileTests {
  @Test func aRecordThatIsWrittenInPiecesIsReadAsOne() throws {
    let folder = try ScratchFolder()
    let path = folder.url.appending(path: "share").path
    let many = [UInt8](repeating: 7, count: RecordDraft.piece + 1)
    let draft = try RecordDraft(.share, at: path)
    try draft.write { $0.write("first") }
    try draft.append(many)
    try draft.write { $0.write(3) }
    #expect(Record.read(.share, at: path) == nil)
    try draft.finish()
    var record = try #require(Record.read(.share, at: path))
    #expect(try record.string() == "first")
    for _ in many { #expect(try record.byte() == 7) }
    #expect(try record.integer() == 3)
    #expect(record.isAtEnd)
  }

  @Test func aDraftThatIsNotFinishedLeavesNothing() throws {
    let folder = try ScratchFolder()
    let path = folder.url.appending(path: "state").path
    func begin() throws {
      let draft = try RecordDraft(.state, at: path)
      try draft.append([1])
      #expect(try Files.names(in: folder.url.path).count == 1)
    }
    try begin()
    #expect(try Files.names(in: folder.url.path).isEmpty)
  }

  /// The paths take more than one piece of the file.
  @Test func aSpoolReturnsItsPathsInOrder() throws {
    let folder = try ScratchFolder()
    let spool = try #require(PathSpool(in: folder.url.path))
    let paths = (0..<20_000).map { "en/a-long-name-of-an-icon-\($0).svg" }
    for path in paths { spool.add(path) }
    #expect(try Files.names(in: folder.url.path).isEmpty)
    var found: [String] = []
    let isWhole = spool.visit { path, isSame in
      found.append(String(cString: path))
      #expect(!isSame)
    }
    #expect(isWhole)
    #expect(found == paths)
    #expect(spool.tableLength == paths.reduce(0) { $0 + MemoryLayout<FileStamp>.size + $1.utf8.count + 1 })
  }

  @Test(arguments: [true, false]) func aSpoolKnowsWhichFilesAreLinks(isOneFile: Bool) throws {
    let folder = try ScratchFolder()
    let spool = try #require(PathSpool(in: folder.url.path))
    let artwork = Artwork(source: "a.svg", transformation: .none, parts: [])
    let target = FilesTarget(resolutions: [Resolution(size: 24, scale: 1)])
    var record = PictureRecord()
    record.written = [.svg, .png(height: 24)].map {
      PictureRecord.Written(form: $0, digest: SHA256(of: []), isOneFile: isOneFile)
    }
    let showings = [
      artwork: [Showing(icon: "a", locales: ["ar", "he"]), Showing(icon: "b", locales: ["ar"])]
    ]
    spool.add([artwork], placement: Placement(target, showings), records: [record])
    var links: [Bool] = []
    _ = spool.visit { _, isSame in links.append(isSame) }
    #expect(
      links == (isOneFile ? [false, true, true, false, true, true] : Array(repeating: false, count: 6)))
  }

  @Test func keysWithTheSameBeginningAreNotConfused() throws {
    let folder = try ScratchFolder()
    let beginning = [UInt8](1...8)
    let (one, other) = (SHA256(bytes: beginning + [1]), SHA256(bytes: beginning + [2]))
    let cache = try #require(PictureCache(folder: folder.url.path, isWritten: true))
    cache.store([1], for: one)
    #expect(cache.content(for: other) == nil)
    cache.store([2], for: other)
    #expect(cache.content(for: other) == [2])
    #expect(cache.content(for: one) == nil)
  }
}
