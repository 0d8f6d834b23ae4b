/// A place at which two JSON values differ.
package struct JSONDifference: Hashable, Sendable {
  /// The keys that lead to the place.
  package let path: [String]
  /// The former value; nil if there was none.
  package let before: JSONValue?
  /// The later value; nil if there is none.
  package let after: JSONValue?

  /// Returns the differences of two values, in the order of their keys; objects are compared member by member.
  package static func all(from before: JSONValue, to after: JSONValue) -> [JSONDifference] {
    all(from: before, to: after, at: [])
  }

  private static func all(from before: JSONValue?, to after: JSONValue?, at path: [String]) -> [Self] {
    if before == after { return [] }
    guard case .object(let old) = before, case .object(let new) = after else {
      return [Self(path: path, before: before, after: after)]
    }
    let former = values(of: old), later = values(of: new)
    let keys = old.map(\.key) + new.map(\.key).filter { former[$0] == nil }
    return keys.flatMap { all(from: former[$0], to: later[$0], at: path + [$0]) }
  }

  private static func values(of members: [JSONValue.Member]) -> [String: JSONValue] {
    Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Returns true if a value has the later value at the place.
  package func holds(in value: JSONValue) -> Bool {
    path.reduce(value) { $0?[$1] } == after
  }

  /// The edit that brings back the former value.
  package var undoing: ManifestEdit { before.map { .set(path, $0) } ?? .remove(path) }
}
