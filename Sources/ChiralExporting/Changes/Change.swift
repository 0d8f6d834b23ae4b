package import ChiralManifest

/// A picture that changed or was never approved: a row of the table in a pull request.
package struct Change: Hashable, Sendable {
  /// The picture's key.
  package var key: Approval.Key
  /// The class of the icon; nil if the icon has left the manifest.
  package var iconClass: IconClass?
  /// `new`, `changed`, `rejected`, `broken` or `gone`.
  package var kind: String
  /// The aspects that changed: `mirror → fixed` or `decision`, and `picture`.
  package var details: [String]
  /// The former picture, if it is known.
  package var before: Rendition?
  /// The present picture; nil if it is gone or cannot be made.
  package var now: Rendition?
  /// A PNG of the difference if both pictures are known, with their height.
  package var difference: [UInt8]?
  /// The reason why there is no picture, or why it was rejected.
  package var remark: String?

  /// Returns the open pictures of a review in the order of the icons, then those that are gone.
  package static func all(
    of review: Review, _ sheet: ContactSheet, _ pictures: SheetPictures, before: [Approval.Key: Rendition],
    difference: (Rendition, Rendition) -> [UInt8]?
  ) -> [Change] {
    let classes = Dictionary(
      sheet.rows.map { ($0.icon.name, $0.icon.iconClass) }, uniquingKeysWith: { first, _ in first })
    let open = review.open.map { item in
      let now = pictures[item.artwork]?.rendition
      let former = before[item.key] ?? (item.changes == [.decision] ? now : nil)
      return Change(
        key: item.key, iconClass: classes[item.key.icon], kind: item.state.rawValue,
        details: item.details(now: classes[item.key.icon]),
        before: former, now: now, difference: former.flatMap { one in now.flatMap { difference(one, $0) } },
        remark: pictures[item.artwork]?.problem ?? (item.state == .rejected ? item.former?.remark.text : nil))
    }
    return open
      + review.gone.map { key in
        Change(key: key, iconClass: classes[key.icon], kind: "gone", details: [], before: before[key])
      }
  }

  /// The kind with its details, such as `changed: picture`.
  var headline: String { kind + (details.isEmpty ? "" : ": " + details.joined(separator: ", ")) }
}

extension Review.Item {
  /// Returns the aspects that changed; a change of class is given with both classes if they are known.
  fileprivate func details(now iconClass: IconClass?) -> [String] {
    changes.map { change in
      guard change == .decision, let formerClass, let iconClass, formerClass != iconClass else {
        return change.rawValue
      }
      return "\(formerClass.rawValue) → \(iconClass.rawValue)"
    }
  }
}
