/// A valid manifest: everything in it was checked, nothing needs to be checked again.
///
/// Only `ManifestReader` makes one. What was merely decoded is a `DecodedManifest`.
public struct Manifest: Sendable {
  /// The path by which the manifest was opened.
  public let file: String
  /// The folder of the drawings, relative to the manifest's folder; `.` for that folder itself.
  public let assets: String
  /// At least one, each once, in the order of the file.
  public let locales: [LanguageTag]
  /// Points, each once, in the order of the file.
  public let sizes: [Int]
  /// Pixels a point, each once, in the order of the file.
  public let scales: [Int]
  /// Whose habits decide where sources disagree.
  public let policy: Policy
  /// The colour of `currentColor` in PNGs.
  public let tint: Tint
  /// Severities of audit rules that this manifest sets itself, in the order of the file.
  public let rules: [RuleSetting]
  /// Sorted by name, whatever the order of the file.
  public let icons: [Icon]

  init(
    file: String, assets: String, locales: [LanguageTag], sizes: [Int], scales: [Int], policy: Policy,
    tint: Tint, rules: [RuleSetting], icons: [Icon]
  ) {
    self.file = file
    self.assets = assets
    self.locales = locales
    self.sizes = sizes
    self.scales = scales
    self.policy = policy
    self.tint = tint
    self.rules = rules
    self.icons = icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The same manifest with some of its locales and icons only.
  package func restricted(to locales: [LanguageTag], icons isIncluded: (Icon) -> Bool) -> Manifest {
    Manifest(
      file: file, assets: assets, locales: locales, sizes: sizes, scales: scales, policy: policy, tint: tint,
      rules: rules,
      icons: icons.filter(isIncluded))
  }

  /// What a manifest means that leaves keys out.
  package enum Default {
    package static let assets = "."
    package static let sizes = [24]
    package static let scales = [1, 2, 3]
    package static let policy = Policy.apple
    package static let tint = Tint.black
    package static let infers = true
  }

  /// Every drawing that is missing, in the order of the icons.
  public var missingFiles: [MissingFile] { icons.flatMap(\.missingFiles) }

  /// The icon of a name, if there is one.
  public func icon(named name: String) -> Icon? { icons.first { $0.name == name } }

  /// A path inside the assets folder, relative to the manifest's folder.
  package static func path(_ file: String, inAssets assets: String) -> String {
    assets == "." ? file : assets + "/" + file
  }
}
