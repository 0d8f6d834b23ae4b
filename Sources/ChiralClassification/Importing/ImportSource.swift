package import ChiralManifest
package import ChiralValues

/// A set in another tool's layout: its files, and a function that reads them.
package struct ImportSource: Sendable {
  /// The paths of the files, relative to the set's folder, sorted.
  package let files: [String]
  /// True if the drawings lie elsewhere as SVGs, so that those of the set itself are not used.
  package var isDrawnElsewhere = false
  /// The drawings that the code of the app flips.
  package var flips = CodeFlips()
  private let reader: @Sendable (String) -> [UInt8]?
  private let facts: [String: SourceFacts]

  /// Creates a set of files; `facts` are what workers found in those with a language, and `read` returns the bytes of a file, or
  /// nil if it cannot be read.
  package init(
    files: [String], facts: [String: SourceFacts] = [:], read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.facts = facts
    self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    reader = read
  }

  /// Returns what a worker found in a file; nil if it could not read it.
  func facts(of file: String) -> SourceFacts? { facts[file] }

  /// Returns the files in a folder and in the folders inside it, found by halving.
  func files(in folder: String) -> ArraySlice<String> {
    let prefix = folder + "/"
    let first = files.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    return files[first...].prefix { $0.hasPrefix(prefix) }
  }

  /// Returns the bytes of a file, to be compared.
  func bytes(of file: String) -> [UInt8]? { reader(file) }

  /// Returns a list of names as text.
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
  /// True if an Android app says that it supports right-to-left interfaces; nil if nothing says so or not.
  package var supportsRightToLeft: Bool?

  /// A file with a message.
  package struct Remark: Hashable, Sendable {
    package var file: String
    package var message: String
    /// True if it is about what the users of the app see, and not about a manifest.
    package var isAboutUsers = false
  }

  /// Adds a remark.
  package mutating func remark(on file: String, _ message: String, isAboutUsers: Bool = false) {
    remarks.append(Remark(file: file, message: message, isAboutUsers: isAboutUsers))
  }

  /// Returns the drawings of an icon by key, one per key; adds a remark for each malformed key.
  mutating func variants(_ files: [(key: String, file: String)]) -> [ManifestEntry.Variant] {
    var variants: [ManifestEntry.Variant] = []
    var known: Set<String> = []
    for (key, file) in files where known.insert(key).inserted {
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
  case xcassets, android, fluent, codex, gtk, web, flutter, compose, names

  /// True if the set itself contains its drawings as SVGs; other layouts need an export first.
  package var hasDrawings: Bool {
    switch self {
    case .xcassets, .fluent, .codex, .gtk, .web: true
    case .android, .flutter, .compose, .names: false
    }
  }

  /// True if apps and themes have the layout, and not collections from which they take icons.
  package var isOfApps: Bool { self != .codex && self != .fluent }

  /// True if the set is a list or code, whose icons are flipped as a whole.
  package var isList: Bool { [.flutter, .compose, .names].contains(self) }

  /// The policy of the platform that uses the layout.
  package var policy: Policy {
    switch self {
    case .xcassets, .codex, .fluent, .web, .names: .apple
    case .android, .flutter, .compose: .material
    case .gtk: .gnome
    }
  }

  /// Returns the language in which a worker reads a file of the set; nil for the files that need none.
  package func language(of file: String) -> SourceLanguage? {
    switch self {
    case .android:
      if ImportPath.file(of: file) == "AndroidManifest.xml" { return .resources }
      guard file.hasSuffix(".xml"), let type = AndroidQualifiers(ofFile: file)?.type else { return nil }
      return ["drawable", "mipmap", "values", "layout"].contains(type) ? .resources : nil
    case .flutter: return file.hasSuffix(".dart") ? .dart : nil
    case .compose: return file.hasSuffix(".kt") ? .kotlin : nil
    case .names: return ListEdit.language(of: file).flatMap { [.script, .resources].contains($0) ? $0 : nil }
    case .web: return ImportPath.isSVG(file) ? .resources : nil
    case .xcassets, .fluent, .codex, .gtk: return nil
    }
  }

  /// Returns the language of a file of code that may flip the drawings of the set; nil for other files.
  package func language(ofCode file: String) -> SourceLanguage? {
    switch self {
    case .android: file.hasSuffix(".kt") || file.hasSuffix(".java") ? .kotlin : nil
    case .xcassets: file.hasSuffix(".swift") ? .swift : nil
    case .web, .names:
      switch file.split(separator: ".").last {
      case "css", "scss", "less": .style
      case "tsx", "jsx", "vue", "svelte", "html": .script
      default: nil
      }
    case .fluent, .codex, .gtk, .flutter, .compose: nil
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
    case .web: WebIcons.read(source)
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

  /// Returns the path from a folder to a file that is named relative to it; nil if it leads out of the set.
  static func resolve(_ path: some StringProtocol, in folder: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/").map({ Substring($0) }) where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the path of a file in a folder.
  static func join(_ folder: String, _ file: String) -> String { folder.isEmpty ? file : folder + "/" + file }

  /// Returns true if a set has SVGs among its files.
  static func hasSVG(_ source: ImportSource) -> Bool { source.files.contains(where: isSVG) }

  static func isSVG(_ path: String) -> Bool { path.lowercased().hasSuffix(".svg") }
}
