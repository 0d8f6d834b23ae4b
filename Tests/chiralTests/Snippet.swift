import ChiralTestSupport
import Foundation

/// A block of a page that is marked `sh`.
struct Snippet {
  /// The comment above the block.
  var mark: String?
  /// The lines to type.
  var lines: [String] = []

  /// Returns the blocks of a page, in order.
  static func all(in page: String) throws -> [Snippet] {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    var snippets: [Snippet] = []
    var mark: String?
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = line.trimmingCharacters(in: .whitespaces)
      if isInside {
        isInside = plain != "```"
        if isInside, !plain.isEmpty { snippets[snippets.count - 1].lines.append(plain) }
      } else if plain == "```sh" {
        snippets.append(Snippet(mark: mark))
        isInside = true
      } else if plain.hasPrefix("<!-- ") {
        mark = String(plain.dropFirst(5)).replacing(" -->", with: "")
      }
      if !plain.hasPrefix("<!-- ") { mark = nil }
    }
    return snippets
  }
}

/// A folder with the icons, manifests and other files that the documentation mentions.
struct SnippetPlace {
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }

  init() throws {
    scratch = try ScratchFolder()
    // Few icons, because a page of a sheet takes seconds without optimisation.
    for name in ["arrow.forward", "arrow.left", "bell", "bell.slash", "page"] {
      try copy(name, to: "Assets/\(name).svg")
    }
    try write(Self.declined, to: "Assets/truck.slash.svg")
    for name in ["bell.slash", "speaker.slash"] { try copy(name, to: "\(name).svg") }
    for folder in ["Icons", "Theme", "Toolbar"] {
      try copy("arrow.forward", to: "\(folder)/arrow.forward.svg")
    }
    try copy("arrow.left", to: "Icons/new/arrow.left.svg")
    try copy("arrow.forward", to: "go-next.svg")
    try write(Self.manifest, to: "manifest.json")
    for folder in ["Icons", "Toolbar"] {
      try write(Self.declined, to: "\(folder)/truck.slash.svg")
      try write(
        #"{ "version": 1, "locales": ["en", "ar"], "icons": { "arrow.forward": "mirror", "truck.slash": "mirror" } }"#,
        to: "\(folder)/manifest.json")
    }
    try write(
      #"{ "images": [{ "idiom": "universal", "filename": "a.svg", "language-direction": "left-to-right" }] }"#,
      to: "App/Assets.xcassets/a.imageset/Contents.json")
    try copy("arrow.forward", to: "App/Assets.xcassets/a.imageset/a.svg")
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: folder.appending(path: "Tea"))
    for (part, place) in [("android/app", "app"), ("flutter/lib", "lib"), ("web", "web")] {
      try FileManager.default.copyItem(
        at: folder.appending(path: "Tea/\(part)"), to: folder.appending(path: place))
    }
    try write("arrow.forward\tmirror\narrow.left\tfixed\n", to: "known.tsv")
    for path in ["decisions.json", "Downloads/decisions.json"] { try write(Self.decisions, to: path) }
    _ = try run("git init -q -b main && git add -A && git -c user.name=x -c user.email=x@x commit -qm x")
  }

  private static let manifest = """
    {
      "version": 1, "assets": "Assets", "locales": ["en", "ar", "he"], "sizes": [24], "scales": [1, 2],
      "icons": {
        "arrow.forward": "mirror", "arrow.left": "fixed", "bell.slash": "mirror", "page": "both",
        "truck.slash": "mirror"
      }
    }
    """
  /// A drawing whose slash is part of its path, in a set without the icon without it.
  private static let declined = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M7 5h10l4 7-2.55 4.45zM5 7v12h12zM2.5 3.5l1-1 18 18-1 1z"/></svg>
    """
  private static let decisions = #"{ "format": "chiral-decisions", "version": 1, "decisions": [] }"#

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func copy(_ name: String, to path: String) throws {
    // A slash that is fused with its bell, as in sets that the documentation mentions.
    let folder = name.hasPrefix("bell") ? "Tests/Fixtures/composed/own" : "Assets"
    let known = Repository.root.appending(path: "\(folder)/\(name == "page" ? "doc.text" : name).svg")
    try write(try String(contentsOf: known, encoding: .utf8), to: path)
  }

  /// Returns true if the programs besides `chiral` that a line needs are installed.
  func has(toolsOf line: String) -> Bool {
    let known = ["jq": "jq", "man ": "man", "git ": "git"]
    return known.filter { line.contains($0.key) }.values.allSatisfy { tool in
      (try? Command.start("/bin/sh", ["-c", "command -v \(tool)"]).status) == 0
    }
  }

  /// Runs one line as a user does; `chiral` is the one that was built.
  func run(_ line: String) throws -> Command.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Command.start(
      "/bin/sh", ["-c", line], in: folder,
      environment: [
        "PATH": BuiltProducts.folder.path + ":" + path, "HOME": folder.path,
        "XDG_DATA_HOME": folder.appending(path: "share").path,
      ])
  }
}
