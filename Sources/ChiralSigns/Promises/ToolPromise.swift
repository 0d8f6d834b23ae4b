package import ChiralValues

/// A promise in an icon's name that the icon shows a hand-held tool beside something else (R15):
/// `folder-search`, `account-edit`, `pencil-lock`.
package struct ToolPromise: Hashable {
  /// The shape of a tool.
  package enum Form: Hashable {
    /// A ring with a diagonal handle.
    case lens
    /// A long diagonal shape.
    case bar
  }

  package let form: Form
  /// The promised tool in words.
  package let noun: String
  /// The kind of part that the tool is; nil if it has no name of its own.
  package let subject: PartSubject?
  /// The kind of sign that the tool is.
  var kind: SignKind {
    form == .lens ? .magnifier : isForWriting ? .pencil : noun.contains("wrench") ? .wrench : .tool
  }
  /// True for a pencil, pen or brush.
  let isForWriting: Bool
  /// True if the name alone is enough to decline: an icon that begins with `search` shows a magnifier, one that begins with
  /// `zoom` may show a frame.
  package let isBinding: Bool

  private static let lenses = ObjectWords.magnifiers
  private static let lensVerbs = ObjectWords.searching
  /// The tools that are not held like a pencil.
  private static let handTools: Set<String> = ["wrench", "screwdriver"]
  private static let bars = ObjectWords.writingTools.union(handTools)
  private static let barVerbs = ObjectWords.editing
  private static let tools = lenses.union(bars)

  /// Returns true if a recognised sign is the promised tool.
  package func isKept(by sign: Sign) -> Bool {
    sign.isHeld && (sign.name == Sign.magnifier.name) == (form == .lens)
  }

  /// All words for tools and for what they do.
  package static let words = tools.union(lensVerbs).union(barVerbs)

  /// The words beside a tool that name no other object: its kind, its action, a variant.
  private static let empty: Set<String> = [
    "variant", "alt", "rtl", "system", "actions", "in", "out", "plus", "minus", "off", "paint", "nib", "tip",
    "clip", "vertical", "fancy", "fountain",
  ]

  /// Reads the words of an icon's name; nil if they promise no tool, or nothing but a tool, for which the class of the icon
  /// decides.
  package init?(_ allWords: [String]) {
    let words = allWords.filter { $0.contains(where: \.isLetter) && !Self.empty.contains($0) }
    guard let last = words.last, words.count > 1, words[0] != "edit" || words.count > 2 else { return nil }
    let tool = words.first(where: Self.tools.contains)
    guard words.contains(where: { !Self.words.contains($0) }) else { return nil }
    isBinding = tool != nil || words[0] != "zoom"
    isForWriting =
      tool.map { !Self.lenses.contains($0) && !Self.handTools.contains($0) } ?? Self.barVerbs.contains(last)
    if let tool {
      let isLens = Self.lenses.contains(tool)
      (form, noun) = (isLens ? .lens : .bar, "a \(tool)")
      subject = isLens ? .lens : tool == "pencil" || tool == "pen" ? .pencil : nil
    } else if Self.lensVerbs.contains(last) || Self.lensVerbs.contains(words[0]) || words[0] == "zoom" {
      (form, noun, subject) = (.lens, "a magnifier", .lens)
    } else if Self.barVerbs.contains(last) {
      (form, noun, subject) = (.bar, "a pencil", .pencil)
    } else {
      return nil
    }
  }

  /// The reason why the icon is declined.
  package var message: String {
    "R15: its name says that it shows \(noun), but no part of the drawing can be recognised as such; name that part in a component "
      + "(an id, or ::subpath(2-4)) with the verb move or keep, say \"mirror\" if there is none, draw the "
      + "right-to-left form, or write \"infer\": false to mirror all of it (chiral mirror: --pure)"
  }
}
