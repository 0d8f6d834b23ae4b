/// The extent of visible ink beyond a drawing's box, on each side, as a share of the box's height.
package struct Overflow: Hashable, Sendable {
  package var left = 0.0
  package var right = 0.0
  package var top = 0.0
  package var bottom = 0.0

  /// Creates an overflow of zero: nothing is cut off.
  package init() {}

  /// The sides on which something is cut off, in words; empty if nothing is.
  package var sides: [String] {
    [("left", left), ("right", right), ("top", top), ("bottom", bottom)].filter { $0.1 > 0 }.map(\.0)
  }
}
