import ChiralExporting
import ChiralTestSupport
import Foundation
import Testing

@testable import ChiralPipeline

@Suite struct OutputFolderTests {
  private let scratch = try? ScratchFolder()
  private var root: URL { scratch?.url ?? URL(filePath: "/nowhere") }
  private var path: String { root.appending(path: "out").path }

  private func folder(
    _ options: OutputFolder.Options = OutputFolder.Options()
  ) throws -> OutputFolder {
    try OutputFolder(path, options)
  }

  private func status(_ relative: String) -> FileStatus? {
    FileStatus(path + "/" + relative, followingLinks: false)
  }

  @Test func aFileIsMadeOnceReplacedWhenItDiffersAndElseLeftAlone() throws {
    let folder = try folder()
    #expect(try folder.put([1, 2], at: "ar/a/b.svg").change == .created)
    let first = status("ar/a/b.svg")
    #expect(try folder.put([1, 2], at: "ar/a/b.svg").change == .unchanged)
    #expect(status("ar/a/b.svg")?.identity == first?.identity)
    #expect(try folder.put([1, 3], at: "ar/a/b.svg").change == .replaced)
    #expect(try folder.contents(of: "ar/a/b.svg", limit: 9) == [1, 3])
  }

  @Test func equalFilesShareTheirStorage() throws {
    let folder = try folder()
    let owner = try folder.put([7], at: "en/a.png")
    #expect(try folder.share(owner, bytes: [7], digest: SHA256(of: [7]), at: "fa/a.png").change == .created)
    #expect(status("en/a.png")?.identity == status("fa/a.png")?.identity)
    #expect(try folder.share(owner, bytes: [7], digest: SHA256(of: [7]), at: "fa/a.png").change == .unchanged)
  }

  /// The index stays as it is if it has the same bytes, and replaces any other.
  @Test(arguments: [nil, [], [1, 2, 3], [1, 2, 3, 4], [9, 2, 3]] as [[UInt8]?])
  func theIndexReplacesWhatDiffers(old: [UInt8]?) throws {
    let folder = try folder()
    if let old { try folder.put(index: old) }
    let before = status(BuildIndex.fileName)
    try OutputFolder(path, OutputFolder.Options(isDry: true)).put(index: [7])
    try folder.put(index: [1, 2, 3])
    #expect(try folder.contents(of: BuildIndex.fileName, limit: 9) == [1, 2, 3])
    #expect((status(BuildIndex.fileName)?.identity == before?.identity) == (old == [1, 2, 3]))
  }

  @Test func replacingOneOfTwoSharedFilesLeavesTheOther() throws {
    let folder = try folder()
    let owner = try folder.put([7], at: "en/a.png")
    _ = try folder.share(owner, bytes: [7], digest: SHA256(of: [7]), at: "fa/a.png")
    #expect(try folder.put([8], at: "en/a.png").change == .replaced)
    #expect(try folder.contents(of: "fa/a.png", limit: 9) == [7])
  }

  @Test func sharedFilesBecomeCopiesWhenLinksAreNotWanted() throws {
    do {
      let linking = try folder()
      let owner = try linking.put([7], at: "en/a.png")
      _ = try linking.share(owner, bytes: [7], digest: SHA256(of: [7]), at: "fa/a.png")
    }
    let copying = try folder(OutputFolder.Options(sharesFiles: false))
    let owner = try copying.put([7], at: "en/a.png")
    #expect(owner.change == .replaced)
    #expect(
      try copying.share(owner, bytes: [7], digest: SHA256(of: [7]), at: "fa/a.png").change == .unchanged)
    #expect(status("en/a.png")?.linkCount == 1 && status("fa/a.png")?.linkCount == 1)
  }

  @Test func aDryRunTellsAndWritesNothing() throws {
    let folder = try folder(OutputFolder.Options(isDry: true))
    #expect(try folder.put([1], at: "ar/a.svg").change == .created)
    #expect(FileStatus(path) == nil)
  }

  @Test func removingAFileRemovesTheFoldersThatItLeavesEmpty() throws {
    let folder = try folder()
    _ = try folder.put([1], at: "ar/a/b/c.svg")
    _ = try folder.put([1], at: "ar/d.svg")
    #expect(try folder.remove("ar/a/b/c.svg"))
    #expect(status("ar/a") == nil && status("ar/d.svg") != nil)
    #expect(try !folder.remove("ar/a/b/c.svg"))
    #expect(try folder.put([1], at: "ar/a/b/c.svg").change == .created)
  }

  @Test(arguments: ["../x", "/etc/x", "a/../../x", "a//x", "./x", ""])
  func nothingIsWrittenOrRemovedOutside(relative: String) throws {
    let folder = try folder()
    #expect(throws: FileError.self) { try folder.put([1], at: relative) }
    #expect(try !folder.remove(relative))
  }

  @Test func aLinkInsideIsNotFollowedOutside() throws {
    let folder = try folder()
    let outside = root.appending(path: "outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
    try Data([9]).write(to: outside.appending(path: "a.svg"))
    try FileManager.default.createSymbolicLink(atPath: path + "/ar", withDestinationPath: outside.path)
    #expect(throws: FileError.self) { try folder.put([1], at: "ar/a.svg") }
    #expect(throws: FileError.self) { try folder.put([1], at: "ar/b.svg") }
    #expect(try !folder.remove("ar/a.svg"))
    #expect(try Data(contentsOf: outside.appending(path: "a.svg")) == Data([9]))
  }

  @Test func aLinkInPlaceOfAFileIsReplacedNotFollowed() throws {
    let folder = try folder()
    let outside = root.appending(path: "victim")
    try Data([9]).write(to: outside)
    try FileManager.default.createSymbolicLink(atPath: path + "/a.svg", withDestinationPath: outside.path)
    #expect(try folder.put([1], at: "a.svg").change == .replaced)
    #expect(try Data(contentsOf: outside) == Data([9]))
    #expect(status("a.svg")?.kind == .file)
  }

  @Test func theFilesOfAKilledBuildAreRemoved() throws {
    let staging = path + "/.chiral-tmp"
    try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
    try Data([1]).write(to: URL(filePath: staging + "/1"))
    let deep = staging + "/new/ar/deep"
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    try Data([1]).write(to: URL(filePath: deep + "/a.svg"))
    try FileManager.default.createSymbolicLink(atPath: deep + "/link", withDestinationPath: root.path)
    _ = try folder()
    #expect(FileManager.default.fileExists(atPath: root.path))
    #expect(FileStatus(staging) == nil)
  }

  @Test func newFoldersGetTheirNamesWholeAndFoldersThatAreThereAreFilledInPlace() throws {
    _ = try folder().put([1], at: "en/old.svg")
    let folder = try folder(OutputFolder.Options(fillsNewFoldersAside: true))
    let english = try folder.put([2], at: "en/a.svg")
    let arabic = try folder.put([3], at: "ar/deep/a.svg")
    #expect(english.change == .created && arabic.change == .created)
    #expect(try folder.share(arabic, bytes: [3], digest: SHA256(of: [3]), at: "he/a.svg").change == .created)
    #expect(try folder.share(english, bytes: [2], digest: SHA256(of: [2]), at: "ar/b.svg").change == .created)
    #expect(status("en/a.svg")?.kind == .file)
    #expect(status("ar") == nil && status("he") == nil)
    #expect(try folder.put([4], at: "ar/deep/a.svg").change == .replaced)
    try folder.publish()
    #expect(try folder.contents(of: "ar/deep/a.svg", limit: 9) == [4])
    #expect(try folder.contents(of: "he/a.svg", limit: 9) == [3])
    #expect(status("en/a.svg")?.identity == status("ar/b.svg")?.identity)
    #expect(try folder.put([5], at: "ar/c.svg").change == .created)
    #expect(status("ar/c.svg")?.kind == .file)
    #expect(throws: FileError.self) { try folder.put([1], at: "../x/a.svg") }
  }

  @Test func filesFinishedBeforeAnErrorAreKept() throws {
    do {
      let folder = try folder(OutputFolder.Options(fillsNewFoldersAside: true))
      _ = try folder.put([3], at: "ar/a.svg")
    }
    #expect(status("ar/a.svg")?.kind == .file)
    #expect(status(".chiral-tmp") == nil)
  }

  @Test func aFolderThatAppearsMeanwhileKeepsWhatItHas() throws {
    let folder = try folder(OutputFolder.Options(fillsNewFoldersAside: true))
    _ = try folder.put([3], at: "ar/deep/a.svg")
    try FileManager.default.createDirectory(atPath: path + "/ar/deep", withIntermediateDirectories: true)
    try Data([9]).write(to: URL(filePath: path + "/ar/theirs"))
    try folder.publish()
    #expect(try folder.contents(of: "ar/theirs", limit: 9) == [9])
    #expect(try folder.contents(of: "ar/deep/a.svg", limit: 9) == [3])
  }

  @Test func aLinkThatAppearsMeanwhileIsNotFollowed() throws {
    let outside = root.appending(path: "outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
    let folder = try folder(OutputFolder.Options(fillsNewFoldersAside: true))
    _ = try folder.put([3], at: "ar/a.svg")
    try FileManager.default.createSymbolicLink(atPath: path + "/ar", withDestinationPath: outside.path)
    #expect(throws: FileError.self) { try folder.publish() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func aLinkInPlaceOfTheFolderForUnfinishedFilesIsNotFollowed() throws {
    let outside = root.appending(path: "outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
    try Data([9]).write(to: outside.appending(path: "1"))
    for fills in [true, false] {
      let folder = try folder(OutputFolder.Options(fillsNewFoldersAside: fills))
      try? FileManager.default.createSymbolicLink(
        atPath: path + "/.chiral-tmp", withDestinationPath: outside.path)
      #expect(throws: FileError.self) { try folder.put([1], at: "ar/a.svg") }
    }
    #expect(try Data(contentsOf: outside.appending(path: "1")) == Data([9]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["1"])
  }

  @Test func anOutputThatIsAFileIsRefused() throws {
    try Data([1]).write(to: root.appending(path: "out"))
    for isDry in [false, true] {
      #expect(throws: FileError.self) { try folder(OutputFolder.Options(isDry: isDry)) }
    }
  }

  /// The second build waits in a thread of its own, because tests share few threads that must not be blocked.
  @Test func aSecondBuildWaitsForTheFirst() async throws {
    let path = path
    var first: OutputFolder? = try folder()
    _ = try first?.put([1], at: "a")
    let ending = AsyncStream<Result<OutputFolder.Change, any Error>> { ending in
      Thread.detachNewThread {
        ending.yield(Result { try OutputFolder(path, .init()).put([2], at: "a").change })
        ending.finish()
      }
    }
    try await Task.sleep(for: .milliseconds(60))
    #expect(try first?.contents(of: "a", limit: 9) == [1])
    first = nil
    for await change in ending { #expect(try change.get() == .replaced) }
  }
}
