/// The limits of a manifest's numbers and names.
package enum ManifestLimits {
  /// The sizes in points. With the largest scale the limit is 8,192 pixels: a quarter of a gigabyte per
  /// picture.
  package static let sizes = 1...1024
  /// The scale factors: pixels per point.
  package static let scales = 1...8
  /// The number of bytes in UTF-8 of one folder or file name; with the suffixes of `build` (`-1024@8x.png`)
  /// it stays within the 255 that file systems allow.
  package static let nameBytes = 200
  /// The sizes of letters, as multiples of the drawn font size.
  package static let textScales = 0.1...10.0
  /// The distance of grid lines, in units of the drawings.
  package static let grid = 0.001...1024.0
  /// The margin of drawings, in their units.
  package static let margin = 0.0...1024.0
  /// The number of Unicode scalars of a text that people write about an icon: a note, the reason of an allowed finding, or the note of a
  /// verdict.
  package static let noteLength = 2000
  /// The version of the manifest's format that this program reads.
  package static let version = 1
}
