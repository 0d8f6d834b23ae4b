/// A request with a number that its answer repeats.
package struct NumberedRequest: Hashable, Sendable {
  /// The number, drawn at random: a worker that answers before it is asked cannot know it.
  package var number = UInt64.random(in: 0...UInt64.max)
  package var request: HelperRequest

  /// Numbers a request.
  package init(_ request: HelperRequest) { self.request = request }
}

/// A response with the proof that it belongs to a request.
package struct NumberedResponse: Hashable, Sendable {
  /// The number of the request.
  package var number: UInt64
  /// The checksum (CRC-32) of the request, and so of its drawing, as the worker read it.
  package var checksum: UInt32
  /// The processor time of the worker since its start, in microseconds.
  package var processorTime: Int
  package var response: HelperResponse
}

extension NumberedResponse {
  /// Creates the response to a request, which the worker has as bytes.
  package init(to message: [UInt8], number: UInt64, processorTime: Int, _ response: HelperResponse) {
    self.number = number
    self.processorTime = processorTime
    self.response = response
    checksum = Self.checksum(of: message)
  }

  /// Returns true if this is the response to a request that was sent as these bytes.
  package func answers(_ request: NumberedRequest, sentAs message: [UInt8]) -> Bool {
    number == request.number && checksum == Self.checksum(of: message)
  }

  private static func checksum(of message: [UInt8]) -> UInt32 { Deflate.checksum(message) }
}

extension NumberedRequest: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    let number = try coder(value, \.number)
    var request = Self(try coder(value, \.request))
    request.number = number
    return request
  }
}

extension NumberedResponse: ByteCoded {
  package static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(
      number: try coder(value, \.number), checksum: try coder(value, \.checksum),
      processorTime: try coder(value, \.processorTime), response: try coder(value, \.response))
  }
}
