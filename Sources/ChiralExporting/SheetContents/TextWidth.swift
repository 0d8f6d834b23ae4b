/// The largest width of a text in any font that may be used for a sheet.
///
/// Only the renderer knows the fonts of the machine, so nothing is measured here. The table is that of DejaVu
/// Sans, the widest of the fonts and the default of a bare Debian, so that no text overlaps its neighbour.
enum TextWidth {
  /// The advances of U+0020 to U+007E, in thousandths of the font size.
  private static let ascii: [Double] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
  ]
  // Cyrillic, the widest of the alphabets, has a mean of 717.
  /// The advance of a letter.
  private static let letter = 720.0
  // Ideographs are as wide as they are high; few signs are wider.
  /// The advance of ideographs, pictures and signs.
  private static let sign = 1080.0
  // The small letters of DejaVu Sans Bold are 1.129 times as wide as those of DejaVu Sans.
  /// The factor for bold letters.
  private static let bold = 1.13

  /// Returns the width of a text in points.
  static func of(_ text: String, _ style: CaptionStyle) -> Double {
    let total = text.unicodeScalars.reduce(0) { $0 + thousandths(of: $1) }
    return total / 1000 * style.size * (style.isBold ? bold : 1)
  }

  private static func thousandths(of scalar: Unicode.Scalar) -> Double {
    if scalar.value >= 0x20, scalar.value < 0x7F { return ascii[Int(scalar.value) - 0x20] }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .decimalNumber: letter
    case .otherLetter: scalar.value < 0x1100 ? letter : sign
    default: sign
    }
  }
}
