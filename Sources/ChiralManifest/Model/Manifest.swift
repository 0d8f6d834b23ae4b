public import ChiralValues

/// A valid manifest: everything in it was checked and needs no further checks.
///
/// Only `ManifestReader` creates one. A manifest that was only decoded is a `DecodedManifest`.
public struct Manifest: Sendable {
  /// The path by which the manifest was opened.
  public let file: String
  /// The name of the set on platforms; nil if it has none.
  public let name: SetName?
  /// The package in which the set is published; nil if it is not published.
  public let package: PackageFacts?
  /// The folder of the drawings, relative to the manifest's folder; `.` for that folder itself.
  public let assets: String
  /// The locales: at least one, each once, in the order of the file.
  public let locales: [LanguageTag]
  /// The sizes in points, each once, in the order of the file.
  public let sizes: [Int]
  /// The scale factors (pixels per point), each once, in the order of the file.
  public let scales: [Int]
  /// The policy, and the meaning of left.
  public let conventions: Conventions
  /// True if the manifest says what left means.
  package let saysWhatLeftMeans: Bool
  /// The colour of `currentColor` in PNGs.
  public let tint: Tint
  /// The colours of templates, besides black and `currentColor`.
  public let template: [String]
  /// The grid and the margin of the drawings.
  public let keylines: Keylines
  /// The severities of audit rules that this manifest sets, in the order of the file.
  public let rules: [RuleSetting]
  /// The icons, sorted by name.
  public private(set) var icons: [Icon]

  init(
    file: String, name: SetName?, package: PackageFacts?, assets: String, locales: [LanguageTag],
    sizes: [Int], scales: [Int], conventions: Conventions, saysWhatLeftMeans: Bool, tint: Tint,
    template: [String], keylines: Keylines, rules: [RuleSetting], icons: [Icon]
  ) {
    self.file = file
    self.name = name
    self.package = package
    self.assets = assets
    self.locales = locales
    self.sizes = sizes
    self.scales = scales
    self.conventions = conventions
    self.saysWhatLeftMeans = saysWhatLeftMeans
    self.tint = tint
    self.template = template
    self.keylines = keylines
    self.rules = rules
    // Sorting a copy would double the memory for a moment.
    var icons = icons
    icons.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.icons = icons
  }

  /// Returns the manifest with only some of its locales and icons.
  package func restricted(to locales: [LanguageTag], icons isIncluded: (Icon) -> Bool) -> Manifest {
    Manifest(
      file: file, name: name, package: package, assets: assets, locales: locales, sizes: sizes,
      scales: scales, conventions: conventions, saysWhatLeftMeans: saysWhatLeftMeans, tint: tint,
      template: template, keylines: keylines, rules: rules, icons: icons.filter(isIncluded))
  }

  /// Returns the manifest with other icons.
  package func with(_ icons: [Icon]) -> Manifest {
    var manifest = self
    manifest.icons = icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return manifest
  }

  /// Returns the manifest with only a range of its icons.
  package func restricted(to part: Range<Int>) -> Manifest {
    var manifest = self
    manifest.icons = Array(icons[part])
    return manifest
  }

  /// The policy that decides where sources disagree.
  public var policy: Policy { conventions.policy }

  /// Returns the manifest with the text in its drawings, by their paths; validation itself reads no drawings.
  package func saying(_ texts: [String: [DrawnText]]) -> Manifest {
    var manifest = self
    manifest.icons = icons.map { icon in
      guard icon.iconClass.takesVariants else { return icon }
      let files = Set(icon.files)
      return icon.saying(texts.filter { files.contains($0.key) })
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
    package static let infers = Inference.all
    package static let declined = DeclinedForm.fixed
  }

  /// True if entries have several drawings, for sizes or styles.
  package var groupsDrawings: Bool { icons.contains { !$0.drawings.isEmpty || $0.isStyle } }

  /// The missing drawings, in the order of the icons.
  public var missingFiles: [MissingFile] { icons.flatMap(\.missingFiles) }

  /// Returns the icon with a name; nil if there is none.
  public func icon(named name: String) -> Icon? { icons.first { $0.name == name } }

  /// Returns the path of a file in the assets folder, relative to the manifest's folder.
  package static func path(_ file: String, inAssets assets: String) -> String {
    assets == "." ? file : assets + "/" + file
  }
}
