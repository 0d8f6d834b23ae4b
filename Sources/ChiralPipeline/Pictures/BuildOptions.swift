package import ChiralExporting
package import ChiralManifest
package import ChiralRequests

/// The options of a build: what to build, how, and where.
package struct BuildOptions: Sendable {
  /// The folder to fill.
  package var output: String
  /// The part of the set to build.
  package var scope = Scope()
  /// The platforms to build for.
  package var targets: Set<Target> = [.files]
  /// The form of the files.
  package var form = Form()
  /// The results of earlier builds.
  package var cache = CacheUse()
  /// The treatment of the output folder.
  package var mode = Mode.write
  /// True if files of earlier builds are replaced even if somebody changed them.
  package var replacesChanged = false
  /// True if the summary lists the paths of the files that changed; otherwise it only counts them.
  package var namesChanges = true
  /// The number of drawings that are processed at the same time.
  package var jobs: Int
  /// The path of `chiral-render`.
  package var renderer: String

  /// The folder of the build state.
  var memory: String { cache.state ?? output + "/" + CacheFolder.name }
  /// True if nothing is written.
  var isDry: Bool { mode != .write }

  /// Options with an output folder, a number of jobs, and the path of `chiral-render`.
  package init(output: String, jobs: Int, renderer: String) {
    self.output = output
    self.jobs = jobs
    self.renderer = renderer
  }

  /// The part of a set that is built.
  package struct Scope: Sendable {
    /// The locales; nil for those of the manifest.
    package var locales: [LanguageTag]?
    /// The sizes in points; nil for those of the manifest.
    package var sizes: [Int]?
    /// The scale factors, in pixels per point; nil for those of the manifest.
    package var scales: [Int]?
    /// The share of the icons, of which the project holds no others; nil for all of them.
    package var shard: Shard?

    /// Creates the scope of a whole set.
    package init() {}
  }

  /// The form of the files that are written.
  package struct Form: Sendable {
    /// The compression of PNG files.
    package var compression = PNG.Compression.balanced
    /// True if files with equal contents are hard links to one another.
    package var sharesFiles = true
    /// True if every platform gets separate drawings for right to left, even if it could flip them itself.
    package var bakes = false
    /// True if targets get rows for the locales of the manifest only, not for others that share a script with them.
    package var onlyListedLocales = false
  }

  /// The use of earlier builds' results.
  package struct CacheUse: Sendable {
    /// True if the results of earlier builds are used and those of this one are kept.
    package var isUsed = true
    /// The folder of the picture cache; nil if the pictures are cached in the folder of the build state.
    package var pictures: String?
    /// The folder in which a build leaves its state for the next one; nil for a folder below the output
    /// folder.
    package var state: String?

    /// Creates the use of a build's own results alone.
    package init() {}
  }

  /// The treatment of the output folder.
  package enum Mode: Sendable {
    /// Files are written.
    case write
    /// Nothing is written; the summary says what would change (`--dry-run`).
    case dryRun
    /// Every picture is made again and compared with the cached one; nothing is written (`--verify`).
    case verify
  }
}
