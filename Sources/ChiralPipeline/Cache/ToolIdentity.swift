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
    text =
      ([ChiralVersion.current] + programs.map(Self.identifier) + [
        versions.librsvg, versions.cairo, versions.pango, versions.libdeflate,
      ])
      .joined(separator: " ")
    files = programs + versions.files
  }

  /// What stands for the content of a program: what its linker says of it, else a checksum of the whole.
  private static func identifier(of program: String) -> String {
    if let identifier = BuildIdentifier.find(in: Files.beginning(program, BuildIdentifier.searched)) {
      return identifier.map { String($0, radix: 16) }.joined(separator: ".")
    }
    var (count, checksum) = (0, 0 as UInt32)
    do {
      try Files.visit(program) { bytes in
        count += bytes.count
        checksum = Deflate.checksum(bytes, after: checksum)
      }
    } catch {
      return ""
    }
    return "\(count)-\(checksum)"
  }

  /// What was told before.
  init(text: String, files: [String]) {
    self.text = text
    self.files = files
  }
}
