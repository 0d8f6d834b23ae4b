import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

/// Evidence that an earlier command found, so that no worker is asked again.
@Suite(.serialized) struct EvidenceCacheTests {
  private let folder: ScratchFolder
  private let cache: String

  init() throws {
    folder = try ScratchFolder()
    cache = folder.url.appending(path: "cache").path
  }

  private func drawing(_ name: String, _ content: String) throws -> EvidenceReader.Drawing {
    let file = folder.url.appending(path: name + ".svg")
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>"
    try Data(text.utf8).write(to: file)
    return EvidenceReader.Drawing(name: name, path: file.path)
  }

  /// Returns the evidence in drawings, found with a worker or with the cache alone.
  private func evidence(
    _ drawings: [EvidenceReader.Drawing], isWorkerThere: Bool
  ) throws -> [String: DrawingEvidence] {
    let renderer = isWorkerThere ? BuiltProducts.renderer : folder.url.appending(path: "missing").path
    let helpers = KeptHelpers(executable: renderer, count: 1)
    return try EvidenceReader(
      jobs: 1, helpers: helpers, cache: EvidenceCache(at: cache, stamp: "the same programs")
    ).findings(in: drawings).evidence
  }

  /// A drawing that did not change is not asked about again, also after the drawing was put into another folder; an edited drawing is.
  @Test func unchangedDrawingsNeedNoWorker() throws {
    let arrow = try drawing("arrow", "<path d=\"M7 11h6V7l6 5-6 5v-4H7z\"/>")
    let ring = try drawing("ring", "<circle cx=\"12\" cy=\"12\" r=\"8\"/>")
    let first = try evidence([arrow, ring], isWorkerThere: true)
    #expect(first["arrow"]?.isOwnMirrorImage == false && first["ring"]?.isOwnMirrorImage == true)
    #expect(try evidence([arrow, ring], isWorkerThere: false) == first)
    let moved = folder.url.appending(path: "moved/arrow.svg")
    try FileManager.default.createDirectory(
      at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: arrow.path, toPath: moved.path)
    let there = EvidenceReader.Drawing(name: "arrow", path: moved.path)
    #expect(try evidence([there], isWorkerThere: false)["arrow"] == first["arrow"])
    let edited = try drawing("ring", "<path d=\"M7 11h6V7l6 5-6 5v-4H7z\"/>")
    #expect(throws: (any Error).self) { try evidence([arrow, edited], isWorkerThere: false) }
    #expect(try evidence([edited], isWorkerThere: true)["ring"]?.isOwnMirrorImage == false)
  }

  /// Text depends on fonts, and a drawing that shows nothing may have failed: both are looked at again.
  @Test(arguments: [
    "<text x=\"2\" y=\"20\">Ab</text><path d=\"M7 11h6V7l6 5-6 5v-4H7z\"/>",
    "<path d=\"M4 4h6v6H4z\" fill=\"none\"/>",
  ])
  func othersAreAskedAgain(content: String) throws {
    let drawing = try drawing("one", content)
    _ = try evidence([drawing], isWorkerThere: true)
    #expect(throws: (any Error).self) { try evidence([drawing], isWorkerThere: false) }
  }

  /// A file that cannot be a cache costs only time, and a damaged entry is found again.
  @Test func damageCostsTime() throws {
    let arrow = try drawing("arrow", "<path d=\"M7 11h6V7l6 5-6 5v-4H7z\"/>")
    let first = try evidence([arrow], isWorkerThere: true)
    var bytes = try Data(contentsOf: URL(filePath: cache))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(filePath: cache))
    // A named pipe in the place of its successor holds nobody up.
    #expect(mkfifo(cache + ".new", 0o600) == 0)
    #expect(throws: (any Error).self) { try evidence([arrow], isWorkerThere: false) }
    #expect(try evidence([arrow], isWorkerThere: true) == first)
    #expect(try evidence([arrow], isWorkerThere: false) == first)
    try FileManager.default.removeItem(atPath: cache)
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    #expect(try evidence([arrow], isWorkerThere: true) == first)
  }
}
