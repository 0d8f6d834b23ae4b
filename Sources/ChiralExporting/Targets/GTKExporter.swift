import ChiralGeometry
import ChiralManifest
import ChiralPlanning

/// Icon themes: `Icons` with the drawings of both directions, and one for each locale with what differs there.
///
/// GTK takes `x-symbolic-rtl` for `x-symbolic` in right-to-left interfaces by itself. It has no artwork by language:
/// the app names the theme of its locale, which inherits the rest. Before 4.20 and 3.24.50 GTK fills every path of a
/// symbolic icon and recolours no stroke, so strokes are written as outlines.
struct GTKExporter: Exporter {
  private static let theme = "Icons"

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var themes: [String: GTKTheme] = [
      Self.theme: GTKTheme(name: Self.theme, parent: "Adwaita,hicolor", set)
    ]
    for locale in set.rowLocales {
      let parents = set.rowLocales.filter { $0 != locale && $0.begins(locale) }
      themes[Self.name(locale)] = GTKTheme(
        name: Self.name(locale), parent: parents.last.map(Self.name) ?? Self.theme, set)
    }
    for icon in set.icons {
      let name = try GTKName(icon)
      try names.take(name.text, for: icon)
      export.icons[icon.name] = Export.Icon(
        name: name.text, mirroring: icon.mirroring == .none ? .none : .baked)
      var reasons: [String] = []
      for (theme, suffix, picture) in placed(icon) {
        do throws(ShapeProblem) {
          try themes[theme]?.add(picture, name, suffix)
        } catch {
          if !reasons.contains(error.description) { reasons.append(error.description) }
          themes[theme]?.addPNGs(picture, name, suffix)
        }
      }
      if !reasons.isEmpty {
        export.warn(
          icon,
          "written as symbolic PNGs: \(reasons.joined(separator: ", and ")), which symbolic SVGs cannot hold")
      }
    }
    export.files = themes.values.flatMap(\.allFiles)
    return export
  }

  private static func name(_ locale: LanguageTag) -> String { theme + "-" + locale.text }

  private func placed(_ icon: ExportIcon) -> [(theme: String, suffix: String, ExportPicture)] {
    [(Self.theme, "", icon.leftToRight)] + (icon.isSymmetric ? [] : [(Self.theme, "-rtl", icon.rightToLeft)])
      + icon.rows.map { (Self.name($0.locale), "", $0.picture) }
  }
}

/// The name of an icon in a theme, and where it lies.
private struct GTKName {
  let context: String
  let text: String

  init(_ icon: ExportIcon) throws(ExportError) {
    var parts = icon.name.split(separator: "/").map(String.init)
    let isContext = parts.count > 1 && Self.contexts[parts[0]] != nil
    context = isContext ? parts.removeFirst() : "actions"
    let name = try PlatformName.theme.legal(parts.joined(separator: "-"))
    let isSymbolic = icon.pictures.allSatisfy(\.isMonochrome)
    text = isSymbolic && !name.hasSuffix("-symbolic") ? name + "-symbolic" : name
  }

  var isSymbolic: Bool { text.hasSuffix("-symbolic") }

  /// The folders that the icon theme specification knows, with their contexts.
  static let contexts = [
    "actions": "Actions", "animations": "Animations", "apps": "Applications", "categories": "Categories",
    "devices": "Devices", "emblems": "Emblems", "emotes": "Emotes", "mimetypes": "MimeTypes",
    "places": "Places",
    "status": "Status",
  ]
}

/// One theme on its way.
private struct GTKTheme {
  let name: String
  /// The themes whose icons are taken where this one has none; GTK's own among them.
  let parent: String
  private let sizes: [Int]
  private let scales: [Int]
  private let tint: Tint
  private var files: [OutputFile] = []
  /// Folders with the section that describes each.
  private var folders: [String: String] = [:]
  private var scaledFolders: Set<String> = []

  /// A theme for the icons of a set.
  init(name: String, parent: String, _ set: ExportSet) {
    self.name = name
    self.parent = parent
    sizes = set.sizes
    scales = set.scales
    tint = set.tint
  }

  mutating func add(_ picture: ExportPicture, _ icon: GTKName, _ suffix: String) throws(ShapeProblem) {
    let height = sizes.first ?? 24
    let svg =
      try icon.isSymbolic
      ? SymbolicDrawing(picture, height: height).svg : picture.svg(height: height, tint: tint)
    let folder = "scalable/" + icon.context
    folders[folder] = """
      Context=\(GTKName.contexts[icon.context] ?? "")
      Size=\(height)
      MinSize=8
      MaxSize=512
      Type=Scalable
      """
    files.append(OutputFile("\(name)/\(folder)/\(icon.text)\(suffix).svg", .text(svg)))
  }

  /// PNGs whose alpha GTK takes for the shape, as its own `gtk-encode-symbolic-svg` writes them.
  mutating func addPNGs(_ picture: ExportPicture, _ icon: GTKName, _ suffix: String) {
    for size in sizes {
      for scale in scales {
        let folder = "\(size)x\(size)\(scale == 1 ? "" : "@\(scale)")/\(icon.context)"
        folders[folder] = """
          Context=\(GTKName.contexts[icon.context] ?? "")
          Size=\(size)
          Scale=\(scale)
          Type=Fixed
          """
        if scale > 1 { scaledFolders.insert(folder) }
        let content = OutputFile.Content.picture(
          picture.artwork, .png(height: size * scale, isTinted: false))
        files.append(OutputFile("\(name)/\(folder)/\(icon.text)\(suffix).symbolic.png", content))
      }
    }
  }

  /// The files with the index that makes a theme of them.
  var allFiles: [OutputFile] { files + [OutputFile("\(name)/index.theme", .text(index))] }

  private var index: String {
    let plain = folders.keys.filter { !scaledFolders.contains($0) }.sorted()
    var head = """
      [Icon Theme]
      Name=\(name)
      Comment=Written by chiral build
      Inherits=\(parent)
      Directories=\(plain.joined(separator: ","))

      """
    if !scaledFolders.isEmpty {
      head += "ScaledDirectories=\(scaledFolders.sorted().joined(separator: ","))\n"
    }
    let sections = folders.sorted { $0.key < $1.key }.map { "\n[\($0.key)]\n\($0.value)\n" }
    return head + sections.joined()
  }
}
