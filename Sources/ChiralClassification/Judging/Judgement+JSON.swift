package import ChiralManifest
import ChiralValues

/// The judgement in JSON and text, for programs.
extension Judgement {
  /// Returns an object with the known facts; empty lists have no key.
  package func json(name: String) -> JSONValue {
    .members([
      "name": .string(name), "class": .string(iconClass.rawValue), "confidence": .string(confidence.rawValue),
      "rule": guideline.map { .string($0.id) }, "decidedBy": .string(decidedBy), "reason": .string(reason),
      "except": Self.list(except), "components": Self.list(components),
      "variants": Self.list(variants), "agree": Self.list(agree), "disagree": Self.list(disagree),
      "reading": parts.isEmpty
        ? nil
        : .array(
          parts.map { part in
            .members([
              "words": .string(part.words), "concept": part.concept.map(JSONValue.string),
              "decides": part.isDecisive ? .bool(true) : nil,
            ])
          }),
    ])
  }

  /// The meaning of each part of the name, one line per part; empty if the name has only one part.
  package var readingLines: [String] {
    guard parts.count > 1 || parts.contains(where: { $0.concept == nil }) else { return [] }
    return parts.map { part in
      let meaning = part.meaning.map { "\($0) (\(part.concept ?? ""))" } ?? "not in the lexicon"
      return "\(Wording.quoted(part.words)): \(meaning)\(part.isDecisive ? "; this decides" : "")"
    }
  }

  private static func text(_ suggestion: Suggestion) -> String {
    let what = suggestion.isSelector ? suggestion.part : "its \(suggestion.part), if it has one"
    return "\(what): \(suggestion.verb.rawValue) (\(suggestion.guideline.id))"
  }

  private static func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
  }

  private static func list(_ suggestions: [Suggestion]) -> JSONValue? {
    suggestions.isEmpty
      ? nil
      : .array(
        suggestions.map { suggestion in
          .members([
            (suggestion.isSelector ? "selector" : "part"): .string(suggestion.part),
            "verb": .string(suggestion.verb.rawValue),
            "rule": .string(suggestion.guideline.id),
          ])
        })
  }

  /// Returns the judgement as `arrow.forward: mirror (sure, R1): …`, followed by exceptions, components and
  /// variants.
  package func text(name: String) -> String {
    let rule = guideline.map { ", \($0.id)" } ?? ""
    let extra =
      (except.isEmpty ? [] : ["not in \(except.joined(separator: ", "))"])
      + components.map(Self.text)
      + (variants.isEmpty ? [] : ["needs drawings for \(variants.joined(separator: ", "))"])
    let more = extra.isEmpty ? "" : "; " + extra.joined(separator: "; ")
    return Wording.escaped("\(name): \(iconClass.rawValue) (\(confidence.rawValue)\(rule)): \(reason)\(more)")
  }
}
