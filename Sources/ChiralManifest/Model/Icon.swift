public import ChiralValues

/// One icon of a valid manifest.
///
/// Its content is on the heap, because rules and plans copy icons.
public struct Icon: Hashable, Sendable {
  /// The name, with folders if the set has them: `actions/go-next`.
  public var name: String { content.value.name }
  /// The name of its entry in the manifest, which is that of another icon for a weight or style.
  public var entry: String { content.value.entry }
  /// The class of the icon.
  public var iconClass: IconClass { content.value.iconClass }
  /// The base drawing's path, relative to the manifest's folder.
  public var file: String { content.value.file }
  /// The drawings for some sizes, the base among them, from the smallest to the largest; none where the base serves all
  /// sizes.
  public var drawings: [SizedDrawing] { details.drawings }
  /// The direction for which the base was drawn.
  public var drawn: Direction { content.value.drawn }
  /// The locales in which the icon looks as in a left-to-right interface.
  public var except: [IconException] { details.except }
  /// The drawings for some locales, in the order of the manifest.
  public var variants: [Variant] { details.variants }
  /// The treatment of its parts when it is mirrored.
  public var parts: Parts { details.parts }
  /// The picture for right-to-left locales if the right-to-left form cannot be derived.
  public var declined: Declined { details.declined }
  /// The box that replaces the drawing's own viewBox or adds one; nil for the drawing's own.
  public var viewBox: IconViewBox? { details.viewBox }
  /// Its letters and digits.
  public var letters: Letters { details.letters }
  /// The code point in icon fonts; nil if its name decides.
  public var codePoint: FontCodePoint? { details.codePoint }
  /// The note of the icon.
  public var note: String? { details.note }
  /// The audit rules whose findings on the icon are intended, in the order of the manifest.
  public var allow: [Allowance] { details.allow }
  /// The place at which the manifest names the icon.
  public var location: SourceLocation { content.value.location }
  /// The place of its class in the manifest.
  public var classLocation: SourceLocation { content.value.classLocation }
  /// The drawings that do not exist. Each affects only its icon, not the build.
  public var missingFiles: [MissingFile] { details.missingFiles }

  private let content: Held<Content>

  init(_ content: Content) { self.content = Held(content) }

  private var details: Details { content.value.details.value }

  /// The content of an icon; the properties of `Icon` describe it.
  struct Content: Hashable, Sendable {
    var name: String
    var entry: String
    var iconClass: IconClass
    var file: String
    var drawn: Direction
    var location: SourceLocation
    var classLocation: SourceLocation
    var details: Held<Details>
  }

  /// The part of the content that most icons of a set have in common.
  struct Details: Hashable, Sendable {
    var drawings: [SizedDrawing]
    var except: [IconException]
    var variants: [Variant]
    var parts: Parts
    var declined: Declined
    var viewBox: IconViewBox?
    var letters: Letters
    var codePoint: FontCodePoint?
    var note: String?
    var allow: [Allowance]
    var missingFiles: [MissingFile]
  }

  /// The treatment of the parts of an icon when it is mirrored.
  public struct Parts: Hashable, Sendable {
    /// The parts that do not simply mirror, in the order of the manifest.
    public var components: [Component]
    /// The drawing without the slash, relative to the manifest's folder; nil if names decide.
    public var sibling: String?
    /// The treatment of a slash.
    public var slash: SlashVerb
    /// The signs that are looked for, by names and shapes.
    public var infers: Inference
  }

  /// The picture for right-to-left locales of an icon whose right-to-left form cannot be derived.
  public struct Declined: Hashable, Sendable {
    /// The picture.
    public var form: DeclinedForm
    /// True if the icon itself sets `declined`, which accepts that the form cannot be derived.
    public var isAccepted: Bool
  }

  /// The letters and digits of an icon.
  public struct Letters: Hashable, Sendable {
    /// The wording in some locales, in the order of the manifest.
    public var texts: [IconText]
    /// The digits of numbers; nil for CLDR's choice.
    public var digits: DigitChoice?
    /// The fonts; the icon's own come before those of the manifest.
    public var fonts: [[FontChoice]]
    /// The text in the drawings, by the drawing's path; drawings without text have no entry.
    public var drawnTexts: [String: [DrawnText]]
  }
}

extension Icon {
  /// Returns the icon with the text in its drawings, by their paths.
  func saying(_ texts: [String: [DrawnText]]) -> Icon {
    var content = content.value
    var details = details
    details.letters.drawnTexts = texts
    content.details = Held(details)
    return Icon(content)
  }

  /// Returns an icon with the same decisions about another drawing, such as that for dark screens.
  ///
  /// - Parameter sibling: the drawing without the slash; nil keeps what the icon has.
  package func drawn(in file: String, as name: String, sibling: String? = nil) -> Icon {
    var content = content.value
    (content.name, content.entry, content.file) = (name, name, file)
    if let sibling {
      var details = details
      details.parts.sibling = sibling
      content.details = Held(details)
    }
    return Icon(content)
  }

  /// Returns an icon that shows a drawing as it is.
  package func plain(in file: String, as name: String) -> Icon {
    var content = content.value
    var details = details
    (content.name, content.entry, content.file, content.iconClass) = (name, name, file, .fixed)
    (details.except, details.variants, details.drawings) = ([], [], [])
    content.details = Held(details)
    return Icon(content)
  }

  /// Returns the icon with the details of another one in memory if they are equal.
  func sharing(with other: Icon?) -> Icon {
    guard let other, details == other.details else { return self }
    var content = content.value
    content.details = other.content.value.details
    return Icon(content)
  }

  /// True for a weight or style of the icon that its entry names.
  package var isStyle: Bool { name != entry }

  /// The paths of all its drawings, the base first, each once.
  package var files: [String] {
    if drawings.isEmpty, variants.isEmpty { return [file] }
    return ([file] + drawings.map(\.file) + variants.map(\.file)).reduce(into: []) { files, file in
      if !files.contains(file) { files.append(file) }
    }
  }

  /// The path of the drawing for a size in points: the smallest that is at least as large, else the largest.
  package func file(at size: Int) -> String { drawings.file(at: size) ?? file }
}

extension [SizedDrawing] {
  /// Returns the path of the drawing for a size in points; nil if there are no drawings.
  func file(at size: Int) -> String? { first { $0.size >= size }?.file ?? last?.file }
}

/// A drawing that is made for a size.
public struct SizedDrawing: Hashable, Sendable {
  /// Points.
  public var size: Int
  /// Its path, relative to the manifest's folder.
  public var file: String
  /// The place in the manifest.
  public var location: SourceLocation
}

/// A drawing for some locales.
public struct Variant: Hashable, Sendable {
  /// The locales for which it is drawn.
  public var key: VariantKey
  /// The path, relative to the manifest's folder.
  public var file: String
  /// The place in the manifest.
  public var location: SourceLocation
}

/// A locale, with its descendants, in which an icon looks as in a left-to-right interface.
public struct IconException: Hashable, Sendable {
  /// The locales of the exception.
  public var key: VariantKey
  /// The place in the manifest.
  public var location: SourceLocation
}

/// A file that the manifest names and that does not exist.
public struct MissingFile: Hashable, Sendable {
  /// The path, relative to the manifest's folder.
  public var path: String
  /// The place in the manifest that names the file.
  public var location: SourceLocation
  /// The problem, as an instruction.
  public var message: String

  /// The problem as a warning, because it affects only one icon.
  public var diagnostic: Diagnostic { Diagnostic(severity: .warning, location: location, message: message) }
}
