import ChiralManifest
import ChiralValues

/// Imports Wikimedia's lists of icons: OOUI's `images` with `ltr`, `rtl`, `lang` and `default`, and Codex's
/// with `shouldFlip`, `shouldFlipExceptions` and `langCodeMap`.
enum CodexList {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where file.hasSuffix(".json") {
      guard let root = source.json(of: file) else { continue }
      addImages(root, in: ImportPath.folder(of: file), to: &set)
      for member in root.members ?? [] where member.key.hasPrefix(prefix) { add(flag: member, to: &set) }
    }
    return set
  }

  // MARK: OOUI

  /// Adds the icons of OOUI's list, whose paths are relative to a folder.
  static func addImages(_ root: JSONNode, in folder: String, to set: inout ImportedSet) {
    for member in root["images"]?.members ?? [] { add(member, in: folder, to: &set) }
  }

  private static func add(_ member: JSONMember, in folder: String, to set: inout ImportedSet) {
    let node = member.value["file"] ?? member.value
    let path = { (key: String) in node[key]?.string.map { ImportPath.join(folder, $0) } }
    let plain = node.string.map { ImportPath.join(folder, $0) }
    guard let base = plain ?? path("ltr") ?? path("default") else {
      return set.remark(on: member.key, "left out: it names no file")
    }
    var own: [(key: String, file: String)] = []
    for language in node["lang"]?.members ?? [] {
      guard let file = language.value.string else { continue }
      own += language.key.split(separator: ",").map { key in
        (key.split(separator: " ").joined(), ImportPath.join(folder, file))
      }
    }
    if let rightToLeft = path("rtl") { own.append((Direction.rightToLeft.rawValue, rightToLeft)) }
    let isDirected = path("rtl") != nil
    let variants = set.variants(own)
    set.icons.append(
      ManifestEntry(
        name: member.key, iconClass: isDirected ? .both : (variants.isEmpty ? .fixed : .localized),
        file: member.key + ".svg" == base ? nil : base, variants: variants))
  }

  // MARK: Codex

  private static let prefix = "cdxIcon"

  private static func add(flag member: JSONMember, to set: inout ImportedSet) {
    let bare = member.key.dropFirst(prefix.count)
    guard let first = bare.first else { return }
    let name = first.lowercased() + bare.dropFirst()
    var entry = ManifestEntry(name: name, iconClass: .fixed)
    if case .bool(true)? = member.value["shouldFlip"]?.content {
      entry.iconClass = .mirror
      entry.except = (member.value["shouldFlipExceptions"]?.elements ?? []).compactMap(\.string)
    } else if member.value["rtl"] != nil {
      entry.iconClass = .both
    } else if member.value["langCodeMap"] != nil {
      entry.iconClass = .localized
    }
    if entry.iconClass.takesVariants {
      set.remark(on: member.key, "name its drawings as variants of \(Wording.quoted(name))")
    }
    set.icons.append(entry)
  }
}
