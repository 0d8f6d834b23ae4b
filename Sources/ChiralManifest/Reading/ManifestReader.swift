/// Reads manifests: parses, decodes and validates them, and reports the problems of all three steps together.
package enum ManifestReader {
  /// Returns the valid manifest, if there is one, and all problems in reading order.
  ///
  /// A manifest with warnings is valid: a missing drawing affects only its icon (`Manifest.missingFiles`).
  package static func read(
    _ bytes: [UInt8], file: String, probes: ManifestProbes
  ) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    let reading = JSONReader.read(SourceText(bytes, file: file))
    guard let root = reading.root else { return (nil, reading.problems.inReadingOrder) }
    var decoder = ManifestDecoder(problems: reading.problems)
    guard let decoded = decoder.decode(root) else { return (nil, decoder.problems.inReadingOrder) }
    var validator = ManifestValidator(
      probes: probes, isWhole: reading.isWhole, problems: decoder.problems)
    let manifest = validator.validate(decoded)
    return (manifest, validator.problems.inReadingOrder)
  }
}
