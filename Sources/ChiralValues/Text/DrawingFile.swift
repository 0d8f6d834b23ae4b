/// The formats in which a set may hold drawings, by the ends of the names of files.
package enum DrawingFile: Hashable, Sendable {
  case svg, vectorDrawable

  /// Returns the format of a file; nil if no drawing has such a name.
  package init?(_ path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      self = .svg
    } else if name.hasSuffix(".xml") {
      self = .vectorDrawable
    } else {
      return nil
    }
  }
}
