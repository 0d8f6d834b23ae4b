extension RandomAccessCollection {
  /// Returns the index of the first element that belongs to the second part of a collection, found by halving; `endIndex` if none does.
  ///
  /// - Parameter belongs: tells whether an element belongs to the second part; true for all elements after the first for which it is.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
