extension String {
  /// Returns the text without comments, in a time that grows as the text does; one that is not closed ends with the text.
  func removing(from opening: String, to closing: String) -> String {
    let parts = split(separator: opening, omittingEmptySubsequences: false)
    // An opening inside a comment opens nothing.
    let rests = parts.dropFirst().compactMap { part in
      part.firstRange(of: closing).map { part[$0.upperBound...] }
    }
    return (parts.prefix(1) + rests).joined()
  }
}
