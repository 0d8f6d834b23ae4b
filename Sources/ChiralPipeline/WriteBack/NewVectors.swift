internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

extension Project {
  /// Returns the VectorDrawables among the resources of the manifest's icons that are no icons of it, relative to the manifest's
  /// folder: one per name, the one with the fewest qualifiers.
  package func newVectors() throws(BuildError) -> [String] {
    let icons = whole.icons
    let resources = icons.compactMap { icon -> String? in
      if case .android(let folder, _)? = AppHome(icon, of: manifest) { folder } else { nil }
    }
    var names = Set(icons.map { PathRules.folded($0.name) })
    var found: [String] = []
    for folder in Set(resources).sorted() {
      for file in try Self.vectors(in: path(of: folder.isEmpty ? "." : folder), besides: names)
      where names.insert(Self.name(of: file)).inserted {
        found.append(folder.isEmpty ? file : folder + "/" + file)
      }
    }
    return found
  }

  /// Returns the VectorDrawables for all languages in a folder of resources whose names are new.
  private static func vectors(in resources: String, besides names: Set<String>) throws(BuildError) -> [String]
  {
    guard let folder = try? ImportFolder(resources, kind: .android) else { return [] }
    let files = folder.files.compactMap { file -> (path: String, qualifiers: AndroidQualifiers)? in
      guard let qualifiers = AndroidQualifiers(ofFile: file), qualifiers.type == "drawable",
        qualifiers.isBase, DrawingFile(file) == .vectorDrawable, !names.contains(name(of: file))
      else { return nil }
      return (file, qualifiers)
    }.sorted { ($0.qualifiers.others.count, $0.path) < ($1.qualifiers.others.count, $1.path) }
    let facts = try AppTexts(files.map { ($0.path, .resources) }, in: resources).facts
    return files.map(\.path).filter { facts[$0]?.root == "vector" }
  }

  private static func name(of file: String) -> String {
    PathRules.folded(String(Files.name(of: file).dropLast(4)))
  }
}
