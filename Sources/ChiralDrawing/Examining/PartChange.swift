/// A difference between the connected parts of a drawing and those of its mirror image.
enum PartChange: Sendable {
  /// There are fewer parts: some run into each other, or one is gone.
  case merged
  /// There are more parts: one fell into pieces.
  case split
  /// There are fewer holes: one was filled, opened or covered.
  case filled
  /// A part or a hole is much larger or smaller.
  case resized
  /// There are more specks beside a slash.
  case speck
}
