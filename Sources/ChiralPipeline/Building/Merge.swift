internal import ChiralValues

/// The reason why shares cannot be merged, with an instruction.
package struct MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// `chiral merge`: the shares of one manifest, checked for consistency.
///
/// Merging is a build that finds every picture in the caches of the shares, and therefore gives the same
/// bytes.
package struct Merge: Sendable {
  /// The options of the merging build.
  package let options: BuildOptions
  private let shares: [Share]

  fileprivate struct Share: Sendable {
    var folder: String
    var record: ShareRecord
  }

  /// Reads the records of the shares, in any order; `options` name the folder for the result.
  package init(_ folders: [String], manifest path: String, _ options: BuildOptions) throws(MergeError) {
    var shares: [Share] = []
    for folder in folders {
      guard let record = ShareRecord.read(in: folder) else { throw .unfinished(folder) }
      shares.append(Share(folder: folder, record: record))
    }
    self.shares = shares.sorted { $0.record.shard.number < $1.record.shard.number }
    var options = options
    options.cache.shares = self.shares.map { "\($0.folder)/\(CacheFolder.name)" }
    guard let first = self.shares.first, first.record.request.apply(to: &options) else {
      throw .otherPrograms(folders.first ?? "")
    }
    // The build compares them with its own tools, which it determines anyway.
    options.tools = first.record.tools
    self.options = options
    try checkNumbers()
    try checkOrigin(manifest: path)
  }

  /// Throws if a drawing has changed since its share was built. A drawing with the stamp that the share noted is not read.
  package func check(_ project: Project) throws(MergeError) {
    for share in shares {
      let state = BuildState.read(in: "\(share.folder)/\(CacheFolder.name)")
      let paths = Set(share.record.drawings.map(\.path))
      var unchanged: Set<String> = []
      if let state, let folder = Folder(project.path(of: "")) {
        unchanged = state.inputs.unchanged(among: paths, in: folder.number)
      }
      for drawing in share.record.drawings
      where !unchanged.contains(drawing.path) && !drawing.holds(at: project.path(of: drawing.path)) {
        throw .otherDrawing(project.path(of: drawing.path), share.folder)
      }
    }
  }

  private func checkNumbers() throws(MergeError) {
    for (one, other) in zip(shares, shares.dropFirst()) {
      if one.record.shard.count != other.record.shard.count { throw .counts(one.text, other.text) }
      if one.record.shard == other.record.shard {
        throw .duplicate(one.folder, other.folder, shard: one.record.shard)
      }
    }
    guard let count = shares.first?.record.shard.count else { return }
    let numbers = Set(shares.map(\.record.shard.number))
    let missing = (1...count).filter { !numbers.contains($0) }
    if !missing.isEmpty { throw .missing(missing.map { "\($0)/\(count)" }) }
  }

  private func checkOrigin(manifest path: String) throws(MergeError) {
    let digest = (try? Files.read(path)).map { SHA256(of: $0).bytes }
    for share in shares {
      if share.record.tools != shares[0].record.tools { throw .otherPrograms(share.folder) }
      if let digest, share.record.manifest != digest { throw .otherManifest(share.folder, path) }
      if share.record.request != shares[0].record.request {
        throw .otherOptions(shares[0].folder, share.folder)
      }
      if Files.realPath(share.folder) == Files.realPath(options.output) { throw .ownFolder(share.folder) }
    }
  }
}

extension Merge.Share {
  fileprivate var text: String { "\(folder) is share \(record.shard)" }
}

extension MergeError {
  fileprivate static func unfinished(_ folder: String) -> Self {
    Self(
      "\(folder) holds no finished share; make it with chiral build --shard I/N --output \(Escape.shell(folder))"
    )
  }

  fileprivate static func counts(_ one: String, _ other: String) -> Self {
    Self("\(one) and \(other); build all shares with the same N")
  }

  fileprivate static func duplicate(_ one: String, _ other: String, shard: Shard) -> Self {
    Self("\(one) and \(other) both hold share \(shard); name each share once")
  }

  fileprivate static func missing(_ shards: [String]) -> Self {
    Self(
      "share \(shards.joined(separator: " and share ")) is missing; make it with chiral build --shard "
        + "\(shards[0]), and name its folder too")
  }

  fileprivate static func otherManifest(_ folder: String, _ manifest: String) -> Self {
    Self("\(folder) was made from another manifest than \(manifest); build the shares from the same files")
  }

  fileprivate static func otherOptions(_ one: String, _ other: String) -> Self {
    Self(
      "\(one) and \(other) were built with different options; give all shares the same --target, --locale, "
        + "--size, --scale, --png and --bake")
  }

  fileprivate static func otherPrograms(_ folder: String) -> Self {
    Self(
      "\(folder) was made by another version of chiral, librsvg, cairo, Pango or libdeflate; build and merge with "
        + "the same ones")
  }

  fileprivate static func otherDrawing(_ drawing: String, _ folder: String) -> Self {
    Self("\(drawing) has changed since \(folder) was built; build the shares from the same files")
  }

  fileprivate static func ownFolder(_ folder: String) -> Self {
    Self("\(folder) is a share; give --output a folder of its own")
  }
}
