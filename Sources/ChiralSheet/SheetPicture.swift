package import ChiralPlanning

/// A picture on a contact sheet, or why there is none.
package enum SheetPicture: Hashable, Sendable {
  /// A finished picture.
  case made(Portrait)
  /// What went wrong, in one line.
  case problem(String)
  /// Why its right-to-left form cannot be derived, in one line.
  case declined(String)

  /// The height of a picture on a page of paper, in points.
  static let height = 48.0
  /// The room for its width, in points; wider drawings are shown smaller.
  static let roomWidth = 60.0
  /// The height of the picture that paper shows and that approvals compare.
  package static let pixelHeight = Int(height) * ContactSheet.scale
  /// The heights that the page for browsers shows, each drawn from the vector (R25).
  package static let pageHeights = [24, 48, 96]

  /// Gives `currentColor` the sheet's own ink: a set whose tint is white would not be seen on a light ground.
  package static let stylesheet = ":root { color: \(Palette.ink) }"

  /// The picture, if there is one.
  package var portrait: Portrait? { if case .made(let portrait) = self { portrait } else { nil } }

  /// Why there is no picture.
  package var problem: String? {
    switch self {
    case .made: nil
    case .problem(let problem), .declined(let problem): problem
    }
  }
}

/// The pictures of a sheet.
package typealias SheetPictures = [Artwork: SheetPicture]

extension ContactSheet {
  /// Pixels a point, so that pages are crisp on screens of high density.
  package static let scale = 2
}
