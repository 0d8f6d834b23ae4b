internal import ChiralInk
internal import ChiralMirroring
package import ChiralRequests
internal import ChiralSVG
import Synchronization

/// A renderer in the process that reads the drawing.
package protocol DrawingRenderer: Sendable {
  /// Returns the pictures of a drawing.
  func render(_ request: RenderRequest) throws(RenderError) -> RenderResults
  /// Returns the ink of elements of a drawing.
  func measure(_ request: MeasureRequest) throws(RenderError) -> MeasureResults
  /// Returns letters as outlines.
  func letters(_ request: LetterRequest) throws(RenderError) -> LetterResults
}

/// The renderer in the form that mirroring uses. It draws a drawing of one request once, however many steps compare it.
final class BesideMirror: MirrorRenderer {
  private let renderer: any DrawingRenderer
  private let drawn = Mutex<[RenderRequest: Picture]>([:])

  init(_ renderer: any DrawingRenderer) { self.renderer = renderer }

  /// The largest number of pictures that are kept.
  private static let most = 32

  /// The largest height in pixels; a taller picture of a narrow drawing would cost more than it shows.
  private static let mostRows = 1536.0

  func picture(of document: SVGDocument, width: Int) -> Picture? {
    guard let box = try? document.viewBox() else { return nil }
    let height = (Double(width) * box.height.value / box.width.value).rounded()
    guard height >= 1, height <= Self.mostRows else { return nil }
    let output = RenderOutput(width: width, height: Int(saturating: height), format: .pixels)
    let request = RenderRequest(svg: document.serialized(), outputs: [output])
    if let known = drawn.withLock({ $0[request] }) { return known }
    guard let results = try? renderer.render(request), let rendered = try? results.first?.get() else {
      return nil
    }
    let picture = Picture(width: rendered.width, height: rendered.height, pixels: rendered.bytes)
    drawn.withLock { drawn in
      if drawn.count == Self.most { drawn = [:] }
      drawn[request] = picture
    }
    return picture
  }

  func ink(of elements: [Int], in document: SVGDocument) -> [Int: Rect] {
    renderer.ink(of: elements, in: document)
  }
}

extension DrawingRenderer {
  /// Returns the ink of elements by their numbers, in the coordinates of the viewBox.
  func ink(of elements: [Int], in document: SVGDocument) -> [Int: Rect] {
    var marked = document
    // librsvg 2.54 measures in pixels of the drawing's own size where it has one.
    if let box = try? document.viewBox() {
      marked.root["viewBox"] = box.description
      marked.root["width"] = box.width.description
      marked.root["height"] = box.height.description
    }
    var names: [Int: String] = [:]
    marked.root.identify(Set(elements), &names)
    let asked = elements.filter { names[$0] != nil }
    let request = MeasureRequest(svg: marked.serialized(), elements: asked.compactMap { names[$0] })
    guard !asked.isEmpty, let results = try? measure(request) else { return [:] }
    var ink: [Int: Rect] = [:]
    for (element, result) in zip(asked, results) { ink[element] = (try? result.get()) ?? nil }
    return ink
  }

  /// Returns the pixels of a drawing at a height.
  func bitmap(of document: SVGDocument, height: Int) -> Result<Bitmap, RenderError> {
    let request = RenderRequest(
      svg: document.serialized(), outputs: [RenderOutput(height: height, format: .pixels)])
    do throws(RenderError) {
      return try render(request)[0].map(\.bitmap)
    } catch {
      return .failure(error)
    }
  }
}

extension SVGElement {
  /// Collects the ids of the elements with the given numbers; those without an id get one.
  fileprivate mutating func identify(_ numbers: Set<Int>, _ names: inout [Int: String]) {
    if numbers.contains(order) {
      let name = self["id"] ?? "chiral-measured-\(order)"
      if self["id"] == nil { self["id"] = name }
      names[order] = name
    }
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      let count = names.count
      child.identify(numbers, &names)
      if names.count > count { children[index] = .element(child) }
    }
  }
}
