package import ChiralManifest

extension Review {
  /// A picture to look at, as every list of changes counts it: one that is not approved, one that some locales see in place of another
  /// since the class or the drawings of the icon changed, or one that is gone without another in its place.
  package struct OpenPicture: Hashable, Sendable {
    /// The key of the picture.
    package var key: Approval.Key
    /// The class of the icon; nil if the icon has left the manifest.
    package var iconClass: IconClass?
    /// The state of the picture; nil if it is gone.
    package var state: State?
    /// The picture; nil if it is gone.
    package var item: Item?
    /// The picture in whose place it is shown; nil if that was the same variant or there was none.
    package var replaced: Replaced?
    /// The class of the icon at the time of the verdict, if it is known and another one.
    package var formerClass: IconClass?
    /// The aspects that changed; empty unless the state is `changed`.
    package var changes: [Item.Aspect] = []

    /// A picture that some locales no longer see.
    package struct Replaced: Hashable, Sendable {
      /// The key of the picture.
      package var key: Approval.Key
      /// The picture if other locales see it still; nil if it is gone.
      package var item: Item?
    }

    /// The state in a word.
    package var kind: String { state?.rawValue ?? "gone" }

    /// The name of the variant, after that of the one that it replaces: `mirrored → as-drawn`.
    package var name: String {
      [replaced?.key.variant, key.variant].compactMap(\.self).joined(separator: " → ")
    }

    /// The aspects in words; a change of class is given with both classes if they are known.
    package var details: [String] {
      changes.compactMap { change in
        guard let formerClass, let iconClass else { return change.rawValue }
        if change == .decision { return "\(formerClass.rawValue) → \(iconClass.rawValue)" }
        // That another class shows another picture goes without saying.
        return replaced == nil ? change.rawValue : nil
      }
    }
  }

  /// Returns the pictures to look at in the order of the icons, then those that are gone.
  static func openPictures(
    of rows: [ContactSheet.Row], _ items: [Item], gone: [Approval.Key], references: [LanguageTag]
  ) -> [OpenPicture] {
    let byIcon = Dictionary(grouping: items, by: \.key.icon), lost = Dictionary(grouping: gone, by: \.icon)
    var replaced: Set<Approval.Key> = []
    let present = rows.flatMap { row -> [OpenPicture] in
      let own = byIcon[row.icon.name] ?? [], gone = lost[row.icon.name] ?? []
      if gone.isEmpty, own.allSatisfy({ $0.state == .approved }) { return [] }
      let successions = Successions(row, own, gone: gone, references: references)
      replaced.formUnion(successions.pairs.map(\.former))
      return successions.openPictures
    }
    let classes = Dictionary(rows.map { ($0.icon.name, $0.icon.iconClass) }) { first, _ in first }
    return present
      + gone.filter { !replaced.contains($0) }.map { OpenPicture(key: $0, iconClass: classes[$0.icon]) }
  }
}

/// The pictures of one icon that some locales see in place of others.
private struct Successions {
  private let icon: Icon
  private let items: [Review.Item]
  /// The pairs of a former picture and the one in its place: one of them exists only now, or only existed then.
  private(set) var pairs: [Pair] = []

  struct Pair: Hashable {
    var former: Approval.Key
    var now: Approval.Key
  }

  init(
    _ row: ContactSheet.Row, _ items: [Review.Item], gone: [Approval.Key], references: [LanguageTag]
  ) {
    icon = row.icon
    self.items = items
    let formers = FormerNames(items.filter { $0.former != nil }.map(\.key.variant) + gone.map(\.variant))
    // Without another decision, a new picture is one that nobody has seen yet.
    let isDecidedAgain = items.contains { $0.changes.contains(.decision) }
    let new = Set(items.filter { $0.former == nil && isDecidedAgain }.map(\.key)), gone = Set(gone)
    for view in row.references + row.others {
      guard let item = items.first(where: { $0.artwork == view.artwork }) else { continue }
      let shown = view.locales.isEmpty ? references.filter { $0.direction == view.direction } : view.locales
      for locale in shown {
        guard let name = formers.name(in: locale, drawn: icon.drawn, size: view.size) else { continue }
        let pair = Pair(former: Approval.Key(icon: icon.name, variant: name), now: item.key)
        guard gone.contains(pair.former) || new.contains(pair.now), !pairs.contains(pair) else { continue }
        pairs.append(pair)
      }
    }
  }

  /// The pictures to look at. What is new in place of another is no addition, and a decision that changed with it is told with it.
  var openPictures: [Review.OpenPicture] {
    let followers = Set(pairs.map(\.now))
    return items.flatMap { item in
      let isTold =
        item.former == nil
        ? followers.contains(item.key)
        : !pairs.isEmpty && item.changes == [.decision] && item.note == nil
      let own = item.state == .approved || isTold ? [] : [picture(item)]
      return own + pairs.filter { $0.now == item.key }.map { picture(item, $0.former) }
    }
  }

  private func picture(_ item: Review.Item) -> Review.OpenPicture {
    Review.OpenPicture(
      key: item.key, iconClass: icon.iconClass, state: item.state, item: item,
      formerClass: item.formerClass == icon.iconClass ? nil : item.formerClass, changes: item.changes)
  }

  private func picture(_ item: Review.Item, _ former: Approval.Key) -> Review.OpenPicture {
    let formerClass = items.lazy.compactMap(\.formerClass).first { $0 != icon.iconClass }
    let isBroken = item.state == .broken
    return Review.OpenPicture(
      key: item.key, iconClass: icon.iconClass, state: isBroken ? .broken : .changed, item: item,
      replaced: Review.OpenPicture.Replaced(key: former, item: items.first { $0.key == former }),
      formerClass: formerClass,
      changes: isBroken ? [] : formerClass == nil ? [.picture] : [.decision, .picture])
  }
}
