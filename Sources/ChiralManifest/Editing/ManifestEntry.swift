/// An icon as it is written into a manifest.
package struct ManifestEntry: Hashable, Sendable {
  /// The icon's name.
  package var name: String
  /// What a right-to-left interface does to it.
  package var iconClass: IconClass
  /// The base drawing relative to the assets folder, where it is not the name with `.svg`.
  package var file: String?
  /// Drawings of their own by key, in the order in which they are written.
  package var variants: [Variant]

  /// A drawing of its own: whom it is for, and its path relative to the assets folder.
  package struct Variant: Hashable, Sendable {
    package var key: String
    package var file: String

    package init(key: String, file: String) {
      self.key = key
      self.file = file
    }
  }

  package init(name: String, iconClass: IconClass, file: String? = nil, variants: [Variant] = []) {
    self.name = name
    self.iconClass = iconClass
    self.file = file
    self.variants = variants
  }

  /// The value of the entry.
  package var json: JSONValue {
    .members([
      "class": .string(iconClass.rawValue), "file": file.map(JSONValue.string),
      "variants": variants.isEmpty
        ? nil : .object(variants.map { .init(key: $0.key, value: .string($0.file)) }),
    ])
  }
}
