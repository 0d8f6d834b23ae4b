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

    /// True if only the decision changed, and the picture looks as before.
    package var isSamePicture: Bool { !changes.isEmpty && !changes.contains(.picture) }

    /// The aspects to name: that another class shows another picture goes without saying.
    var namedChanges: [Item.Aspect] {
      replaced == nil || formerClass == nil ? changes : changes.filter { $0 != .picture }
    }

    /// The named aspects in words; a change of class is given with both classes if they are known.
    package var details: [String] {
      namedChanges.map { change in
        guard change == .decision, let formerClass, let iconClass else { return change.rawValue }
        return "\(formerClass.rawValue) → \(iconClass.rawValue)"
      } + (isSamePicture ? ["the picture is the same"] : [])
    }
  }

  /// Returns the pictures to look at in the order of the icons, then those that are gone.
  static func openPictures(
    of rows: [ContactSheet.Row], _ items: [Item], gone: [Approval.Key: Approval],
    references: [LanguageTag]
  ) -> [OpenPicture] {
    let byIcon = Dictionary(grouping: items, by: \.key.icon)
    let lost = Dictionary(grouping: gone, by: \.key.icon)
    var replaced: Set<Approval.Key> = []
    let present = rows.flatMap { row -> [OpenPicture] in
      let own = byIcon[row.icon.name] ?? [], gone = lost[row.icon.name] ?? []
      if gone.isEmpty, own.allSatisfy({ $0.state == .approved }) { return [] }
      let successions = Successions(
        row, own, gone: Dictionary(uniqueKeysWithValues: gone.map { ($0.key, $0.value) }),
        references: references)
      replaced.formUnion(successions.pairs.map(\.former))
      return successions.openPictures
    }
    let classes = Dictionary(rows.map { ($0.icon.name, $0.icon.iconClass) }) { first, _ in first }
    return present
      + gone.keys.filter { !replaced.contains($0) }.sorted().map {
        OpenPicture(key: $0, iconClass: classes[$0.icon])
      }
  }
}

/// The pictures of one icon that some locales see in place of others.
private struct Successions {
  private let icon: Icon
  private let items: [Review.Item]
  /// The verdicts on pictures that the icon no longer has.
  private let gone: [Approval.Key: Approval]
  /// The pairs of a former picture and the one in its place: one of them exists only now, or only existed then.
  private(set) var pairs: [Pair] = []

  struct Pair: Hashable {
    var former: Approval.Key
    var now: Approval.Key
  }

  init(
    _ row: ContactSheet.Row, _ items: [Review.Item], gone: [Approval.Key: Approval],
    references: [LanguageTag]
  ) {
    icon = row.icon
    self.items = items
    self.gone = gone
    let formers = FormerNames(
      items.filter { $0.former != nil }.map(\.key.variant) + gone.keys.sorted().map(\.variant))
    // Without another decision, a new picture is one that nobody has seen yet.
    let isDecidedAgain = items.contains { $0.changes.contains(.decision) }
    let new = Set(items.filter { $0.former == nil && isDecidedAgain }.map(\.key))
    for view in row.references + row.others {
      guard let item = items.first(where: { $0.artwork == view.artwork }) else { continue }
      let shown = view.locales.isEmpty ? references.filter { $0.direction == view.direction } : view.locales
      for locale in shown {
        guard let name = formers.name(in: locale, drawn: icon.drawn, size: view.size) else { continue }
        let pair = Pair(former: Approval.Key(icon: icon.name, variant: name), now: item.key)
        guard gone[pair.former] != nil || new.contains(pair.now), !pairs.contains(pair) else { continue }
        pairs.append(pair)
      }
    }
  }

  /// The pictures to look at. What is new in place of another is no addition. A decision that changed without the picture is told with
  /// another picture of the icon, or else once.
  var openPictures: [Review.OpenPicture] {
    let followers = Set(pairs.map(\.now))
    let decided = items.filter { $0.changes == [.decision] && $0.note == nil }.map(\.key)
    let told = pairs.isEmpty ? decided.dropFirst() : decided[...]
    return items.flatMap { item in
      let isTold = item.former == nil ? followers.contains(item.key) : told.contains(item.key)
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
    let isBroken = item.state == .broken, own = items.first { $0.key == former }
    let seen = (own?.former ?? gone[former])?.mark.fingerprint
    let isSame = seen.flatMap { seen in item.mark.map { seen.holds(for: $0.fingerprint) } } ?? false
    let isDecided = formerClass != nil || isSame
    return Review.OpenPicture(
      key: item.key, iconClass: icon.iconClass, state: isBroken ? .broken : .changed, item: item,
      replaced: Review.OpenPicture.Replaced(key: former, item: own), formerClass: formerClass,
      changes: isBroken ? [] : (isDecided ? [.decision] : []) + (isSame ? [] : [.picture]))
  }
}
