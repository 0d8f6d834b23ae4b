/// A value on the heap. Tables and lists have room for more values than they hold, and some values are large.
package final class Held<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Held: Equatable where Value: Equatable {
  package static func == (one: Held, other: Held) -> Bool { one === other || one.value == other.value }
}

extension Held: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
