/// A request of `chiral` to `chiral-render`.
package enum HelperRequest: Hashable, Sendable {
  /// A request for pictures of a drawing.
  case render(RenderRequest)
  /// A request for the ink of elements of a drawing.
  case measure(MeasureRequest)
  /// A request for letters as outlines.
  case letters(LetterRequest)
  /// A request about a drawing.
  case drawing(DrawingRequest)
  /// A request for the things that the sandboxed process can do with a file that it was not given.
  case escapes(file: String)
}

/// A response of `chiral-render` to `chiral`: one greeting, then one response per request.
package enum HelperResponse: Hashable, Sendable {
  /// The helper is ready; the versions of its protocol and its libraries.
  case hello(HelperVersions)
  /// The pictures, in the order of the outputs, and the processor time that they took in microseconds.
  case pictures(RenderResults, processorTime: Int)
  /// The rectangles, in the order of the elements.
  case rectangles(MeasureResults)
  /// The outlines, in the order of the runs.
  case outlines(LetterResults)
  /// The answer to a request about a drawing, and the processor time that it took in microseconds.
  case drawing(DrawingAnswer, processorTime: Int)
  /// The things that the sandbox does not prevent.
  case escapes([String])
  /// The drawing as a whole cannot be used.
  case refusal(RenderError)
}

/// The versions of everything that determines the pixels, for reports.
package struct HelperVersions: Hashable, Sendable {
  /// The version of the protocol; raised with every change of the messages.
  package static let currentProtocol = 12

  /// The version of the protocol that the helper speaks.
  package var protocolVersion: Int
  /// The version of librsvg, such as `2.54.7`.
  package var librsvg: String
  /// The version of cairo, such as `1.16.0`.
  package var cairo: String
  /// The version of Pango, such as `1.50.12`.
  package var pango: String
  /// The version of libdeflate, such as `1.14`.
  package var libdeflate = Deflate.version
  /// The paths of the libraries, if the system tells them; the versions stay the same as long as these files
  /// do.
  package var files: [String] = []

  /// The parts of the sandbox that this system does not support.
  package var missingWalls: [String] = []

  /// Creates the versions of a helper.
  package init(protocolVersion: Int = currentProtocol, librsvg: String, cairo: String, pango: String) {
    self.protocolVersion = protocolVersion
    self.librsvg = librsvg
    self.cairo = cairo
    self.pango = pango
  }
}
