import ChiralManifest
import ChiralValues

/// `assets/icons/` with PNGs, the entries for `pubspec.yaml`, and a library in Dart.
///
/// A plain mirror is one asset, shown with `matchTextDirection`. All other drawings lie in folders of their
/// direction and locales.
struct FlutterExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export) { spelling, _ in PlatformName.file.legal(spelling) }
    let root = "assets/\(set.name?.snake ?? "icons")/"
    let groups = LocaleGroups(set)
    var folders: Set<String> = [root]
    for icon in set.icons {
      let name = names[icon]
      export.add(icon, as: name)
      let places = Self.rows(icon, groups).places
      for size in set.sizes {
        let full = set.sizes.count == 1 ? name : "\(name)-\(size)"
        for place in places {
          let folder = root + (place.name.isEmpty ? "" : place.name + "/")
          folders.insert(folder)
          let picture = place.picture(for: size)
          export.files += files(folder, name: full, picture: picture, size: size, set: set)
        }
      }
    }
    export.files.append(OutputFile("pubspec.snippet.yaml", .text(pubspec(folders))))
    let library = try library(set, groups, export: export, root: root)
    export.files.append(OutputFile("lib/\(set.name?.snake ?? "chiral")_icons.dart", .text(library)))
    return export
  }

  /// Returns the files of a picture. The asset itself is the PNG at scale 1, which Flutter looks up by name.
  private func files(
    _ folder: String, name: String, picture: ExportPicture, size: Int, set: ExportSet
  ) -> [OutputFile] {
    Set(set.scales + [1]).sorted().map { scale in
      OutputFile(
        folder + (scale == 1 ? "" : "\(scale).0x/") + name + ".png",
        .picture(picture.artwork, .png(height: size * scale)))
    }
  }

  private static func rows(_ icon: ExportIcon, _ groups: LocaleGroups) -> SharedRows {
    SharedRows(icon, groups, flips: icon.mirroring == .native)
  }

  /// Returns the folders of an icon for a direction, as Dart source.
  private static func folders(_ rows: [SharedRows.Row], for direction: Direction) -> String? {
    let members = rows.map { "\(Escape.dart($0.key)): \(Escape.dart($0.name.isEmpty ? "" : $0.name + "/"))" }
    return rows.isEmpty ? nil : "\(direction.rawValue): {\(members.joined(separator: ", "))}"
  }

  private func pubspec(_ folders: Set<String>) -> String {
    (["flutter:", "  assets:"] + folders.sorted().map { "    - \($0)" }).joined(separator: "\n") + "\n"
  }

  private func library(
    _ set: ExportSet, _ groups: LocaleGroups, export: Export, root: String
  ) throws(ExportError) -> String {
    let icons = set.icons.sorted { $0.name < $1.name }.map { icon in
      let rows = Self.rows(icon, groups)
      let parts = [
        Escape.dart(export.icons[icon.name]?.name ?? ""), icon.mirroring == .native ? "flips: true" : nil,
        Self.folders(rows.leftToRight, for: .leftToRight), Self.folders(rows.rightToLeft, for: .rightToLeft),
      ]
      return (icon: icon.name, arguments: parts.compactMap(\.self))
    }
    return try FlutterLibrary(
      name: set.name?.pascal ?? "Chiral", root: root, sizes: set.sizes, groups: groups, icons: icons
    ).text()
  }
}
