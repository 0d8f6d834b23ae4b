package import ChiralManifest
internal import ChiralValues

extension Manifest {
  /// Returns the icon with a drawing, which is given by its path from here or in the folder of the drawings; nil if no icon has
  /// it, or several do.
  package func icon(drawnBy path: String) -> Icon? {
    guard DrawingFile(path) != nil else { return nil }
    if let real = Files.realPath(path),
      let folder = Files.realPath(Project.path(of: assets, beside: file)), real.hasPrefix(folder + "/"),
      let icon = icon(with: String(real.dropFirst(folder.count + 1)))
    {
      return icon
    }
    return icon(with: path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Returns the only icon with a drawing in the assets folder; one of which it is the base precedes one with it for a script
  /// or a size.
  private func icon(with name: String) -> Icon? {
    let file = Self.path(name, inAssets: assets)
    let bases = icons.filter { $0.file == file }
    let found = bases.isEmpty ? icons.filter { $0.files.contains(file) } : bases
    return found.count == 1 ? found[0] : nil
  }
}
