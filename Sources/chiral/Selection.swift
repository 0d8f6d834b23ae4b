import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The icons and locales selected on the command line; all if none are named.
struct Selection {
  var icons: [String] = []
  var classes: [IconClass] = []
  var locales: [String] = []

  /// Returns the manifest with the selected icons and locales; throws if one of them does not exist.
  func applied(to manifest: Manifest) throws -> Manifest {
    if icons.isEmpty, classes.isEmpty, locales.isEmpty { return manifest }
    let names = try Set(pickedIcons(manifest))
    let tags = try pickedLocales(manifest)
    return manifest.restricted(to: tags) { icon in
      (icons.isEmpty || names.contains(icon.name)) && (classes.isEmpty || classes.contains(icon.iconClass))
    }
  }

  /// Parses a class on the command line.
  static func iconClass(_ text: String) throws -> IconClass {
    try Choice.value(text, a: "class")
  }

  /// Returns the names of the icons; a drawing stands for its icon.
  private func pickedIcons(_ manifest: Manifest) throws -> [String] {
    guard !icons.isEmpty else { return [] }
    let names = manifest.icons.map(\.name)
    let known = Set(names)
    return try icons.flatMap { icon in
      if known.contains(icon) { return [icon] }
      if let drawn = manifest.icon(drawnBy: icon) { return [drawn.name] }
      if icon.contains("*") {
        let matching = names.filter { fnmatch(icon, $0, FNM_NOESCAPE) == 0 }
        if !matching.isEmpty { return matching }
      }
      let advice = Self.advice(onName: icon, among: names).map { "; \($0)" } ?? ""
      throw ValidationError("the manifest has no icon \(Wording.quoted(icon))\(advice)")
    }
  }

  /// Returns advice on an unknown name, or on the path of a drawing that no icon has; nil if nothing is similar.
  static func advice(onName text: String, among names: [String]) -> String? {
    let path = text.lowercased().hasSuffix(".svg") ? String(text.dropLast(4)) : text
    let known = Set(names)
    let parts = path.split(separator: "/")
    // Names may contain "/", too: the longest end of the path that is one counts.
    let ends = parts.indices.map { parts[$0...].joined(separator: "/") }
    let near =
      ends.first(where: known.contains).map { [$0] }
      ?? ends.lazy.map { Spelling.suggestions(for: $0, among: names) }.first { !$0.isEmpty }
    return near.map { "did you mean \(Wording.alternatives($0))?" }
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
    let near = Spelling.nearest(to: text, among: candidates).map { "did you mean \(Wording.quoted($0))?" }
    guard (try? LanguageTag(text)) != nil else { return near.map { "; " + $0 } ?? "" }
    return "; add it with chiral update --locale \(Escape.shell(text))" + (near.map { ", or " + $0 } ?? "")
  }
}

/// The icons that a command works on, and their set: `--all`, classes or names, and optionally the folder of
/// the set as the last argument.
struct IconArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The icons; the last one may be the folder of the set.", valueName: "icon"),
    completion: Completion.iconsAndSets)
  var words: [String] = []
  @Flag(help: "Select the whole set.")
  var all = false
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Select the icons of this class; may be repeated.", valueName: "class"),
    completion: Completion.classes,
    transform: Selection.iconClass)
  var classes: [IconClass] = []
  @OptionGroup var manifest: ManifestOption

  /// Refuses to work on a whole set that nobody named with `--all`.
  func requireSelection() throws {
    if icons.isEmpty, classes.isEmpty, !all {
      throw ValidationError("name icons, or write --class CLASS or --all")
    }
  }

  func validate() throws {
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

  /// The set as it was given; nil if it was not.
  var set: String? { folder ?? manifest.manifest }

  /// The names of icons.
  var icons: [String] { folder == nil ? words : Array(words.dropLast()) }

  /// The selected icons.
  var selection: Selection { Selection(icons: icons, classes: classes) }

  /// The manifest to use.
  var place: ManifestPlace { folder.map { ManifestPlace($0) } ?? manifest.place }
}
