import ChiralManifest
import ChiralValues

/// `flutter/`: the icons of the font as `IconData`, and the entry of the font for `pubspec.yaml`.
///
/// Flutter's `Icon` shows one code point, turns on no features and knows no locale. An icon that right-to-left interfaces flip
/// is one constant with `matchTextDirection`; an icon with several forms is a function, which chooses among code points.
struct FontDart {
  let icons: [FontIcon]
  let family: String
  let name: SetName?

  /// Returns the files.
  func files() throws(ExportError) -> [OutputFile] {
    [
      OutputFile("flutter/lib/\(library).dart", .text(try text())),
      OutputFile("flutter/lib/\(library)_package.dart", .text(Self.package)),
      OutputFile("flutter/pubspec.snippet.yaml", .text(pubspec)),
    ]
  }

  private var pubspec: String {
    """
    flutter:
      fonts:
        - family: \(family)
          fonts:
            - asset: fonts/\(family.lowercased()).ttf

    """
  }

  private var library: String { "\(name?.snake ?? "chiral")_glyphs" }

  private func text() throws(ExportError) -> String {
    let names = try MemberNames(icons.map(\.name), besides: MemberNames.dart)
    let members = icons.map { icon in
      icon.glyphs.count == 1 || icon.isFlipped
        ? "  static const IconData \(names[icon.name]) = \(data(icon.codePoint, isFlipped: icon.isFlipped));\n"
        : function(icon, named: names[icon.name])
    }
    let type = (name?.pascal ?? "Chiral") + "Glyphs"
    let beginning = [("@Glyphs@", type), ("@family@", family), ("@library@", library)]
      .reduce(Self.beginning) { $0.replacing($1.0, with: $1.1) }
    return beginning + members.joined()
      + (members.contains { $0.contains("BuildContext") } ? Self.choice : "") + "}\n"
  }

  /// Returns the function of an icon with several forms.
  private func function(_ icon: FontIcon, named member: String) -> String {
    func rows(_ direction: Direction) -> String {
      let rows = icon.rows.filter { ($0.direction ?? direction) == direction }.map { row in
        "\(Escape.dart(row.locale.text)): \(data(icon.codePoint(of: row.glyph)))"
      }
      return rows.isEmpty
        ? "" : "        \(direction.rawValue)Rows: const {\(rows.joined(separator: ", "))},\n"
    }
    return """
        static IconData \(member)(BuildContext context) => _chosen(
              context,
              const \(data(icon.codePoint)),
              const \(data(icon.codePoint(of: icon.rightToLeft))),
      \(rows(.leftToRight))\(rows(.rightToLeft))      );

      """
  }

  private func data(_ codePoint: UInt32, isFlipped: Bool = false) -> String {
    "IconData(0x\(String(codePoint, radix: 16)), fontFamily: _family, fontPackage: _package"
      + (isFlipped ? ", matchTextDirection: true)" : ")")
  }

  /// The library up to the list of icons.
  private static let beginning = #"""
    // Written by chiral build: changes are lost when it runs again.

    import 'package:flutter/widgets.dart';

    import '@library@_package.dart';

    const String? _package = fontPackage;

    /// The icons of the font `@family@`.
    ///
    /// An icon with several forms is a function: `Icon(@Glyphs@.bell(context))`.
    abstract final class @Glyphs@ {
      static const String _family = '@family@';


    """#

  /// The library with the name of the package. Constants need a constant, so that the library of icons cannot ask for it.
  private static let package = """
    // Written by chiral build: changes are lost when it runs again. A package keeps its own version of this file.

    /// The package that declares the font, such as 'design'; null if the app itself does.
    const String? fontPackage = null;

    """

  /// The function that chooses among forms.
  private static let choice = #"""

      /// Returns the form for the locale and the direction of a context.
      static IconData _chosen(
        BuildContext context,
        IconData ltr,
        IconData rtl, {
        Map<String, IconData> ltrRows = const {},
        Map<String, IconData> rtlRows = const {},
      }) {
        final isRtl = Directionality.of(context) == TextDirection.rtl;
        final rows = isRtl ? rtlRows : ltrRows;
        if (rows.isNotEmpty) {
          final locale = Localizations.localeOf(context);
          final script = locale.scriptCode == null ? '' : '-${locale.scriptCode}';
          final region = locale.countryCode == null ? '' : '-${locale.countryCode}';
          for (final tag in {
            '${locale.languageCode}$script$region',
            '${locale.languageCode}$script',
            '${locale.languageCode}$region',
            locale.languageCode,
          }) {
            final row = rows[tag];
            if (row != null) return row;
          }
        }
        return isRtl ? rtl : ltr;
      }

    """#
}
