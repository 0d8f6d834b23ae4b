extension SVGDocument {
  /// Returns the drawing, read again after some of its elements were replaced, by their numbers.
  ///
  /// Messages about the new drawing name places in the source of this one: an element that is not in the source has the place
  /// of the element that it replaces.
  package func replacing(_ elements: [Int: SVGElement]) throws(SVGError) -> SVGDocument {
    var written = self
    written.root = root.replacing(elements)
    return try written.rereading()
  }

  /// Returns the drawing that another kind of document shows, which was converted to a tree of SVG; its messages name places
  /// in that document.
  package func showing(_ drawing: SVGElement) throws(SVGError) -> SVGDocument {
    var written = self
    (written.prolog, written.root, written.epilog) = ("", drawing, "")
    return try written.rereading()
  }

  /// Reads the text of a changed tree, and gives its elements the places of the tree.
  private func rereading() throws(SVGError) -> SVGDocument {
    var read: SVGDocument
    do {
      read = try SVGDocument(parsing: serialized(), file: file)
    } catch {
      // Its place is one in the new text, which nobody sees.
      throw self.error(at: -1, element: error.element, error.problem)
    }
    read.root = read.root.placed(like: root, within: root.offset)
    read.source = source
    return read
  }
}

extension SVGElement {
  fileprivate func replacing(_ elements: [Int: SVGElement]) -> SVGElement {
    if var element = elements[order] {
      if element.offset < 0 { element.offset = offset }
      return element
    }
    var copy = self
    copy.children = children.map { child in
      if case .element(let element) = child { .element(element.replacing(elements)) } else { child }
    }
    return copy
  }

  /// Returns the element with the places of the tree from which its text was written; what is not in the source has the place
  /// of the nearest element around it.
  fileprivate func placed(like other: SVGElement, within outer: Int) -> SVGElement {
    var copy = self
    let place = other.offset < 0 ? outer : other.offset
    copy.offset = place
    for index in copy.attributes.indices {
      let known = other.attributes.indices.contains(index) ? other.attributes[index].offset : -1
      copy.attributes[index].offset = known < 0 ? place : known
    }
    // Neighbouring texts were read as one, so that only the elements correspond.
    var others = other.elements[...]
    copy.children = children.map { child in
      guard case .element(let element) = child, let other = others.popFirst() else { return child }
      return .element(element.placed(like: other, within: place))
    }
    return copy
  }
}
