/// A choice of some icons of a manifest by their drawings, for a build of a share. All other entries are neither decoded nor
/// checked, because their drawings need not be there.
package struct ManifestPart: Sendable {
  private let holds: @Sendable (_ drawing: String) -> Bool

  /// Creates the part of the entries for which `holds` is true; it gets the first drawing of an entry, relative to the assets
  /// folder.
  package init(_ holds: @escaping @Sendable (_ drawing: String) -> Bool) { self.holds = holds }

  /// Returns the entries of the part.
  func entries(of icons: [JSONMember]) -> [JSONMember] { icons.filter { holds($0.firstDrawing) } }
}

extension JSONMember {
  /// The drawing that the entry of an icon names first: its `file`, the first of its `drawings`, or the one with its own name.
  fileprivate var firstDrawing: String {
    value[IconKey.file.rawValue]?.string
      ?? value[IconKey.drawings.rawValue]?.members?.lazy.compactMap(\.value.string).first ?? key + ".svg"
  }
}
