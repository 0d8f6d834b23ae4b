import Foundation

/// A manifest in the folder of a target, with the inputs and the output folder of its build.
///
/// `ChiralCommand` and `ChiralPluginTests` contain links to this file, because plugins cannot share a
/// library.
struct FoundManifest {
  /// The path of the manifest.
  let file: URL
  /// The name of the folder in the bundle: that of the manifest's folder, or `Icons` if it is the target's
  /// own folder.
  let outputName: String
  /// The manifest and every drawing and font that it may name, sorted.
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
    let files = files(below: target)
    return files.filter { $0.lastPathComponent == fileName && isOurs($0) }.map { manifest in
      let folder = manifest.deletingLastPathComponent()
      return FoundManifest(
        file: manifest, outputName: outputName(ofFolder: folder, in: target),
        inputs: files.filter { endings.contains($0.pathExtension.lowercased()) && $0.lies(below: folder) } + [
          manifest
        ])
    }
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

  private static func files(below folder: URL) -> [URL] {
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
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
