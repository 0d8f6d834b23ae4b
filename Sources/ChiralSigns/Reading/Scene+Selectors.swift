package import ChiralInk
import ChiralSVG

extension Scene {
  /// Returns a list of selectors that match only these parts.
  package func selector(for parts: [InkPart]) -> String {
    Set(parts.map(\.element)).sorted().map { number in
      let own = parts.filter { $0.element == number }
      if own.contains(where: { $0.subpaths == nil }) { return selector(for: number) }
      let subpaths = Set(own.compactMap(\.subpaths).joined()).sorted().map(String.init)
      return selector(for: number) + "::subpath(\(subpaths.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }

  /// Returns a selector that matches only this element: its id, or else its position.
  private func selector(for number: Int) -> String {
    if let id = element(number)["id"], index.byID[id] == number, id.isPlainIdentifier { return "#\(id)" }
    let name = element(number).qualifiedName
    let sameName = index.elements.filter { $0.qualifiedName == name }
    let parent = index.parents[number]
    if sameName.count == 1 || parent < 0 { return name }
    let place = (index.children(of: parent).firstIndex(of: number) ?? 0) + 1
    return "\(selector(for: parent)) > \(name):nth-child(\(place))"
  }
}

extension String {
  /// True for an id that a selector can name without escapes.
  fileprivate var isPlainIdentifier: Bool {
    first?.isNumber == false && utf8.allSatisfy(\.isNameByte)
  }
}
