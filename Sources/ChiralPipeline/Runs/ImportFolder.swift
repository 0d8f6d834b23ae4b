internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

/// The files of a set to import. Hidden files are left out, and so are links, except in a theme, where a link to a drawing is a
/// drawing.
struct ImportFolder {
  /// The folder that the files are relative to.
  let root: String
  private(set) var files: [String] = []
  /// The number of files after which no other folder is searched.
  private var most = Int.max
  /// The folders of a theme that are links to other folders of it, such as `16@2x` to `16`. Their drawings are those of the others.
  private(set) var linkedFolders: [String] = []

  /// Searches a folder, or takes a single file.
  init(_ path: String, kind: ImportKind) throws(Initialization.Failure) {
    do throws(FileError) {
      if FileStatus(path)?.kind == .file {
        root = Files.parentFolder(of: path) ?? "."
        files = [path.split(separator: "/").last.map(String.init) ?? path]
      } else {
        root = path
        if kind == .gtk {
          files = try DrawingFolder(path).drawings
          leaveOutLinkedFolders()
        } else {
          try visit("", depth: 0)
        }
      }
    } catch {
      throw .file(error)
    }
  }

  private mutating func leaveOutLinkedFolders() {
    let folders = Set(files.compactMap { Files.parentFolder(of: $0) })
    let links = Dictionary(uniqueKeysWithValues: folders.map { ($0, link(above: $0)) })
    linkedFolders = Set(links.values.compactMap(\.self)).sorted()
    guard !linkedFolders.isEmpty else { return }
    files.removeAll { file in Files.parentFolder(of: file).flatMap { links[$0] ?? nil } != nil }
  }

  /// Returns the outermost folder of a path that is a link; nil if there is none.
  private func link(above folder: String) -> String? {
    let parts = folder.split(separator: "/")
    return parts.indices.lazy.map { parts[...$0].joined(separator: "/") }.first {
      FileStatus(root + "/" + $0, followingLinks: false)?.kind == .link
    }
  }

  /// Reads the decisions in the set, with the new content of some files. `isDrawnElsewhere` says that its own drawings are not used.
  func decisions(
    _ kind: ImportKind, isDrawnElsewhere: Bool = false, with new: [String: [UInt8]] = [:]
  ) throws(BuildError) -> ImportedSet {
    let files = Set(files).union(new.keys).sorted()
    let manifests = manifests(kind)
    let code = code(kind)
    let resources = Set(files).union(manifests).sorted().compactMap { file in
      kind.language(of: file).map { (path: file, language: $0) }
    }
    let texts = try AppTexts(resources + code, in: root, with: new)
    var source = ImportSource(files: files, facts: texts.facts) { [root] file in
      new[file] ?? (try? Files.readFile(root + "/" + file, limit: Self.largest))
    }
    source.isDrawnElsewhere = isDrawnElsewhere
    source.flips = CodeFlips(
      (code + resources).compactMap { file in texts.facts[file.path].map { (file.path, $0) } })
    var set = kind.read(source)
    let support = manifests.compactMap { texts.facts[$0]?.supportsRightToLeft }
    if !support.isEmpty { set.supportsRightToLeft = support.contains(true) }
    for (file, reason) in texts.unread {
      set.remark(on: file, "left out: \(reason)", isAboutUsers: true)
    }
    return set
  }

  /// The manifests of an Android app, or that beside its resources.
  private func manifests(_ kind: ImportKind) -> [String] {
    guard kind == .android else { return [] }
    let found = files.filter { Files.name(of: $0) == "AndroidManifest.xml" }
    let beside = "../AndroidManifest.xml"
    return found.isEmpty && FileStatus(root + "/" + beside)?.kind == .file ? [beside] : found
  }

  /// The code that may flip the drawings of the set: that of the whole folder or, if the folder is one of resources or lies in an
  /// asset catalog, that beside it.
  private func code(_ kind: ImportKind) -> [(path: String, language: SourceLanguage)] {
    func code(_ file: String) -> (path: String, language: SourceLanguage)? {
      kind.language(ofCode: file).map { (path: file, language: $0) }
    }
    let names = (Files.realPath(root) ?? root).split(separator: "/")
    let resources =
      kind == .android
      ? names.indices.last.flatMap { names[$0] == "res" ? $0 : nil }
      : names.lastIndex { $0.hasSuffix(".xcassets") }
    guard kind == .android || kind == .xcassets, let resources, resources > 0 else {
      return files.compactMap(code)
    }
    let prefix = String(repeating: "../", count: names.count - resources)
    var beside = ImportFolder(beside: root + "/" + prefix.dropLast())
    guard (try? beside.visit("", depth: 0)) != nil, beside.files.count < Self.mostBeside else { return [] }
    return beside.files.compactMap { code(prefix + $0) }
  }

  private init(beside root: String) { (self.root, most) = (root, Self.mostBeside) }

  /// The number of files in a folder that is not searched for code: it is more than that of an app.
  private static let mostBeside = 20_000

  /// Takes out the icons with a drawing that is a link out of the folder: no other command would read it.
  func leaveOutLinks(
    _ icons: WritableKeyPath<ImportedSet, [ManifestEntry]> = \.icons, in set: inout ImportedSet
  ) {
    for icon in set[keyPath: icons] {
      guard let file = ([icon.file].compactMap(\.self) + icon.variants.map(\.file)).first(where: leadsOutside)
      else { continue }
      set[keyPath: icons].removeAll { $0.name == icon.name }
      set.remark(
        on: file, "left out: it is a link out of the folder; copy the drawing into it", isAboutUsers: true)
    }
  }

  private func leadsOutside(_ file: String) -> Bool {
    guard FileStatus(root + "/" + file, followingLinks: false)?.kind == .link,
      let place = Files.realPath(root + "/" + file), let home = Files.realPath(root)
    else { return false }
    return Initialization.path(place, inside: home) == nil
  }

  private static let largest = 16 << 20
  private static let deepest = 64
  /// The folders that the tools of apps fill.
  private static let generated: Set = ["node_modules", "Pods", "DerivedData", "intermediates"]

  private mutating func visit(_ folder: String, depth: Int) throws(FileError) {
    guard depth < Self.deepest, files.count < most else { return }
    for name in try Files.names(in: folder.isEmpty ? root : root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch FileStatus(root + "/" + path, followingLinks: false)?.kind {
      case .folder: if !Self.generated.contains(name) { try visit(path, depth: depth + 1) }
      case .file: files.append(path)
      case .link, .other, nil: break
      }
    }
  }
}
