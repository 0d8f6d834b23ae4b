import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralValues

/// Words on the command line that stand for a value of a short list.
enum Choice {
  /// Returns the value that a word names; otherwise throws what was meant, or what can be written.
  ///
  /// `synonyms` are words of other tools and platforms for the values.
  static func value<Value>(_ word: String, a noun: String, synonyms: [String: Value] = [:]) throws -> Value
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    if let value = Value(rawValue: word) { return value }
    let known = Value.allCases.map(\.rawValue)
    let meant = synonyms[word.lowercased()].map { "did you mean \(Wording.quoted($0.rawValue))?" }
    throw ValidationError(
      "\(Wording.quoted(word)) is not a \(noun); \(meant ?? Wording.advice(for: word, among: known))")
  }

  /// Parses a platform to build for.
  static func target(_ word: String) throws -> Target {
    try value(word, a: "target", synonyms: platforms)
  }

  /// The names of platforms and file formats that are not those of targets.
  private static let platforms: [String: Target] = [
    "ios": .xcassets, "ipados": .xcassets, "macos": .xcassets, "apple": .xcassets, "xcode": .xcassets,
    "swiftui": .xcassets, "sf-symbols": .symbols, "kotlin": .compose, "jetpack": .compose,
    "vectordrawable": .android, "css": .web, "html": .web, "sprite": .web, "gnome": .gtk, "linux": .gtk,
    "dart": .flutter, "winui": .windows, "uwp": .windows, "next": .react, "nextjs": .react, "jsx": .react,
    "tsx": .react, "nuxt": .vue, "ttf": .font, "woff": .font, "woff2": .font, "svg": .files, "png": .files,
  ]

  /// Throws unless all words are rules of the audit or the other known words.
  static func check(rules: [String], among known: [String]) throws {
    for rule in rules where !known.contains(rule) {
      // A rule that became a kind of another one is meant by its former name.
      let kinds = known.filter { $0.hasSuffix(":" + rule) }
      let near = kinds.isEmpty ? Spelling.suggestions(for: rule, among: known) : kinds
      let advice = near.isEmpty ? "see chiral rules" : "did you mean \(Wording.alternatives(near))?"
      throw ValidationError("there is no rule \(Wording.quoted(rule)); \(advice)")
    }
  }
}

extension Terminal {
  /// Says which locales have another name in files and folders, such as `he` for `iw`, and which are no language.
  func remark(on locales: [String]) {
    for text in locales {
      guard let tag = try? LanguageTag(text) else { continue }
      if let advice = tag.adviceIfUnknown { warning(advice) }
      guard tag.isRenamed(from: text) else { continue }
      note("the locale \(Wording.escaped(text)) is written \(tag.text) in manifests and folders")
    }
  }
}
