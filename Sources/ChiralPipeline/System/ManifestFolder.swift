import ChiralManifest
import ChiralValues
import Synchronization

/// The folder of a manifest, for validation: tells what exists at a path, and whether it is really inside the
/// folder.
final class ManifestFolder: Sendable {
  /// The path as it was given, without `/` at the end; `.` for the current folder.
  let path: String
  /// The path without links; nil if the folder does not exist.
  private let root: String?
  /// Files elsewhere that are read in place of files of the folder, by path.
  let standIns: [String: String]
  private let known = Mutex(Known())

  private struct Known {
    /// True for each folder that a link leads out of the manifest's folder.
    var outside: [String: Bool] = [:]
    /// The names in each folder.
    var names: [String: [String]] = [:]
    /// The number of similar names that were looked for.
    var suggestions = 0
  }

  convenience init(ofManifest manifest: String, standIns: [String: String] = [:]) {
    self.init(
      path: Files.parentFolder(of: manifest) ?? (manifest.hasPrefix("/") ? "/" : "."), standIns: standIns)
  }

  init(path: String, standIns: [String: String] = [:]) {
    self.path = path
    self.standIns = standIns
    root = Files.realPath(path)
  }

  /// Returns a path of the manifest as one that can be opened.
  func path(of relative: String) -> String {
    if let standIn = standIns[relative] { return standIn }
    return switch path {
    case _ where relative == ".": path
    case ".": relative
    case "/": "/" + relative
    default: path + "/" + relative
    }
  }

  /// Returns what exists at a path of the manifest.
  func probe(_ relative: String) -> FileProbe { probe(relative, suggesting: true) }

  /// Returns what exists at a path of the manifest, with a similar name for a missing file only if that is wanted.
  func probe(_ relative: String, suggesting: Bool) -> FileProbe {
    if standIns[relative] != nil { return .file }
    let full = path(of: relative)
    let own = FileStatus(full, followingLinks: false)
    let isLink = own?.kind == .link
    guard let status = isLink ? FileStatus(full) : own, status.kind == .file || status.kind == .folder else {
      return .missing(nearest: suggesting && mayCompare() ? nearest(to: relative) : nil)
    }
    if isLink ? leadsOutside(full) : folderLeadsOutside(relative) { return .outside }
    return status.kind == .file ? .file : .folder
  }

  /// The number of missing files for which similar names are looked for: each is compared with all names of its folder.
  private static let mostSuggestions = 100

  private func mayCompare() -> Bool {
    known.withLock { known in
      known.suggestions += 1
      return known.suggestions <= Self.mostSuggestions
    }
  }

  private func folderLeadsOutside(_ relative: String) -> Bool {
    let folder = Files.parentFolder(of: relative) ?? ""
    if let known = known.withLock({ $0.outside[folder] }) { return known }
    let outside = !folder.isEmpty && leadsOutside(path(of: folder))
    known.withLock { $0.outside[folder] = outside }
    return outside
  }

  private func leadsOutside(_ path: String) -> Bool {
    guard let root, let real = Files.realPath(path) else { return true }
    return real != root && !real.hasPrefix(root == "/" ? "/" : root + "/")
  }

  /// Returns the file in the same folder whose name is most similar.
  private func nearest(to relative: String) -> String? {
    let folder = Files.parentFolder(of: relative) ?? ""
    let name = relative.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
    let near = Spelling.nearest(to: String(name), among: names(in: folder))
    return near.map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  private func names(in folder: String) -> [String] {
    if let names = known.withLock({ $0.names[folder] }) { return names }
    let names = (try? Files.names(in: folder.isEmpty ? path : path(of: folder))) ?? []
    known.withLock { $0.names[folder] = names }
    return names
  }
}
