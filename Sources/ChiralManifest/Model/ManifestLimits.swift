/// The limits of a manifest's numbers and names.
package enum ManifestLimits {
  /// Sizes in points. With the largest scale this makes 8,192 pixels, a quarter of a gigabyte a picture.
  package static let sizes = 1...1024
  /// Pixels a point.
  package static let scales = 1...8
  /// Bytes in UTF-8 of one folder or file name; what `build` appends (`-1024@8x.png`) fits into the 255 that
  /// file systems allow.
  package static let nameBytes = 200
  /// Sizes of letters, as multiples of the drawn font size.
  package static let textScales = 0.1...10.0
  /// The version of the manifest's format that this program reads.
  package static let version = 1
}
