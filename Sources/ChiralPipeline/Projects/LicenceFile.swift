/// The text of a set's licence, which its packages contain.
enum LicenceFile {
  /// The names that a licence may have beside the manifest. Source: npm, "files" in package.json.
  static let names = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "LICENCE.md", "LICENCE.txt"]

  /// The largest licence that is copied, in bytes.
  private static let largest = 1 << 20

  /// Returns the first licence beside the manifest. A link is not followed: it may have come with the working tree and lead to any
  /// file of the user.
  static func text(in project: Project) -> String? {
    for path in names.map(project.path) where FileStatus(path, followingLinks: false)?.kind == .file {
      if let bytes = try? Files.readFile(path, limit: largest) {
        return String(validating: bytes, as: UTF8.self)
      }
    }
    return nil
  }
}
