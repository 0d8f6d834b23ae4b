/// Drawings that ended or stalled earlier versions.
extension HostileDrawing {
  static let found: [HostileDrawing] = selectors + sheets + parts + numbers

  private static let selectors: [HostileDrawing] = [
    styled("nth-child-of-the-smallest-integer", .drawn, "path:nth-child(-9223372036854775808){}"),
    styled("nth-child-of-a-step", .drawn, "path:nth-child(-n-9223372036854775808){}"),
    styled(
      "open-negations", .refused("nests brackets deeper"),
      String(repeating: ":not(", count: 20_000) + "path{}"),
    styled(
      "closed-negations", .refused("nests brackets deeper"),
      String(repeating: ":not(", count: 3_000) + "path" + String(repeating: ")", count: 3_000) + "{}"),
    HostileDrawing(
      "negations-in-an-entity", .refused("nests brackets deeper"),
      "<!DOCTYPE svg [<!ENTITY a \"<style>" + String(repeating: ":not(", count: 20_000)
        + "path{}</style>\">]>"
        + svg("&a;" + shape)),
    .inside(
      "descendants-of-nested-groups", .drawn,
      "<style>x g g g g g g path{}</style>" + String(repeating: "<g>", count: 60) + shape
        + String(repeating: "</g>", count: 60)),
    .inside(
      "subsequent-siblings", .drawn,
      "<style>x ~ path ~ path ~ path ~ path{}</style>" + String(repeating: shape, count: 100)),
  ]

  private static let sheets: [HostileDrawing] = [
    styled(
      "rules-times-elements", .refused("rules or more"), String(repeating: "path{fill:red}", count: 5_000),
      String(repeating: shape, count: 1_900)),
    styled(
      "nth-child-of-many-siblings", .refused("rules or more"),
      (1...1_000).map { "path:nth-child(\($0)n){fill:red}" }.joined(), String(repeating: shape, count: 9_000)),
    .inside(
      "many-sheets", .refused("error: "),
      String(repeating: "<style>path{fill:red}</style>", count: 18_000) + String(repeating: shape, count: 500)
    ),
    styled("many-escapes", .either, "path{fill:" + String(repeating: "\\72 ", count: 100_000) + "}"),
    .inside("many-declarations", .drawn, declarations(90_000)),
    .inside("too-many-declarations", .refused("more than 100000 declarations"), declarations(500_000)),
    .inside(
      "declarations-of-many-elements", .refused("more than 100000 declarations"),
      String(repeating: declarations(100), count: 2_000)),
    HostileDrawing(
      "default-attributes", .refused("too many attributes"),
      "<!DOCTYPE svg [<!ATTLIST g" + (0..<1_000).map { " a\($0) CDATA \"\($0)\"" }.joined() + ">]>"
        + svg(String(repeating: "<g/>", count: 15_000) + shape)),
    HostileDrawing(
      "entity-declarations", .refused("more than 10000 entities"),
      "<!DOCTYPE svg [" + (0..<400_000).map { "<!ENTITY e\($0) \"x\">" }.joined() + "]>" + svg(shape)),
  ]

  private static let parts: [HostileDrawing] = [
    .inside(
      "slash-outlines", .either,
      "<path d=\"" + String(repeating: "M3 3L21 21L20 22L2 4z", count: 4_000) + "\"/>"),
    .inside(
      "many-slash-outlines", .either,
      "<path d=\"" + String(repeating: "M3 3L21 21L20 22L2 4z", count: 20_000) + "\"/>"),
    .inside(
      "left-out-parts", .either,
      shape + (0..<9_000).map { "<use href=\"x\($0).svg\"/><handler onload=\"\($0)\"/>" }.joined()),
    .inside("slash-names", .drawn, String(repeating: "<g id=\"slash\"/>", count: 19_000) + shape),
    .inside(
      "lens-names", .either,
      String(repeating: "<rect id=\"lens\" width=\"2\" height=\"2\"/>", count: 19_000)),
    .inside(
      "badges", .either, String(repeating: "<g class=\"badge\"><path d=\"M1 1h1v1z\"/></g>", count: 2_000)),
    .inside(
      "reordered-parts", .either,
      "<g data-direction=\"reorder\">" + String(repeating: "<path d=\"M1 1h1v1z\"/>", count: 19_000) + "</g>"),
    .inside(
      "moved-texts", .either,
      "<g data-direction=\"move\">" + String(repeating: "<text x=\"4\" y=\"9\">a</text>", count: 500) + "</g>"
    ),
    .inside(
      "spaced-pieces-of-text", .either,
      "<text text-anchor=\"middle\" letter-spacing=\"1\">"
        + String(repeating: "<tspan dx=\"1\">a</tspan>", count: 1_000) + "</text>"),
  ]

  private static func declarations(_ count: Int) -> String {
    "<path d=\"M1 1h9v9z\" style=\"" + String(repeating: "fill:red;", count: count) + "\"/>"
  }

  private static let numbers: [HostileDrawing] = [
    HostileDrawing(
      "numbers-in-an-entity", .refused("more than 500000 numbers"),
      "<!DOCTYPE svg [<!ENTITY a \"" + String(repeating: "1 1 ", count: 10_000) + "\">]>"
        + svg("<path d=\"M0 0L" + String(repeating: "&a;", count: 90) + "\"/>")),
    HostileDrawing("view-box-needle-of-1e-18", .either, svg(shape, #"viewBox="0 0 1e-18 24""#)),
    HostileDrawing("view-box-of-1e-400", .refused("error: "), svg(shape, #"viewBox="0 0 1e-400 24""#)),
    HostileDrawing("size-of-1e308", .refused("error: "), svg(shape, #"width="5" height="1e308""#)),
    .inside(
      "path-of-closings", .refused("more than 500000 numbers"),
      "<path d=\"M1 1h4v4" + String(repeating: "z", count: 8_000_000) + "\"/>"),
    .inside(
      "path-of-points", .refused("more than 500000 numbers"),
      "<path d=\"M1 1h4" + String(repeating: ".1", count: 600_000) + "z\"/>"),
  ]

  private static func styled(
    _ name: String, _ fate: Fate, _ sheet: @autoclosure @escaping @Sendable () -> String,
    _ content: @autoclosure @escaping @Sendable () -> String = shape
  ) -> HostileDrawing {
    .inside(name, fate, "<style>\(sheet())</style>" + content())
  }
}
