/// A picture to look at, before and now: a row of the table in a pull request.
package struct Change: Hashable, Sendable {
  /// The picture.
  package var picture: Review.OpenPicture
  /// The former picture, if it is known.
  package var before: Rendition?
  /// The present picture; nil if it is gone or cannot be made.
  package var now: Rendition?
  /// A PNG of the difference if both pictures are known, with their height.
  package var difference: [UInt8]?
  /// The reason why there is no picture, or why it was rejected.
  package var remark: String?

  /// Returns the pictures of a review to look at.
  package static func all(
    of review: Review, _ pictures: SheetPictures, before: [Approval.Key: Rendition],
    difference: (Rendition, Rendition) -> [UInt8]?
  ) -> [Change] {
    review.openPictures.map { picture in
      let shown = picture.item.map { pictures[$0.artwork] } ?? nil
      let now = shown?.rendition, former = picture.before(pictures, before)
      return Change(
        picture: picture, before: former, now: now,
        difference: picture.isSamePicture
          ? nil : former.flatMap { one in now.flatMap { difference(one, $0) } },
        remark: shown?.problem ?? (picture.state == .rejected ? picture.item?.note : nil))
    }
  }

  /// The kind with its details, such as `changed: picture`.
  var headline: String {
    picture.kind + (picture.details.isEmpty ? "" : ": " + picture.details.joined(separator: ", "))
  }

  /// The words in place of the difference; nil if there is one, or it is not known.
  var words: String? { picture.isSamePicture ? "the same" : nil }
}

extension Review.OpenPicture {
  /// Returns what was seen where the picture is shown now; nil if that is not known, or the picture is new.
  func before(_ pictures: SheetPictures, _ former: [Approval.Key: Rendition]) -> Rendition? {
    if let known = former[replaced?.key ?? key] { return known }
    if isSamePicture { return item.flatMap { pictures[$0.artwork]?.rendition } }
    // Other locales see it still.
    guard let other = replaced?.item, other.former != nil, other.state != .broken,
      !other.changes.contains(.picture)
    else { return nil }
    return pictures[other.artwork]?.rendition
  }
}
