import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

/// The sandbox around a worker, tried from inside.
@Suite struct CellTests {
  private let folder: ScratchFolder
  private let file: URL

  init() throws {
    folder = try ScratchFolder()
    file = folder.url.appending(path: "beside.svg")
    try Data("<svg/>".utf8).write(to: file)
  }

  private func escapes(readable: [String]) throws -> [String]? {
    var options = RenderHelper.Options(executable: BuiltProducts.renderer)
    options.readable = readable
    let helper = RenderHelper(options)
    // Kernels without these features, and sanitizers, which need files of their own, have no complete
    // sandbox.
    guard try helper.versions().missingWalls.isEmpty else { return nil }
    return try helper.escapes(with: file.path)
  }

  @Test func aWorkerReadsNoFileBesideTheDrawingAndOpensNoSocket() throws {
    guard let escapes = try escapes(readable: []) else { return }
    #expect(escapes.isEmpty, "\(escapes)")
  }

  /// This test shows that the previous one can fail.
  @Test func givenFilesCanBeReadButNotWritten() throws {
    guard let escapes = try escapes(readable: [file.path]) else { return }
    #expect(escapes == ["read a file"])
    guard let more = try self.escapes(readable: [folder.url.path]) else { return }
    #expect(more == ["read a file", "list a folder"])
  }

  #if os(Linux)
    /// On a kernel without Landlock, a worker that is taken over can read, and nothing else.
    @Test func withoutLandlockAWorkerOnlyReads() throws {
      let wrapper = folder.url.appending(path: "render")
      let script = Repository.root.appending(path: "scripts/without-calls").path
      // Another process writes it: one that a test starts meanwhile would keep the file open, and the system would not run it.
      let text = "#!/bin/sh\nexec python3 '\(script)' landlock '\(BuiltProducts.renderer)' \"$@\"\n"
      let written = try Command.start(
        "/bin/sh", ["-c", "cat > \"$0\" && chmod 755 \"$0\"", wrapper.path], input: text)
      #expect(written.status == 0, "\(written.errors)")
      var options = RenderHelper.Options(executable: wrapper.path)
      options.readable = []
      let helper = RenderHelper(options)
      let missing = try helper.versions().missingWalls
      guard !missing.contains("calls") else { return }
      #expect(missing == ["files"])
      #expect(try helper.escapes(with: file.path) == ["read a file", "list a folder"])
    }
  #endif

  @Test func linuxOfThisCenturyHasTheLocks() throws {
    let versions = try RenderHelper(.init(executable: BuiltProducts.renderer)).versions()
    #if os(Linux)
      // Landlock came with Linux 5.13.
      #expect(!versions.missingWalls.contains("calls") || versions.missingWalls.count == 2)
    #else
      #expect(versions.missingWalls == ["files", "calls"])
    #endif
  }
}
