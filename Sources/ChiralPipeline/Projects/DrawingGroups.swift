/// Members that are grouped by their drawings, in the order in which the drawings appear first.
struct DrawingGroups<Member: Sendable>: Sendable {
  /// A drawing with its members.
  struct Group: Sendable {
    /// The drawing's path, relative to the manifest's folder.
    let source: String
    fileprivate(set) var members: [Member]
  }

  private(set) var groups: [Group] = []
  private var places: [String: Int] = [:]

  /// Adds a member to a drawing.
  mutating func add(_ member: Member, of source: String) {
    if let place = places[source] {
      groups[place].members.append(member)
    } else {
      places[source] = groups.count
      groups.append(Group(source: source, members: [member]))
    }
  }

  /// Returns the place of a drawing in `groups`; nil if it has no members.
  func place(of source: String) -> Int? { places[source] }
}
