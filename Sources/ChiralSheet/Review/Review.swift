package import ChiralManifest
package import ChiralPlanning

/// How the pictures of a sheet stand against what was approved, or against what they were at a revision.
package struct Review: Sendable {
  /// How one picture stands.
  package enum State: String, Sendable, CaseIterable {
    /// It cannot be made.
    case broken
    /// Somebody rejected it as it is.
    case rejected
    /// It was another when somebody last looked.
    case changed
    /// Nobody looked at it.
    case new
    /// Somebody approved it as it is.
    case approved
  }

  /// One picture of one icon.
  package struct Item: Hashable, Sendable {
    /// Which.
    package var key: Approval.Key
    /// The picture.
    package var artwork: Artwork
    /// How it stands.
    package var state: State
    /// What it is now; nil where it cannot be made.
    package var mark: Approval.Mark?
    /// What was said of it, or of what it was.
    package var former: Approval?
    /// The class of the icon when somebody last looked, where that can be told and is another now.
    package var formerClass: IconClass?

    /// What is another than before: the decision, the picture or both; nothing unless it changed.
    package var changes: [String] {
      guard state == .changed, let mark, let former else { return [] }
      var changes: [String] = []
      if mark.decision != former.mark.decision { changes.append("decision") }
      if mark.fingerprint.svg != former.mark.fingerprint.svg,
        mark.fingerprint.pixels != former.mark.fingerprint.pixels
      {
        changes.append("picture")
      }
      return changes
    }
  }

  /// In the order of the icons.
  package let items: [Item]
  /// What was said of pictures that are there no longer.
  package let goneApprovals: [Approval.Key: Approval]
  /// Pictures that were approved and are there no longer, sorted.
  package var gone: [Approval.Key] { goneApprovals.keys.sorted() }

  /// Compares a sheet with approvals; `digest` makes 32 hexadecimal digits of a text.
  package init(
    _ sheet: ContactSheet, _ pictures: SheetPictures, against approvals: Approvals,
    knowing allIcons: Set<String>? = nil, digest: (String) -> String
  ) {
    items = sheet.rows.flatMap { row in
      row.variants.compactMap { variant in
        // Nobody can look at a picture that is accepted to be missing.
        if row.icon.acceptsDeclined, case .declined = pictures[variant.artwork] { return nil }
        return Item(variant, pictures[variant.artwork]?.portrait, approvals, digest)
      }
    }
    let present = Set(items.map(\.key))
    let shown = Set(sheet.rows.map(\.icon.name))
    goneApprovals = approvals.entries.filter { key, _ in
      !present.contains(key) && (shown.contains(key.icon) || allIcons?.contains(key.icon) == false)
    }
  }

  /// The pictures that nobody approved as they are.
  package var open: [Item] { items.filter { $0.state != .approved } }

  /// What each picture is, as if all were approved: the base of a comparison with what comes later.
  package var marks: Approvals {
    Approvals(
      Dictionary(
        items.compactMap { item in item.mark.map { (item.key, Approval(.approved, $0)) } },
        uniquingKeysWith: { first, _ in first }))
  }
}

extension Review.Item {
  fileprivate init(
    _ variant: ContactSheet.Variant, _ portrait: Portrait?, _ approvals: Approvals,
    _ digest: (String) -> String
  ) {
    key = Approval.Key(icon: variant.icon, variant: variant.name)
    artwork = variant.artwork
    former = approvals.entries[key]
    guard let portrait else {
      state = .broken
      return
    }
    let mark = Approval.Mark(decision: digest(variant.decision), fingerprint: portrait.fingerprint)
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
