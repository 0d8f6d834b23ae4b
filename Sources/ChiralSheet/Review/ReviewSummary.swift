/// The states of the pictures of a set, without the pictures that are approved.
///
/// A large set has hundreds of thousands of pictures, so that their digests and drawings are left out.
package struct ReviewSummary: Sendable {
  /// A picture that is not approved.
  package struct Item: Hashable, Sendable {
    /// The key of the picture.
    package var key: Approval.Key
    /// The state of the picture.
    package var state: Review.State
    /// The aspects that changed; empty unless the state is `changed`.
    package var changes: [Review.Item.Aspect]
    /// The note of the last rejection, with the point that it is about; nil if the picture was not rejected. It stays while the
    /// picture is changed, so that the next round knows what was asked for.
    package var note: String?
  }

  /// The pictures that are not approved, in the order of the icons.
  package private(set) var open: [Item] = []
  private var goneKeys: [Approval.Key] = []
  /// The keys of pictures that no longer exist, sorted.
  package var gone: [Approval.Key] { goneKeys.sorted() }
  /// The drawings that the manifest names and that do not exist, in the order of the icons. Not all of them leave a picture broken:
  /// one for a script that no locale has is never shown, and a slash can do without a sibling.
  package var missing: [MissingDrawing] = []
  /// True if every picture is approved, none is gone, and no drawing is missing.
  package var isComplete: Bool { open.isEmpty && goneKeys.isEmpty && missing.isEmpty }
  private var counts: [Review.State: Int] = [:]

  /// A drawing that does not exist.
  package struct MissingDrawing: Hashable, Sendable {
    /// The name of the icon.
    package var icon: String
    /// The path of the drawing, relative to the manifest's folder.
    package var file: String

    /// Creates a missing drawing of an icon.
    package init(icon: String, file: String) {
      self.icon = icon
      self.file = file
    }
  }

  /// Creates a summary without pictures.
  package init() {}

  /// Returns the number of pictures in a state.
  package func count(_ state: Review.State) -> Int { counts[state] ?? 0 }

  /// The number of pictures.
  package var count: Int { counts.values.reduce(0, +) }

  /// Adds the review of other icons.
  package mutating func add(_ review: Review) {
    for item in review.items {
      counts[item.state, default: 0] += 1
      if item.state == .approved { continue }
      open.append(
        Item(
          key: item.key, state: item.state, changes: item.changes,
          note: item.former?.verdict == .rejected ? item.former?.remark.text : nil))
    }
    goneKeys += review.goneApprovals.keys
  }

  /// Adds the keys of pictures of icons that no longer exist.
  package mutating func add(gone keys: [Approval.Key]) { goneKeys += keys }
}
