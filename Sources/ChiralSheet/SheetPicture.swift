package import ChiralPlanning

/// A picture on a contact sheet, or why there is none.
package enum SheetPicture: Hashable, Sendable {
  /// A PNG file, its width in pixels (its height is `pixelHeight`), and whether it is too light for paper.
  case png([UInt8], pixelWidth: Int, isLight: Bool = false)
  /// What went wrong, in one line.
  case problem(String)

  /// The height of a picture on a page, in points.
  static let height = 48.0
  /// The room for its width, in points; wider drawings are shown smaller.
  static let roomWidth = 60.0
  /// The height in which pictures are to be rendered.
  package static let pixelHeight = Int(height) * ContactSheet.scale

  /// Gives `currentColor` the sheet's own ink: a set whose tint is white would not be seen on a light ground.
  package static let stylesheet = ":root { color: \(Palette.ink) }"

  /// Why there is no picture.
  var problem: String? {
    switch self {
    case .png: nil
    case .problem(let problem): problem
    }
  }
}

/// The pictures of a sheet.
package typealias SheetPictures = [Artwork: SheetPicture]

extension ContactSheet {
  /// Pixels a point, so that pages are crisp on screens of high density.
  package static let scale = 2
}
