import ChiralManifest
import ChiralValues

/// The distinct pictures of an icon, with the directions and locales that see each of them.
struct PictureChoice {
  /// The distinct drawings; the first is that for left to right.
  private(set) var pictures: [ExportPicture]
  /// True if the first drawing is flipped for right to left.
  let flips: Bool
  /// The index of the drawing for right to left.
  private(set) var rightToLeft = 0
  /// The rows by locale: the index of the drawing for left to right and for right to left; −1 where the
  /// locale has no drawing for that direction.
  private(set) var rows: [(locale: String, ltr: Int, rtl: Int)] = []

  /// Distinguishes the pictures of an icon; if the platform cannot flip it, its mirror image is a drawing of its own.
  init(_ icon: ExportIcon, canFlip: Bool = true) {
    pictures = [icon.leftToRight]
    flips = icon.mirroring == .native && canFlip
    if !flips { rightToLeft = number(icon.rightToLeft) }
    for row in icon.prefixRows {
      let directions = icon.directions(of: row)
      let index = number(row.picture)
      rows.append(
        (
          row.locale.text.lowercased(), directions.contains(.leftToRight) ? index : -1,
          directions.contains(.rightToLeft) ? index : -1
        ))
    }
  }

  private mutating func number(_ picture: ExportPicture) -> Int {
    if let known = pictures.firstIndex(where: picture.isSame) { return known }
    pictures.append(picture)
    return pictures.count - 1
  }
}
