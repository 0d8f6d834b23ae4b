import ChiralSVG
import ChiralValues

/// References from a drawing to the outside: files, hosts, scripts.
extension InspectedDrawing {
  /// Returns marks for addresses that a renderer might load.
  func externalMarks() -> [DrawingMark] {
    prologMarks() + elements.flatMap { _, element in addressMarks(element) + sheetMarks(element) }
  }

  private func prologMarks() -> [DrawingMark] {
    guard document.prolog.utf8.contains(UInt8(ascii: "<")) else { return [] }
    return ["<?xml-stylesheet", "<!ENTITY"].flatMap { start in
      document.prolog.ranges(of: start).compactMap { range -> DrawingMark? in
        let end = document.prolog[range.upperBound...].firstIndex(of: ">") ?? document.prolog.endIndex
        let text = document.prolog[range.lowerBound..<end]
        guard start.hasPrefix("<?") || text.contains(" SYSTEM ") || text.contains(" PUBLIC ") else {
          return nil
        }
        let offset = document.prolog[..<range.lowerBound].utf8.count
        return mark(.external, at: offset, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
    }
  }

  /// The elements whose `href` makes a renderer load something.
  private static let loaders: Set<String> = [
    "image", "use", "feImage", "pattern", "linearGradient", "radialGradient", "textPath", "tref", "filter",
    "script", "cursor", "mpath", "link",
  ]

  private func addressMarks(_ element: SVGElement) -> [DrawingMark] {
    var marks: [DrawingMark] = []
    if Self.loaders.contains(element.name), let href = element.href, Self.isOutside(href.value) {
      marks.append(mark(.external, at: href.offset, href.value))
    }
    // Most attributes are path data; searching for a byte first takes a hundredth of the time of searching
    // for a string.
    for attribute in element.attributes where attribute.value.utf8.contains(UInt8(ascii: "(")) {
      guard let address = URLReference(firstIn: attribute.value)?.address, Self.isOutside(address) else {
        continue
      }
      marks.append(mark(.external, at: attribute.offset, address))
    }
    return marks
  }

  private func sheetMarks(_ element: SVGElement) -> [DrawingMark] {
    guard element.name == "style" else { return [] }
    let text = element.text
    var marks: [DrawingMark] = []
    if text.contains("@import") { marks.append(mark(.external, at: element.offset, "@import")) }
    if let address = URLReference(firstIn: text)?.address, Self.isOutside(address) {
      marks.append(mark(.external, at: element.offset, address))
    }
    return marks
  }

  private static func isOutside(_ address: String) -> Bool {
    let address = address.drop(while: \.isWhitespace).lowercased()
    return !address.isEmpty && !["#", "data:", "javascript:"].contains(where: address.hasPrefix)
  }

  /// Returns marks for content that pages and components leave out, except content with another mark, which has a rule of
  /// its own.
  func leftOutMarks(besides others: [DrawingMark]) -> [DrawingMark] {
    let places = Set(others.map { [$0.line, $0.column] })
    return document.partsLeftOutOfPages.map { mark(.leftOutOfPages, at: $0.offset, $0.name) }
      .filter { !places.contains([$0.line, $0.column]) }
  }

  /// Returns marks for scripts and for attributes that run them.
  func scriptMarks() -> [DrawingMark] {
    elements.flatMap { _, element in
      let own = element.name == "script" ? [mark(.script, at: element.offset, "<script>")] : []
      return own
        + element.attributes.compactMap { attribute in
          let name = attribute.name.lowercased()
          let isHandler = name.hasPrefix("on") && name.count > 4 && !name.contains(":")
          let runs =
            attribute.value.utf8.contains(UInt8(ascii: ":"))
            && attribute.value.lowercased().drop(while: \.isWhitespace).hasPrefix("javascript:")
          return isHandler || runs ? mark(.script, at: attribute.offset, attribute.name) : nil
        }
    }
  }
}
