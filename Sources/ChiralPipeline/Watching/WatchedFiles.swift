internal import ChiralManifest
internal import ChiralValues

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The state of the files of a set at one moment: the manifest, its approvals, every drawing, and fonts.
package struct WatchedFiles: Sendable {
  private var stamps: [String: FileStamp] = [:]
  /// The folders that hold them.
  package private(set) var folders: Set<String> = []
  /// The drawings that no icon uses, relative to the manifest; nil if it cannot be read.
  package private(set) var unused: [String]?

  /// Examines the files of a manifest; only the manifest if it cannot be read.
  package init(ofManifest manifest: String) {
    add(manifest)
    guard let project = try? Project.load(manifest) else { return }
    add(project.path(of: project.approvalsFile))
    let drawings = (try? project.drawings()) ?? []
    let fonts = project.manifest.icons.flatMap { $0.letters.fonts.joined() }.compactMap { choice in
      if case .file(let file) = choice.font { file } else { nil }
    }
    folders.insert(project.path(of: project.manifest.assets))
    let files = Set(drawings + fonts + project.manifest.icons.flatMap(\.files))
    for file in files { add(project.path(of: file)) }
    let used = Set(project.manifest.icons.flatMap(\.files))
    unused = drawings.filter { !used.contains($0) }.sorted()
  }

  /// Returns these files with the state that one of them has in others.
  func taking(_ path: String, from others: WatchedFiles) -> WatchedFiles {
    var files = self
    files.stamps[path] = others.stamps[path]
    return files
  }

  /// Returns the files that were changed, added or removed.
  package func changes(since former: WatchedFiles) -> Set<String> {
    let paths = Set(stamps.keys).union(former.stamps.keys)
    return paths.filter { stamps[$0] != former.stamps[$0] }
  }

  private mutating func add(_ path: String) {
    stamps[path] = Self.stamp(path)
    folders.insert(Files.parentFolder(of: path) ?? ".")
  }

  private static func stamp(_ path: String) -> FileStamp {
    var stamp = FileStamp(at: AT_FDCWD, path, followingLinks: true)
    // A build makes hard links to files, which changes this time but not the content.
    stamp.changed = 0
    return stamp
  }
}
