import ChiralTestSupport
import Foundation
import Testing

/// A damaged cache or a wrong clock does not change a result: it is that of a clean build.
@Suite struct DamagedCacheTests {
  private let fixture: FaultFixture
  private var set: IconSet { fixture.set }

  init() throws { fixture = try FaultFixture() }

  private func cached(_ name: String) -> URL {
    set.folder.appending(path: "chiral-out/.chiral-cache/\(name)")
  }

  /// Builds one version, damages its cache, and builds the other version.
  private func expectARightBuild(after damage: () throws -> Void, _ place: String) throws {
    try fixture.use(.first)
    #expect(try fixture.run(FaultFixture.build).status == 0)
    try fixture.use(.second)
    try damage()
    let outcome = try fixture.run(FaultFixture.build)
    #expect(outcome.status == 0 && !outcome.isKilled, "\(place): \(outcome.errors)")
    #expect(try set.contents() == fixture.clean[.second]?.contents, "\(place)")
  }

  @Test(arguments: ["pictures", "state"]) func flippedBytes(name: String) throws {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<(Faults.isThorough ? 60 : 2) {
      var position = 0
      try expectARightBuild(
        after: {
          var bytes = try Data(contentsOf: cached(name))
          position = Int.random(in: bytes.indices, using: &random)
          bytes[position] ^= UInt8(1 << Int.random(in: 0...7, using: &random))
          try bytes.write(to: cached(name))
        }, "\(name), byte \(position)")
    }
  }

  @Test(arguments: ["pictures", "state"]) func truncated(name: String) throws {
    for share in Faults.isThorough ? Array(stride(from: 0.0, to: 1, by: 0.04)) : [0.3] {
      try expectARightBuild(
        after: {
          let bytes = try Data(contentsOf: cached(name))
          try bytes.prefix(Int(Double(bytes.count) * share)).write(to: cached(name))
        }, "\(name), \(share)")
    }
  }

  /// The cache is replaced by one of another version, an editor's work, or something unrelated.
  @Test(arguments: ["pictures", "state"]) func replaced(name: String) throws {
    let path = "chiral-out/.chiral-cache/\(name)"
    let lines = [
      "sed -i '1s/1/2/' \(path)", "sed -i s/arrow/worra/ \(path)", "echo >>\(path)", "rm \(path)",
      "rm \(path); mkdir \(path)", "rm \(path); mkfifo \(path)", "rm \(path); ln -s /dev/zero \(path)",
      "rm \(path); ln -s /dev/full \(path)", "rm \(path); ln -s ../../manifest.json \(path)",
      "yes | head -c 100000 >\(path)",
      // These files are left over from a killed build.
      "cp \(path) chiral-out/.chiral-cache/pictures.new; cp \(path) \(path).chiral-tmp-1",
    ]
    for line in Faults.some(4, of: lines) {
      let manifest = set.folder.appending(path: "manifest.json")
      var before = Data()
      try expectARightBuild(
        after: {
          before = try Data(contentsOf: manifest)
          try fixture.prepare(line)
        }, line)
      #expect(try Data(contentsOf: manifest) == before, "\(line)")
      #expect(!fixture.names().contains { $0.contains("tmp") || $0.hasSuffix(".new") }, "\(line)")
      try FileManager.default.removeItem(at: set.folder.appending(path: "chiral-out"))
    }
  }

  /// An index that names files elsewhere leads to no changes there.
  @Test(arguments: Faults.some(2, of: ["../mine", "away/mine", "/etc/passwd", "en/../../mine"]))
  func anIndexThatNamesStrangers(path: String) throws {
    try set.write("mine", to: "mine")
    try set.write("mine", to: "elsewhere/mine")
    try expectARightBuild(
      after: {
        let link = set.folder.appending(path: "chiral-out/away").path
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: set.folder.appending(path: "elsewhere").path)
        let index = set.folder.appending(path: "chiral-out/index.json")
        let text = try String(contentsOf: index, encoding: .utf8)
        try Data(text.replacing("en/arrow0.svg", with: path).utf8).write(to: index)
      }, path)
    for file in ["mine", "elsewhere/mine"] {
      #expect(try Data(contentsOf: set.folder.appending(path: file)) == Data("mine".utf8))
    }
  }

  /// A clock that is wrong or was set back makes nothing appear newer or older than it is.
  @Test(arguments: ["2040-01-01", "1980-01-01"]) func filesOfAnotherTime(date: String) throws {
    let touch = "find . -exec touch -h -d \(date) {} +"
    try expectARightBuild(
      after: { try fixture.prepare(touch) }, date)
    // All files are that old now, including the cache; one drawing changes within the same moment.
    try fixture.prepare(touch)
    #expect(try fixture.run(FaultFixture.build).status == 0)
    let drawing = set.folder.appending(path: "Assets/arrow0.svg")
    let text = try String(contentsOf: drawing, encoding: .utf8)
    try Data(text.replacing("13 6l6 6-6 6", with: "13 6l6 6-6 5").utf8).write(to: drawing)
    try fixture.prepare(touch)
    #expect(try fixture.run(FaultFixture.build).status == 0)
    #expect(try set.contents()["en/arrow0.svg"] == Data(contentsOf: drawing))
  }

  /// The memory of an audit in the folder for caches.
  @Test func factsThatAreDamaged() throws {
    let environment = ["XDG_CACHE_HOME": set.folder.appending(path: "caches").path]
    func audit() throws -> String {
      try Command.run(["audit", "--format", "json"], in: set.folder, environment: environment).output
    }
    let right = try audit()
    let folder = set.folder.appending(path: "caches/chiral")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("audit-") })
    let file = folder.appending(path: name)
    let bytes = try Data(contentsOf: file)
    for position in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 6)) {
      var damaged = bytes
      damaged[position] ^= 4
      try damaged.write(to: file)
      #expect(try audit() == right, "byte \(position)")
      try bytes.prefix(position).write(to: file)
      #expect(try audit() == right, "\(position) bytes")
    }
    for line in [
      "rm \(name); mkfifo \(name)", "rm \(name); ln -s /dev/zero \(name)", "rm \(name); mkdir \(name)",
    ] {
      #expect(try Command.shell(line, in: folder).status == 0)
      #expect(try audit() == right, "\(line)")
    }
  }
}
