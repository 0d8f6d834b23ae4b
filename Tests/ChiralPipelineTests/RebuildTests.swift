import ChiralExporting
import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

/// The work of a build after small changes since the last one.
@Suite struct RebuildTests {
  private let scratch: ScratchFolder
  private var root: String { scratch.url.path }
  private var manifest: String { root + "/manifest.json" }

  private static func arrow(_ x: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M\#(x) 4h6l3 6-3 9z"/></svg>"#
  }

  init() throws {
    scratch = try ScratchFolder()
    for (index, name) in ["a", "b", "c"].enumerated() { try write(Self.arrow(index), name) }
    try write(Self.arrow(2).replacing("/>", with: #"/><g id="slash"><path d="M2 2L22 22"/></g>"#), "d-off")
    try writeManifest(c: "\"mirror\"")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: name + ".svg"))
  }

  private func writeManifest(c: String) throws {
    let text = """
      {"version": 1, "assets": ".", "locales": ["en", "ar"], "scales": [1, 2],
        "icons": {"a": "mirror", "b": "mirror", "c": \(c), "d-off": "mirror"}}
      """
    try Data(text.utf8).write(to: URL(filePath: manifest))
  }

  private func options(_ output: String = "out") -> BuildOptions {
    BuildOptions(output: "\(root)/\(output)", jobs: 1, renderer: BuiltProducts.renderer)
  }

  @discardableResult private func build(
    _ output: String = "out", replacesChanged: Bool = false
  ) throws -> BuildSummary {
    IconSet.settle()
    var options = options(output)
    options.replacesChanged = replacesChanged
    return try Build(Project.load(manifest), options).run { _, _ in }
  }

  private func contents(_ output: String = "out") throws -> [String: Data] {
    let folder = URL(filePath: "\(root)/\(output)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.hasPrefix(".") }.reduce(into: [:]) { all, path in
      all[path] = try? Data(contentsOf: folder.appending(path: path))
    }
  }

  /// Returns the number of pictures that are made by `body`, each of which the cache keeps.
  private func made(_ body: () throws -> Void) throws -> Int {
    func count() -> Int {
      KeyedPictures.store(in: "\(root)/out/.chiral-cache", isWritten: false)?.records.count ?? 0
    }
    let before = count()
    try body()
    return count() - before
  }

  /// Builds twice, because a file that was read in the moment of its last change is read again.
  private func buildSettled() throws {
    try build()
    usleep(50_000)
    try build()
  }

  @Test func onlyAChangedDrawingIsMadeAgain() throws {
    try buildSettled()
    #expect(KnownBuild.result(manifest: manifest, options())?.summary.changes.isEmpty == true)
    try write(Self.arrow(7), "b")
    #expect(KnownBuild.result(manifest: manifest, options()) == nil)
    var summary: BuildSummary?
    #expect(try made { summary = try build() } == 2)
    #expect(
      summary?.changes.map(\.path) == [
        "ar/b-24@1x.png", "ar/b-24@2x.png", "ar/b.svg", "en/b-24@1x.png", "en/b-24@2x.png", "en/b.svg",
      ])
    #expect(summary?.iconCount == 4 && summary?.pictureCount == 8)
    try build("fresh")
    #expect(try contents() == contents("fresh"))
    #expect(try build().changes.isEmpty)
  }

  @Test func aTouchedOutputIsLeftToAWholeBuild() throws {
    try buildSettled()
    let right = try contents()
    try Data("altered".utf8).write(to: URL(filePath: "\(root)/out/ar/a.svg"))
    #expect(KnownBuild.result(manifest: manifest, options()) == nil)
    #expect(try made { try build(replacesChanged: true) } == 0)
    #expect(try contents() == right)
  }

  @Test func aChangedEntryOfTheManifestRunsItsPicturesAlone() throws {
    try buildSettled()
    try writeManifest(c: #"{"class": "mirror", "viewBox": "0 0 24 25"}"#)
    #expect(KnownBuild.result(manifest: manifest, options()) == nil)
    #expect(try made { try build() } == 2)
    try build("fresh")
    #expect(try contents() == contents("fresh"))
  }

  /// The memory of a build matches its files and the index; two sizes here have the same height.
  @Test func everyFileIsKnownAgainAfterEveryBuild() throws {
    func check() throws {
      let memory = options().memory
      let state = try #require(BuildState.read(in: memory))
      let folder = open("\(root)/out", O_RDONLY)
      defer { close(folder) }
      #expect(state.outputs.changed(in: folder).isEmpty)
      let json = JSONReader.read(SourceText(try Files.read("\(root)/out/index.json"), file: "index.json"))
        .root
      let index = try #require(json.flatMap(BuildIndex.init))
      #expect(Set(state.outputs.paths) == index.paths.union(["index.json"]))
      #expect(state.outputs.paths.count == index.paths.count + 1)
      #expect(index.paths == Set(try contents().keys.filter { $0.hasSuffix("g") }))
    }
    func build(_ change: (inout BuildOptions) -> Void = { _ in }) throws {
      IconSet.settle()
      var options = options()
      options.scope.sizes = [12, 24]
      change(&options)
      _ = try Build(Project.load(manifest), options).run { _, _ in }
      try check()
    }
    try build()
    try build { $0.form.sharesFiles = false }
    try build()
    try writeManifest(c: #""fixed", "c2": {"class": "fixed", "file": "c.svg"}"#)
    try build()
    try build { $0.scope.locales = [try? LanguageTag("ar")].compactMap(\.self) }
    try build { $0.scope.scales = [3] }
    try writeManifest(c: #""fixed""#)
    try build()
  }

  /// The memory of the last build is older than its files and does not list them.
  @Test func filesOfABuildWithoutMemoryAreRemovedToo() throws {
    try buildSettled()
    try writeManifest(c: #""mirror", "c2": {"class": "fixed", "file": "c.svg"}"#)
    var options = options()
    options.cache.isUsed = false
    _ = try Build(Project.load(manifest), options).run { _, _ in }
    #expect(try contents()["ar/c2.svg"] != nil)
    try writeManifest(c: "\"fixed\"")
    let summary = try build()
    #expect(summary.count(.removed) == 6)
    try build("fresh")
    #expect(try contents() == contents("fresh"))
  }

  @Test func theFilesOfOtherTargetsStayInTheIndex() throws {
    var options = options()
    options.targets = [.files, .web]
    _ = try Build(Project.load(manifest), options).run { _, _ in }
    let before = try contents().filter { $0.key.hasPrefix("web/") }
    try writeManifest(c: "\"fixed\"")
    #expect(try build().count(.removed) == 0)
    #expect(try contents().filter { $0.key.hasPrefix("web/") } == before)
    let index = try #require(try contents()["index.json"].map { String(decoding: $0, as: UTF8.self) })
    #expect(!before.isEmpty && before.keys.allSatisfy { path in index.contains(path) || !path.contains(".") })
  }
}

extension BuildIndex {
  /// The paths of all listed files.
  fileprivate var paths: Set<String> {
    Set(icons.values.flatMap(\.paths) + targets.values.flatMap { $0.files.map(\.path) })
  }
}
