import ChiralValues

/// The rules for icon names and for paths inside the set. They prevent reading and writing outside the set,
/// and ensure that every file system can store the result.
package enum PathRules {
  /// Returns the problem of a path of `/`-separated components, as an instruction; nil if there is none.
  package static func problem(ofPath path: String) -> String? {
    if isPlain(path) { return nil }
    if path.isEmpty { return "write at least one character" }
    if path.unicodeScalars.contains(where: Wording.isUnprintable) {
      return "remove the control character (escaped in this message)"
    }
    // The check uses bytes, because `/` with a combining mark is another character but the same path.
    if path.utf8.first == slash { return "write it relative to the manifest, without / at the beginning" }
    let components = path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
    if components.contains("..") { return "remove \"..\": files must lie beside or below the manifest" }
    if components.contains("") || components.contains(".") {
      return "remove the empty or \".\" folder from it"
    }
    if components.contains(where: { $0.utf8.count > ManifestLimits.nameBytes }) {
      return "shorten it: the name of a file or folder may have at most \(ManifestLimits.nameBytes) bytes"
    }
    return nil
  }

  private static let slash = UInt8(ascii: "/")

  /// True if a path has no problem and consists of printable ASCII characters, as most do; found without splitting it.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      // The length of the current component, and the number of dots in it.
      var (length, dots) = (0, 0)
      for byte in bytes {
        if byte == slash {
          guard length > dots, length <= ManifestLimits.nameBytes else { return false }
          (length, dots) = (0, 0)
        } else {
          guard 0x21...0x7E ~= byte else { return false }
          length += 1
          if byte == UInt8(ascii: ".") { dots += 1 }
        }
      }
      return length > dots && length <= ManifestLimits.nameBytes
    }
  }

  /// Returns the problem of an icon's name; nil if there is none. Names may contain folders (`actions/go-next`).
  package static func problem(ofIconName name: String) -> String? {
    if let problem = problem(ofPath: name) { return problem }
    if !name.utf8.contains(UInt8(ascii: ".")) { return nil }
    let folders = name.utf8.split(separator: slash).map { Substring($0) }.dropLast()
    if folders.contains(where: { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }) {
      return "rename the folder: a name that ends in .svg or .png may clash with a file that build writes"
    }
    return nil
  }

  /// Returns a form that is equal for paths that some file system cannot tell apart: letter case and the composition of
  /// accents are removed (Swift compares strings by canonical equivalence).
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }
}
