import ChiralSVG
import ChiralValues

/// Marks for content other than geometry.
extension InspectedDrawing {
  /// Returns marks for duplicate ids, of which the first counts.
  func identifierMarks() -> [DrawingMark] {
    var seen: Set<String> = []
    return elements.compactMap { _, element in
      guard let attribute = element.attributes.first(where: { $0.name == "id" }),
        !seen.insert(attribute.value).inserted, attribute.offset >= 0
      else { return nil }
      return mark(
        isReferredTo(attribute.value) ? .duplicateID : .repeatedID, at: attribute.offset, attribute.value)
    }
  }

  /// Returns true if an attribute or a style sheet may mean an id: by `#id`, or without the sign as `aria-labelledby` and `begin` do.
  private func isReferredTo(_ id: String) -> Bool {
    elements.contains { _, element in
      (element.name == "style" && element.text.contains("#" + id))
        || element.attributes.contains { attribute in
          let value = attribute.value
          return value.contains("#" + id)
            || (["begin", "end"].contains(attribute.name) || attribute.name.hasPrefix("aria-"))
              && value.contains(id)
        }
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
