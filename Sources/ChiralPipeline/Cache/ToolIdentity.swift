internal import ChiralRendering

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which programs and libraries make the pictures, told by their content and versions: the same on every machine
/// that has the same ones.
struct ToolIdentity: Hashable, Sendable {
  /// Part of every key.
  var text: String
  /// The files from which it was told; while these are the same, so is the text.
  var files: [String]

  /// Looks at the programs, and asks the renderer for the versions of its libraries.
  init(renderer: String) throws(BuildError) {
    let helper = RenderHelper(RenderHelper.Options(executable: renderer))
    let versions: HelperVersions
    do {
      versions = try helper.versions()
    } catch {
      throw BuildError(error) ?? .renderer(error.message)
    }
    let programs = [HelperLocation.ownExecutable(), Files.realPath(renderer)].compactMap(\.self)
    let sums = programs.map { path in
      (try? Files.read(path)).map { "\($0.count)-\(Deflate.checksum($0))" } ?? ""
    }
    text =
      ([ChiralVersion.current] + sums + [
        versions.librsvg, versions.cairo, versions.pango, versions.libdeflate,
      ])
      .joined(separator: " ")
    files = programs + versions.files
  }

  /// What was told before.
  init(text: String, files: [String]) {
    self.text = text
    self.files = files
  }
}
