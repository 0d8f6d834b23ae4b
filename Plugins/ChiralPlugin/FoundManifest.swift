import Foundation

/// A manifest in the folder of a target, with the inputs and the output folder of its build.
///
/// The other plugins and `ChiralPluginTests` contain links to this file, because plugins cannot share a
/// library.
struct FoundManifest {
  /// The path of the manifest.
  let file: URL
  /// The name of the folder in the bundle: that of the manifest's folder, or `Icons` if it is the target's
  /// own folder.
  let outputName: String
  /// The manifest and every file that may decide what is built from it, sorted.
  let inputs: [URL]

  /// The file name of manifests.
  static let fileName = "manifest.json"
  /// The folder in the bundle for a manifest in the target's own folder.
  static let defaultName = "Icons"
  /// The extensions of the files that a manifest may name.
  private static let endings: Set<String> = ["svg", "svgz", "ttf", "otf", "ttc", "otc"]
  /// The folder that `chiral build` fills beside a manifest.
  private static let output = "chiral-out"

  /// Returns the manifests in the folder of a target and its subfolders, sorted by path.
  static func all(in target: URL) -> [FoundManifest] {
    let all = files(below: target, skippingHidden: true)
    let files = all.filter(isDrawingOrFont)
    return all.filter { $0.lastPathComponent == fileName && isOurs($0) }.map { manifest in
      let folder = manifest.deletingLastPathComponent()
      let found = files.filter { $0.lies(below: folder) } + named(in: manifest)
      let inputs = Dictionary(grouping: found) { $0.standardizedFileURL.path }.values.map { $0[0] }
      return FoundManifest(
        file: manifest, outputName: outputName(ofFolder: folder, in: target),
        inputs: inputs.sorted { $0.path < $1.path } + [manifest])
    }
  }

  /// Returns the files that a manifest may name in spite of their endings, hidden folders and links: those at the paths
  /// that its strings form, and the drawings in its folder of drawings.
  private static func named(in manifest: URL) -> [URL] {
    guard let data = try? Data(contentsOf: manifest),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let folder = manifest.deletingLastPathComponent()
    let assets = (root["assets"] as? String).map { folder.appending(path: $0) }
    let names = (root["icons"] as? [String: Any] ?? [:]).keys.map { $0 + ".svg" } + strings(in: root)
    let places = [folder, assets].compactMap(\.self)
    let found = names.flatMap { name in places.map { $0.appending(path: name).standardizedFileURL } }
    // Icons may need other drawings of their set, such as that without a slash.
    let others = assets.map { files(below: $0, skippingHidden: false).filter(isDrawingOrFont) } ?? []
    return (found.filter(isFile) + others).filter { $0.lies(below: folder) }
  }

  /// Returns all strings in a value of JSON.
  private static func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: text.isEmpty || text.utf8.count > 1_024 ? [] : [text]
    case let elements as [Any]: elements.flatMap(strings)
    case let members as [String: Any]: members.values.flatMap(strings)
    default: []
    }
  }

  /// Returns true if a path leads to a file, perhaps by a link.
  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Returns true if a `manifest.json` is a manifest of icons, not one of a web app or another program.
  ///
  /// A manifest of icons names its schema, or has locales and an object of icons. Invalid JSON that mentions
  /// both is accepted, so that the tool reports what is wrong with it.
  static func isOurs(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    guard let root = try? JSONSerialization.jsonObject(with: data) else {
      let text = String(decoding: data, as: UTF8.self)
      return text.contains("\"icons\"") && text.contains("\"locales\"")
    }
    guard let manifest = root as? [String: Any] else { return false }
    if let schema = manifest["$schema"] as? String, schema.contains("chiral") || schema.hasSuffix(schemaName)
    {
      return manifest["icons"] is [String: Any]
    }
    return manifest["icons"] is [String: Any] && manifest["locales"] is [Any]
  }

  /// The file name of the schema in the repository and in installations.
  private static let schemaName = "manifest.schema.json"

  /// Returns the name of the folder in the bundle.
  static func outputName(ofFolder folder: URL, in target: URL) -> String {
    folder.standardizedFileURL.path == target.standardizedFileURL.path
      ? defaultName : folder.lastPathComponent
  }

  /// The command that builds an asset catalog.
  struct Catalog {
    /// The arguments of `chiral`.
    let arguments: [String]
    /// The asset catalog, whose name is that of the set.
    let folder: URL
  }

  /// Returns the command that builds the asset catalog in a work folder.
  func catalog(in work: URL) -> Catalog {
    let output = work.appending(path: outputName)
    return Catalog(
      arguments: [
        "build", "--quiet", "--overwrite", "--target", "xcassets", "--manifest", file.path,
        "--output", output.path, "--state", work.appending(path: ".chiral-state/" + outputName).path,
      ],
      folder: output.appending(path: "xcassets/\(catalogName).xcassets"))
  }

  /// The name of the set with capitalised words, as `chiral` names its catalog.
  private var catalogName: String {
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = root["name"] as? String
    else { return Self.defaultName }
    return name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a message about manifests whose folders have the same name, and therefore the same place in the
  /// bundle.
  static func collision(in manifests: [FoundManifest]) -> String? {
    for (number, manifest) in manifests.enumerated() {
      if let other = manifests[..<number].first(where: { $0.outputName == manifest.outputName }) {
        return """
          \(other.file.path) and \(manifest.file.path) would both become \(manifest.outputName) in the bundle; \
          rename one of their folders
          """
      }
    }
    return nil
  }

  private static func isDrawingOrFont(_ file: URL) -> Bool {
    endings.contains(file.pathExtension.lowercased()) || isDrawable(file)
  }

  /// Returns true for an XML file in a folder such as `drawable-ldrtl`, which may be a VectorDrawable.
  private static func isDrawable(_ file: URL) -> Bool {
    let folder = file.deletingLastPathComponent().lastPathComponent.prefix { $0 != "-" }
    return file.pathExtension.lowercased() == "xml" && folder == "drawable"
  }

  private static func files(below folder: URL, skippingHidden: Bool) -> [URL] {
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey],
        options: skippingHidden ? [.skipsHiddenFiles] : [])
    else { return [] }
    var files: [URL] = []
    for case let url as URL in walk {
      if url.lastPathComponent == output { walk.skipDescendants() }
      let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
      if isFile == true { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// Returns true if a file is inside a folder or one of its subfolders.
  fileprivate func lies(below folder: URL) -> Bool {
    let root = folder.standardizedFileURL.path
    return standardizedFileURL.path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
