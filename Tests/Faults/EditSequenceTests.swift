import ChiralTestSupport
import Foundation
import Testing

/// Edits and deletions between builds, in any order: each build gives the result of a build from scratch.
///
/// Eight steps by default; with `CHIRAL_EDITS=MINUTES` as many as fit into that time, as in `make verify`.
@Suite struct EditSequenceTests {
  private static let minutes = ProcessInfo.processInfo.environment["CHIRAL_EDITS"].flatMap(Double.init)

  private struct Edits {
    let set: IconSet
    var random: SeededNumbers
    /// The icons of the manifest with their entries.
    var icons: [String: String] = [:]
    var options: [String] = []
    var environment: [String: String] = [:]
    var log: [String] = []

    private static let names = ["bell", "bell.slash", "arrow", "set/wide", "word"]
    private static let classes = [
      #""mirror""#, #""fixed""#, #"{ "class": "both", "variants": { "he": "arrow.svg" } }"#,
      #"{ "class": "mirror", "except": ["he"] }"#,
      #"{ "class": "mirror", "components": { "path": "keep" } }"#,
    ]
    private static let shapes = [
      #"<path d="M5 12h14M13 6l6 6-6 6"/>"#, #"<path d="M5 12h14M13 6l6 6-6 5"/>"#,
      #"<g id="slash"><path d="M2 2L22 22" stroke="red"/></g><path d="M5 5h9v9z"/>"#,
      #"<text x="2" y="20">12</text>"#, #"<path d="M4 4h8"/><text>&#82;</text>"#, "<path",
      #"<circle r="9"/>"#,
    ]
    private static let optionSets = [
      [], ["--target", "web", "--target", "files"], ["--no-links"], ["--target", "android"],
      ["--png", "fast"],
    ]

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private func remove(_ path: String) {
      try? FileManager.default.removeItem(at: set.folder.appending(path: path))
    }

    mutating func begin() throws {
      for name in Self.names {
        try draw(name)
        icons[name] = Self.classes[0]
      }
      try set.writeManifest(icons)
    }

    private mutating func draw(_ name: String) throws {
      let shape = pick(Self.shapes)
      try set.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(shape)</svg>\n",
        to: "Assets/\(name).svg")
      log.append("\(name): \(shape)")
    }

    /// Makes one edit of a random kind.
    mutating func step() throws {
      let name = pick(Self.names)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: try draw(name)
      case 4:
        if icons[name] == nil || icons.count < 3 {
          icons[name] = pick(Self.classes)
        } else {
          icons[name] = nil
        }
        log.append("manifest: \(icons)")
        try set.writeManifest(icons)
      case 5:
        icons[name] = pick(Self.classes)
        log.append("class of \(name): \(icons[name] ?? "")")
        try set.writeManifest(icons)
      case 6:
        options = pick(Self.optionSets)
        log.append("options: \(options)")
      case 7:
        let path = pick([
          "ar", "en/arrow.svg", "he/word-24@2x.png", "web", ".chiral-cache/pictures", "index.json",
        ])
        log.append("remove \(path)")
        remove("chiral-out/" + path)
      case 8:
        let path = pick([
          ".chiral-cache", ".chiral-cache/state", ".chiral-cache/pictures", "ar/bell.svg", "he",
        ])
        log.append("remove \(path)")
        remove("chiral-out/" + path)
      default:
        let home = pick(["/nowhere", set.folder.path])
        environment["HOME"] = home
        log.append("home: \(home)")
      }
    }

    func build(_ output: String, _ more: [String] = []) throws -> Command.Outcome {
      try Command.run(
        ["build", "--output", output] + options + more, in: set.folder, environment: environment)
    }
  }

  @Test func anyOrder() throws {
    let end = ContinuousClock.now + .seconds(60 * (Self.minutes ?? 0))
    var seed: UInt64 = 1
    repeat {
      try run(seed: seed, steps: Self.minutes == nil ? 8 : 40)
      seed += 1
    } while ContinuousClock.now < end
  }

  private func run(seed: UInt64, steps: Int) throws {
    var edits = Edits(set: try IconSet(), random: SeededNumbers(seed: seed))
    try edits.begin()
    for step in 0..<steps {
      try edits.step()
      let build = try edits.build("chiral-out")
      let fresh = try edits.build("fresh", ["--no-cache"])
      let place = "seed \(seed), step \(step): \(edits.log.suffix(4)): \(build.errors)"
      #expect(build.status == fresh.status && build.status < 2, "\(place)")
      // The folders of targets that are not named stay unchanged, and the index lists them.
      let isWhole = { (path: String) in
        !path.hasPrefix("web/") && !path.hasPrefix("android/") && path != "index.json"
      }
      let (files, wanted) = try (edits.set.contents(), edits.set.contents(of: "fresh"))
      let named = wanted.filter {
        isWhole($0.key) || edits.options.contains(String($0.key.prefix { $0 != "/" }))
      }
      if edits.options.contains("android") {
        for (path, bytes) in named { #expect(files[path] == bytes, "\(path): \(place)") }
      } else {
        #expect(files.filter { isWhole($0.key) } == wanted.filter { isWhole($0.key) }, "\(place)")
      }
      try FileManager.default.removeItem(at: edits.set.folder.appending(path: "fresh"))
    }
  }
}
