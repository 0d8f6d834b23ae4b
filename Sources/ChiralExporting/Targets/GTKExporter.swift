import ChiralManifest
import ChiralRequests
import ChiralValues

/// `hicolor/`: the drawings of both directions in the theme to which all other themes fall back, so that an
/// app adds its icons without replacing the user's theme; and a list for `glib-compile-resources`.
///
/// In right-to-left interfaces GTK itself replaces `x-symbolic` by `x-symbolic-rtl`. It does not look for
/// drawings by language; such a drawing is called `x-ar-symbolic`, and the app asks for the name with its
/// locale. Before 4.20 and 3.24.50, GTK fills every path of a symbolic icon and does not recolour strokes, so
/// strokes are written as outlines.
struct GTKExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export, derived: Self.looksUp) { spelling, icon in
      GTKName(icon, set.name, spelling: spelling).text
    }
    let sorted = set.icons.sorted { $0.name < $1.name }
    var folder = HicolorFolder(set)
    for icon in sorted {
      let name = GTKName(icon, named: names[icon])
      export.icons[icon.name] = Export.Icon(
        name: name.text, mirroring: icon.mirroring == .none ? .none : .baked)
      let reasons = try add(icon, name: name, to: &folder)
      if !reasons.isEmpty {
        export.warn(
          icon,
          "written as symbolic PNGs: \(reasons.joined(separator: ", and ")), which symbolic SVGs do not support"
        )
      }
    }
    export.files = folder.files + [folder.list(set.name)]
    return export
  }

  /// Returns the names that GTK and apps look up before the name of an icon.
  private static func looksUp(_ name: String, _ icon: ExportIcon) -> [String] {
    let localized = icon.askedTags.map { GTKName(icon, named: name).text(tag: $0) }
    return ([name] + localized).flatMap { text in GTKName.directions.map { text + $0 } } + localized
  }

  /// Adds the drawings of an icon, and returns the reasons why some of them are written as pixels.
  private func add(
    _ icon: ExportIcon, name: GTKName, to folder: inout HicolorFolder
  ) throws(ExportError) -> [String] {
    var reasons: [String] = []
    for (locale, suffix, picture) in placed(icon, name: name) {
      do throws(FormProblem) {
        try folder.add(picture, icon: name, name: locale + suffix)
      } catch {
        let reason = try error.reason(for: icon)
        if !reasons.contains(reason) { reasons.append(reason) }
        folder.addPNGs(picture, icon: name, name: locale + suffix)
      }
    }
    return reasons
  }

  /// Returns each drawing with its name and the suffix that GTK looks up.
  private func placed(
    _ icon: ExportIcon, name: GTKName
  ) -> [(name: String, suffix: String, ExportPicture)] {
    var placed = [(name.text, "", icon.leftToRight)]
    if !icon.isSymmetric { placed.append((name.text, "-rtl", icon.rightToLeft)) }
    for row in icon.prefixRows {
      let own = name.text(in: row.locale)
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

/// The name of an icon in a theme, and its folder.
private struct GTKName {
  let context: String
  let text: String

  /// Creates a name that is known.
  init(_ icon: ExportIcon, named text: String) {
    context = Self.context(of: icon.name) ?? "actions"
    self.text = text
  }

  /// Creates the name for a spelling of an icon's name.
  init(_ icon: ExportIcon, _ set: SetName?, spelling: String) {
    let rest = Self.bareName(spelling)
    var legal = PlatformName.theme.legal(String(rest))
    // GTK recolours files with such names, too.
    if let direction = Self.directions.first(where: { legal.hasSuffix(Self.symbolic + $0) }) {
      legal = String(legal.dropLast(Self.symbolic.count + direction.count)) + direction + Self.symbolic
    }
    // All apps that install icons there share one namespace.
    let name = (set.map { $0.kebab + "-" } ?? "") + legal
    let isSymbolic = icon.pictures.allSatisfy(\.isMonochrome)
    self.init(icon, named: isSymbolic && !name.hasSuffix(Self.symbolic) ? name + Self.symbolic : name)
  }

  /// Returns the folder of a name that themes have: the first in `actions/go-next`, another in
  /// `scalable/actions/go-next`.
  private static func context(of name: String) -> String? {
    name.split(separator: "/").dropLast().first { contexts[String($0)] != nil }.map(String.init)
  }

  /// Returns a name without the folder that themes have, and without the folder of a size around it.
  private static func bareName(_ name: String) -> Substring {
    guard let context = context(of: name) else { return name[...] }
    if name.hasPrefix(context + "/") { return name.dropFirst(context.count + 1) }
    return name[name.index(after: name.lastIndex(of: "/") ?? name.startIndex)...]
  }

  var isSymbolic: Bool { text.hasSuffix(Self.symbolic) }

  private static let symbolic = "-symbolic"
  /// The suffixes that GTK adds to a name for a direction.
  static let directions = ["-rtl", "-ltr"]

  /// Returns the name of the drawing for a locale, such as `x-ar-symbolic`.
  func text(in locale: LanguageTag) -> String { text(tag: locale.text.lowercased()) }

  /// Returns the name under which apps look for a drawing for a tag in small letters.
  func text(tag: String) -> String {
    isSymbolic ? "\(text.dropLast(Self.symbolic.count))-\(tag)\(Self.symbolic)" : "\(text)-\(tag)"
  }

  /// The folders of the icon theme specification with their contexts.
  static let contexts = [
    "actions": "Actions", "animations": "Animations", "apps": "Applications", "categories": "Categories",
    "devices": "Devices", "emblems": "Emblems", "emotes": "Emotes", "mimetypes": "MimeTypes",
    "places": "Places",
    "status": "Status",
  ]
}

/// The folder of the theme while it is being filled. The theme's own index, which every system has, lists its
/// subfolders.
private struct HicolorFolder {
  private(set) var files: [OutputFile] = []
  private let height: Int
  private let sizes: [Int]
  private let scales: [Int]
  private let tint: Tint

  /// The sizes of PNGs in the index of hicolor 0.17.
  private static let sizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

  /// Creates a folder for the icons of a set; PNGs get the next larger size that the theme has.
  init(_ set: ExportSet) {
    height = set.size
    sizes = Set(set.sizes.map { size in Self.sizes.first { $0 >= size } ?? 512 }).sorted()
    scales = Set(set.scales.map { min($0, 2) }).sorted()
    tint = set.tint
  }

  mutating func add(_ picture: ExportPicture, icon: GTKName, name: String) throws(FormProblem) {
    let svg = try picture.text(
      in: icon.isSymbolic ? .symbolic(height: height) : .sized(height: height, tint: tint))
    files.append(OutputFile("hicolor/scalable/\(icon.context)/\(name).svg", .text(svg)))
  }

  /// Adds PNGs whose alpha channel GTK uses as the shape, as `gtk-encode-symbolic-svg` writes them.
  mutating func addPNGs(_ picture: ExportPicture, icon: GTKName, name: String) {
    for size in sizes {
      for scale in scales {
        let folder = "hicolor/\(size)x\(size)\(scale == 1 ? "" : "@\(scale)")/\(icon.context)"
        let content = OutputFile.Content.picture(
          picture.artwork, .png(height: size * scale, isTinted: false))
        files.append(OutputFile("\(folder)/\(name).symbolic.png", content))
      }
    }
  }

  /// Returns the input of `glib-compile-resources --sourcedir=hicolor`, which makes a resource for
  /// `gtk_icon_theme_add_resource_path`.
  func list(_ set: SetName?) -> OutputFile {
    let lines = files.map(\.path).sorted().map {
      "    <file>\(Escape.markup(String($0.dropFirst("hicolor/".count))))</file>\n"
    }
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
