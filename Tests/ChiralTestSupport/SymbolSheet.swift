/// A template of SF Symbols made for tests: an arrow followed by a dot, optionally with a slash, in the
/// structure of the sheets that Apple's app exports.
package struct SymbolSheet: Sendable {
  /// The version, from 1 to 7.
  package var version = 3
  /// The weights and scales in the sheet.
  package var variants = ["Ultralight-S", "Regular-S", "Black-S"]
  /// The variants without margins of their own.
  package var unmargined: Set<String> = []
  /// True if a bar covers the symbol, in a layer of its own with the class `slash`.
  package var hasSlash = false

  /// Creates a sheet of three variants in version 3.
  package init() {}

  /// All weights in all scales, as in static templates.
  package static let all = weights.flatMap { weight in ["S", "M", "L"].map { "\(weight)-\($0)" } }
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let baselines: [Substring: Double] = ["S": 696, "M": 1126, "L": 1556]
  private static let factors: [Substring: Double] = ["S": 0.75, "M": 1, "L": 1.25]

  /// Returns the margins of a variant; the ink is closer to the left one.
  package static func margins(of variant: String) -> (left: Double, right: Double) {
    let parts = variant.split(separator: "-")
    let column = Double(weights.firstIndex(of: String(parts[0])) ?? 0)
    let middle = 559.75 + column * 296.5
    let half = 48.0 * (factors[parts[1]] ?? 1)
    return (middle - half, middle + half)
  }

  /// The text of the file.
  package var svg: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"\
    \(version < 3 ? " width=\"3300\" height=\"2200\"" : " viewBox=\"0 0 3300 2200\"")>
     <!--our own sheet-->
    \(style) <g id="Notes">
      <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
      <text style="stroke:none;fill:black;font-size:13;" transform="matrix(1 0 0 1 263 322)">Weights and scales</text>
      <text id="template-version" style="font-size:13;text-anchor:end;" transform="matrix(1 0 0 1 3036 1933)">Template v.\(version).0</text>
      <text style="font-size:13;" transform="matrix(1 0 0 1 559.75 720)">Ultralight</text>
     </g>
     <g id="Guides">
    \(guides) </g>
     <g id="Symbols">
    \(variants.map(group).joined()) </g>
    </svg>

    """
  }

  private var style: String {
    guard version >= 4 else { return "" }
    let motion = version >= 6 ? " {-sfsymbols-motion-group:0;-sfsymbols-layer-tags:arrow}" : " {}"
    return """
       <style>\(version >= 6 ? ".defaults {-sfsymbols-wiggle-style:forward}\n" : "").monochrome-0\(motion)
      .multicolor-0:tintColor\(motion)
      .hierarchical-0:primary\(motion)
      .SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}
      </style>

      """
  }

  private var guides: String {
    let letters = """
        <g id="H-reference" style="fill:#27AAE1;stroke:none;" transform="matrix(1 0 0 1 339 696)">
         <path d="M0.9 0L3 0L28.6-70L26-70z"/>
        </g>

      """
    let lines = Self.baselines.sorted { $0.key < $1.key }.map { scale, base in
      """
        <line id="Baseline-\(scale)" style="fill:none;stroke:#27AAE1;" x1="263" x2="3036" y1="\(base)" y2="\(base)"/>
        <line id="Capline-\(scale)" style="fill:none;stroke:#27AAE1;" x1="263" x2="3036" y1="\(base - 70.46)" y2="\(base - 70.46)"/>

      """
    }
    return letters + lines.joined() + variants.filter { !unmargined.contains($0) }.map(marginLines).joined()
  }

  private func marginLines(_ variant: String) -> String {
    let (left, right) = Self.margins(of: variant)
    if version == 1 {
      return """
          <rect height="119" id="left-margin" style="fill:#00AEEF;opacity:0.4;" width="12" x="\(left - 12)" y="1030"/>
          <rect height="119" id="right-margin" style="fill:#00AEEF;opacity:0.4;" width="12" x="\(right)" y="1030"/>

        """
    }
    return """
        <line id="left-margin-\(variant)" style="stroke:#00AEEF;" x1="\(left)" x2="\(left)" y1="600.785" y2="720.121"/>
        <line id="right-margin-\(variant)" style="stroke:#00AEEF;" x1="\(right)" x2="\(right)" y1="600.785" y2="720.121"/>

      """
  }

  private func group(_ variant: String) -> String {
    let parts = variant.split(separator: "-")
    let weight = 3 + 1.5 * Double(Self.weights.firstIndex(of: String(parts[0])) ?? 0)
    let factor = Self.factors[parts[1]] ?? 1
    let (left, _) = Self.margins(of: variant)
    func at(_ x: Double, _ y: Double) -> String {
      "\((x * factor * 100).rounded() / 100) \((y * factor * 100).rounded() / 100)"
    }
    let arrow =
      "M\(at(8, -35 - weight))L\(at(60, -35 - weight))L\(at(60, -60))L\(at(84, -35))"
      + "C\(at(80, -30)) \(at(70, -20)) \(at(60, -10))L\(at(60, -35 + weight))L\(at(8, -35 + weight))Z"
    let slash = "M\(at(10, -70))L\(at(14, -74))L\(at(90, 2))L\(at(86, 6))Z"
    let layer =
      version >= 4
      ? " class=\"monochrome-0 multicolor-0:tintColor hierarchical-0:primary SFSymbolsPreviewWireframe\"" : ""
    let bar = hasSlash ? "   <path class=\"slash\" d=\"\(slash)\"/>\n" : ""
    let draw =
      version >= 7
      ? "   <g class=\"draw-guides\"><circle cx=\"\(weight + 8)\" cy=\"-35\" r=\"1.5\"/></g>\n" : ""
    return """
        <g id="\(variant)" transform="matrix(1 0 0 1 \(left) \(Self.baselines[parts[1]] ?? 0))">
         <path\(layer) d="\(arrow)"/>
      \(bar)\(draw)  </g>

      """
  }
}
