import ChiralManifest
internal import ChiralValues

/// The record of the files of an app that `chiral apply` wrote, in a file beside the manifest, such as `manifest.applied.json`.
///
/// Only files that the record names as made here are ever replaced. A file is recorded before it is written, so that the next run
/// knows the files of one that was interrupted.
struct ApplyRecord: Hashable, Sendable {
  /// A file of the app.
  struct Entry: Hashable, Sendable {
    /// The digests of the content that was written, and of the content that was about to be written.
    var digests: Set<String>
    /// True if there was no such file before.
    var isMade: Bool
  }

  /// The relation of a file of the app to the record.
  enum Verdict: Hashable, Sendable {
    /// `chiral apply` made it, and it is unchanged.
    case own
    /// `chiral apply` made it, and somebody changed it.
    case changed
    /// The app has it for another reason.
    case foreign
  }

  /// The path of the record as it can be opened.
  let path: String
  /// The folder of the manifest.
  var folder: String { Files.parentFolder(of: path) ?? (path.hasPrefix("/") ? "/" : ".") }
  /// The files, relative to the folder of the manifest.
  private(set) var entries: [String: Entry] = [:]

  private static let suffix = ".applied.json"
  private static let largest = 64 << 20

  /// Reads the record beside a manifest; empty if there is none.
  init(ofManifest manifest: String) throws(FileError) {
    path = (manifest.hasSuffix(".json") ? String(manifest.dropLast(5)) : manifest) + Self.suffix
    guard FileStatus(path) != nil else { return }
    let source = SourceText(try Files.readFile(path, limit: Self.largest), file: path)
    guard let root = JSONReader.read(source).root, let files = root["files"]?.members else {
      throw FileError("read", path, reason: "it is no record of chiral apply; restore it, or move it away")
    }
    for file in files {
      let digests = file.value["sha256"]?.elements?.compactMap(\.string) ?? []
      entries[file.key] = Entry(digests: Set(digests), isMade: file.value["made"]?.boolean ?? false)
    }
  }

  /// The path of the manifest.
  var manifest: String { path.dropLast(Self.suffix.count) + ".json" }

  /// Returns the records of other manifests in some folders, if these manifests exist.
  func others(in folders: Set<String>) -> [ApplyRecord] {
    let own = FileStatus(manifest)?.identity
    return folders.sorted().flatMap { folder in
      ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
        let manifest = joined(folder, name.dropLast(Self.suffix.count) + ".json")
        guard let found = FileStatus(manifest), found.kind == .file, found.identity != own else { return nil }
        return try? ApplyRecord(ofManifest: manifest)
      }
    }
  }

  /// Returns the relation of a file with this content to the record.
  func verdict(on file: String, _ content: [UInt8]) -> Verdict {
    guard let entry = entries[file], entry.isMade else { return .foreign }
    // Nothing is lost with an empty file, which a power failure may leave.
    return content.isEmpty || entry.digests.contains(SHA256(of: content).description) ? .own : .changed
  }

  /// Returns true if a file, given by its path without links, has the content that was written here.
  func wrote(_ place: String, _ content: [UInt8]) -> Bool {
    guard let home = Files.realPath(folder), let file = Initialization.path(place, inside: home) else {
      return false
    }
    return entries[file]?.digests.contains(SHA256(of: content).description) ?? false
  }

  /// Adds a file that is about to be written.
  mutating func announce(_ file: String, _ content: [UInt8], isMade: Bool) {
    entries[file, default: Entry(digests: [], isMade: isMade)].digests.insert(SHA256(of: content).description)
  }

  /// Forgets what was written before, since the file has this content now.
  mutating func settle(_ file: String, _ content: [UInt8]) {
    entries[file]?.digests = [SHA256(of: content).description]
  }

  /// Forgets the files that no longer exist.
  mutating func prune(_ exists: (String) -> Bool) { entries = entries.filter { exists($0.key) } }

  /// Writes the record, unless it is empty and there is none.
  func write() throws(FileError) {
    guard !entries.isEmpty || FileStatus(path) != nil else { return }
    let files = entries.sorted { $0.key < $1.key }.map { path, entry in
      let digests = JSONValue.array(entry.digests.sorted().map(JSONValue.string))
      return JSONValue.Member(
        key: path, value: .members(["made": entry.isMade ? true : nil, "sha256": digests]))
    }
    let root = JSONValue.members(["version": 1, "files": .object(files)])
    try Files.replaceProjectFile(path, with: Array((root.printed() + "\n").utf8))
  }
}
