import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A simulation of Android: a VectorDrawable converted to an SVG that shows what the platform's documentation
/// describes.
///
/// Android itself does not run in these tests. The simulation reads the elements and attributes of the
/// reference (paths, groups of clips, gradients), and fails on everything else.
package struct VectorDrawableSimulation {
  /// The drawing as SVG.
  package let svg: String
  /// True if right-to-left layouts flip the drawing.
  package let isAutoMirrored: Bool

  /// An element or attribute that is not in the reference.
  package struct Unknown: Error {
    var name: String
  }

  package init(_ xml: String) throws {
    let root = try #require(try XMLDocument(xmlString: xml).rootElement())
    guard root.name == "vector" else { throw Unknown(name: root.name ?? "") }
    var builder = Builder()
    let body = try root.elements.map { try builder.markup($0) }.joined()
    func value(_ name: String) -> String { root.attribute(forName: "android:\(name)")?.stringValue ?? "" }
    isAutoMirrored = value("autoMirrored") == "true"
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(value("width").dropLast(2))" \
      height="\(value("height").dropLast(2))" viewBox="0 0 \(value("viewportWidth")) \(value("viewportHeight"))">\
      \(builder.definitions)\(body)</svg>
      """
  }

  private struct Builder {
    var definitions = ""
    private var count = 0

    private static let known: Set<String> = [
      "pathData", "fillColor", "fillType", "fillAlpha", "strokeColor", "strokeWidth", "strokeAlpha",
      "strokeLineCap",
      "strokeLineJoin", "strokeMiterLimit",
    ]

    mutating func markup(_ element: XMLElement) throws -> String {
      switch element.name {
      case "group": return try group(element)
      case "path": return try path(element)
      default: throw Unknown(name: element.name ?? "")
      }
    }

    private mutating func group(_ element: XMLElement) throws -> String {
      var parts = element.elements
      guard element.attributes?.isEmpty ?? true, let clip = parts.first, clip.name == "clip-path" else {
        throw Unknown(name: "group without a clip")
      }
      parts.removeFirst()
      let id = identifier()
      let data = clip.attribute(forName: "android:pathData")?.stringValue ?? ""
      definitions += "<clipPath id=\"\(id)\"><path d=\"\(data)\"/></clipPath>"
      return "<g clip-path=\"url(#\(id))\">" + (try parts.map { try markup($0) }.joined()) + "</g>"
    }

    private mutating func path(_ element: XMLElement) throws -> String {
      var values: [String: String] = [:]
      for attribute in element.attributes ?? [] {
        let name = (attribute.name ?? "").replacing("android:", with: "")
        guard Self.known.contains(name) else { throw Unknown(name: name) }
        values[name] = attribute.stringValue
      }
      var svg = [("d", values["pathData"] ?? "")]
      for kind in ["fill", "stroke"] {
        let gradient = element.elements.first {
          $0.attribute(forName: "name")?.stringValue == "android:\(kind)Color"
        }
        let alpha = values["\(kind)Alpha"].flatMap { Double($0) } ?? 1
        if let gradient = gradient?.elements.first {
          svg += [(kind, "url(#\(try self.gradient(gradient)))"), ("\(kind)-opacity", "\(alpha)")]
        } else {
          let color = Self.color(values["\(kind)Color"] ?? "#00000000")
          svg += [(kind, color.0), ("\(kind)-opacity", "\(color.1 * alpha)")]
        }
      }
      svg += [
        ("stroke-width", values["strokeWidth"] ?? "0"), ("stroke-linecap", values["strokeLineCap"] ?? "butt"),
        ("stroke-linejoin", values["strokeLineJoin"] ?? "miter"),
        ("stroke-miterlimit", values["strokeMiterLimit"] ?? "4"),
        ("fill-rule", (values["fillType"] ?? "nonZero").lowercased()),
      ]
      return "<path " + svg.map { "\($0)=\"\($1)\"" }.joined(separator: " ") + "/>"
    }

    private mutating func gradient(_ element: XMLElement) throws -> String {
      func value(_ name: String) -> String {
        element.attribute(forName: "android:\(name)")?.stringValue ?? ""
      }
      let id = identifier()
      let stops = element.elements.map { item in
        let color = Self.color(item.attribute(forName: "android:color")?.stringValue ?? "")
        let offset = item.attribute(forName: "android:offset")?.stringValue ?? "0"
        return "<stop offset=\"\(offset)\" stop-color=\"\(color.0)\" stop-opacity=\"\(color.1)\"/>"
      }.joined()
      let spread = ["mirror": "reflect", "repeat": "repeat"][value("tileMode")] ?? "pad"
      let common = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" spreadMethod=\"\(spread)\""
      switch value("type") {
      case "linear":
        definitions += """
          <linearGradient \(common) x1="\(value("startX"))" y1="\(value("startY"))" x2="\(value("endX"))" \
          y2="\(value("endY"))">\(stops)</linearGradient>
          """
      case "radial":
        definitions += """
          <radialGradient \(common) cx="\(value("centerX"))" cy="\(value("centerY"))" \
          r="\(value("gradientRadius"))">\(stops)</radialGradient>
          """
      default: throw Unknown(name: "gradient \(value("type"))")
      }
      return id
    }

    private mutating func identifier() -> String {
      count += 1
      return "d\(count)"
    }

    /// Returns `#AARRGGBB` as a colour and an opacity.
    private static func color(_ text: String) -> (String, Double) {
      let digits = text.dropFirst()
      return ("#" + digits.suffix(6), Double(Int(digits.prefix(2), radix: 16) ?? 255) / 255)
    }
  }
}

extension XMLElement {
  fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
}
