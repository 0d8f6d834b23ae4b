package import ChiralSVG

/// The ink of all text in a drawing. All texts are measured together when the first is asked for, because the
/// renderer parses the whole drawing at each call.
package final class TextInk {
  private let measure: (_ elements: [Int]) -> [Int: Rect]
  private var known: [Int: Rect]?

  /// Measures text by a function from the numbers of elements to the boxes of their ink.
  package init(_ measure: @escaping (_ elements: [Int]) -> [Int: Rect]) {
    self.measure = measure
  }

  /// Returns the ink of the text with a number.
  package func rect(of number: Int, among index: ElementIndex) -> Rect? {
    if let known { return known[number] }
    let texts = index.elements.indices.filter { index.elements[$0].name == "text" }
    let measured = measure(texts)
    known = measured
    return measured[number]
  }
}
