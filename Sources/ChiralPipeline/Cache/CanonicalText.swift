/// A text that represents the whole content of a value, so that equal values have equal texts in every run.
///
/// It is built from the stored properties by reflection. A property that is added to a type therefore becomes
/// part of the text at once, and with it part of every cache key.
enum CanonicalText {
  /// Returns the text of a value and of all values inside it.
  static func of(_ value: Any) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func append(_ value: Any, to text: inout String) {
    if let value = value as? String { return appendLeaf(value, to: &text) }
    let mirror = Swift.Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      text += "?"
      if let wrapped = mirror.children.first { append(wrapped.value, to: &text) }
    case .set, .dictionary:
      text += "{" + mirror.children.map { of($0.value) }.sorted().joined(separator: ",") + "}"
    case nil: appendLeaf(String(describing: value), to: &text)
    default:
      guard !mirror.children.isEmpty || mirror.displayStyle == .collection else {
        return appendLeaf(String(describing: value), to: &text)
      }
      text += "("
      for child in mirror.children {
        if let label = child.label { text += label + ":" }
        append(child.value, to: &text)
        text += ","
      }
      text += ")"
    }
  }

  /// Appends a text preceded by its length, so that no content can be mistaken for a delimiter.
  private static func appendLeaf(_ leaf: String, to text: inout String) {
    text += "\(leaf.utf8.count):\(leaf)"
  }
}
