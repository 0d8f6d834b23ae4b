/// Reads manifests: parses, decodes and validates them, and reports the problems of all three steps together.
package enum ManifestReader {
  /// Returns the valid manifest, if there is one, and all problems in reading order.
  ///
  /// A manifest with warnings is valid: a missing drawing affects only its icon (`Manifest.missingFiles`). With a part, only the
  /// icons of this part are read and checked.
  package static func read(
    _ bytes: [UInt8], file: String, probes: ManifestProbes, part: ManifestPart? = nil
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    let decoding = decode(SourceText(bytes, file: file), part: part)
    guard let decoded = decoding.manifest else { return (nil, decoding.problems.inReadingOrder) }
    var validator = ManifestValidator(
      probes: probes, isWhole: decoding.isWhole, problems: decoding.problems)
    let manifest = validator.validate(decoded)
    return (manifest, validator.problems.inReadingOrder)
  }

  /// Parses and decodes a manifest. The tree of its JSON ends with this function, because it is larger than the manifest.
  private static func decode(
    _ source: SourceText, part: ManifestPart?
  ) -> (manifest: DecodedManifest?, problems: Problems, isWhole: Bool) {
    let reading = JSONReader.read(source)
    guard let root = reading.root else { return (nil, reading.problems, reading.isWhole) }
    var decoder = ManifestDecoder(part: part, problems: reading.problems)
    return (decoder.decode(root), decoder.problems, reading.isWhole)
  }
}
