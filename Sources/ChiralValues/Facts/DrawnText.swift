/// A string of text in a drawing.
public struct DrawnText: Hashable, Sendable {
  /// The text, with white space collapsed.
  public var content: String
  /// The font size as a share of the drawing's height.
  public var relativeSize: Double

  /// Creates a string with its size.
  package init(content: String, relativeSize: Double) {
    self.content = content
    self.relativeSize = relativeSize
  }

  /// True if the text contains more than numbers and signs.
  package var holdsLetters: Bool { content.contains(where: \.isLetter) }
}
