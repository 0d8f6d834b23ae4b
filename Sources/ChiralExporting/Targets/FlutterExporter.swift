import ChiralManifest
import ChiralValues

/// `assets/icons/` with PNGs, the entries for `pubspec.yaml`, and a resolver in Dart.
///
/// A plain mirror is one asset, shown with `matchTextDirection`. All other drawings lie in folders of their
/// direction and locales.
struct FlutterExporter: Exporter {
  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    let names = NameBook(set.icons, in: &export) { spelling, _ in PlatformName.file.legal(spelling) }
    let root = "assets/\(set.name?.snake ?? "icons")/"
    var folders: Set<String> = [root]
    for icon in set.icons {
      let name = names[icon]
      export.add(icon, as: name)
      for size in set.sizes {
        let full = set.sizes.count == 1 ? name : "\(name)-\(size)"
        for (key, picture) in placed(icon, at: size) {
          let folder = root + (key.isEmpty ? "" : key + "/")
          folders.insert(folder)
          export.files += files(folder, name: full, picture: picture, size: size, set: set)
        }
      }
    }
    export.files.append(OutputFile("pubspec.snippet.yaml", .text(pubspec(folders))))
    export.files.append(
      OutputFile(
        "lib/\(set.name?.snake ?? "chiral")_icons.dart", .text(resolver(set, export: export, root: root))))
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

  /// Returns each picture with its folder; all sizes have the same folders.
  private func placed(_ icon: ExportIcon, at size: Int) -> [(String, ExportPicture)] {
    let isFlipped = icon.isSymmetric || icon.mirroring == .native
    let drawn = icon.drawn(for: size)
    return [("", drawn.leftToRight)] + (isFlipped ? [] : [("rtl", drawn.rightToLeft)])
      + icon.prefixRows.map { ($0.locale.text, drawn.picture(in: $0.locale)) }
  }

  /// Returns the folders that hold drawings of an icon for a direction, as Dart source.
  private func keys(_ icon: ExportIcon, _ direction: Direction) -> String? {
    let isBaked = !icon.isSymmetric && icon.mirroring != .native
    let keys =
      (isBaked && direction == .rightToLeft ? ["rtl"] : [])
      + icon.prefixRows.filter { icon.directions(of: $0).contains(direction) }.map(\.locale.text)
    return keys.isEmpty ? nil : "\(direction.rawValue): {\(keys.map(Escape.dart).joined(separator: ", "))}"
  }

  private func pubspec(_ folders: Set<String>) -> String {
    (["flutter:", "  assets:"] + folders.sorted().map { "    - \($0)" }).joined(separator: "\n") + "\n"
  }

  private func resolver(_ set: ExportSet, export: Export, root: String) -> String {
    let name = set.name?.pascal ?? "Chiral"
    let icons = set.icons.sorted { $0.name < $1.name }.map { icon in
      let parts = [
        Escape.dart(export.icons[icon.name]?.name ?? ""), icon.mirroring == .native ? "flips: true" : nil,
        keys(icon, .leftToRight), keys(icon, .rightToLeft),
      ]
      return
        "    \(Escape.dart(icon.name)): \(name)Icon(\(parts.compactMap(\.self).joined(separator: ", "))),"
    }
    let sizes = set.sizes.sorted().map(String.init).joined(separator: ", ")
    let texts = [Self.beginning, Self.middle, Self.end].map {
      $0.replacing("@Name@", with: name).replacing("@root@", with: root)
    }
    return texts[0] + icons.joined(separator: "\n") + texts[1] + sizes + texts[2]
  }

  /// The library up to the list of icons.
  private static let beginning = #"""
    // Written by chiral build: changes are lost when it runs again.

    import 'package:flutter/widgets.dart';

    /// An icon: its file, and the folders that hold other drawings of it.
    class @Name@Icon {
      const @Name@Icon(this.file, {this.flips = false, this.ltr = const {}, this.rtl = const {}});

      /// The base name of its files.
      final String file;

      /// True if Flutter flips the icon in right-to-left interfaces.
      final bool flips;

      /// The folders with separate drawings for left-to-right interfaces, named by locale tags.
      final Set<String> ltr;

      /// The folders with separate drawings for right-to-left interfaces, named by locale tags or `rtl`.
      final Set<String> rtl;
    }

    /// The icons of this set, by name.
    abstract final class @Name@Icons {
      static const Map<String, @Name@Icon> icons = {

    """#

  /// The library between the icons and the sizes.
  private static let middle = #"""

      };

      /// The available heights, in logical pixels.
      static const List<int> sizes = [
    """#

  /// The library after the sizes.
  private static let end = #"""
    ];

      /// Returns the path of the asset for a locale and a direction.
      static String asset(
        String name, {
        required Locale locale,
        required TextDirection direction,
        double? size,
      }) {
        final icon = icons[name]!;
        final folders = direction == TextDirection.rtl ? icon.rtl : icon.ltr;
        final folder = tags(locale).followedBy(const ['rtl'])
            .where(folders.contains).map((key) => '$key/').firstOrNull ?? '';
        final drawn = sizes.firstWhere((drawn) => drawn >= (size ?? 0), orElse: () => sizes.last);
        return '@root@$folder${icon.file}${sizes.length == 1 ? '' : '-$drawn'}.png';
      }

      /// Returns the tags of a locale, the most specific first.
      static Iterable<String> tags(Locale locale) {
        final script = locale.scriptCode == null ? '' : '-${locale.scriptCode}';
        final region = locale.countryCode == null ? '' : '-${locale.countryCode}';
        return {
          '${locale.languageCode}$script$region',
          '${locale.languageCode}$script',
          '${locale.languageCode}$region',
          locale.languageCode,
        };
      }

      /// Returns the icon for the locale, the direction and the [IconTheme] of the context.
      ///
      /// [package] is the package that holds the assets, if they are not those of the app.
      static Widget image(
        BuildContext context,
        String name, {
        double? size,
        Color? color,
        bool tints = true,
        String? package,
        String? semanticLabel,
      }) {
        final theme = IconTheme.of(context);
        final height = size ?? theme.size ?? sizes.first.toDouble();
        final direction = Directionality.of(context);
        final locale = Localizations.localeOf(context);
        return Image.asset(
          asset(name, locale: locale, direction: direction, size: height),
          package: package,
          height: height,
          color: tints ? color ?? theme.color : null,
          opacity: AlwaysStoppedAnimation(theme.opacity ?? 1),
          matchTextDirection: icons[name]!.flips,
          semanticLabel: semanticLabel,
          excludeFromSemantics: semanticLabel == null,
        );
      }
    }

    """#
}
