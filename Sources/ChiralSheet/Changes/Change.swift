package import ChiralManifest

/// A picture that is not what it was, or that nobody approved: a row of what a pull request shows.
package struct Change: Hashable, Sendable {
  /// Which picture.
  package var key: Approval.Key
  /// The class of its icon; nil where the icon has left the manifest.
  package var iconClass: IconClass?
  /// `new`, `changed`, `rejected`, `broken` or `gone`.
  package var kind: String
  /// What is another: `mirror → fixed` or `decision`, `picture`.
  package var details: [String]
  /// What it was, where that is known.
  package var before: Portrait?
  /// What it is.
  package var now: Portrait?
  /// A PNG of the difference, where both are known; as high as they are.
  package var difference: [UInt8]?
  /// Why there is no picture, or why somebody rejected it.
  package var remark: String?

  /// Everything of a review that somebody should look at: icons in their order, then what is gone.
  package static func all(
    of review: Review, _ sheet: ContactSheet, _ pictures: SheetPictures, before: [Approval.Key: Portrait],
    difference: (Portrait, Portrait) -> [UInt8]?
  ) -> [Change] {
    let classes = Dictionary(
      sheet.rows.map { ($0.icon.name, $0.icon.iconClass) }, uniquingKeysWith: { first, _ in first })
    let open = review.open.map { item in
      let now = pictures[item.artwork]?.portrait
      let former = before[item.key] ?? (item.changes == ["decision"] ? now : nil)
      return Change(
        key: item.key, iconClass: classes[item.key.icon], kind: item.state.rawValue,
        details: item.details(now: classes[item.key.icon]),
        before: former, now: now, difference: former.flatMap { one in now.flatMap { difference(one, $0) } },
        remark: pictures[item.artwork]?.problem ?? (item.state == .rejected ? item.former?.remark.note : nil))
    }
    return open
      + review.gone.map { key in
        Change(key: key, iconClass: classes[key.icon], kind: "gone", details: [], before: before[key])
      }
  }

  /// `changed: picture`.
  var headline: String { kind + (details.isEmpty ? "" : ": " + details.joined(separator: ", ")) }
}

extension Review.Item {
  /// What is another than before, the class by name where it is known.
  fileprivate func details(now iconClass: IconClass?) -> [String] {
    changes.map { change in
      guard change == "decision", let formerClass, let iconClass, formerClass != iconClass else {
        return change
      }
      return "\(formerClass.rawValue) → \(iconClass.rawValue)"
    }
  }
}
