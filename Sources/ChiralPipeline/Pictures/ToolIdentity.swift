internal import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The programs and libraries that make the pictures, identified by content and version, and therefore the
/// same on every machine that has the same ones installed.
struct ToolIdentity: Hashable, Sendable {
  /// The identity as text, which is part of every cache key.
  var text: String
  /// The files from which the text was derived; while they are unchanged, so is the text.
  var files: [String]

  /// Examines the programs and asks the renderer for the versions of its libraries.
  init(renderer: String) throws(BuildError) {
    var options = RenderHelper.Options(executable: renderer)
    options.onStart = WorkerProtection.check
    let helper = RenderHelper(options)
    let versions: HelperVersions
    do {
      versions = try helper.versions()
    } catch {
      throw BuildError(error) ?? .renderer(error.message)
    }
    files = Self.programs(renderer) + versions.files
    text =
      ([ChiralVersion.current] + files.map(Self.identifier) + [
        versions.librsvg, versions.cairo, versions.pango, versions.libdeflate,
      ])
      .joined(separator: " ")
  }

  /// Returns the size and the checksum of a file; an empty string if it cannot be read.
  private static func identifier(of file: String) -> String {
    var (count, checksum) = (0, 0 as UInt32)
    do {
      try Files.visit(file) { bytes in
        count += bytes.count
        checksum = Deflate.checksum(bytes, after: checksum)
      }
    } catch {
      return ""
    }
    return "\(count)-\(checksum)"
  }

  /// Takes the identity that a build has saved; nil if a program or a library is another one now.
  init?(_ state: BuildState, renderer: String) {
    let paths = state.toolFiles.paths
    guard Set(paths).isSuperset(of: Self.programs(renderer)),
      state.toolFiles.changed(in: AT_FDCWD, most: 0).isEmpty
    else { return nil }
    self.init(text: state.tools, files: paths)
  }

  /// Returns the paths of this program and the renderer.
  static func programs(_ renderer: String) -> [String] {
    [HelperLocation.ownExecutable(), Files.realPath(renderer)].compactMap(\.self)
  }

  /// Takes an identity that was saved.
  init(text: String, files: [String]) {
    self.text = text
    self.files = files
  }
}
