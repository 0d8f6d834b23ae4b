import ChiralManifest
import ChiralValues

/// The names of the pictures that an icon had, as approvals keep them, from which follows what a locale saw.
struct FormerNames {
  private let names: [Name]

  /// Reads the names of variants, and leaves out what is not one.
  init(_ texts: some Sequence<String>) { names = texts.compactMap(Name.init) }

  /// Returns the name of the picture that a locale saw at a size, of an icon that is drawn for one direction. The names do not tell
  /// which locales were excepted from mirroring.
  func name(in locale: LanguageTag, drawn: Direction, size: Int?) -> String? {
    let sized = names.filter { $0.size == size }
    let own = locale.best(of: sized.compactMap(\.key)).map { Decision.Outcome.drawnFor($0.key) }
    let outcomes = [own, locale.direction == drawn ? nil : .mirrored, .asDrawn]
    return outcomes.compactMap(\.self).lazy.compactMap { outcome in
      let some = sized.filter { $0.outcome == outcome }
      return some.first { $0.locale.map { locale.fit(of: .tag($0)) != nil } == true }
        ?? some.first { $0.locale != nil && $0.locale?.script == locale.script }
        ?? some.first { $0.locale == nil }
    }.first?.text
  }

  /// The name of a `ContactSheet.Variant`, taken apart.
  private struct Name {
    let text: String
    let outcome: Decision.Outcome
    var size: Int?
    var locale: LanguageTag?

    /// The key of a drawing of its own.
    var key: VariantKey? {
      if case .drawnFor(let key) = outcome { key } else { nil }
    }

    init?(_ text: String) {
      self.text = text
      var words = text.split(separator: " ").map(String.init)[...]
      switch words.popFirst() {
      case "\(Decision.Outcome.asDrawn)": outcome = .asDrawn
      case "\(Decision.Outcome.mirrored)": outcome = .mirrored
      case "drawn-for":
        guard let word = words.popFirst(), let key = try? VariantKey(word) else { return nil }
        outcome = .drawnFor(key)
      default: return nil
      }
      if let number = words.first.flatMap({ Int($0) }) {
        size = number
        words.removeFirst()
      }
      locale = words.popFirst().flatMap { try? LanguageTag($0) }
    }
  }
}
