/// A value with the byte of the manifest where it stands.
struct Located<Value> {
  var value: Value
  var offset: Int
}

/// The content of a manifest: each value has the right type, and nothing is compared with anything yet.
struct DecodedManifest {
  var start: Int
  /// Keys that are there, readable or not.
  var presentKeys: Set<ManifestKey> = []
  var name: SetName?
  var assets: Located<String>?
  var locales: [Located<LanguageTag>]?
  var sizes: [Located<Int>]?
  var scales: [Located<Int>]?
  var policy: Policy?
  var leftMeansBack: Bool?
  var tint: Tint?
  var infers: Bool?
  var declined: DeclinedForm?
  var rules: [DecodedEntry<RuleLevel>] = []
  var fonts: [DecodedFont] = []
  var digits: DigitChoice?
  var icons: [DecodedIcon] = []
}

/// The manifest's entry for one icon.
struct DecodedIcon {
  var name: Located<String>
  var iconClass: Located<IconClass>?
  /// True if a class is given, readable or not.
  var givesClass = true
  var file: Located<String>?
  var drawn: Located<Direction>?
  var except: [Located<VariantKey>]?
  /// The variants and their place.
  var variants: Located<[DecodedVariant]>?
  /// The place of the exceptions.
  var exceptOffset = 0
  /// The texts and their place.
  var texts: Located<[DecodedText]>?
  var digits: DigitChoice?
  var fonts: [DecodedFont] = []
  var components: [DecodedComponent] = []
  var sibling: Located<String>?
  var slash: SlashVerb?
  var infers: Bool?
  var declined: DeclinedForm?
  var viewBox: IconViewBox?
  var note: String?
  /// Reasons by rule.
  var allow: [DecodedEntry<String>] = []
}

/// A variant: whom it is for and its file.
struct DecodedVariant {
  var key: Located<VariantKey>
  var file: Located<String>
}

/// A value by a key that is free: an audit rule's id.
struct DecodedEntry<Value> {
  var key: Located<String>
  var value: Located<Value>
}

/// A component: its selector and its verb.
struct DecodedComponent {
  var selector: Located<String>
  var verb: ComponentVerb
}

/// A text: its selector and what it says to whom.
struct DecodedText {
  var selector: Located<String>
  var wordings: [DecodedWording]
}

/// A wording and the key that says whom it is for.
struct DecodedWording {
  var key: Located<VariantKey>
  var content: String
  var scale: Double?
}

/// A font, and what it is for.
struct DecodedFont {
  var key: Located<VariantKey>
  var font: Located<String>
}
