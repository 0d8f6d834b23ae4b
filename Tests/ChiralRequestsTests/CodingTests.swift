import ChiralRequests
import Testing

@Suite struct CodingTests {
  @Test func aTruncatedRequestIsInvalid() {
    let request = DrawingRequest(.texts, file: "a.svg", bytes: [60, 62])
    let bytes = request.encoded
    #expect(DrawingRequest(decoding: bytes) == request)
    for count in 0..<bytes.count { #expect(DrawingRequest(decoding: Array(bytes.prefix(count))) == nil) }
  }
}
