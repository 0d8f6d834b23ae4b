/// What an icon's name or a file's path inside the set must obey, so that nothing outside the set is read or
/// written and every file system can hold the result.
package enum PathRules {
  /// What is wrong with a path of `/`-separated components, as an instruction; nothing where all is well.
  package static func problem(ofPath path: String) -> String? {
    if path.isEmpty { return "write at least one character" }
    if path.unicodeScalars.contains(where: Wording.isUnprintable) {
      return "remove the control character (escaped in this message)"
    }
    if path.hasPrefix("/") { return "write it relative to the manifest, without / at the beginning" }
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    if components.contains("..") { return "remove \"..\": files must lie beside or below the manifest" }
    if components.contains("") || components.contains(".") {
      return "remove the empty or \".\" folder from it"
    }
    if components.contains(where: { $0.utf8.count > ManifestLimits.nameBytes }) {
      return "shorten it: a file's or folder's name may have \(ManifestLimits.nameBytes) bytes"
    }
    return nil
  }

  /// What is wrong with an icon's name; names may carry folders (`actions/go-next`).
  package static func problem(ofIconName name: String) -> String? {
    if let problem = problem(ofPath: name) { return problem }
    let folders = name.split(separator: "/").dropLast()
    if folders.contains(where: { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }) {
      return "rename the folder: one that ends in .svg or .png could meet a file that build writes"
    }
    return nil
  }

  /// What two paths have in common that some file system cannot tell apart: letter case and the way accents
  /// are composed (Swift compares strings by canonical equivalence).
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }
}
