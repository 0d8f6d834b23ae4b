import ChiralTestSupport
import ChiralValues
import Testing

@testable import ChiralRequests

/// A worker that has been taken over may answer anything: decoding ends with a value or with nil, and never traps.
@Suite struct HostileAnswerTests {
  private static let note = {
    var note = MirrorNote(
      action: .moved, element: "<path>", line: 3, rule: "R14", reason: "R14: a slash", confidence: 0.9)
    note.parts = [MirrorNote.Part(number: 2, subpaths: [0, 1], outline: "M0 0")]
    note.group = 1
    note.proof = MirrorNote.Proof(sibling: "mic.svg", mean: 0.1, spot: 0.2)
    return note
  }()

  private static let thumbnail = Thumbnail(width: 2, height: 1, alpha: [0, 255], colour: [])

  private static let facts = {
    var facts = DrawingFacts()
    facts.box = DrawingFacts.Box(minX: 0, minY: 0, width: 24, height: 24)
    facts.marks = [DrawingMark(.duplicateID, line: 1, column: 2, detail: "a")]
    facts.picture = thumbnail.map {
      PictureFacts(
        height: 24, isBlank: false, isOwnMirrorImage: false, ink: 0.5,
        lean: PictureFacts.Lean(x: 0.25, y: 0), thickness: 2, symmetryShift: 1, pixels: .held($0))
    }
    return facts
  }()

  private static let mirrored = {
    var facts = MirrorFacts(isBuilt: false)
    facts.parts = [MirrorFacts.Part(action: .kept, element: "<g>", rule: "R15", line: 7)]
    facts.pixels = thumbnail.map(PictureFacts.Pixels.held)
    facts.remarks = ["one of its parts falls into pieces there"]
    return facts
  }()

  private static let evidence = {
    var answer = EvidenceAnswer()
    answer.picture = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8])
    answer.fault = DrawingFault(line: 4, column: 5, message: "bad XML")
    answer.evidence.suspected = ["C"]
    answer.evidence.hasEvenOutline = true
    return answer
  }()

  private static let answers: [DrawingAnswer] = [
    .pictures(
      [
        .success(
          Product(
            svg: [60], pngs: [24: [1, 2]], notes: [note],
            faces: [FontFace(family: "F", style: "S", version: "1", missingWeight: 500)])),
        .failure(
          .declined(DrawingProblem("no", obstacle: DrawingObstacle(line: 1, column: 2, problem: "why")))),
      ], siblings: ["mic"]),
    .facts(FactAnswer(drawing: facts, mirrors: [.init(facts: mirrored, siblings: ["a"])])),
    .evidence(evidence), .mirror(MirrorAnswer(svg: [60], notes: [note], problem: "no")),
    .texts([DrawnText(content: "A", relativeSize: 0.5)]), .letters([nil, .notSet("draw it")]),
    .form(.success("text")), .places([ElementPlace(name: "path", bytes: 2..<9)]),
    .readings([
      DrawingReading(
        .upright,
        parts: [
          .init(
            noun: "the slash", subject: .slash, component: Artwork.Part(selector: "#bar", verb: .keep))
        ])
    ]),
    .source(source),
  ]

  private static let source = {
    var facts = SourceFacts()
    (facts.root, facts.flag, facts.parts, facts.classes) = ("vector", 0..<3, ["a"], ["b"])
    facts.aliases = [.init(name: "a", target: "b")]
    facts.lists = [.init(label: "m", content: 1..<5, names: [.init(text: "a", place: 1..<4)])]
    var call = SourceFacts.Call("a")
    call.arguments = 2..<9
    call.flag = .init(isSet: true, value: 4..<8, whole: 3..<8)
    facts.calls = [call]
    facts.mentions = [.init(name: "A", mirrors: true)]
    facts.uses = [.init(drawing: "a", line: 3, functions: ["f"], isFlipped: true)]
    facts.flippers = ["f"]
    return facts
  }()

  /// Numbers that overflow in sums, products and conversions, and doubles that are none.
  private static let numbers: [UInt64] = [
    0, 1, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max, UInt64(Int64.max), Double.nan.bitPattern,
    Double.infinity.bitPattern, (-1e300).bitPattern,
  ]

  @Test(arguments: answers) func everyNumberMayBeAnother(answer: DrawingAnswer) {
    let bytes = answer.encoded
    #expect(DrawingAnswer(decoding: bytes) == answer)
    for place in 0...(bytes.count - 8) {
      for number in Self.numbers {
        var altered = bytes
        withUnsafeBytes(of: number.littleEndian) { altered.replaceSubrange(place..<place + 8, with: $0) }
        Self.use(altered)
      }
    }
  }

  @Test(arguments: answers) func everyByteMayBeAnother(answer: DrawingAnswer) {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<2000 {
      var altered = answer.encoded
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        altered[Int.random(in: altered.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      Self.use(altered)
      Self.use(Array(altered.prefix(Int.random(in: 0...altered.count, using: &random))))
    }
  }

  /// Decodes an answer, and computes with its numbers as the command does.
  private static func use(_ bytes: [UInt8]) {
    guard let answer = DrawingAnswer(decoding: bytes) else { return }
    _ = answer.isIntact
    switch answer {
    case .pictures(let outcomes, _):
      for case .success(let product) in outcomes { check(product.notes) }
    case .mirror(let mirror): check(mirror.notes)
    case .facts(let facts):
      for case .held(let picture)? in [facts.drawing?.picture?.pixels] { _ = picture.flipped.ink }
    case .texts(let texts): for text in texts { _ = Int((text.relativeSize * 1024).rounded()) }
    case .readings(let readings): for reading in readings { _ = reading.words }
    case .source(let facts):
      // What does not fit is not used.
      guard facts.fits(bytes.count) else { break }
      for list in facts.lists {
        for (one, next) in zip(list.names, list.names.dropFirst()) {
          _ = one.place.upperBound..<next.place.upperBound
        }
      }
    case .evidence, .letters, .shown, .form, .places, .sheet: break
    }
  }

  private static func check(_ notes: [MirrorNote]) {
    for note in notes { _ = Int((note.confidence * 100).rounded()) + note.line * note.line }
  }

  @Test func aWorkerMayNotAddTime() {
    let response = HelperResponse.drawing(.texts([]), processorTime: 7)
    var bytes = response.encoded
    #expect(HelperResponse(decoding: bytes) == response)
    withUnsafeBytes(of: Int64.max.littleEndian) {
      bytes.replaceSubrange(bytes.count - 8..<bytes.count, with: $0)
    }
    #expect(HelperResponse(decoding: bytes) == nil)
  }
}
