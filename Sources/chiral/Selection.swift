import ArgumentParser
import ChiralManifest

/// The icons and locales that a command line picks; all where it picks none.
struct Selection {
  var icons: [String] = []
  var classes: [IconClass] = []
  var locales: [String] = []

  /// A manifest of what is picked; a bad command line where something is picked that is not there.
  func applied(to manifest: Manifest) throws -> Manifest {
    try checkIcons(manifest)
    let tags = try pickedLocales(manifest)
    return manifest.restricted(to: tags) { icon in
      (icons.isEmpty || icons.contains(icon.name)) && (classes.isEmpty || classes.contains(icon.iconClass))
    }
  }

  /// Reads a class of the command line.
  static func iconClass(_ text: String) throws -> IconClass {
    guard let iconClass = IconClass(rawValue: text) else {
      let advice = Wording.advice(for: text, among: IconClass.allCases.map(\.rawValue))
      throw ValidationError("\(Wording.quoted(text)) is not a class; \(advice)")
    }
    return iconClass
  }

  private func checkIcons(_ manifest: Manifest) throws {
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
