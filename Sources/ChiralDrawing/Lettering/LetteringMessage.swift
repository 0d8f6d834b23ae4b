/// The messages for problems with the text of a drawing.
enum LetteringMessage {
  static func fontSize(_ value: String) -> String {
    "font-size \"\(value)\" is not a length above zero; write one in user units, such as 12"
  }

  static func onePosition(_ name: String, _ value: String) -> String {
    "\(name)=\"\(value)\" is not one length; give each letter with a position of its own a separate <text>"
  }

  static func unsupported(_ name: String, value: String, remedy: String) -> String {
    "\(name) \"\(value)\" cannot be set as outlines; \(remedy)"
  }

  static func child(_ name: String) -> String {
    "<\(name)> inside text cannot be set as outlines; use <tspan>, or a separate <text>"
  }

  static func weight(_ value: String) -> String {
    "font-weight \"\(value)\" is not a weight; write normal, bold or a number from 1 to 1000"
  }

  static func textBox(_ value: String) -> String {
    "data-text-box=\"\(value)\" is not a box; write x y width height, such as \"4 4 16 16\""
  }

  static func noMatch(_ selector: String) -> String {
    "no element matches \"\(selector)\", which the manifest gives a text; correct the selector, or the id"
  }

  static func noText(_ selector: String) -> String {
    "holds no <text>, but \"\(selector)\" gives it one; draw the letters as <text>"
  }

  static func severalTexts(_ selector: String, _ count: Int) -> String {
    "holds \(count) texts, but \"\(selector)\" gives it one; name the <text> itself"
  }

  static let genericFamily =
    "no font is given for its letters; add \"fonts\" to the manifest, or a font-family that is not generic"
}
