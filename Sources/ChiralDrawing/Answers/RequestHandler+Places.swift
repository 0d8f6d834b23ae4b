internal import ChiralRequests
internal import ChiralSVG

/// Says where elements lie in the file.
extension RequestHandler {
  /// The elements without others inside; empty if the drawing cannot be read, or if its source is not what the file contains
  /// (compressed, in another encoding, a VectorDrawable).
  var places: [ElementPlace] {
    guard let document = try? document(), document.source == request.bytes else { return [] }
    var places: [ElementPlace] = []
    add(document.root.elements, to: &places)
    return places
  }

  private func add(_ elements: [SVGElement], to places: inout [ElementPlace]) {
    for element in elements {
      let inner = element.elements
      let end = element.offset + element.serialized().count
      add(inner, to: &places)
      // What an entity contains is written elsewhere.
      guard inner.isEmpty, element.offset > 0, end <= request.bytes.count,
        request.bytes[element.offset] == UInt8(ascii: "<"), request.bytes[end - 1] == UInt8(ascii: ">")
      else { continue }
      places.append(ElementPlace(name: element.qualifiedName, bytes: element.offset..<end))
    }
  }
}
