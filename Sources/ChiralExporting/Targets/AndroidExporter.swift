import ChiralManifest
import ChiralRequests

/// `res/`: a VectorDrawable per icon, or PNGs for every density if a vector cannot express the icon.
///
/// A plain mirror has `autoMirrored`. All other drawings lie in `drawable-ldrtl` and in folders of languages, which outrank the
/// direction, without that attribute; with it they would be flipped twice.
struct AndroidExporter: Exporter {
  /// The scale factors by the names of the densities.
  private static let densities = [
    ("mdpi", 1.0), ("hdpi", 1.5), ("xhdpi", 2), ("xxhdpi", 3), ("xxxhdpi", 4),
  ]

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let rule = PlatformName.android(set.name)
    let names = try NameBook(set.icons, in: &export) { spelling, icon in
      Self.isOwn(spelling, of: icon) ? spelling : rule.legal(spelling)
    }
    for icon in set.icons {
      let name = names[icon]
      export.add(icon, as: name)
      for size in set.sizes {
        let full = set.sizes.count == 1 ? name : "\(name)_\(size)"
        try add(icon.drawn(for: size), as: full, size: size, set: set, to: &export)
      }
    }
    return export
  }

  /// Returns true if a name is already one of Android's resources: that of a VectorDrawable, or with the usual beginning.
  private static func isOwn(_ name: String, of icon: ExportIcon) -> Bool {
    PlatformName.isResource(name) && (name.hasPrefix("ic_") || icon.leftToRight.drawable != nil)
  }

  private func add(
    _ icon: ExportIcon, as name: String, size: Int, set: ExportSet, to export: inout Export
  ) throws(ExportError) {
    if icon.isFlip, !icon.isSymmetric, let files = flipped(icon, as: name, size: size, set: set) {
      export.files += files
      return
    }
    var reasons: [String] = []
    for (qualifier, picture) in placed(icon, &export) {
      do throws(FormProblem) {
        let xml = try drawable(picture, size: size, icon: icon, set: set, isAutoMirrored: false)
        export.files.append(OutputFile("res/drawable\(qualifier)/\(name).xml", .text(xml)))
      } catch {
        let reason = try error.reason(for: icon)
        if !reasons.contains(reason) { reasons.append(reason) }
        addPNGs(picture, qualifier: qualifier, name: name, size: size, to: &export)
      }
    }
    guard !reasons.isEmpty, size == set.sizes.first else { return }
    if icon.mirroring == .native { export.icons[icon.name]?.mirroring = .baked }
    let isTemplate = icon.pictures.allSatisfy(\.isMonochrome)
    export.warn(
      icon,
      "written as PNGs, \(isTemplate ? "to be tinted where they are used" : "in their own colours"): "
        + "\(reasons.joined(separator: ", and ")), which a VectorDrawable does not support")
  }

  /// Returns the drawing that Android flips, and those of languages that see another one; nil if a VectorDrawable cannot hold one of
  /// them.
  private func flipped(
    _ icon: ExportIcon, as name: String, size: Int, set: ExportSet
  ) -> [OutputFile]? {
    let rows = icon.namedRows.map { row in row.locale.androidQualifier.map { ("-" + $0, row.picture) } }
    guard !rows.contains(where: { $0 == nil }) else { return nil }
    let pictures = [("", icon.leftToRight)] + rows.compactMap(\.self)
    let files = pictures.compactMap { qualifier, picture in
      let xml = try? drawable(
        picture, size: size, icon: icon, set: set, isAutoMirrored: qualifier.isEmpty)
      return xml.map { OutputFile("res/drawable\(qualifier)/\(name).xml", .text($0)) }
    }
    return files.count == pictures.count ? files : nil
  }

  private func addPNGs(
    _ picture: ExportPicture, qualifier: String, name: String, size: Int, to export: inout Export
  ) {
    for (density, scale) in Self.densities {
      let height = max(1, Int((Double(size) * scale).rounded()))
      export.files.append(
        OutputFile(
          "res/drawable\(qualifier)-\(density)/\(name).png", .picture(picture.artwork, .png(height: height))))
    }
  }

  private func drawable(
    _ picture: ExportPicture, size: Int, icon: ExportIcon, set: ExportSet, isAutoMirrored: Bool
  ) throws(FormProblem) -> String {
    if let source = picture.drawable,
      let xml = try? picture.text(in: .drawableFile(source: source, isAutoMirrored: isAutoMirrored))
    {
      return xml
    }
    return try picture.text(
      in: .vectorDrawable(.init(height: size, isAutoMirrored: isAutoMirrored, set.paint(of: icon))))
  }

  /// Returns each picture with the qualifiers of its folder.
  private func placed(_ icon: ExportIcon, _ export: inout Export) -> [(String, ExportPicture)] {
    var placed = [("", icon.leftToRight)]
    if !icon.isSymmetric { placed.append(("-ldrtl", icon.rightToLeft)) }
    // Android counts the languages of all folders as languages of the app: AssetManager.getNonSystemLocales, from which it
    // chooses the one language of the app among those of the user. A folder for Pashto would hide a user's second language.
    for row in icon.namedRows {
      if let qualifier = row.locale.androidQualifier {
        placed.append(("-" + qualifier, row.picture))
      } else {
        export.warn(
          icon, "\(row.locale.text) cannot be distinguished on Android; it gets its language's drawing")
      }
    }
    return placed
  }
}

extension LanguageTag {
  /// The qualifier of the tag in the name of a resource folder; nil if the tag has parts that Android
  /// ignores.
  var androidQualifier: String? {
    let parts = subtags.map(String.init)
    let language = Self.androidLanguages[parts[0]] ?? parts[0]
    let rest = Array(parts.dropFirst())
    guard rest.allSatisfy({ $0.utf8.count > 1 }) else { return nil }
    if rest.isEmpty { return language }
    if rest.count == 1, rest[0].utf8.count == 2 { return "\(language)-r\(rest[0])" }
    return (["b", parts[0]] + rest).joined(separator: "+")
  }

  /// The language codes that Java and Android's folders keep from older standards.
  private static let androidLanguages = ["he": "iw", "yi": "ji", "id": "in"]
}
