import ChiralClassification
import ChiralManifest
import ChiralValues

/// The place of the drawings.
extension Initialization {
  /// Returns the folder of the drawings relative to the manifest's folder; empty if they are the same.
  func placeInManifestFolder() throws(Failure) -> String {
    let home = ManifestFolder(ofManifest: manifest).path
    guard let realHome = Files.realPath(home), let realFolder = Files.realPath(folder) else {
      throw .file(FileError("write", manifest, reason: "its folder is not there"))
    }
    guard let place = Self.path(realFolder, inside: realHome) else {
      throw .misplaced(
        "put the manifest into \(folder) or a folder above it, such as --manifest \(folder)/manifest.json")
    }
    return place
  }

  /// Returns the lowest folder that holds all drawings, without folders that name an icon (`home/24px.svg`); empty if there is
  /// none.
  static func sharedFolder(of drawings: [String]) -> String {
    var shared: ArraySlice<Substring>?
    for drawing in drawings {
      let folders = StyleWords.naming(Inventory.name(of: drawing).split(separator: "/")).dropLast()
      let count = zip(shared ?? folders, folders).prefix { $0 == $1 }.count
      shared = folders.prefix(count)
    }
    return shared?.joined(separator: "/") ?? ""
  }

  /// Returns the drawings in the manifest's assets folder, relative to it, and a remark if others are outside of it.
  func split(
    _ drawings: [String], at place: String, by assets: String
  ) throws(Failure) -> (inside: [String], outside: [Diagnostic]) {
    if let prefix = Self.path(place, inside: assets) {
      return (drawings.map { Self.joined(prefix, $0) }, [])
    }
    guard let below = Self.path(assets, inside: place) else {
      throw .misplaced(
        "the drawings of \(manifest) lie in \(assets); name that folder or one in it, or another manifest")
    }
    let inside = drawings.compactMap { Self.path($0, inside: below) }
    let others = drawings.filter { Self.path($0, inside: below) == nil }
    guard let first = others.first else { return (inside, []) }
    let more = others.count > 1 ? ", like \(others.count - 1) more" : ""
    let remark = Self.remark(
      on: Self.joined(folder, first),
      "left out\(more): the icons of \(manifest) lie in \(assets); move the drawing there, or name a folder above both as its \"assets\""
    )
    return (inside, [remark])
  }

  /// Returns a path relative to a folder; nil if it is not inside that folder.
  static func path(_ path: String, inside folder: String) -> String? {
    if path == folder { return "" }
    if folder.isEmpty { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns the path below a folder; both may be empty.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return folder.isEmpty || folder == "." ? path : "\(folder)/\(path)"
  }
}
