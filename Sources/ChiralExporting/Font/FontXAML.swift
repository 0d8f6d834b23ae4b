import ChiralManifest

/// `windows/`: the icons of the font as shared resources of XAML.
///
/// `MirroredWhenRightToLeft` of `FontIconSource` flips a glyph when its container reads from right to left (Microsoft Learn,
/// "FontIconSource.MirroredWhenRightToLeft"). Resources have no locale, so that every other form has a key of its own.
struct FontXAML {
  let icons: [FontIcon]
  let family: String

  /// Returns the dictionary of resources.
  func text() throws(ExportError) -> String {
    let names = try DistinctNames(icons.map(\.name), key: \.self) { ComponentName($0).text }
    return """
      <!-- Written by chiral build: changes are lost when it runs again. -->
      <ResourceDictionary
          xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation"
          xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">
        <FontFamily x:Key="\(family)FontFamily">ms-appx:///Assets/\(family.lowercased()).ttf#\(family)</FontFamily>
      \(icons.flatMap { entries(of: $0, named: names[$0.name]) }.joined())</ResourceDictionary>

      """
  }

  private func entries(of icon: FontIcon, named name: String) -> [String] {
    let base = entry(name, icon.codePoint, isFlipped: icon.isFlipped)
    guard !icon.isFlipped else { return [base] }
    return [base]
      + (icon.rightToLeft.map { [entry(name + ".rtl", icon.codePoint(of: $0))] } ?? [])
      + icon.rows.map { entry("\(name).\($0.locale.text)", icon.codePoint(of: $0.glyph)) }
  }

  private func entry(_ key: String, _ codePoint: UInt32, isFlipped: Bool = false) -> String {
    "  <FontIconSource x:Key=\"\(key)\" FontFamily=\"{StaticResource \(family)FontFamily}\""
      + " Glyph=\"&#x\(String(codePoint, radix: 16, uppercase: true));\""
      + (isFlipped ? " MirroredWhenRightToLeft=\"True\"/>\n" : "/>\n")
  }
}
