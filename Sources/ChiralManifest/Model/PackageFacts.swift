/// The facts under which a set of icons is published: those of `package.json` and of Iconify's sets.
public struct PackageFacts: Hashable, Sendable {
  /// The name of the package, with a scope if it has one: `@acme/icons`. Frameworks add theirs: `@acme/icons-react`.
  public let name: String
  /// The version, such as `1.2.0`.
  public let version: String
  /// The licence as an SPDX expression, such as `MIT`; nil if the manifest names none.
  public let license: String?
  /// The person or company that owns the icons; nil if the manifest names none.
  public let author: String?
  /// The address of the sources; nil if the manifest names none.
  public let repository: String?

  init(name: String, version: String, license: String?, author: String?, repository: String?) {
    self.name = name
    self.version = version
    self.license = license
    self.author = author
    self.repository = repository
  }
}
