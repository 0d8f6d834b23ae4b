/// A value with the byte of the manifest where it stands.
struct Located<Value> {
  var value: Value
  var offset: Int
}

/// What a manifest says, each value of the right type, nothing compared with anything yet.
struct DecodedManifest {
  var start: Int
  /// Keys that are there, readable or not.
  var presentKeys: Set<ManifestKey> = []
  var assets: Located<String>?
  var locales: [Located<LanguageTag>]?
  var sizes: [Located<Int>]?
  var scales: [Located<Int>]?
  var policy: Policy?
  var tint: Tint?
  var infers: Bool?
  var rules: [DecodedEntry<RuleLevel>] = []
  var fonts: [DecodedFont] = []
  var digits: DigitChoice?
  var icons: [DecodedIcon] = []
}

/// What a manifest says about one icon.
struct DecodedIcon {
  var name: Located<String>
  var iconClass: Located<IconClass>?
  /// Whether a class is given, readable or not.
  var givesClass = true
  var file: Located<String>?
  var drawn: Located<Direction>?
  var except: [Located<VariantKey>]?
  /// Where the variants stand and what they are.
  var variants: Located<[DecodedVariant]>?
  /// Where the exceptions stand.
  var exceptOffset = 0
  /// Where the texts stand and what they are.
  var texts: Located<[DecodedText]>?
  var digits: DigitChoice?
  var fonts: [DecodedFont] = []
  var components: [DecodedComponent] = []
  var sibling: Located<String>?
  var slash: SlashVerb?
  var infers: Bool?
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

/// What a text says, and whom that is for.
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
