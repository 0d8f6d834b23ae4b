/// The coding of one case of an enumeration: how the case is made of its contents, and what these are of a value that is this case.
package struct Choice<Value>: Sendable {
  /// Writes the contents after the number of the case; false if the value is another case.
  fileprivate let write: @Sendable (Value, UInt8, inout ByteCoder) -> Bool
  fileprivate let read: @Sendable (inout ByteCoder) throws(MalformedMessage) -> Value

  private init<Contents>(
    _ contents: @escaping @Sendable (Value) -> Contents?,
    write: @escaping @Sendable (Contents, inout ByteCoder) -> Void,
    read: @escaping @Sendable (inout ByteCoder) throws(MalformedMessage) -> Value
  ) {
    self.write = { value, number, coder in
      guard let contents = contents(value) else { return false }
      coder.write(number)
      write(contents, &coder)
      return true
    }
    self.read = read
  }
}

// One initialiser for each number of contents; `contents` returns nil for any other case.

extension Choice {
  package init(_ value: Value) where Value: Equatable & Sendable {
    self.init({ $0 == value ? () : nil }, write: { _, _ in }, read: { _ throws(MalformedMessage) in value })
  }

  package init<One: ByteCoded>(
    _ make: @escaping @Sendable (One) -> Value, _ contents: @escaping @Sendable (Value) -> One?
  ) {
    self.init(
      contents, write: { $1.write($0) },
      read: { coder throws(MalformedMessage) in make(try coder.read(One.self)) })
  }

  package init<One: ByteCoded, Two: ByteCoded>(
    _ make: @escaping @Sendable (One, Two) -> Value,
    _ contents: @escaping @Sendable (Value) -> (One, Two)?
  ) {
    self.init(
      contents,
      write: { contents, coder in
        coder.write(contents.0)
        coder.write(contents.1)
      },
      read: { coder throws(MalformedMessage) in make(try coder.read(One.self), try coder.read(Two.self)) })
  }
}

extension ByteCoder {
  /// Codes a value of an enumeration by the number of its case in a list of all.
  package mutating func choice<Value>(
    _ value: Value?, _ choices: [Choice<Value>]
  ) throws(MalformedMessage) -> Value {
    guard let value else {
      let number = Int(try read(UInt8.self))
      guard choices.indices.contains(number) else { throw MalformedMessage() }
      return try choices[number].read(&self)
    }
    for (number, choice) in choices.enumerated() where choice.write(value, UInt8(number), &self) {
      return value
    }
    throw MalformedMessage()
  }
}
