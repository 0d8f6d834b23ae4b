import ChiralSVG
import ChiralValues

/// Marks for content other than geometry.
extension InspectedDrawing {
  /// Returns marks for duplicate ids, of which the first counts.
  func identifierMarks() -> [DrawingMark] {
    var seen: Set<String> = []
    let repeated = elements.compactMap { _, element in
      element.attributes.first { $0.name == "id" }.flatMap { id in
        !seen.insert(id.value).inserted && id.offset >= 0 ? id : nil
      }
    }
    guard !repeated.isEmpty else { return [] }
    let meant = meantIDs
    return repeated.map {
      mark(meant.contains($0.value) ? .duplicateID : .repeatedID, at: $0.offset, $0.value)
    }
  }

  /// The words that may mean an id in attributes and style sheets: those after `#`, and those of `aria-labelledby` and `begin`.
  private var meantIDs: Set<String> {
    var words: Set<String> = []
    for (_, element) in elements {
      if element.name == "style" { words.formUnion(Self.marked(in: element.text)) }
      for attribute in element.attributes {
        words.formUnion(Self.marked(in: attribute.value))
        if ["begin", "end"].contains(attribute.name) || attribute.name.hasPrefix("aria-") {
          words.formUnion(attribute.value.split { $0.isWhitespace || ".;+".contains($0) }.map(String.init))
        }
      }
    }
    return words
  }

  /// Returns the words after `#` in a text. One word ends with a reference, and another where a selector may go on.
  private static func marked(in text: String) -> [String] {
    text.split(separator: "#", omittingEmptySubsequences: false).dropFirst().flatMap { rest in
      let word = rest.prefix { !$0.isWhitespace && !"\"'(),;{}>~+[]".contains($0) }
      return [String(word), String(word.prefix { !".:".contains($0) })]
    }
  }

  /// Returns marks for references to missing targets and for cycles.
  func referenceMarks(_ reach: Reach) -> [DrawingMark] {
    reach.missing.map { mark(.missingTarget, at: $0.offset, $0.target) }
      + reach.circles.map { number in
        let element = index.elements[number]
        let name = element["id"].map { "<\(element.name) id=\"\($0)\">" } ?? "<\(element.name)>"
        return mark(.circle, at: element.offset, name)
      }
  }

  /// Elements that browsers, GTK, Android or librsvg leave out of a picture.
  private static let undrawn: Set<String> = [
    "foreignObject", "flowRoot", "video", "audio", "iframe", "canvas", "object", "embed", "tref",
  ]

  /// Returns marks for text, raster images, animations and elements that are not drawn at all.
  func contentMarks(_ drawn: Set<Int>) -> [DrawingMark] {
    let texts = document.shownTexts(in: index)
    return elements.compactMap { number, element in
      if ElementKind.isAnimation(element.name) {
        return mark(.animation, at: element.offset, element.name)
      }
      guard drawn.contains(number) else { return nil }
      switch element.name {
      case "text":
        let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return texts.contains(number) ? mark(.text, at: element.offset, text) : nil
      case "image":
        guard let kind = element.href.flatMap({ Self.rasterKind($0.value) }) else { return nil }
        return mark(.raster, at: element.offset, kind)
      default:
        return Self.undrawn.contains(element.name) ? mark(.undrawn, at: element.offset, element.name) : nil
      }
    }
  }

  /// Returns the kind of the raster image in a `data:` address, such as `png`; nil for anything else.
  private static func rasterKind(_ address: String) -> String? {
    guard address.hasPrefix("data:image/") else { return nil }
    let kind = address.dropFirst("data:image/".count).prefix { $0.isLetter || $0.isNumber || $0 == "+" }
    return kind.hasPrefix("svg") ? nil : String(kind)
  }
}
