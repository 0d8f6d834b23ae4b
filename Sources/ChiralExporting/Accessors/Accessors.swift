package import ChiralManifest
import ChiralValues

/// The icons of a manifest as a Swift enumeration based on `ChiralIcons`, so that a misspelt name does not
/// compile.
package struct Accessors: Sendable {
  /// The name of the enumeration, such as `Icon` or `ToolbarIcon`.
  package let type: String
  private let folder: String
  /// The module that the generated code imports.
  private static let library = "ChiralIcons"
  private let cases: [(name: AccessorName, icon: String)]

  /// Creates the enumeration of a manifest's icons; throws an error about two that would be the same case.
  ///
  /// - Parameter folder: the folder of the bundle that holds the pictures; it names the type if the set has
  ///   no name.
  package init(_ manifest: Manifest, folder: String) throws(ExportError) {
    self.folder = folder
    type = Self.type(manifest.name?.text ?? folder)
    let icons = manifest.icons.map(\.name)
    let names = icons.map { (name: AccessorName($0), icon: $0) }
    _ = try DistinctNames(icons, key: \.self) { AccessorName($0).text }
    cases = names.sorted { $0.name.text < $1.name.text }
  }

  /// Returns the name of the type: `ToolbarIcon` for `Toolbar` and for `toolbar-icons`, `Icon` for `Icons`.
  private static func type(_ name: String) -> String {
    var words = PlainName.words(of: name).map { $0.lowercased() }
    if let last = words.last, ["icon", "icons"].contains(last) { words.removeLast() }
    let joined = words.pascal
    let isIdentifier = joined.unicodeScalars.first?.properties.isXIDStart ?? true
    return (isIdentifier ? joined : "Set" + joined) + "Icon"
  }

  /// The text of the file.
  package var text: String {
    let lines = cases.map { name, icon in
      name.text == icon
        ? "  case \(name.declared)" : "  case \(name.declared) = \(Escape.swift(icon))"
    }
    return """
      // Written by chiral build: changes are lost when it runs again.

      public import \(Self.library)
      import Foundation

      /// The icons of this set; the raw value is the name in the manifest.
      public enum \(type): String, TypedIcon {
      \(lines.joined(separator: "\n"))

        /// The pictures, as ChiralPlugin put them into the bundle.
        public static let catalog = IconCatalog.bundled(.module, folder: \(Escape.swift(folder)))
      }

      """
  }
}
