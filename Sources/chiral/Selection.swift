import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The icons and locales selected on the command line; all if none are named.
struct Selection {
  var icons: [String] = []
  var classes: [IconClass] = []
  var locales: [String] = []

  /// Returns the manifest with the selected icons and locales; throws if one of them does not exist.
  func applied(to manifest: Manifest) throws -> Manifest {
    if icons.isEmpty, classes.isEmpty, locales.isEmpty { return manifest }
    try checkIcons(manifest)
    let tags = try pickedLocales(manifest)
    return manifest.restricted(to: tags) { icon in
      (icons.isEmpty || icons.contains(icon.name)) && (classes.isEmpty || classes.contains(icon.iconClass))
    }
  }

  /// Parses a class on the command line.
  static func iconClass(_ text: String) throws -> IconClass {
    guard let iconClass = IconClass(rawValue: text) else {
      let advice = Wording.advice(for: text, among: IconClass.allCases.map(\.rawValue))
      throw ValidationError("\(Wording.quoted(text)) is not a class; \(advice)")
    }
    return iconClass
  }

  private func checkIcons(_ manifest: Manifest) throws {
    guard !icons.isEmpty else { return }
    let names = manifest.icons.map(\.name)
    let known = Set(names)
    for icon in icons where !known.contains(icon) {
      throw ValidationError("the manifest has no icon \(Wording.quoted(icon))\(Self.advice(icon, names))")
    }
  }

  private func pickedLocales(_ manifest: Manifest) throws -> [LanguageTag] {
    guard !locales.isEmpty else { return manifest.locales }
    let tags = try locales.map { text in
      let tag = try? LanguageTag(text)
      guard let tag, manifest.locales.contains(tag) else {
        let advice = Self.advice(text, manifest.locales.map(\.text))
        throw ValidationError("the manifest has no locale \(Wording.quoted(text))\(advice)")
      }
      return tag
    }
    return manifest.locales.filter(Set(tags).contains)
  }

  private static func advice(_ text: String, _ candidates: [String]) -> String {
    Spelling.nearest(to: text, among: candidates).map { "; did you mean \(Wording.quoted($0))?" } ?? ""
  }
}

/// The icons that a command works on, and their set: `--all`, classes or names, and optionally the folder of
/// the set as the last argument.
struct IconArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("The icons; the last one may be the folder of the set.", valueName: "icon"))
  var words: [String] = []
  @Flag(help: "Select the whole set.")
  var all = false
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Select the icons of this class; may be repeated.", valueName: "class"),
    transform: Selection.iconClass)
  var classes: [IconClass] = []
  @OptionGroup var manifest: ManifestOption

  func validate() throws {
    if icons.isEmpty, classes.isEmpty, !all {
      throw ValidationError("name icons, or write --class CLASS or --all")
    }
    if all, !(icons.isEmpty && classes.isEmpty) {
      throw ValidationError("write --all without icons and classes")
    }
  }

  /// The folder of the set, if it is the last argument.
  private var folder: String? {
    guard manifest.manifest == nil, let last = words.last else { return nil }
    let isOnlyWord = words.count == 1 && (all || !classes.isEmpty)
    return ManifestSearch.isSet(last) || (isOnlyWord && ManifestSearch.isFolder(last)) ? last : nil
  }

  /// The names of icons.
  var icons: [String] { folder == nil ? words : Array(words.dropLast()) }

  /// The selected icons.
  var selection: Selection { Selection(icons: icons, classes: classes) }

  /// The manifest to use.
  var place: ManifestPlace { folder.map { ManifestPlace($0) } ?? manifest.place }
}
