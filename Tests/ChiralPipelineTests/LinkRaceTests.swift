import ChiralTestSupport
import Foundation
import Synchronization
import Testing

@testable import ChiralPipeline

/// A link that is exchanged for a folder while files are written leads no file elsewhere.
@Suite(.serialized) struct LinkRaceTests {
  private let scratch: ScratchFolder
  private var root: String { scratch.url.path }
  private var outside: String { root + "/outside" }

  init() throws {
    scratch = try ScratchFolder()
    for name in ["outside", "tree", "tree/out"] { try Files.makeFolder(root + "/" + name) }
    // In a working tree, links are foreign.
    try Files.write([], to: root + "/tree/.git")
    symlink(outside, root + "/link")
  }

  /// Exchanges folders for a thread that writes.
  private final class Exchanger: Sendable {
    private let isStopped = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    /// Moves a folder away and a link to its place, and back, until `stop`.
    init(_ folder: String, _ link: String) {
      Thread { [self] in
        while !isStopped.withLock({ $0 }) {
          rename(folder, link + ".folder")
          rename(link, folder)
          rename(folder, link)
          rename(link + ".folder", folder)
          // Lets some writes through between two exchanges.
          usleep(UInt32.random(in: 0...200))
        }
        ended.signal()
      }.start()
    }

    func stop() {
      isStopped.withLock { $0 = true }
      ended.wait()
    }
  }

  /// Writes 300 times while a folder in the working tree is exchanged for a link.
  ///
  /// The scheduler decides how many of the writes fail; the one after the last exchange must not.
  private func race(_ folder: String, _ write: (Int) throws -> Void) throws {
    let exchanger = Exchanger(root + "/tree/" + folder, root + "/link")
    for number in 0..<300 { try? write(number) }
    exchanger.stop()
    try write(300)
    #expect(try Files.names(in: outside) == [])
  }

  @Test func outputFoldersFollowNoLink() throws {
    try Files.makeFolder(root + "/tree/out/ar")
    for exchanged in ["out", "out/ar"] {
      try race(exchanged) { number in
        let folder = try OutputFolder(root + "/tree/out", OutputFolder.Options())
        for file in ["a", "b"] { _ = try folder.put([UInt8(number % 251)], at: "ar/\(file)") }
        if number % 3 == 0 { _ = try folder.remove("ar/b") }
      }
    }
  }

  @Test func stagedFoldersAndJournalsFollowNoLink() throws {
    var options = OutputFolder.Options()
    (options.fillsNewFoldersAside, options.keepsJournal) = (true, true)
    for exchanged in ["out", "out/.chiral-tmp", "out/.chiral-cache"] {
      try race(exchanged) { number in
        let folder = try OutputFolder(root + "/tree/out", options)
        for file in ["a", "b"] { _ = try folder.put([1], at: "l\(number)/\(file)") }
        try folder.publish()
      }
    }
  }

  @Test func filesAndCachesFollowNoLink() throws {
    try race("out") { number in
      let bytes = [UInt8(number % 251)]
      try Files.replace(root + "/tree/out/file", with: bytes)
      try Files.put(bytes, at: root + "/tree/out/cache")
      _ = try LinkGuard.folder(root + "/tree/out/new\(number)", making: true)
      _ = Store(root + "/tree/out/store", .facts, isWritten: true)
    }
  }
}
