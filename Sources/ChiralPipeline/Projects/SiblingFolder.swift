internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// The other drawings of a set that are sent with a drawing because mirroring may need them.
struct SiblingFolder {
  /// The folder of the set.
  private let folder: String
  /// The end of the names of its drawings.
  private var suffix = ".svg"
  private(set) var drawings: [DrawingRequest.Sibling] = []
  /// The path of each drawing, even if there is no file.
  private var paths: [String: String] = [:]

  /// Creates an empty list for a set in a folder.
  init(folder: String) { self.folder = folder }

  /// Creates an empty list for the set in the folder of a drawing.
  init(beside file: String) {
    self.init(folder: file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ".")
    if DrawingFile(file) == .vectorDrawable { suffix = ".xml" }
  }

  /// Adds the possible drawings of an icon without its slash, and without a sign beside something else; `hasCode` is true if the name
  /// of its file has a code.
  mutating func add(for name: String, hasCode: Bool) {
    let struckOut = SlashName.isNegated(name) ? SlashName.siblings(of: name) : []
    let coded = hasCode ? codedFiles : [:]
    for sibling in struckOut + SignedName.bases(of: name) where !sibling.contains("/") {
      let file = coded[sibling] ?? sibling + suffix
      let path = "\(folder)/\(file)"
      let bytes = FileStatus(path)?.kind == .file ? try? SourceReader.bytes(path, as: file) : nil
      add(DrawingRequest.Sibling(name: sibling, file: file, bytes: bytes), at: path)
    }
  }

  /// Adds the drawings that the mirror image of an icon may need; `project` is the folder of the manifest.
  mutating func add(for artwork: Artwork, named name: String, hasCode: Bool, in project: ManifestFolder) {
    guard artwork.transformation == .mirrored else { return }
    if let sibling = artwork.sibling {
      let path = project.path(of: sibling)
      let bytes = try? SourceReader.bytes(path, as: sibling)
      add(DrawingRequest.Sibling(name: sibling, file: sibling, bytes: bytes), at: path)
    } else if artwork.infers.isOn {
      add(for: name, hasCode: hasCode)
    }
  }

  /// The files of the folder by their names without codes.
  private var codedFiles: [String: String] {
    let files = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(suffix) }
    return Dictionary(files.map { (Self.iconName(of: $0), $0) }) { first, _ in first }
  }

  /// Records the drawings that were consulted.
  func note(_ names: [String], in dependencies: Dependencies) {
    let looked = Set(names)
    for drawing in drawings where looked.contains(drawing.name) {
      if let path = paths[drawing.name] { dependencies.note(path, drawing.bytes) }
    }
  }

  private mutating func add(_ drawing: DrawingRequest.Sibling, at path: String) {
    guard paths.updateValue(path, forKey: drawing.name) == nil else { return }
    drawings.append(drawing)
  }

  /// Returns the name of the icon in a file of this name, without codes.
  static func iconName(of file: String) -> String { String(NameCodes.removed(from: stem(of: file))) }

  /// Returns true if the name of a file has a code.
  static func hasCode(_ file: String) -> Bool { NameCodes.removed(from: stem(of: file)) != stem(of: file) }

  private static func stem(of file: String) -> Substring {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let base = file[(slash.map { file.utf8.index(after: $0) } ?? file.startIndex)...]
    return base.utf8.lastIndex(of: UInt8(ascii: ".")).map { base[..<$0] } ?? base
  }
}
