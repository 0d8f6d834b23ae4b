/// The version of Chiral.
package enum ChiralVersion {
  /// The version that `chiral --version` prints; see CHANGELOG.md.
  package static let current = "0.2.0"
}
