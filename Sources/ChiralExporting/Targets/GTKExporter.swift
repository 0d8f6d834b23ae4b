import ChiralGeometry
import ChiralManifest
import ChiralPlanning

/// `hicolor/`: the drawings of both directions in the theme that every other theme falls back to, so that an app brings its
/// icons along and leaves people their theme; and a list for `glib-compile-resources`.
///
/// GTK takes `x-symbolic-rtl` for `x-symbolic` in right-to-left interfaces by itself. It has no artwork by language: that is
/// called `x-ar-symbolic`, and the app asks for the name of its locale. Before 4.20 and 3.24.50 GTK fills every path of a
/// symbolic icon and recolours no stroke, so strokes are written as outlines.
struct GTKExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    let sorted = set.icons.sorted { $0.name < $1.name }
    for icon in sorted { try names.take(try GTKName(icon, set.name).text, for: icon) }
    var folder = HicolorFolder(set)
    for icon in sorted {
      let name = try GTKName(icon, set.name)
      export.icons[icon.name] = Export.Icon(
        name: name.text, mirroring: icon.mirroring == .none ? .none : .baked)
      var reasons: [String] = []
      for (locale, suffix, picture) in placed(icon, name, &names) {
        do throws(ShapeProblem) {
          try folder.add(picture, name, locale + suffix)
        } catch {
          if !reasons.contains(error.description) { reasons.append(error.description) }
          folder.addPNGs(picture, name, locale + suffix)
        }
      }
      if !reasons.isEmpty {
        export.warn(
          icon,
          "written as symbolic PNGs: \(reasons.joined(separator: ", and ")), which symbolic SVGs cannot hold")
      }
    }
    export.files = folder.files + [folder.list(set.name)]
    return export
  }

  /// Each drawing with its name and what GTK looks for behind that.
  private func placed(
    _ icon: ExportIcon, _ name: GTKName, _ names: inout NameBook
  ) -> [(name: String, suffix: String, ExportPicture)] {
    var placed = [(name.text, "", icon.leftToRight)]
    if !icon.isSymmetric { placed.append((name.text, "-rtl", icon.rightToLeft)) }
    for row in icon.prefixRows {
      let own = names.take(derived: name.text(in: row.locale), for: icon)
      guard !icon.isSymmetric else {
        placed.append((own, "", row.picture))
        continue
      }
      let isRightToLeft = row.locale.direction == .rightToLeft
      placed.append((own, "", isRightToLeft ? icon.leftToRight : row.picture))
      placed.append((own, "-rtl", isRightToLeft ? row.picture : icon.rightToLeft))
    }
    return placed
  }
}

/// The name of an icon in a theme, and where it lies.
private struct GTKName {
  let context: String
  let text: String

  init(_ icon: ExportIcon, _ set: SetName?) throws(ExportError) {
    var parts = icon.name.split(separator: "/").map(String.init)
    let isContext = parts.count > 1 && Self.contexts[parts[0]] != nil
    context = isContext ? parts.removeFirst() : "actions"
    let legal = try PlatformName.theme.legal(parts.joined(separator: "-"), of: icon)
    // What several apps install there shares one space of names.
    let name = (set.map { $0.kebab + "-" } ?? "") + legal
    let isSymbolic = icon.pictures.allSatisfy(\.isMonochrome)
    text = isSymbolic && !name.hasSuffix("-symbolic") ? name + "-symbolic" : name
  }

  var isSymbolic: Bool { text.hasSuffix(Self.symbolic) }

  private static let symbolic = "-symbolic"

  /// The name of what a locale sees: `x-ar-symbolic`.
  func text(in locale: LanguageTag) -> String {
    let tag = "-" + locale.text.lowercased()
    return isSymbolic ? text.dropLast(Self.symbolic.count) + tag + Self.symbolic : text + tag
  }

  /// The folders that the icon theme specification knows, with their contexts.
  static let contexts = [
    "actions": "Actions", "animations": "Animations", "apps": "Applications", "categories": "Categories",
    "devices": "Devices", "emblems": "Emblems", "emotes": "Emotes", "mimetypes": "MimeTypes",
    "places": "Places",
    "status": "Status",
  ]
}

/// The folder of the theme on its way; the theme's own index, which every system has, names its folders.
private struct HicolorFolder {
  private(set) var files: [OutputFile] = []
  private let height: Int
  private let sizes: [Int]
  private let scales: [Int]
  private let tint: Tint

  /// The sizes of PNGs that the index of hicolor 0.17 names.
  private static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  /// A folder for the icons of a set: PNGs have the next size that the theme knows.
  init(_ set: ExportSet) {
    height = set.size
    sizes = Set(set.sizes.map { size in Self.sizes.first { $0 >= size } ?? 512 }).sorted()
    scales = Set(set.scales.map { min($0, 2) }).sorted()
    tint = set.tint
  }

  mutating func add(_ picture: ExportPicture, _ icon: GTKName, _ name: String) throws(ShapeProblem) {
    let svg =
      try icon.isSymbolic
      ? SymbolicDrawing(picture, height: height).svg : picture.svg(height: height, tint: tint)
    files.append(OutputFile("hicolor/scalable/\(icon.context)/\(name).svg", .text(svg)))
  }

  /// PNGs whose alpha GTK takes for the shape, as its own `gtk-encode-symbolic-svg` writes them.
  mutating func addPNGs(_ picture: ExportPicture, _ icon: GTKName, _ name: String) {
    for size in sizes {
      for scale in scales {
        let folder = "hicolor/\(size)x\(size)\(scale == 1 ? "" : "@\(scale)")/\(icon.context)"
        let content = OutputFile.Content.picture(
          picture.artwork, .png(height: size * scale, isTinted: false))
        files.append(OutputFile("\(folder)/\(name).symbolic.png", content))
      }
    }
  }

  /// What `glib-compile-resources --sourcedir=hicolor` makes a resource of, for `gtk_icon_theme_add_resource_path`.
  func list(_ set: SetName?) -> OutputFile {
    let lines = files.map(\.path).sorted().map { "    <file>\($0.dropFirst("hicolor/".count))</file>\n" }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gresources>
        <gresource prefix="/\(set?.kebab ?? "chiral")/icons">
      \(lines.joined())  </gresource>
      </gresources>

      """
    return OutputFile("icons.gresource.xml", .text(text))
  }
}
