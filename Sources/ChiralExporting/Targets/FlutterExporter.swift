import ChiralManifest
import ChiralPlanning

/// `assets/icons/` with PNGs, what `pubspec.yaml` must list, and a resolver in Dart.
///
/// A plain mirror is one asset, shown with `matchTextDirection`; everything else has folders of its direction and
/// locales.
struct FlutterExporter: Exporter {
  private static let folder = "assets/icons/"

  func export(_ set: ExportSet) throws(ExportError) -> Export {
    var export = Export()
    var names = NameBook()
    var folders: Set<String> = [Self.folder]
    for icon in set.icons {
      let name = try PlatformName.file.name(icon)
      export.add(icon, as: name)
      for size in set.sizes {
        let full = set.sizes.count == 1 ? name : "\(name)-\(size)"
        try names.take(full, for: icon)
        for (key, picture) in placed(icon) {
          let folder = Self.folder + (key.isEmpty ? "" : key + "/")
          folders.insert(folder)
          export.files += files(folder, full, picture, size, set)
        }
      }
    }
    export.files.append(OutputFile("pubspec.snippet.yaml", .text(pubspec(folders))))
    export.files.append(OutputFile("lib/chiral_icons.dart", .text(resolver(set, export))))
    return export
  }

  /// The asset itself is that of one pixel a point, which Flutter asks for by name.
  private func files(
    _ folder: String, _ name: String, _ picture: ExportPicture, _ size: Int, _ set: ExportSet
  ) -> [OutputFile] {
    Set(set.scales + [1]).sorted().map { scale in
      OutputFile(
        folder + (scale == 1 ? "" : "\(scale).0x/") + name + ".png",
        .picture(picture.artwork, .png(height: size * scale)))
    }
  }

  private func placed(_ icon: ExportIcon) -> [(String, ExportPicture)] {
    let isFlipped = icon.isSymmetric || icon.mirroring == .native
    return [("", icon.leftToRight)] + (isFlipped ? [] : [("rtl", icon.rightToLeft)])
      + icon.rows.map { ($0.locale.text, $0.picture) }
  }

  private func pubspec(_ folders: Set<String>) -> String {
    (["flutter:", "  assets:"] + folders.sorted().map { "    - \($0)" }).joined(separator: "\n") + "\n"
  }

  private func resolver(_ set: ExportSet, _ export: Export) -> String {
    let icons = set.icons.sorted { $0.name < $1.name }.map { icon in
      let keys = placed(icon).map(\.0).dropFirst().map { "'\($0)'" }.joined(separator: ", ")
      let parts = [
        "'\(export.icons[icon.name]?.name ?? "")'", icon.mirroring == .native ? "flips: true" : nil,
        keys.isEmpty ? nil : "folders: {\(keys)}",
      ]
      return "    \(Self.quoted(icon.name)): ChiralIcon(\(parts.compactMap(\.self).joined(separator: ", "))),"
    }
    return Self.dart.replacing("@icons@", with: icons.joined(separator: "\n"))
      .replacing("@sizes@", with: set.sizes.sorted().map(String.init).joined(separator: ", "))
  }

  private static func quoted(_ name: String) -> String {
    "'" + name.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("$", with: "\\$") + "'"
  }

  private static let dart = """
    // Written by chiral build: changes are lost when it runs again.

    import 'package:flutter/widgets.dart';

    /// One icon: its file, and who sees another.
    class ChiralIcon {
      const ChiralIcon(this.file, {this.flips = false, this.folders = const {}});

      /// The name of its files.
      final String file;

      /// Whether Flutter flips it in right-to-left interfaces.
      final bool flips;

      /// The folders that hold drawings of their own: `rtl`, and tags of locales.
      final Set<String> folders;
    }

    /// The icons of this set, by their names.
    abstract final class ChiralIcons {
      static const Map<String, ChiralIcon> icons = {
    @icons@
      };

      /// The heights that were drawn, in logical pixels.
      static const List<int> sizes = [@sizes@];

      /// The asset that a locale and a direction see.
      static String asset(
        String name, {
        required Locale locale,
        required TextDirection direction,
        double? size,
      }) {
        final icon = icons[name]!;
        final folder = tags(locale).followedBy([if (direction == TextDirection.rtl) 'rtl'])
            .where(icon.folders.contains).map((key) => '$key/').firstOrNull ?? '';
        final drawn = sizes.firstWhere((drawn) => drawn >= (size ?? 0), orElse: () => sizes.last);
        return 'assets/icons/$folder${icon.file}${sizes.length == 1 ? '' : '-$drawn'}.png';
      }

      /// The tags of a locale, the most special first.
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

      /// The icon as the locale and direction around it see it.
      static Image image(BuildContext context, String name, {double? size, Color? color}) {
        final direction = Directionality.of(context);
        final locale = Localizations.localeOf(context);
        return Image.asset(
          asset(name, locale: locale, direction: direction, size: size),
          height: size ?? sizes.first.toDouble(),
          color: color,
          matchTextDirection: icons[name]!.flips,
        );
      }
    }

    """
}
