import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// The options of `chiral build` that choose a part of the set.
struct ScopeOptions: ParsableArguments {
  @Option(help: "Build this locale only; may be repeated.", completion: Completion.locales)
  var locale: [String] = []

  @Option(name: .long, help: "Build this height in points instead of the manifest's; may be repeated.")
  var size: [Int] = []

  @Option(
    name: .long, help: "Build this scale, in pixels per point, instead of the manifest's; may be repeated.")
  var scale: [Int] = []

  @Option(
    help: ArgumentHelp(
      "Build one of N shares of the icons, by the names of their drawings; chiral merge joins the folders.",
      valueName: "I/N"
    ),
    transform: Self.shard)
  var shard: Shard?

  /// True if locales, sizes or scales are chosen.
  var isLimited: Bool { !(locale.isEmpty && size.isEmpty && scale.isEmpty) }

  /// The scope without its locales, which are checked against the manifest.
  var scope: BuildOptions.Scope {
    var scope = BuildOptions.Scope()
    scope.sizes = size.isEmpty ? nil : size.uniqued
    scope.scales = scale.isEmpty ? nil : scale.uniqued
    scope.shard = shard
    return scope
  }

  /// Returns the scope with the chosen locales of a project; fails if the manifest lacks one of them.
  func scope(in project: Project) throws -> BuildOptions.Scope {
    var scope = scope
    scope.locales =
      locale.isEmpty ? nil : try Selection(locales: locale).applied(to: project.manifest).locales
    return scope
  }

  func validate() throws {
    try BuildCommand.check(size, "--size", in: ManifestLimits.sizes)
    try BuildCommand.check(scale, "--scale", in: ManifestLimits.scales)
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError(
        "write I/N, such as 2/7 for the second of seven shares, \(Shard.largestCount) at most")
    }
    return shard
  }
}

/// The options of `chiral build` for the results of earlier builds.
struct CacheOptions: ParsableArguments {
  @Option(
    help: "Keep finished pictures in this folder, which builds and machines may share (default: below DIR).")
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "Keep the state for the next build in this folder, if every file of the output is shipped (default: below DIR).",
      valueName: "dir"))
  var state: String?

  @Flag(name: .long, help: "Use nothing from earlier builds, and keep nothing for later ones.")
  var noCache = false

  /// The use of earlier builds' results that the options describe.
  var use: BuildOptions.CacheUse {
    var use = BuildOptions.CacheUse()
    use.isUsed = !noCache
    use.pictures = cache
    use.state = state
    return use
  }

  /// Refuses options that contradict each other.
  func check() throws {
    if noCache, cache != nil { throw ValidationError("leave out one of --cache and --no-cache") }
    if noCache, state != nil {
      throw ValidationError("leave out --state: a build with --no-cache keeps no state")
    }
  }
}
