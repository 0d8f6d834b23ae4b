/// Warnings of exports for the terminal: one line for many icons with the same message.
///
/// A set of coloured icons would otherwise give a line per icon for each target that has only one colour.
enum GroupedWarnings {
  /// The number of icons up to which each has a line.
  private static let most = 10
  /// The number of icons that a line for more of them names.
  private static let named = 3

  /// Returns the lines for warnings of the form `target: icon: message`; others stay as they are.
  static func lines(_ warnings: [String]) -> [String] {
    let parts = warnings.map { $0.split(separator: ": ", maxSplits: 2).map(String.init) }
    let groups = Dictionary(grouping: parts.filter { $0.count == 3 }, by: key)
    var told: Set<[String]> = []
    return zip(warnings, parts).compactMap { warning, parts in
      guard parts.count == 3, let group = groups[key(parts)], group.count > most else { return warning }
      guard told.insert(key(parts)).inserted else { return nil }
      let names = group.prefix(named).map { $0[1] }.joined(separator: ", ")
      return "\(parts[0]): \(names) and \(group.count - named) more: \(parts[2]) (--verbose lists all)"
    }
  }

  /// Returns the target and the message.
  private static func key(_ parts: [String]) -> [String] { [parts[0], parts[2]] }
}
