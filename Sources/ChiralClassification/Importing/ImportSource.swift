package import ChiralManifest
import ChiralValues

/// A set in another tool's layout: its files, and a function that reads them.
package struct ImportSource: Sendable {
  /// The paths of the files, relative to the set's folder, sorted.
  package let files: [String]
  /// True if the drawings lie elsewhere as SVGs, so that those of the set itself are not used.
  package var isDrawnElsewhere = false
  private let reader: @Sendable (String) -> [UInt8]?

  /// Creates a set of files; `read` returns the bytes of a file, or nil if it cannot be read.
  package init(files: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
    self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    reader = read
  }

  /// Returns a file as text.
  func text(of file: String) -> String? { reader(file).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns a file as JSON.
  func json(of file: String) -> JSONNode? {
    reader(file).flatMap { JSONReader.read(SourceText($0, file: file)).root }
  }
}

/// The decisions in a set.
package struct ImportedSet: Sendable {
  /// The icons with the classes that the set itself gives them.
  package var icons: [ManifestEntry] = []
  /// The files with statements that a manifest cannot express, with advice.
  package var remarks: [Remark] = []
  /// The icons whose drawings cannot be read, such as bitmaps, with their classes.
  package var undrawn: [ManifestEntry] = []
  /// The drawings that the platform chooses from, by the names of the icons; for layouts with files of their own.
  package var shown: [String: PlatformIcon] = [:]
  /// The numbers of pictures that are no drawings of icons, by their kind.
  package var leftOut: [String: Int] = [:]

  /// A file with a message.
  package struct Remark: Hashable, Sendable {
    package var file: String
    package var message: String
  }

  /// Adds a remark.
  package mutating func remark(on file: String, _ message: String) {
    remarks.append(Remark(file: file, message: message))
  }

  /// Returns the drawings of an icon by key, one per key; adds a remark for each malformed key.
  mutating func variants(_ files: [(key: String, file: String)]) -> [ManifestEntry.Variant] {
    var variants: [ManifestEntry.Variant] = []
    for (key, file) in files where !variants.contains(where: { $0.key == key }) {
      do throws(VariantKey.Malformed) {
        _ = try VariantKey(key)
        variants.append(ManifestEntry.Variant(key: key, file: file))
      } catch {
        remark(on: file, "left out: \(Wording.quoted(key)) is not a locale; \(error)")
      }
    }
    return variants
  }
}

/// The layouts that can be read.
package enum ImportKind: String, CaseIterable, Sendable {
  case xcassets, android, fluent, codex, gtk, flutter, compose, names

  /// True if the set itself contains its drawings as SVGs; other layouts need an export first.
  package var hasDrawings: Bool {
    switch self {
    case .xcassets, .fluent, .codex, .gtk: true
    case .android, .flutter, .compose, .names: false
    }
  }

  /// The policy of the platform that uses the layout.
  package var policy: Policy {
    switch self {
    case .xcassets, .codex, .fluent, .names: .apple
    case .android, .flutter, .compose: .material
    case .gtk: .gnome
    }
  }

  /// Reads the decisions in a set.
  package func read(_ source: ImportSource) -> ImportedSet {
    switch self {
    case .xcassets: XcodeCatalog.read(source)
    case .android: AndroidResources.read(source)
    case .fluent: FluentMetadata.read(source)
    case .codex: CodexList.read(source)
    case .gtk: GTKTheme.read(source)
    case .flutter: FlutterList.read(source)
    case .compose: ComposeIcons.read(source)
    case .names: NameList.read(source)
    }
  }
}

/// Paths as the layouts use them.
enum ImportPath {
  /// Returns everything before the last `/`; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns everything after the last `/`.
  static func file(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Returns a path without the extension of its file.
  static func stem(of path: String) -> String {
    let file = file(of: path)
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return path }
    return String(path.dropLast(file.distance(from: dot, to: file.endIndex)))
  }

  /// Returns the path of a file in a folder.
  static func join(_ folder: String, _ file: String) -> String { folder.isEmpty ? file : folder + "/" + file }

  /// Returns true if a set has SVGs among its files.
  static func hasSVG(_ source: ImportSource) -> Bool { source.files.contains(where: isSVG) }

  static func isSVG(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }
}
