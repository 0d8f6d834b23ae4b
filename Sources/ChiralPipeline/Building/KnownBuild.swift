internal import ChiralManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A build without decoding the manifest, for a project in which nothing changed.
package enum KnownBuild {
  /// Returns the result of the last build if nothing changed since; nil if `Build` must look closer.
  ///
  /// The renderer is not started and nothing is written.
  package static func result(
    manifest path: String, _ options: BuildOptions
  ) -> (summary: BuildSummary, warnings: [String])? {
    guard options.cache.isUsed, !options.isDry, let state = BuildState.read(in: options.memory),
      // Another build is running, or was killed: `Build` waits for it, or removes its temporary files.
      FileStatus(OutputFolder.staging(in: options.output), followingLinks: false) == nil,
      !Journal.exists(in: options.output),
      // A pipe can be read only once, which is left to `Build`.
      let manifest = try? Files.readFile(path, limit: Project.largestManifest),
      CacheSession.fingerprint(manifest: manifest, options) == state.fingerprint,
      state.toolFiles.changed(in: AT_FDCWD, most: 0).isEmpty,
      let inputs = Folder(ManifestFolder(ofManifest: path).path(of: "")),
      let outputs = Folder(options.output),
      state.inputs.changed(in: inputs.number, most: 0, jobs: options.jobs).isEmpty,
      state.outputs.changed(in: outputs.number, most: 0, jobs: options.jobs).isEmpty
    else { return nil }
    return (state.summary, state.warnings)
  }
}

extension SeenDrawings {
  /// Remembers the drawings of a set that was built, unless the build keeps nothing.
  package static func remember(_ project: Project, after options: BuildOptions) {
    if options.cache.isUsed, !options.isDry { remember(project) }
  }
}
