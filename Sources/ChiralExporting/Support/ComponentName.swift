/// The name of a component, such as `ArrowForward` for `arrow.forward`.
struct ComponentName {
  let text: String

  /// Creates a name of capitalised words. `Icon` precedes a digit, because no identifier begins with one, and follows a
  /// name that is taken: `MapIcon`.
  init(_ name: String) {
    let words = PlatformName.kebab.legal(name).split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    // Adjacent numbers stay apart: `1.2` is not `12`.
    let joined = words.reduce(into: "") { text, word in
      if text.last?.isNumber == true, word.first?.isNumber == true { text += "_" }
      text += word
    }
    text =
      joined.first?.isNumber == true
      ? "Icon" + joined : Self.taken.contains(joined) ? joined + "Icon" : joined
  }

  /// The names that the modules and their languages use themselves.
  private static let taken: Set<String> = [
    "Object", "Array", "String", "Number", "Boolean", "Symbol", "Map", "Set", "Error", "Function", "Date",
    "Promise",
    "Icon", "IconLocale", "IconProps", "Fragment", "Component", "NaN", "Infinity", "Chiral", "Proxy", "Math",
    "JSON", "React", "Vue", "Context", "Locale",
  ]
}
