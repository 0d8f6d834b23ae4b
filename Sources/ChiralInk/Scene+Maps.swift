package import ChiralSVG

/// The maps between the coordinates of elements and those of the drawing.
extension Scene {
  /// Returns the map from the coordinates around an element to those of its frame (the drawing, or the
  /// resource that holds the element), and k of that frame.
  package func map(around number: Int) -> (map: Affine, k: DecimalNumber) {
    var map = Affine.identity
    var frame = number
    for ancestor in index.ancestors(of: number) {
      if ElementKind(element(ancestor).name).isReferenced || index.parents[ancestor] < 0 { break }
      map = localMap(ancestor).concatenating(map)
      frame = ancestor
    }
    return (map, span(around: frame)?.mirrorSum ?? viewBox.mirrorSum)
  }

  /// Returns the map from an element's content to the coordinates of its frame: the drawing, or the resource that holds it.
  package func fullMap(_ number: Int) -> Affine { map(around: number).map.concatenating(localMap(number)) }

  /// Returns the map from an element's content to the coordinates around it.
  package func localMap(_ number: Int) -> Affine {
    let element = element(number)
    let own = transform(number)
    guard element.name == "svg" else { return own }
    return own.concatenating(viewportMap(number))
  }

  /// Returns the map from a nested viewport's content to its surroundings (SVG 1.1, section 7.8).
  private func viewportMap(_ number: Int) -> Affine {
    let x = length("x", number)?.value ?? 0
    let y = verticalLength("y", number) ?? 0
    let place = Affine.translation(x: x, y: y)
    guard let box = element(number)["viewBox"].flatMap(ViewBox.init) else { return place }
    let width = length("width", number)?.value ?? span(around: number)?.width.value ?? box.width.value
    let height = verticalLength("height", number) ?? box.height.value
    let ratio = element(number)["preserveAspectRatio"] ?? "xMidYMid meet"
    var scaleX = width / box.width.value
    var scaleY = height / box.height.value
    if !ratio.contains("none") {
      scaleX = ratio.contains("slice") ? max(scaleX, scaleY) : min(scaleX, scaleY)
      scaleY = scaleX
    }
    let slack = (width - box.width.value * scaleX, height - box.height.value * scaleY)
    let alignX = ratio.contains("xMin") ? 0 : ratio.contains("xMax") ? 1 : 0.5
    let alignY = ratio.contains("YMin") ? 0 : ratio.contains("YMax") ? 1 : 0.5
    let shift = Affine.translation(
      x: slack.0 * alignX - box.minX.value * scaleX, y: slack.1 * alignY - box.minY.value * scaleY)
    return place.concatenating(shift).concatenating(Affine(a: scaleX, b: 0, c: 0, d: scaleY, e: 0, f: 0))
  }
}
