import ChiralValues

/// A value with its position in the manifest, as a byte offset.
struct Located<Value> {
  var value: Value
  var offset: Int
}

/// The content of a manifest: each value has the right type, but values have not been compared with each
/// other.
struct DecodedManifest {
  var start: Int
  /// The keys that are present, readable or not.
  var presentKeys: Set<ManifestKey> = []
  var name: SetName?
  var package: PackageFacts?
  var assets: Located<String>?
  var locales: [Located<LanguageTag>]?
  var sizes: [Located<Int>]?
  var scales: [Located<Int>]?
  var policy: Policy?
  var leftMeansBack: Bool?
  var tint: Tint?
  var template: [Located<String>] = []
  var keylines = Keylines()
  var infers: Inference?
  var declined: DeclinedForm?
  var rules: [DecodedEntry<RuleLevel>] = []
  var fonts: [DecodedFont] = []
  var digits: DigitChoice?
  var icons: [DecodedIcon] = []
}

/// The manifest's entry for one icon.
struct DecodedIcon {
  var name: Located<String>
  /// True for a style of the icon with this entry.
  var isStyle = false
  var iconClass: Located<IconClass>?
  /// True if there is a class, readable or not.
  var givesClass = true
  var file: Located<String>?
  /// The drawings for sizes and their place.
  var drawings: Located<[DecodedSize]>?
  var styles: [DecodedStyle] = []
  var drawn: Located<Direction>?
  var except: [Located<VariantKey>]?
  /// The variants with their place.
  var variants: Located<[DecodedVariant]>?
  /// The place of the exceptions.
  var exceptOffset = 0
  var parts = Parts()
  var letters = Letters()
  var declined: DeclinedForm?
  var viewBox: IconViewBox?
  var codePoint: Located<FontCodePoint>?
  var note: String?
  /// The reasons by rule.
  var allow: [DecodedEntry<String>] = []

  /// The treatment of its parts when it is mirrored.
  struct Parts {
    var components: [DecodedComponent] = []
    var sibling: Located<String>?
    var slash: SlashVerb?
    var infers: Inference?
  }

  /// Its letters and digits.
  struct Letters {
    /// The texts with their place.
    var texts: Located<[DecodedText]>?
    var digits: DigitChoice?
    var fonts: [DecodedFont] = []
  }
}

/// A weight or style of an icon: its name, and its drawing or its drawings for sizes.
struct DecodedStyle {
  var name: Located<String>
  var file: Located<String>?
  var drawings: Located<[DecodedSize]>?
}

extension DecodedIcon {
  /// The names of the icon and of its styles.
  var names: [Located<String>] { [name] + styles.map(\.name) }

  /// The icon and its styles as icons of their own, which share its decisions.
  var withStyles: [DecodedIcon] {
    [self]
      + styles.map { style in
        var icon = self
        icon.name = style.name
        (icon.file, icon.drawings) = (style.file, style.drawings)
        (icon.variants, icon.parts.sibling, icon.note, icon.styles) = (nil, nil, nil, [])
        icon.codePoint = nil
        icon.isStyle = true
        return icon
      }
  }
}

/// A variant: its locales and its file.
struct DecodedVariant {
  var key: Located<VariantKey>
  var file: Located<String>
}

/// A drawing for a size in points.
struct DecodedSize {
  var size: Located<Int>
  var file: Located<String>
}

/// A value with a free key: an audit rule's id.
struct DecodedEntry<Value> {
  var key: Located<String>
  var value: Located<Value>
}

/// A component: its selector and its verb.
struct DecodedComponent {
  var selector: Located<String>
  var verb: ComponentVerb
}

/// A text: its selector and its wordings.
struct DecodedText {
  var selector: Located<String>
  var wordings: [DecodedWording]
}

/// A wording with its locales.
struct DecodedWording {
  var key: Located<VariantKey>
  var content: String
  var scale: Double?
}

/// A font with its scripts or locales.
struct DecodedFont {
  var key: Located<VariantKey>
  var font: Located<String>
}
