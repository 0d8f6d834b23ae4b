import ChiralManifest
import ChiralValues

/// `Assets/`: PNGs with the qualifiers of the Windows resource loader.
///
/// Windows flips no pictures, so every right-to-left form is a file.
struct WindowsExporter: Exporter {
  /// The scales in percent that Microsoft recommends.
  private static let scales = [100, 125, 150, 200, 400]

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = try NameBook(set.icons, in: &export) { spelling, _ in PlatformName.file.legal(spelling) }
    let folder = set.name.map { $0.pascal + "/" } ?? ""
    for icon in set.icons {
      let name = names[icon]
      export.icons[icon.name] = Export.Icon(name: name, mirroring: icon.mirroring == .none ? .none : .baked)
      for size in set.sizes {
        let full = set.sizes.count == 1 ? name : "\(name)-\(size)"
        for (qualifier, picture) in placed(icon.drawn(for: size)) {
          export.files += files(folder + full, qualifier: qualifier, picture: picture, size: size)
        }
      }
    }
    return export
  }

  private func files(_ name: String, qualifier: String, picture: ExportPicture, size: Int)
    -> [OutputFile]
  {
    Self.scales.map { scale in
      OutputFile(
        "Assets/\(name).\(qualifier)scale-\(scale).png",
        .picture(picture.artwork, .png(height: max(1, (size * scale + 50) / 100))))
    }
  }

  /// Returns the rows of an icon.
  ///
  /// The resource loader prefers a file for any language of the user to one without a language, even a second language. In
  /// the directions in which an icon has rows, it therefore has one for each locale of the manifest, unless that of a more
  /// general locale serves.
  private func rows(of icon: ExportIcon) -> [ExportIcon.Row] {
    let directions = Set(icon.namedRows.flatMap(icon.directions))
    let locales = icon.namedLocales.filter { directions.contains($0.locale.direction) }
    return locales.reduce(into: []) { rows, row in
      let general = rows.last { $0.locale.begins(row.locale) }
      if !(general?.picture.isSame(row.picture) ?? false) { rows.append(row) }
    }
  }

  /// Returns each picture with its qualifiers.
  private func placed(_ icon: ExportIcon) -> [(String, ExportPicture)] {
    [("", icon.leftToRight)] + (icon.isSymmetric ? [] : [("layoutdir-rtl_", icon.rightToLeft)])
      + rows(of: icon).map { row in
        // Without the direction, a French interface with Arabic as its second language would take the Arabic drawing.
        let direction = row.locale.direction == .rightToLeft ? "layoutdir-rtl_" : ""
        return ("language-\(row.locale.text.lowercased())_\(direction)", row.picture)
      }
  }
}
