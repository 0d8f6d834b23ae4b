internal import ChiralExporting
import Synchronization

/// Decides which files of an output folder a build may replace and remove: those that builds made and nobody changed
/// since. What costs time, such as reading the index, is done when a file first needs it.
final class Ownership: Sendable {
  /// The relation of a file to the builds.
  enum Verdict: Hashable, Sendable {
    /// A build wrote this content.
    case own
    /// A build wrote a file of this name, and its content is another now.
    case changed
    /// No record names the file.
    case foreign
  }

  private struct Knowledge {
    /// The files that are as the last build left them, by their stamps; nil until it is asked for.
    var unchanged: Set<String>?
    /// The records with those of the index; nil until they are asked for.
    var indexed: OwnFiles?
  }

  private let records: OwnFiles
  private let knowledge = Mutex(Knowledge())

  init(_ records: OwnFiles) { self.records = records }

  /// Returns the relation of the file at a path to the builds.
  ///
  /// Nothing is lost with an empty file, which a power failure may leave, nor with a link or a folder, as no build
  /// follows or empties them.
  func verdict(on path: String, in folder: OutputFolder) -> Verdict {
    if unchanged(in: folder).contains(path) { return .own }
    let status = FileStatus(folder.path + "/" + path, followingLinks: false)
    guard status?.kind == .file, let digest = folder.digest(of: path) else {
      return records.allPaths.contains(path) ? .own : .foreign
    }
    if records.knows(path, digest) { return .own }
    let indexed = indexed(in: folder)
    if indexed.knows(path, digest) { return .own }
    guard indexed.paths.contains(path) else { return .foreign }
    return status?.size == 0 ? .own : .changed
  }

  private func unchanged(in folder: OutputFolder) -> Set<String> {
    knowledge.withLock { knowledge in
      if let known = knowledge.unchanged { return known }
      let found = folder.number.map { records.unchanged(in: $0) } ?? []
      knowledge.unchanged = found
      return found
    }
  }

  private func indexed(in folder: OutputFolder) -> OwnFiles {
    knowledge.withLock { knowledge in
      if let known = knowledge.indexed { return known }
      var indexed = records
      if let index = try? BuildIndex.ofBuild(in: folder) { indexed.add(index) }
      knowledge.indexed = indexed
      return indexed
    }
  }
}
