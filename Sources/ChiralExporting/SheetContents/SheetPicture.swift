package import ChiralValues

/// A picture on a contact sheet, or the reason why there is none.
package enum SheetPicture: Hashable, Sendable {
  /// A finished picture.
  case made(Rendition)
  /// The problem, in one line.
  case problem(String)
  /// The reason why its right-to-left form cannot be derived, in one line.
  case declined(String)

  /// The height of a picture on a printed page, in points.
  static let height = 48.0
  /// The largest width of a picture, in points; wider drawings are shown smaller.
  static let roomWidth = 60.0
  /// The height in pixels of the pictures that are printed and approved.
  package static let pixelHeight = Int(height) * ContactSheet.scale
  /// The picture, if there is one.
  package var rendition: Rendition? { if case .made(let rendition) = self { rendition } else { nil } }

  /// The reason why there is no picture; nil if there is one.
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
  /// The pixels per point, so that pages are sharp on high-density screens.
  package static let scale = 2
}
