import ChiralValues

extension Escape {
  /// Returns a JavaScript or TypeScript string, which may also stand in a `<script>`.
  package static func javaScript(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return mapped(JSONValue.string(text).printed(.compact)) { scalar in
      defer { last = scalar }
      // `</script` would end the element, and `<!--` begin a comment in it.
      guard last == "<" else { return nil }
      return scalar == "/" ? "\\/" : scalar == "!" ? "\\u0021" : nil
    }
  }
}
