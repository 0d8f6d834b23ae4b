import ChiralManifest
import ChiralValues

/// The library in Dart that finds the assets of `flutter/`.
///
/// Icons are constants, so that Flutter's compiler drops those that nothing uses, and the widget can be one as well.
struct FlutterLibrary {
  /// The beginning of the names of its types, such as `Toolbar`.
  let name: String
  /// The folder of the assets.
  let root: String
  let sizes: [Int]
  let groups: LocaleGroups
  /// The icons: the name in the manifest, and the arguments of the constructor.
  let icons: [(icon: String, arguments: [String])]

  /// Returns the text of the library.
  func text() throws(ExportError) -> String {
    let names = try MemberNames(icons.map(\.icon), besides: MemberNames.dart)
    let members = icons.map { icon in
      "  static const \(name)Icon \(names[icon.icon]) = \(name)Icon(\(icon.arguments.joined(separator: ", ")));\n"
    }
    let folders = groups.groups.flatMap { group in
      group.locales.map { "  \(Escape.dart($0.text)): \(Escape.dart(group.first.text)),\n" }
    }
    return [
      ("@Name@", name), ("@root@", root), ("@icons@", members.joined()), ("@folders@", folders.joined()),
      ("@sizes@", sizes.sorted().map(String.init).joined(separator: ", ")),
    ].reduce(Self.template) { $0.replacing($1.0, with: $1.1) }
  }

  private static let template = #"""
    // Written by chiral build: changes are lost when it runs again.

    import 'package:flutter/widgets.dart';

    /// The icons of this set.
    abstract final class @Name@Icons {
    @icons@}

    /// An icon: its file, and the folders that hold other drawings of it.
    class @Name@Icon {
      const @Name@Icon(this.file, {this.flips = false, this.ltr = const {}, this.rtl = const {}});

      /// The base name of its files.
      final String file;

      /// True if Flutter flips the icon in right-to-left interfaces.
      final bool flips;

      /// The folders for left-to-right interfaces, by locale tags.
      final Map<String, String> ltr;

      /// The folders for right-to-left interfaces, by locale tags or `rtl`.
      final Map<String, String> rtl;

      /// Returns the path of the asset for a locale and a direction.
      String asset({required Locale locale, required TextDirection direction, double? size}) {
        final folders = direction == TextDirection.rtl ? rtl : ltr;
        final folder = _tags(locale).map((tag) => _keys[tag]).followedBy(const ['rtl'])
            .map((key) => folders[key]).nonNulls.firstOrNull ?? '';
        final drawn = _sizes.firstWhere((drawn) => drawn >= (size ?? 0), orElse: () => _sizes.last);
        return '@root@$folder$file${_sizes.length == 1 ? '' : '-$drawn'}.png';
      }
    }

    /// Shows an icon for the locale, the direction and the [IconTheme] around it.
    class @Name@Image extends StatelessWidget {
      const @Name@Image(
        this.icon, {
        super.key,
        this.size,
        this.color,
        this.tints = true,
        this.package,
        this.semanticLabel,
      });

      final @Name@Icon icon;

      /// The height in logical pixels.
      final double? size;

      final Color? color;

      /// False for an icon that keeps its own colours.
      final bool tints;

      /// The package that holds the assets, if they are not those of the app.
      final String? package;

      final String? semanticLabel;

      @override
      Widget build(BuildContext context) {
        final theme = IconTheme.of(context);
        final height = size ?? theme.size ?? _sizes.first.toDouble();
        final direction = Directionality.of(context);
        final locale = Localizations.localeOf(context);
        return Image.asset(
          icon.asset(locale: locale, direction: direction, size: height),
          package: package,
          height: height,
          color: tints ? color ?? theme.color : null,
          opacity: AlwaysStoppedAnimation(theme.opacity ?? 1),
          matchTextDirection: icon.flips,
          semanticLabel: semanticLabel,
          excludeFromSemantics: semanticLabel == null,
        );
      }
    }

    /// The available heights, in logical pixels.
    const List<int> _sizes = [@sizes@];

    /// The tags of locales that all icons treat alike, by the first of them.
    const Map<String, String> _keys = {
    @folders@};

    /// Returns the tags of a locale, the most specific first.
    Iterable<String> _tags(Locale locale) {
      final script = locale.scriptCode == null ? '' : '-${locale.scriptCode}';
      final region = locale.countryCode == null ? '' : '-${locale.countryCode}';
      return {
        '${locale.languageCode}$script$region',
        '${locale.languageCode}$script',
        '${locale.languageCode}$region',
        locale.languageCode,
      };
    }

    """#
}
