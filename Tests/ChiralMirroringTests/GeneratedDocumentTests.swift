import ChiralMirroring
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

@testable import ChiralInk

/// The law on generated documents: nested groups, transforms, gradients, clips and uses from a seed.
@Suite struct GeneratedDocumentTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func picture(_ document: SVGDocument) throws -> Bitmap {
    let output = RenderOutput(width: 200, height: 200, format: .pixels)
    return try helper.render(RenderRequest(svg: document.serialized(), outputs: [output]))[0].get().bitmap
  }

  @Test func renderedLaws() throws {
    var lopsided = 0
    for seed in 1...48 {
      var generator = DocumentGenerator(seed: UInt64(seed))
      let text = generator.document()
      let document = try SVGDocument(parsing: Array(text.utf8), file: "seed-\(seed)")
      #expect(document.serialized() == document.source, "seed \(seed)")
      let upright = try picture(document)
      let mirrored = try Mirror.pure.reread(document)
      expectSamePicture(try picture(mirrored), upright.flippedHorizontally(), "generated-\(seed)")
      let twice = try Mirror.pure.mirrored(mirrored).document
      expectSamePicture(try picture(twice), upright, "generated-\(seed)-twice")
      lopsided += upright.looksLike(upright.flippedHorizontally()) ? 0 : 1
    }
    #expect(lopsided > 40)
  }
}

/// Generates drawings of 24 × 24 units from a seed.
private struct DocumentGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func document() -> String {
    let definitions = """
      <linearGradient id="g0" x1="\(number(0...1))" x2="\(number(0...1))"\(transform("gradientTransform", 0...1))>\
      <stop offset="0" stop-color="gold"/><stop offset="1" stop-color="navy"/></linearGradient>
      <linearGradient id="g1" href="#g0" gradientUnits="userSpaceOnUse" x1="\(number(0...12))" x2="20"/>
      <radialGradient id="g2" href="#g0" cx="\(number(0...1))"/>
      <clipPath id="c0"\(transform("transform", 0...4))><path d="\(path())"/></clipPath>
      <path id="p0" d="\(path())"/>
      """
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(pick(["0 0 24 24", "-4 -2 24 24"]))">
      <defs>\(definitions)</defs>
      \(content(depth: 0))</svg>
      """
  }

  private mutating func content(depth: Int) -> String {
    (0..<Int.random(in: 2...4, using: &self)).map { _ in element(depth: depth) }.joined()
  }

  private mutating func element(depth: Int) -> String {
    let style =
      "\(transform("transform", 0...6)) fill=\"\(pick(["teal", "url(#g0)", "url(#g1)", "url(#g2)"]))\""
    let clip = pick(["", "", " clip-path=\"url(#c0)\""])
    switch Int.random(in: depth < 3 ? 0...5 : 1...5, using: &self) {
    case 0: return "<g\(style)\(clip)>\(content(depth: depth + 1))</g>\n"
    case 1: return "<path d=\"\(path())\"\(style)\(clip)/>\n"
    case 2:
      let size = "width=\"\(number(3...12))\" height=\"\(number(3...12))\""
      return "<rect x=\"\(number(0...14))\" y=\"\(number(0...14))\" \(size)\(style)\(clip)/>\n"
    case 3:
      return "<circle cx=\"\(number(2...20))\" cy=\"\(number(2...20))\" r=\"\(number(1...6))\"\(style)/>\n"
    case 4: return "<use href=\"#p0\" x=\"\(number(-4...8))\"\(style)/>\n"
    default:
      return "<polygon points=\"\(number(0...9)) 2 \(number(9...20)) 9 4 \(number(9...20))\"\(style)/>\n"
    }
  }

  private mutating func path() -> String {
    let (x, y) = (number(1...8), number(1...8))
    let curve =
      "c\(number(1...8)) \(number(-6...6)) \(number(1...8)) \(number(1...9)) \(number(1...9)) \(number(2...9))"
    return
      "M\(x) \(y)h\(number(3...9))\(curve)A\(number(2...8)) \(number(2...8)) \(number(0...90)) 0 1 \(x) \(number(9...22))z"
  }

  private mutating func transform(_ name: String, _ range: ClosedRange<Double>) -> String {
    let shift = "translate(\(number(range)) \(number(range)))"
    let list = pick(["", shift, "rotate(\(number(-30...30)))", "skewX(\(number(-20...20)))", "scale(.8 1.1)"])
    return list.isEmpty ? "" : " \(name)=\"\(list)\""
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    String((Double.random(in: range, using: &self) * 100).rounded() / 100)
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &self) ?? "" }
}
