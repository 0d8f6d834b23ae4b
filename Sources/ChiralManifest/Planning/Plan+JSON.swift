import ChiralValues

/// The output of `chiral plan --format json`.
extension Plan {
  /// The version of the format; raised with every change that programs reading a plan have to follow.
  static let jsonVersion = 1

  /// Returns the plan for programs: `format`, `version`, `manifest`, `locales` with their directions, `icons`
  /// with one decision per locale, and `artworks`, the distinct pictures; the `artwork` of a decision is an
  /// index into these. `declined` is the form that an icon has where it would be mirrored, if its right-to-left form
  /// cannot be derived.
  package func json(manifest: String, declined: Set<String> = []) -> JSONValue {
    let artworks = artworks
    let indices = Dictionary(uniqueKeysWithValues: zip(artworks, artworks.indices))
    return [
      "format": "chiral-plan", "version": .int(Self.jsonVersion), "manifest": .string(manifest),
      "locales": .array(
        locales.map { ["locale": .string($0.text), "direction": .string($0.direction.rawValue)] }),
      "icons": .array(
        icons.map { planned in
          planned.json(isDeclined: declined.contains(planned.icon.name)) { indices[$0] ?? 0 }
        }),
      "artworks": .array(artworks.map(\.json)),
    ]
  }
}

extension Plan.PlannedIcon {
  fileprivate func json(isDeclined: Bool, artworkIndex: (Artwork) -> Int) -> JSONValue {
    .members([
      "name": .string(icon.name), "class": .string(icon.iconClass.rawValue), "file": .string(icon.file),
      "note": icon.note.map(JSONValue.string),
      "declined": isDeclined ? .string(icon.declined.form.rawValue) : nil,
      "decisions": .array(decisions.map { $0.json(artworkIndex) }),
    ])
  }
}

extension Decision {
  fileprivate func json(_ artworkIndex: (Artwork) -> Int) -> JSONValue {
    .members([
      "locale": .string(locale.text), "outcome": .string(outcome.description),
      "artwork": .int(artworkIndex(artwork)),
      "sizes": sized.isEmpty
        ? nil : .object(sized.map { .init(key: "\($0.size)", value: .int(artworkIndex($0.artwork))) }),
      "rule": .string(reason.id), "reason": .string(reason.sentence),
      "line": .int(location.line), "column": .int(location.column),
    ])
  }
}

extension Artwork {
  fileprivate var json: JSONValue {
    .members([
      "source": .string(source), "transformation": .string(transformation.rawValue),
      "components": parts.isEmpty
        ? nil : .object(parts.map { .init(key: $0.selector, value: .string($0.verb.rawValue)) }),
      "sibling": sibling.map(JSONValue.string),
      "slash": slash == .keep ? nil : .string(slash.rawValue), "infer": infers.json,
      "letters": lettering.map(\.json),
      "viewBox": viewBox.map { .array([$0.minX, $0.minY, $0.width, $0.height].map(JSONValue.double)) },
    ])
  }
}

extension Lettering {
  fileprivate var json: JSONValue {
    func object(_ pairs: [(String, String)]) -> JSONValue? {
      pairs.isEmpty ? nil : .object(pairs.map { .init(key: $0, value: .string($1)) })
    }
    return .members([
      "replaced": object(replacements.map { ($0.selector, $0.content) }),
      "rewritten": object(rewritten.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
    ])
  }
}

extension Inference {
  /// The value of the key `infer`; nil for its default.
  fileprivate var json: JSONValue? {
    names.map { $0.isEmpty ? false : .array($0.map(JSONValue.string)) }
  }
}
