/// Names of icons that promise a tool that implies a hand beside something else (R15): `folder-search`,
/// `account-edit`, `pencil-lock`.
struct ToolPromise: Hashable {
  /// What a tool looks like.
  enum Form: Hashable {
    /// A ring with a handle that runs off aslant.
    case lens
    /// Something long that lies aslant.
    case bar
  }

  let form: Form
  /// What the name promises.
  let noun: String
  /// Whether the name alone suffices: what ends in `search` shows a magnifier, what begins with `zoom` may not.
  let isBinding: Bool

  private static let lenses: Set<String> = ["magnifyingglass", "magnifier", "magnify", "loupe"]
  private static let lensVerbs: Set<String> = ["search", "find"]
  private static let bars: Set<String> = [
    "pencil", "pen", "brush", "paintbrush", "wrench", "screwdriver", "crayon",
  ]
  private static let barVerbs: Set<String> = ["edit"]

  /// All words for tools and what they do.
  static let words = lenses.union(lensVerbs).union(bars).union(barVerbs)

  /// What says how an icon is drawn, or where a set files it, and nothing of what it shows.
  private static let empty: Set<String> = [
    "outline", "outlined", "filled", "fill", "regular", "symbolic", "variant", "rounded", "sharp", "thin",
    "light",
    "bold", "solid", "line", "alt", "rtl", "system", "actions", "icon", "ic", "fluent", "in", "out", "plus",
    "minus", "off",
  ]

  /// Nil for names that promise no tool, or nothing besides: then the icon's class has decided.
  init?(iconName: String) {
    let base = iconName.split(separator: "/").last.map(String.init) ?? iconName
    let words = LayerName.words(of: base).filter { !Self.empty.contains($0) }
    let tools = Self.lenses.union(Self.bars)
    guard let last = words.last, words.count > 1, words[0] != "edit" || words.count > 2 else { return nil }
    let tool = words.first(where: tools.contains)
    guard
      Set(words).subtracting(tools).subtracting(Self.lensVerbs).subtracting(Self.barVerbs).isEmpty == false
    else { return nil }
    switch (tool, last) {
    case (let tool?, _):
      form = Self.lenses.contains(tool) ? .lens : .bar
      noun = "a \(tool)"
      isBinding = true
    case (nil, let verb) where Self.lensVerbs.contains(verb):
      (form, noun, isBinding) = (.lens, "a magnifier", true)
    case (nil, let verb) where Self.barVerbs.contains(verb):
      (form, noun, isBinding) = (.bar, "a pencil", true)
    default: return nil
    }
  }

  /// Why the icon is declined.
  var message: String {
    "R15: its name says that it shows \(noun), and no part of that form can be told apart; name it by a component "
      + "(an id, or ::subpath(2-4)) with the verb move or keep, say \"mirror\" if there is none, draw the "
      + "right-to-left form, or write \"infer\": false to mirror all of it (chiral mirror: --pure)"
  }
}
