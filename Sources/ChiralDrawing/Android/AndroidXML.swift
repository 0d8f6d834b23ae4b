import ChiralSVG

/// The attributes of Android in a file of resources, whatever prefixes the file gives their namespaces.
struct AndroidXML {
  /// The prefix of Android's attributes with its colon.
  private let prefix: String
  /// The prefix of elements that hold the value of an attribute, with its colon.
  private let valuePrefix: String

  /// Reads the prefixes that the root declares.
  init(_ root: SVGElement) {
    func prefix(of namespace: String, usual: String) -> String {
      let declared = root.attributes.first { $0.value == namespace && $0.name.hasPrefix("xmlns:") }
      return (declared.map { String($0.name.dropFirst("xmlns:".count)) } ?? usual) + ":"
    }
    self.prefix = prefix(of: "http://schemas.android.com/apk/res/android", usual: "android")
    valuePrefix = prefix(of: "http://schemas.android.com/aapt", usual: "aapt")
  }

  /// Returns the written name of an attribute.
  func name(_ attribute: String) -> String { prefix + attribute }

  /// Returns an attribute of an element; nil if it is missing.
  func value(_ attribute: String, of element: SVGElement) -> String? { element[name(attribute)] }

  /// Returns the element that `<aapt:attr name="android:…">` gives as the value of an attribute; nil if there is none.
  func element(_ attribute: String, of element: SVGElement) -> SVGElement? {
    element.elements.first {
      $0.qualifiedName == valuePrefix + "attr" && $0["name"] == name(attribute)
    }?.elements.first
  }

  /// Returns a number of an element; `fallback` if it is missing, nil if it is not a number.
  func number(_ attribute: String, of element: SVGElement, or fallback: Double) -> Double? {
    guard let text = value(attribute, of: element) else { return fallback }
    return Double(parsing: text)
  }

  /// Returns a length such as `24dp` without its unit; nil if it is missing, or named in another file.
  func length(_ attribute: String, of element: SVGElement) -> Double? {
    guard let text = value(attribute, of: element) else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return Double(digits).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}

/// A colour in a file of resources.
struct AndroidColor: Hashable {
  /// The colour as SVG has it: `#rrggbb`, or `currentColor` for one that another file or the theme defines.
  let text: String
  /// The alpha value, 0…1.
  let alpha: Double

  /// Reads `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB` or a reference; nil if the text is none of these.
  init?(_ text: String) {
    if let known = Self.known[text] {
      self = known
      return
    }
    if text.hasPrefix("?") || text.hasPrefix("@") {
      self.init(text: "currentColor", alpha: 1)
      return
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count < 5 ? digits.flatMap { [$0, $0] } : Array(digits)
    switch long.count {
    case 6: self.init(text: "#" + String(long), alpha: 1)
    case 8:
      let alpha = Double(Int(String(long[..<2]), radix: 16) ?? 255) / 255
      self.init(text: "#" + String(long[2...]), alpha: alpha)
    default: return nil
    }
  }

  private init(text: String, alpha: Double) {
    (self.text, self.alpha) = (text, alpha)
  }

  /// The colours of `android.R.color` that no theme changes.
  private static let known = [
    "@android:color/black": AndroidColor(text: "#000000", alpha: 1),
    "@android:color/white": AndroidColor(text: "#ffffff", alpha: 1),
    "@android:color/transparent": AndroidColor(text: "#000000", alpha: 0),
  ]
}
