import ChiralSVG
import ChiralValues

/// The content of a drawing as the arguments of React's `createElement`: `["path",{d:"M5 12h14"}]` for an element, with a third
/// member if it has children, and a string for text.
///
/// A page that requires trusted types refuses markup in strings, but not elements.
struct ReactNodes {
  /// The elements as an array in JavaScript.
  let text: String

  /// Creates the array of nodes that are safe in a page.
  init(_ nodes: [SVGNode]) { text = Self.list(nodes) }

  private static func list(_ nodes: [SVGNode]) -> String {
    "[\(nodes.compactMap(node).joined(separator: ","))]"
  }

  private static func node(_ node: SVGNode) -> String? {
    switch node {
    case .element(let element):
      let children = element.children.isEmpty ? "" : "," + list(element.children)
      return "[\(Escape.javaScript(element.name)),\(props(of: element))\(children)]"
    case .text, .cdata: return Escape.javaScript(SVGElement("text", children: [node]).text)
    case .other: return nil
    }
  }

  private static func props(of element: SVGElement) -> String {
    object(
      element.attributes.map { attribute in
        attribute.name == "style"
          ? ("style", style(attribute.value)) : (propName(attribute.name), Escape.javaScript(attribute.value))
      })
  }

  /// Returns declarations as the object that React takes; it knows no `!important`.
  private static func style(_ text: String) -> String {
    var values: [(String, String)] = []
    for declaration in StyleDeclarations(text).declarations {
      let name = declaration.name.hasPrefix("--") ? declaration.name : camelCase(declaration.name)
      values.removeAll { $0.0 == name }
      values.append((name, Escape.javaScript(declaration.value)))
    }
    return object(values)
  }

  private static func object(_ members: [(String, String)]) -> String {
    let texts = members.map { name, value in
      let isPlain = name.allSatisfy { $0.isASCII && $0.isLetter }
      return "\(isPlain ? name : Escape.javaScript(name)):\(value)"
    }
    return "{\(texts.joined(separator: ","))}"
  }

  /// Returns the name of the prop for an attribute: `strokeWidth` for `stroke-width`.
  private static func propName(_ name: String) -> String {
    if name == "class" { return "className" }
    return name.hasPrefix("data-") || name.hasPrefix("aria-") ? name : camelCase(name)
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == ":" }
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
