package import CInkData

/// Reads a file of `CInkData` from its beginning to its end, without copying it.
package struct InkData {
  private var rest: UnsafeRawBufferPointer

  /// The magic number of a kind of file.
  package enum Kind: UInt32 {
    /// `INK1`, a network.
    case network = 0x314B_4E49
    /// `GLY1`, templates of glyphs.
    case templates = 0x3159_4C47
  }

  /// The reason for which bytes are no such file.
  package enum Problem: Error, Hashable {
    /// The bytes do not begin with the magic number, or the machine is not little-endian.
    case otherKind
    /// The bytes end too early.
    case truncated
    /// Bytes are left.
    case tooLong
    /// Numbers of several bytes are not where the machine reads them.
    case misaligned
    /// The numbers contradict each other.
    case inconsistent
  }

  /// Begins to read the bytes, which must be of a kind and must outlive the reader and all that it returns.
  package init(_ bytes: UnsafeRawBufferPointer, _ kind: Kind) throws(Problem) {
    rest = bytes
    guard try numbers(1, of: UInt32.self)[0] == kind.rawValue else { throw .otherKind }
  }

  /// Returns the next numbers, where they lie.
  package mutating func numbers<Number: BitwiseCopyable>(
    _ count: Int, of type: Number.Type
  ) throws(Problem) -> UnsafeBufferPointer<Number> {
    let bytes = try next(count, of: MemoryLayout<Number>.size)
    guard let start = bytes.baseAddress else { return UnsafeBufferPointer(start: nil, count: 0) }
    guard Int(bitPattern: start) % MemoryLayout<Number>.alignment == 0 else { throw .misaligned }
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: Number.self), count: count)
  }

  /// Returns the next sizes.
  package mutating func sizes(_ count: Int) throws(Problem) -> [Int] {
    try numbers(count, of: UInt32.self).map(Int.init)
  }

  /// Returns the names in the next bytes, each of which ends with a zero.
  package mutating func names(_ count: Int, length: Int) throws(Problem) -> [String] {
    let text = try next(length, of: 1)
    let names = text.split(separator: 0, maxSplits: count, omittingEmptySubsequences: false)
    guard names.count == count + 1, names[count].allSatisfy({ $0 == 0 }) else { throw .inconsistent }
    return names.prefix(count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Checks that nothing is left.
  package func end() throws(Problem) {
    guard rest.isEmpty else { throw .tooLong }
  }

  private mutating func next(_ count: Int, of size: Int) throws(Problem) -> UnsafeRawBufferPointer {
    let (length, overflows) = count.multipliedReportingOverflow(by: size)
    guard !overflows, length <= rest.count else { throw .truncated }
    let bytes = UnsafeRawBufferPointer(rebasing: rest.prefix(length))
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(length))
    return bytes
  }
}

extension InkData {
  /// Reads a file that the compiler embedded. It never changes, and a test reads all of them, so a problem is a mistake in this
  /// package.
  package static func embedded<Value>(
    _ file: ink_data, _ read: (UnsafeRawBufferPointer) throws(Problem) -> Value
  ) -> Value {
    do {
      return try read(UnsafeRawBufferPointer(start: file.bytes, count: file.length))
    } catch {
      fatalError("the data of the recognition is damaged: \(error)")
    }
  }
}
