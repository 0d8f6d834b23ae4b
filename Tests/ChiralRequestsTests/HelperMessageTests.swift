import ChiralRequests
import ChiralSVG
import Testing

@Suite struct HelperMessageTests {
  static let requests: [HelperRequest] = [
    .render(RenderRequest(svg: [], outputs: [])),
    .render(
      RenderRequest(
        svg: [1, 2, 255], stylesheet: ":root { color: red }",
        outputs: [
          RenderOutput(height: 24), RenderOutput(width: 7, height: 9, isFlipped: true, format: .pixels),
        ],
        identifier: "a/ü")),
    .render(
      {
        var request = RenderRequest(svg: [60], outputs: [])
        request.compression = .smallest
        return request
      }()),
    .measure(MeasureRequest(svg: [60], elements: ["one", ""], identifier: "x")),
    .letters(LetterRequest(runs: [])), .letters(LetterRequest(runs: [run])),
  ]

  private static let run = {
    var run = LetterRun(
      text: "٣%",
      fonts: [
        .init(script: "Arab", name: .family("Noto")),
        .init(script: "Latn", name: .file(path: "/a", name: "b")),
      ])
    run.isRightToLeft = true
    run.language = "fa"
    run.weight = 700
    run.isItalic = true
    run.letterSpacing = -1.5
    return run
  }()

  static let responses: [HelperResponse] = [
    .hello(HelperVersions(librsvg: "2.54.7", cairo: "1.16.0", pango: "1.50.12")),
    .hello(
      {
        var versions = HelperVersions(librsvg: "2.54.7", cairo: "1.16.0", pango: "1.50.12")
        versions.files = ["/lib/librsvg-2.so.2.48.0", "/lib/libcairo.so.2"]
        return versions
      }()),
    .pictures(
      [.success(RenderedPicture(width: 1, height: 2, bytes: [9])), .failure(RenderError(.limit, "no"))],
      processorTime: 7),
    .rectangles([
      .success(nil), .success(Rect(minX: -0.5, minY: 1e-9, width: 3, height: 4)),
      .failure(RenderError(.drawing, "why")),
    ]),
    .refusal(RenderError(.crash, "")),
    .outlines([
      .success(
        LetterOutline(
          path: "M0 0", advance: 12.5, script: "Arab", needsSlant: true,
          faces: [FontFace(family: "F", style: "S", version: "1.250")])),
      .failure(RenderError(.drawing, "no")),
    ]),
  ]

  @Test(arguments: requests) func decodingUndoesEncoding(request: HelperRequest) {
    #expect(HelperRequest(decoding: request.encoded) == request)
  }

  @Test(arguments: responses) func decodingUndoesEncoding(response: HelperResponse) {
    #expect(HelperResponse(decoding: response.encoded) == response)
  }

  @Test(arguments: requests) func truncatedAndOverlongMessagesAreInvalid(request: HelperRequest) {
    let bytes = request.encoded
    for count in 0..<bytes.count { #expect(HelperRequest(decoding: Array(bytes.prefix(count))) == nil) }
    #expect(HelperRequest(decoding: bytes + [0]) == nil)
  }

  @Test func countsThatCannotBeAreRefused() {
    #expect(HelperRequest(decoding: [0] + [UInt8](repeating: 255, count: 8)) == nil)
    #expect(HelperResponse(decoding: [1, 255, 255, 255, 255, 255, 255, 255, 127]) == nil)
  }
}
