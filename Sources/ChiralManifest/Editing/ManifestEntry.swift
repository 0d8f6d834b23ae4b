/// An icon as it is written into a manifest.
package struct ManifestEntry: Hashable, Sendable {
  /// The icon's name.
  package var name: String
  /// The class of the icon.
  package var iconClass: IconClass
  /// The base drawing relative to the assets folder, where it is not the name with `.svg`.
  package var file: String?
  /// Drawings of their own by key, in the order in which they are written.
  package var variants: [Variant]
  /// The direction for which the base was drawn.
  package var drawn: Direction
  /// Locales in which the icon is not mirrored.
  package var except: [String]
  /// Parts that do not simply mirror: a selector, and what becomes of it.
  package var components: [Part]
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

  /// A part of the drawing.
  package struct Part: Hashable, Sendable {
    package var selector: String
    package var verb: ComponentVerb

    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// A drawing of its own: whom it is for, and its path relative to the assets folder.
  package struct Variant: Hashable, Sendable {
    package var key: String
    package var file: String

    package init(key: String, file: String) {
      self.key = key
      self.file = file
    }
  }

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

  /// The value of the entry.
  package var json: JSONValue {
    .members([
      "class": .string(iconClass.rawValue), "file": file.map(JSONValue.string),
      "drawn": drawn == .leftToRight ? nil : .string(drawn.rawValue),
      "variants": variants.isEmpty
        ? nil : .object(variants.map { .init(key: $0.key, value: .string($0.file)) }),
      "except": except.isEmpty ? nil : .array(except.map(JSONValue.string)),
      "components": components.isEmpty
        ? nil : .object(components.map { .init(key: $0.selector, value: .string($0.verb.rawValue)) }),
      "note": note.map(JSONValue.string),
    ])
  }
}
