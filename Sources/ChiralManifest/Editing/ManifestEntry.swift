package import ChiralValues

/// An icon in the form in which it is written into a manifest.
package struct ManifestEntry: Hashable, Sendable {
  /// The icon's name.
  package var name: String
  /// The class of the icon.
  package var iconClass: IconClass
  /// The base drawing relative to the assets folder; nil if it is the name with `.svg`.
  package var file: String?
  /// The drawings for sizes in points, from the smallest to the largest; then there is no `file`.
  package var drawings: [Sized] = []
  /// The other weights and styles, in the order in which they are written.
  package var styles: [Style] = []
  /// The drawings for some locales by key, in the order in which they are written.
  package var variants: [Variant]
  /// The direction for which the base was drawn.
  package var drawn: Direction
  /// The locales in which the icon is not mirrored.
  package var except: [String]
  /// The parts that do not simply mirror: selectors and verbs.
  package var components: [Part]
  /// False if everything is flipped, whatever it shows.
  package var infers = true
  /// The note of the icon.
  package var note: String?

  /// A font of a new manifest.
  package struct Font: Hashable, Sendable {
    package var script: String
    package var family: String

    package init(script: String, family: String) {
      self.script = script
      self.family = family
    }
  }

  /// A part of the drawing with its verb.
  package struct Part: Hashable, Sendable {
    package var selector: String
    package var verb: ComponentVerb

    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// A drawing for some locales: its key, and its path relative to the assets folder.
  package struct Variant: Hashable, Sendable {
    package var key: String
    package var file: String

    package init(key: String, file: String) {
      self.key = key
      self.file = file
    }
  }

  /// A drawing for a size, and its path relative to the assets folder.
  package struct Sized: Hashable, Sendable {
    package var size: Int
    package var file: String

    package init(size: Int, file: String) {
      self.size = size
      self.file = file
    }
  }

  /// A weight or style: its name, and its drawing or its drawings for sizes.
  package struct Style: Hashable, Sendable {
    package var name: String
    package var file: String
    /// The drawings for sizes, if there are several.
    package var drawings: [Sized]

    package init(name: String, file: String, drawings: [Sized] = []) {
      self.name = name
      self.file = file
      self.drawings = drawings
    }
  }

  /// The names of the icon and of its styles.
  package var names: [String] { [name] + styles.map(\.name) }

  package init(
    name: String, iconClass: IconClass, file: String? = nil, variants: [Variant] = [],
    drawn: Direction = .leftToRight, except: [String] = [], components: [Part] = [], note: String? = nil
  ) {
    self.name = name
    self.iconClass = iconClass
    self.file = file
    self.variants = variants
    self.drawn = drawn
    self.except = except
    self.components = components
    self.note = note
  }

  private static func json(_ drawings: [Sized]) -> JSONValue {
    .object(drawings.map { .init(key: "\($0.size)", value: .string($0.file)) })
  }

  /// The entry as JSON.
  package var json: JSONValue {
    .members([
      "class": .string(iconClass.rawValue), "file": file.map(JSONValue.string),
      "drawings": drawings.isEmpty ? nil : Self.json(drawings),
      "styles": styles.isEmpty
        ? nil
        : .object(
          styles.map { style in
            .init(
              key: style.name, value: style.drawings.isEmpty ? .string(style.file) : Self.json(style.drawings)
            )
          }),
      "drawn": drawn == .leftToRight ? nil : .string(drawn.rawValue),
      "variants": variants.isEmpty
        ? nil : .object(variants.map { .init(key: $0.key, value: .string($0.file)) }),
      "except": except.isEmpty ? nil : .array(except.map(JSONValue.string)),
      "components": components.isEmpty
        ? nil : .object(components.map { .init(key: $0.selector, value: .string($0.verb.rawValue)) }),
      "infer": infers ? nil : false,
      "note": note.map(JSONValue.string),
    ])
  }
}
