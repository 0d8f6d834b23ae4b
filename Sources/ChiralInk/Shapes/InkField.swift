package import ChiralSVG

/// Samples of the ink of a whole drawing, to test points.
package struct InkField {
  private let raster: InkRaster
  /// The distance between samples, in the drawing's units.
  package let step: Double

  /// The samples per side: a stroke of one unit in a drawing of 24 is five samples wide.
  private static let side = 128

  package init(_ units: [InkUnit], of scene: Scene) {
    let box = Rect(
      minX: scene.viewBox.minX.value, minY: scene.viewBox.minY.value, width: scene.viewBox.width.value,
      height: scene.viewBox.height.value)
    var raster = InkRaster(box: box, side: Self.side)
    raster.draw(units)
    self.raster = raster
    step = max(box.width, box.height) / Double(Self.side)
  }

  package func hasInk(at point: Point) -> Bool { raster.hasInk(at: point) }
}
