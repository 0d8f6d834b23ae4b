/// What `chiral` sends to `chiral-render`.
package enum HelperRequest: Hashable, Sendable {
  /// Pictures of a drawing.
  case render(RenderRequest)
  /// The ink of elements of a drawing.
  case measure(MeasureRequest)
  /// Letters as outlines.
  case letters(LetterRequest)
  /// A question about a drawing, encoded; `ChiralRequests` knows its form.
  case drawing([UInt8])
  /// The things that the process can do in its cell with a file that it was not handed.
  case escapes(file: String)

  /// Names the drawing in messages.
  package var identifier: String {
    switch self {
    case .render(let request): request.identifier
    case .measure(let request): request.identifier
    case .letters(let request): request.runs.first?.text ?? ""
    case .drawing, .escapes: ""
    }
  }
}

/// What `chiral-render` sends to `chiral`: one greeting, then one answer a request.
package enum HelperResponse: Hashable, Sendable {
  /// The helper is ready; which protocol and which libraries it has.
  case hello(HelperVersions)
  /// The pictures, in the order of the outputs.
  case pictures(RenderResults)
  /// The rectangles, in the order of the elements.
  case rectangles(MeasureResults)
  /// The outlines, in the order of the runs.
  case outlines(LetterResults)
  /// The answer to a question about a drawing, encoded.
  case drawing([UInt8])
  /// The things that the cell lets through.
  case escapes([String])
  /// The drawing as a whole cannot be used.
  case refusal(RenderError)
}

/// Everything that decides the pixels, for reports.
package struct HelperVersions: Hashable, Sendable {
  /// Counts the changes of the messages.
  package static let currentProtocol = 3

  /// Which messages the helper speaks.
  package var protocolVersion: Int
  /// Such as `2.54.7`.
  package var librsvg: String
  /// Such as `1.16.0`.
  package var cairo: String
  /// Such as `1.50.12`.
  package var pango: String
  /// Such as `1.14`.
  package var libdeflate = Deflate.version
  /// The paths of the libraries, where the system tells; as long as these files stay the same, so do the versions.
  package var files: [String] = []

  /// The walls of its cell that this system has no means to put up.
  package var missingWalls: [String] = []

  /// The versions of a helper.
  package init(protocolVersion: Int = currentProtocol, librsvg: String, cairo: String, pango: String) {
    self.protocolVersion = protocolVersion
    self.librsvg = librsvg
    self.cairo = cairo
    self.pango = pango
  }
}
