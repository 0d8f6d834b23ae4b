internal import ChiralManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A build without reading the manifest, for a project in which nothing or only a few drawings changed.
package enum KnownBuild {
  /// Returns the result of the last build if nothing changed since, and rebuilds the pictures of the drawings
  /// that changed if these are few and nothing else changed. Returns nil if the manifest must be read, for
  /// `Build`.
  ///
  /// If nothing changed, the renderer is not started and nothing is written.
  package static func update(
    manifest path: String, _ options: Build.Options
  ) throws(BuildError) -> (summary: BuildSummary, warnings: [String])? {
    guard options.cache.isUsed, !options.isDry, let state = BuildState.read(in: options.memory),
      options.scope.shard == nil || ShareRecord.read(in: options.output) != nil,
      // Another build is running, or was killed: `Build` waits for it, or removes its temporary files.
      FileStatus(OutputFolder.staging(in: options.output), followingLinks: false) == nil,
      !Journal.exists(in: options.output),
      // A pipe can be read only once, which is left to `Build`.
      let manifest = try? Files.readFile(path, limit: Project.largestManifest),
      CacheSession.fingerprint(manifest: manifest, options) == state.fingerprint,
      state.toolFiles.changed(in: AT_FDCWD, most: 0).isEmpty
    else { return nil }
    let folder = ManifestFolder(ofManifest: path)
    guard let inputs = Folder(folder.path(of: "")), let outputs = Folder(options.output) else { return nil }
    let changed = state.inputs.changed(in: inputs.number, most: PatchedBuild.most, jobs: options.jobs)
    guard changed.count <= PatchedBuild.most,
      state.outputs.changed(in: outputs.number, most: 0, jobs: options.jobs).isEmpty
    else { return nil }
    if changed.isEmpty { return (state.summary, state.warnings) }
    let summary = try PatchedBuild(options, state, in: folder, changed: changed)?.run()
    return summary.map { ($0, state.warnings) }
  }
}
