internal import ChiralRendering

/// A request with a number that its answer repeats.
package struct NumberedRequest: Hashable, Sendable {
  /// The number, drawn at random: a worker that answers before it is asked cannot know it.
  package var number = Int.random(in: 0...Int.max)
  package var request: HelperRequest

  /// Numbers a request.
  package init(_ request: HelperRequest) { self.request = request }
}

/// A response with the proof that it belongs to a request.
package struct NumberedResponse: Hashable, Sendable {
  /// The number of the request.
  package var number: Int
  /// The checksum (CRC-32) of the request, and so of its drawing, as the worker read it.
  package var checksum: Int
  /// The processor time of the worker since its start, in microseconds.
  package var processorTime: Int
  package var response: HelperResponse

  /// Creates the response to a request, which the worker has as bytes.
  package init(to message: [UInt8], number: Int, processorTime: Int, _ response: HelperResponse) {
    self.number = number
    self.processorTime = processorTime
    self.response = response
    checksum = Self.checksum(of: message)
  }

  /// Returns true if this is the response to a request that was sent as these bytes.
  package func answers(_ request: NumberedRequest, sentAs message: [UInt8]) -> Bool {
    number == request.number && checksum == Self.checksum(of: message)
  }

  private static func checksum(of message: [UInt8]) -> Int { Int(Deflate.checksum(message)) }
}

extension NumberedRequest: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(request)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    let number = try reader.integer()
    self.init(try reader.value())
    self.number = number
  }
}

extension NumberedResponse: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(checksum)
    writer.write(processorTime)
    writer.write(response)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    number = try reader.integer()
    checksum = try reader.integer()
    processorTime = try reader.amount()
    response = try reader.value()
  }
}
