import ChiralManifest

/// Flutter's lists, in Dart: `static const IconData name = IconData(…, matchTextDirection: true);`, or a set of the
/// quoted names that mirror.
enum FlutterList {
  static func read(_ source: ImportSource) -> ImportedSet {
    var set = ImportedSet()
    for file in source.files where file.hasSuffix(".dart") {
      guard let text = source.text(of: file) else { continue }
      let icons = text.contains("IconData(") ? constants(text) : quoted(text)
      if icons.isEmpty { set.remark(on: file, "left out: it lists no icons") }
      set.icons += icons
    }
    return set
  }

  /// Every constant is an icon; those that match the direction of text mirror.
  private static func constants(_ text: String) -> [ManifestEntry] {
    text.split(separator: ";").compactMap { statement in
      guard let range = statement.firstRange(of: "const IconData ") else { return nil }
      let name = statement[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let words = statement.split(whereSeparator: \.isWhitespace).joined()
      let mirrors = words.contains("matchTextDirection:true")
      return name.isEmpty ? nil : ManifestEntry(name: String(name), iconClass: mirrors ? .mirror : .fixed)
    }
  }

  /// Every quoted name mirrors.
  private static func quoted(_ text: String) -> [ManifestEntry] {
    let lines = text.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    return lines.joined(separator: "\n").split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { index, word in
        index % 2 == 1 && !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      .map { ManifestEntry(name: String($0.element), iconClass: .mirror) }
  }
}
