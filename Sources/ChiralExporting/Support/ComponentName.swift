/// The name of a component, such as `ArrowForward` for `arrow.forward`.
struct ComponentName {
  let text: String

  /// Creates a name of capitalised words. `Icon` precedes a digit, because no identifier begins with one, and follows a
  /// name that is taken: `MapIcon`.
  init(_ name: String) {
    let joined = PlatformName.words(name).pascal
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
