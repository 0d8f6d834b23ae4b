import ChiralExporting
import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

@testable import ChiralPipeline

/// The work of a build after small changes since the last one.
@Suite struct PatchedBuildTests {
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

  private func options(_ output: String = "out") -> Build.Options {
    Build.Options(output: "\(root)/\(output)", jobs: 1, renderer: BuiltProducts.renderer)
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

  /// Returns the number of pictures made since the cache was deleted.
  private func made(_ body: () throws -> Void) throws -> Int {
    let path = "\(root)/out/.chiral-cache/\(PictureCache.fileName)"
    try FileManager.default.removeItem(atPath: path)
    try body()
    return PackFile(path, kind: .pictures, isWritten: false)?.directory().directory.count ?? 0
  }

  /// Builds twice, because a file that was read in the moment of its last change is read again.
  private func buildSettled() throws {
    try build()
    usleep(50_000)
    try build()
  }

  @Test func aChangedDrawingIsAllThatIsLookedAt() throws {
    try buildSettled()
    try write(Self.arrow(7), "b")
    var known: BuildSummary?
    #expect(try made { known = try KnownBuild.update(manifest: manifest, options())?.summary } == 2)
    let changed = known?.changes.map(\.path)
    #expect(
      changed == [
        "ar/b-24@1x.png", "ar/b-24@2x.png", "ar/b.svg", "en/b-24@1x.png", "en/b-24@2x.png", "en/b.svg",
      ])
    #expect(known?.iconCount == 4 && known?.pictureCount == 8)
    try build("fresh")
    #expect(try contents() == contents("fresh"))
    let again = try KnownBuild.update(manifest: manifest, options())
    #expect(again?.summary.changes.isEmpty == true)
    #expect(try build().changes.isEmpty)
  }

  @Test func partsThatStayAsTheyWereAreNoObstacle() throws {
    try build()
    let changed = Self.arrow(9).replacing("/>", with: #"/><g id="slash"><path d="M2 2L22 22"/></g>"#)
    try write(changed, "d-off")
    #expect(try KnownBuild.update(manifest: manifest, options())?.summary.changes.count == 6)
    try build("fresh")
    #expect(try contents() == contents("fresh"))
    try write(changed.replacing("slash", with: "badge"), "d-off")
    #expect(try KnownBuild.update(manifest: manifest, options()) == nil)
  }

  @Test(arguments: [
    ("b", "<svg"), ("b", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>1</text></svg>"#),
    ("b", ""),
  ])
  func changesThatNeedTheManifestAreLeftToABuild(name: String, drawing: String) throws {
    try build()
    if drawing.isEmpty {
      try FileManager.default.removeItem(atPath: "\(root)/\(name).svg")
    } else {
      try write(drawing, name)
    }
    let before = try contents()
    #expect(try KnownBuild.update(manifest: manifest, options()) == nil)
    #expect(try contents() == before)
  }

  @Test func aTouchedOutputIsLeftToAWholeBuild() throws {
    try buildSettled()
    let right = try contents()
    try Data("altered".utf8).write(to: URL(filePath: "\(root)/out/ar/a.svg"))
    #expect(try KnownBuild.update(manifest: manifest, options()) == nil)
    #expect(try made { try build(replacesChanged: true) } == 2)
    #expect(try contents() == right)
  }

  @Test func aChangedEntryOfTheManifestRunsItsPicturesAlone() throws {
    try buildSettled()
    try writeManifest(c: #"{"class": "mirror", "viewBox": "0 0 24 25"}"#)
    #expect(try KnownBuild.update(manifest: manifest, options()) == nil)
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
    func build(_ change: (inout Build.Options) -> Void = { _ in }) throws {
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

  @Test func aTableOfAnotherBuildIsNotBelieved() throws {
    try build()
    let path = "\(root)/out/.chiral-cache/jobs"
    let table = try Data(contentsOf: URL(filePath: path))
    for position in stride(from: 0, to: table.count, by: table.count / 9) {
      var damaged = table
      damaged[position] ^= 1
      try damaged.write(to: URL(filePath: path))
      try write(Self.arrow(position), "b")
      #expect(try KnownBuild.update(manifest: manifest, options()) == nil)
      try build()
    }
    try build("fresh")
    #expect(try contents() == contents("fresh"))
  }
}

@Suite struct JobTableTests {
  private let target = FilesTarget(resolutions: [Resolution(size: 24, scale: 1)])

  /// If this fails, a property was added to an artwork: teach `JobTable` to store it, and then this test.
  @Test func everyPropertyOfAnArtworkIsKept() throws {
    let artworks = [
      Artwork(
        source: "a.svg", transformation: .mirrored, parts: [.init(selector: "#x", verb: .move)],
        viewBox: IconViewBox("0.1 -2 24.25 1e3"), sibling: "b.svg", slash: .mirror, infers: false,
        declined: .fixed, name: "own", keepsQuestionMarks: true),
      Artwork(source: "a.svg", transformation: .none, parts: []),
    ]
    let content = try #require(Swift.Mirror(reflecting: artworks[0]).children.first).value
    let traits = try #require(Swift.Mirror(reflecting: content).children.first).value
    #expect(Swift.Mirror(reflecting: traits).children.count == 11)
    let job = SourceJob(source: "a.svg", artworks: artworks)
    let showings = [
      artworks[0]: [Showing(icon: "a", locales: ["ar", "he"]), Showing(icon: "b", locales: ["ar"])],
      artworks[1]: [Showing(icon: "a", locales: ["en"], sizes: [16, 24], hasDrawing: false)],
    ]
    var record = PictureRecord()
    record.written = [.svg, .png(height: 24), .png(height: 8, isTinted: false)].enumerated().map {
      PictureRecord.Written(form: $1, digest: SHA256(of: [UInt8($0)]))
    }
    record.parts = [BuildIndex.Part(action: "kept", element: "<g>", reason: "why")]
    record.fonts = [BuildIndex.Font(family: "f", style: "s", version: "v", missingWeight: 600)]
    record.dependencies = [
      .init(path: "b.svg", digest: SHA256(of: [1])), .init(path: "c.svg", digest: nil),
    ]
    let row = try #require(
      JobTable.Row(
        job, placement: Placement(target, showings),
        records: artworks.map { _ in record }))
    #expect(row.dependencies == ["b.svg", "c.svg"])
    let decoded = try #require(row.job)
    #expect(decoded.job == job)
    #expect(decoded.showings == showings)
    let records = try #require(row.records(artworks.count))
    #expect(records.count == artworks.count)
    for decoded in records {
      #expect(decoded.written == record.written && decoded.parts == record.parts)
      #expect(decoded.fonts == record.fonts && decoded.dependencies == record.dependencies)
    }
  }

  @Test func failedDrawingsHaveNoRow() {
    let artwork = Artwork(source: "a.svg", transformation: .none, parts: [])
    let record = PictureRecord(problem: .failed(DrawingProblem("no")))
    let job = SourceJob(source: "a.svg", artworks: [artwork])
    #expect(JobTable.Row(job, placement: Placement(target), records: [record]) == nil)
  }

  @Test func onlyTheDigestOfAFileIsReplaced() {
    let old = String(repeating: "0", count: 64), new = String(repeating: "a", count: 64)
    let text = """
      {"files": [{ "path": "en/\\"a\\".svg", "sha256": "\(old)" }, {
        "path": "en/a.svg",
        "sha256": "\(old)", "size": 1 }]}
      """
    var splice = IndexSplice(Array(text.utf8))
    func replace(_ path: String, _ digest: String) -> Bool { splice.replace(path: path, with: digest) }
    #expect(replace("en/a.svg", new))
    #expect(!replace("en/b.svg", new))
    #expect(!replace("en/a.svg", "short"))
    let halves = text.components(separatedBy: "\"en/a.svg\"")
    #expect(
      String(decoding: splice.bytes, as: UTF8.self) == halves[0] + "\"en/a.svg\""
        + halves[1].replacing(old, with: new))
    #expect(replace("en/\"a\".svg", new))
    #expect(String(decoding: splice.bytes, as: UTF8.self) == text.replacing(old, with: new))
  }
}

extension BuildIndex {
  /// The paths of all listed files.
  fileprivate var paths: Set<String> {
    Set(icons.values.flatMap(\.paths) + targets.values.flatMap { $0.files.map(\.path) })
  }
}
