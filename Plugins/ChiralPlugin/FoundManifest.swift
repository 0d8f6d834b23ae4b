import Foundation

/// A manifest in the folder of a target, and what a build of it reads and is called.
///
/// `ChiralCommand` and `ChiralPluginTests` hold links to this file, as plugins cannot share a library.
struct FoundManifest {
  /// The manifest itself.
  let file: URL
  /// The folder in the bundle: that of the manifest by name, `Icons` where it lies in the target's own folder.
  let outputName: String
  /// Every drawing and font that the manifest may name, and itself, sorted.
  let inputs: [URL]

  /// What a manifest is called.
  static let fileName = "manifest.json"
  /// The folder in the bundle for a manifest in the target's own folder.
  static let defaultName = "Icons"
  /// How the names of the files end that a manifest may name.
  private static let endings: Set<String> = ["svg", "svgz", "ttf", "otf", "ttc", "otc"]
  /// What `chiral build` fills beside a manifest.
  private static let output = "chiral-out"

  /// The manifests in the folder of a target and in the folders below it, sorted by path.
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

  /// Whether a file of that name is a manifest of icons: web apps and others have a `manifest.json`, too.
  ///
  /// Ours names its schema, or has locales and an object of icons; one that is no JSON yet is taken for ours where it
  /// speaks of both, so that the tool says what is wrong with it.
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

  /// The schema as the repository and installations call it.
  private static let schemaName = "manifest.schema.json"

  /// The rule of names.
  static func outputName(ofFolder folder: URL, in target: URL) -> String {
    folder.standardizedFileURL.path == target.standardizedFileURL.path
      ? defaultName : folder.lastPathComponent
  }

  /// Manifests whose folders have the same name, and so one place in the bundle; what to tell about them.
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
  /// Whether a file lies in a folder or in one below it.
  fileprivate func lies(below folder: URL) -> Bool {
    let root = folder.standardizedFileURL.path
    return standardizedFileURL.path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
