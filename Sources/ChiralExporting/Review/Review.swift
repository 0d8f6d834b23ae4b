package import ChiralManifest
package import ChiralValues

/// Returns everything that waits for a decision beside a comparison with the approved pictures.
package typealias OpenJudge = @Sendable (Review) -> [OpenGroup]

/// The comparison of the pictures of a sheet with the approved ones, or with those of a revision.
package struct Review: Sendable {
  /// The state of a picture.
  package enum State: String, Sendable, CaseIterable {
    /// It cannot be made.
    case broken
    /// It was rejected in its present state.
    case rejected
    /// It has changed since it was reviewed.
    case changed
    /// It was never reviewed.
    case new
    /// It was approved in its present state.
    case approved
  }

  /// One picture of one icon.
  package struct Item: Hashable, Sendable {
    /// The key of the picture.
    package var key: Approval.Key
    /// The picture.
    package var artwork: Artwork
    /// The state of the picture.
    package var state: State
    /// The present digests; nil if the picture cannot be made.
    package var mark: Approval.Mark?
    /// The verdict on the picture or on its former state.
    package var former: Approval?
    /// The class of the icon at the time of the verdict, if it is known and has changed.
    package var formerClass: IconClass?

    /// The aspects that changed; empty unless the state is `changed`.
    package var changes: [Aspect] {
      guard state == .changed, let mark, let former else { return [] }
      var changes: [Aspect] = []
      if mark.decision != former.mark.decision { changes.append(.decision) }
      if !mark.fingerprint.holds(for: former.mark.fingerprint) { changes.append(.picture) }
      return changes
    }

    /// The note of the last rejection, with the point that it is about; nil if the picture was not rejected. It stays while the
    /// picture is changed, so that the next round knows what was asked for.
    package var note: String? { former?.verdict == .rejected ? former?.remark.text : nil }

    /// An aspect of a picture that an approval covers.
    package enum Aspect: String, Sendable {
      /// The decision of the manifest that leads to the picture.
      case decision
      /// The drawing and its pixels.
      case picture
    }
  }

  /// The pictures in the order of the icons.
  package let items: [Item]
  /// The pictures to look at in the order of the icons, then those that are gone.
  package let openPictures: [OpenPicture]
  /// The verdicts on pictures that no longer exist.
  package let goneApprovals: [Approval.Key: Approval]
  /// The keys of pictures that no longer exist, sorted.
  package var gone: [Approval.Key] { goneApprovals.keys.sorted() }

  /// Compares a sheet with approvals. `digest` returns 32 hexadecimal digits for a text.
  package init(
    _ sheet: ContactSheet, _ pictures: SheetPictures, against approvals: Approvals,
    knowing allIcons: Set<String>? = nil, digest: (String) -> String
  ) {
    items = sheet.rows.flatMap { row in
      row.variants.compactMap { variant in
        // A missing picture that the manifest accepts cannot be reviewed.
        if row.icon.declined.isAccepted, case .declined = pictures[variant.artwork] { return nil }
        return Item(
          variant, rendition: pictures[variant.artwork]?.rendition, approvals: approvals, digest: digest)
      }
    }
    let present = Set(items.map(\.key))
    let shown = Set(sheet.rows.map(\.icon.name))
    goneApprovals = approvals.entries.filter { key, _ in
      !present.contains(key) && (shown.contains(key.icon) || allIcons?.contains(key.icon) == false)
    }
    openPictures = Self.openPictures(
      of: sheet.rows, items, gone: goneApprovals, references: sheet.references)
  }

  /// The pictures whose pixels must be known to compare them, because their drawings are not those that were seen.
  package var undecided: [Artwork] {
    openPictures.filter { $0.changes.contains(.picture) }.compactMap(\.item)
      .filter { $0.mark?.fingerprint.pixels.isEmpty == true }.map(\.artwork)
  }

  /// The pictures that have not been approved in their present state.
  package var open: [Item] { items.filter { $0.state != .approved } }

  /// True if every picture is approved and none is gone.
  package var isComplete: Bool { open.isEmpty && goneApprovals.isEmpty }

  /// Returns the icons among some of which every present picture is approved.
  func settled(by approvals: Approvals, among icons: Set<String>) -> Set<String> {
    let unsettled = items.filter { item in
      guard let mark = item.mark, let approval = approvals.entries[item.key] else { return true }
      return approval.verdict != .approved || !approval.mark.holds(for: mark)
    }
    return icons.subtracting(unsettled.map(\.key.icon))
  }

  /// Removes the approvals of pictures that no longer exist from those of some icons, and returns their number.
  @discardableResult
  package func forgetGone(in approvals: inout Approvals, of isMeant: (_ icon: String) -> Bool) -> Int {
    let gone = goneApprovals.keys.filter { isMeant($0.icon) }
    for key in gone { approvals.entries[key] = nil }
    return gone.count
  }

  /// The number of pictures about which nothing is asked.
  package var settledCount: Int { items.count - Set(openPictures.compactMap(\.item?.key)).count }

  /// The present state of each picture as an approval: the base for a comparison with a later state.
  package var marks: Approvals {
    Approvals(
      Dictionary(
        items.compactMap { item in item.mark.map { (item.key, Approval(.approved, mark: $0)) } },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension Review.Item {
  fileprivate init(
    _ variant: ContactSheet.Variant, rendition: Rendition?, approvals: Approvals,
    digest: (String) -> String
  ) {
    key = Approval.Key(icon: variant.icon, variant: variant.name)
    artwork = variant.artwork
    former = approvals.entries[key]
    guard let rendition else {
      state = .broken
      return
    }
    let mark = Approval.Mark(decision: digest(variant.decision), fingerprint: rendition.fingerprint)
    self.mark = mark
    state =
      switch former {
      case nil: .new
      case let former? where !former.mark.holds(for: mark): .changed
      case let former?: former.verdict == .approved ? .approved : .rejected
      }
    if let former, former.mark.decision != mark.decision {
      formerClass = variant.formerClass(former.mark.decision, by: digest)
    }
  }
}
