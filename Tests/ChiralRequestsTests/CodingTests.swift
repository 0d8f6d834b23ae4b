import ChiralRequests
import ChiralValues
import Testing

@Suite struct CodingTests {
  @Test func aTruncatedRequestIsInvalid() {
    let request = DrawingRequest(.texts, file: "a.svg", bytes: [60, 62])
    let bytes = request.encoded
    #expect(DrawingRequest(decoding: bytes) == request)
    for count in 0..<bytes.count { #expect(DrawingRequest(decoding: Array(bytes.prefix(count))) == nil) }
  }

  @Test func placesOfElementsAreRanges() {
    let request = DrawingRequest(.places, file: "a.svg", bytes: [60, 62])
    #expect(DrawingRequest(decoding: request.encoded) == request)
    let answer = DrawingAnswer.places([ElementPlace(name: "path", bytes: 2..<9)])
    #expect(DrawingAnswer(decoding: answer.encoded) == answer)
    var reversed = answer.encoded
    reversed.swapAt(reversed.count - 16, reversed.count - 8)
    #expect(DrawingAnswer(decoding: reversed) == nil)
  }

  @Test func readingsKeepTheirParts() {
    let artwork = Artwork(source: "a.svg", transformation: .mirrored, parts: [])
    let request = DrawingRequest(.readings(artwork), file: "a.svg", bytes: [60, 62])
    #expect(DrawingRequest(decoding: request.encoded) == request)
    let parts = [("the slash", PartSubject.slash), ("a wrench", nil)].map { noun, subject in
      DrawingReading.Part(
        noun: noun, subject: subject, component: Artwork.Part(selector: "#\(noun)", verb: .move))
    }
    let answer = DrawingAnswer.readings([DrawingReading(.upright, parts: parts), DrawingReading(.asDrawn)])
    #expect(DrawingAnswer(decoding: answer.encoded) == answer)
    for count in 0..<answer.encoded.count {
      #expect(DrawingAnswer(decoding: Array(answer.encoded.prefix(count))) == nil)
    }
  }

  @Test func aRequestForPicturesKeepsItsOptions() {
    let artwork = Artwork(source: "a.svg", transformation: .mirrored, parts: [])
    var task = PictureTask(artworks: [artwork], heights: [24, 48], stylesheet: ":root {}")
    task.compression = .fast
    task.sharesPictures = true
    let request = DrawingRequest(.pictures(task), file: "a.svg", bytes: [60, 62])
    #expect(DrawingRequest(decoding: request.encoded) == request)
  }

  @Test func aRequestForFactsKeepsFinishedPictures() {
    let product = Product(
      svg: [1], pngs: [:],
      notes: [MirrorNote(action: .kept, element: "<path>", line: 2, rule: "R14", reason: "R14: a slash")],
      rendered: [2])
    let made = FactTask.Made(product)
    #expect(made.rendered == [2] && made.notes == product.notes)
    let artwork = Artwork(source: "a.svg", transformation: .mirrored, parts: [])
    let task = FactTask(
      wantsDrawing: true, viewBox: nil, keylines: Keylines(),
      mirrors: [
        FactTask.Mirror(artwork: artwork), FactTask.Mirror(artwork: artwork, made: made, wantsPixels: true),
      ])
    let request = DrawingRequest(.facts(task), file: "a.svg", bytes: [60, 62])
    #expect(DrawingRequest(decoding: request.encoded) == request)
  }

  @Test func factsThatAreTakenBackLeaveNothing() {
    var facts = DrawingFacts()
    facts.unrendered = "slow"
    facts.overflow.left = 0.5
    #expect(facts.unrendered == "slow" && facts.overflow.left == 0.5 && facts.boxless == nil)
    let answer = DrawingAnswer.facts(FactAnswer(drawing: facts, mirrors: []))
    #expect(DrawingAnswer(decoding: answer.encoded) == answer)
    facts.unrendered = nil
    #expect(facts != DrawingFacts())
    facts.overflow = Overflow()
    #expect(facts == DrawingFacts())
  }

  @Test func obstaclesKeepTheirElement() {
    var facts = DrawingFacts()
    facts.unreadable = DrawingObstacle(line: 2, column: 3, problem: "bad XML")
    facts.boxless = DrawingObstacle(line: 1, column: 1, element: "<svg>", problem: "has no viewBox")
    let answer = DrawingAnswer.facts(FactAnswer(drawing: facts, mirrors: []))
    #expect(DrawingAnswer(decoding: answer.encoded) == answer)
  }
}
