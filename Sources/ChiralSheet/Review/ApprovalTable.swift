import ChiralValues

/// The approvals of pictures, by icon and variant.
///
/// A large set has hundreds of thousands of them. Therefore digests are kept as numbers, equal remarks are shared, and the name
/// of an icon is kept once.
package struct ApprovalTable: Sendable {
  /// The approval of one variant of an icon.
  private struct Entry: Hashable, Sendable {
    let variant: String
    var approval: PackedApproval
  }

  /// The entries of each icon, sorted by variant; no list is empty.
  private var icons: [String: [Entry]] = [:]
  /// The number of approvals.
  package private(set) var count = 0
  /// The remark that was added last, because many approvals in a row have the same.
  private var lastRemark: Held<Approval.Remark>?

  /// Creates a table without approvals.
  package init() {}

  /// Creates a table of approvals.
  package init(_ approvals: [Approval.Key: Approval]) {
    for (key, approval) in approvals { self[key] = approval }
  }

  /// True if there are no approvals.
  package var isEmpty: Bool { icons.isEmpty }

  /// The keys of all approvals, in no particular order.
  package var keys: [Approval.Key] {
    icons.flatMap { icon, entries in entries.map { Approval.Key(icon: icon, variant: $0.variant) } }
  }

  /// Returns true if there is an approval of a picture.
  package func contains(_ key: Approval.Key) -> Bool { index(of: key) != nil }

  /// The approval of a picture; nil if there is none.
  package subscript(key: Approval.Key) -> Approval? {
    get { index(of: key).flatMap { icons[key.icon]?[$0].approval.approval } }
    set {
      if let newValue { set(newValue, for: key) } else { remove(key) }
    }
  }

  /// Returns the approvals of some icons.
  package func restricted(to names: some Sequence<String>) -> ApprovalTable {
    var part = ApprovalTable()
    for name in names {
      guard let entries = icons[name], part.icons.updateValue(entries, forKey: name) == nil else { continue }
      part.count += entries.count
    }
    return part
  }

  /// Returns the approvals of all other icons.
  package func without(_ names: Set<String>) -> ApprovalTable {
    restricted(to: icons.keys.lazy.filter { !names.contains($0) })
  }

  /// Calls a function for each approval in the order of the keys.
  package func forEachSorted(_ body: (Approval.Key, Approval) -> Void) {
    for icon in icons.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let entries = icons[icon] ?? []
      for entry in entries.sorted(by: { $0.variant.utf8.lexicographicallyPrecedes($1.variant.utf8) }) {
        body(Approval.Key(icon: icon, variant: entry.variant), entry.approval.approval)
      }
    }
  }

  // MARK: Entries

  private func index(of key: Approval.Key) -> Int? {
    guard let entries = icons[key.icon] else { return nil }
    let index = Self.place(of: key.variant, in: entries)
    return index < entries.count && entries[index].variant == key.variant ? index : nil
  }

  /// Returns the index of the first entry that is not before a variant.
  private static func place(of variant: String, in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].variant < variant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func set(_ approval: Approval, for key: Approval.Key) {
    if lastRemark?.value != approval.remark { lastRemark = Held(approval.remark) }
    let packed = PackedApproval(approval, sharing: lastRemark)
    if let index = index(of: key) {
      icons[key.icon]?[index].approval = packed
    } else {
      let entry = Entry(variant: key.variant, approval: packed)
      let place = Self.place(of: key.variant, in: icons[key.icon] ?? [])
      icons[key.icon, default: []].insert(entry, at: place)
      count += 1
    }
  }

  private mutating func remove(_ key: Approval.Key) {
    guard let index = index(of: key) else { return }
    icons[key.icon]?.remove(at: index)
    count -= 1
    if icons[key.icon]?.isEmpty == true { icons[key.icon] = nil }
  }
}

extension ApprovalTable: Sequence {
  /// Returns an iterator over all approvals with their keys, in no particular order.
  package func makeIterator() -> AnyIterator<(key: Approval.Key, value: Approval)> {
    AnyIterator(
      icons.lazy.flatMap { icon, entries in
        entries.lazy.map { (Approval.Key(icon: icon, variant: $0.variant), $0.approval.approval) }
      }.makeIterator())
  }
}

extension ApprovalTable: Hashable {
  /// Compares the approvals.
  package static func == (one: ApprovalTable, other: ApprovalTable) -> Bool { one.icons == other.icons }

  /// Hashes the approvals.
  package func hash(into hasher: inout Hasher) { hasher.combine(icons) }
}
