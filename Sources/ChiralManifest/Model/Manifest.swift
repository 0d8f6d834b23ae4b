/// A valid manifest: everything in it was checked, nothing needs to be checked again.
///
/// Only `ManifestReader` makes one. What was merely decoded is a `DecodedManifest`.
public struct Manifest: Sendable {
  /// The path by which the manifest was opened.
  public let file: String
  /// What the set is called on platforms; nil where it has no name of its own.
  public let name: SetName?
  /// The folder of the drawings, relative to the manifest's folder; `.` for that folder itself.
  public let assets: String
  /// At least one, each once, in the order of the file.
  public let locales: [LanguageTag]
  /// Points, each once, in the order of the file.
  public let sizes: [Int]
  /// Pixels a point, each once, in the order of the file.
  public let scales: [Int]
  /// The policy, and the meaning of left.
  public let conventions: Conventions
  /// The colour of `currentColor` in PNGs.
  public let tint: Tint
  /// Severities of audit rules that this manifest sets itself, in the order of the file.
  public let rules: [RuleSetting]
  /// Sorted by name, whatever the order of the file.
  public private(set) var icons: [Icon]

  init(
    file: String, name: SetName?, assets: String, locales: [LanguageTag], sizes: [Int], scales: [Int],
    conventions: Conventions, tint: Tint, rules: [RuleSetting], icons: [Icon]
  ) {
    self.file = file
    self.name = name
    self.assets = assets
    self.locales = locales
    self.sizes = sizes
    self.scales = scales
    self.conventions = conventions
    self.tint = tint
    self.rules = rules
    self.icons = icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The same manifest with some of its locales and icons only.
  package func restricted(to locales: [LanguageTag], icons isIncluded: (Icon) -> Bool) -> Manifest {
    Manifest(
      file: file, name: name, assets: assets, locales: locales, sizes: sizes, scales: scales,
      conventions: conventions, tint: tint, rules: rules,
      icons: icons.filter(isIncluded))
  }

  /// Whose habits decide where sources disagree.
  public var policy: Policy { conventions.policy }

  /// The same manifest with what the text of drawings says, by their paths; validation itself reads no drawing.
  package func saying(_ texts: [String: [DrawnText]]) -> Manifest {
    var manifest = self
    manifest.icons = icons.map { icon in
      guard icon.iconClass.takesVariants else { return icon }
      var icon = icon
      let files = Set([icon.file] + icon.variants.map(\.file))
      icon.drawnTexts = texts.filter { files.contains($0.key) }
      return icon
    }
    return manifest
  }

  /// The values of keys that a manifest leaves out.
  package enum Default {
    package static let assets = "."
    package static let sizes = [24]
    package static let scales = [1, 2, 3]
    package static let policy = Policy.apple
    package static let leftMeansBack = false
    package static let tint = Tint.black
    package static let infers = true
    package static let declined = DeclinedForm.omit
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
