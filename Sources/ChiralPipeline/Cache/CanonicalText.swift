/// A text of everything that a value holds, so that equal values have equal texts in every run.
///
/// It looks at the stored properties themselves: a field that somebody adds to a type is part of the text at once,
/// and with it of every key of the cache.
enum CanonicalText {
  /// The text of a value and of all that lies in it.
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

  /// Led by its length, so that nothing inside can pass for the end.
  private static func appendLeaf(_ leaf: String, to text: inout String) {
    text += "\(leaf.utf8.count):\(leaf)"
  }
}
