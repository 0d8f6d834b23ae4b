/// Reads manifests: JSON, decoding, validation, and every problem of all three at once.
package enum ManifestReader {
  /// The valid manifest, if there is one, and everything that is wrong with the file in reading order.
  ///
  /// Warnings leave a manifest valid: a missing drawing costs its icon only (`Manifest.missingFiles`).
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
