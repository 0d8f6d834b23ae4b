/// Which Chiral this is.
package enum ChiralVersion {
  /// As `chiral --version` says it; see CHANGELOG.md.
  package static let current = "0.1.0"
}
