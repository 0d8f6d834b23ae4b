internal import CLibXML2

/// The interface to libxml2, which only this file uses: checks well-formedness and converts encodings.
enum LibXML {
  /// The place and the reason of an error in XML.
  struct Problem: Error {
    var line = 1
    var column = 1
    var message = ""
  }

  /// Throws the first error that makes `bytes` (UTF-8) not well-formed.
  ///
  /// It builds no tree, substitutes no entities, loads nothing from files or the network, and keeps libxml2's
  /// own limits for depth and entity expansion.
  static func checkWellFormed(_ bytes: [UInt8]) throws(Problem) {
    let parser = Parser()
    var problem: Problem?
    let isWellFormed = withUnsafeMutablePointer(to: &problem) { parser.parse(bytes, problem: $0) }
    if let problem { throw problem }
    if !isWellFormed { throw Problem(message: "not well-formed XML") }
  }

  /// Converts `bytes` to UTF-8 from an encoding; nil if the encoding is unknown or the bytes are invalid in
  /// it.
  static func utf8(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    guard let handler = xmlFindCharEncodingHandler(encoding), let input = xmlBufferCreate(),
      let output = xmlBufferCreate()
    else { return nil }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
      xmlCharEncCloseFunc(handler)
    }
    guard xmlBufferAdd(input, bytes, Int32(clamping: bytes.count)) == 0 else { return nil }
    while xmlBufferLength(input) > 0 {
      if xmlCharEncInFunc(handler, output, input) <= 0 { return nil }
    }
    let count = Int(xmlBufferLength(output))
    return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: count))
  }

  /// A parser context, which this value owns.
  private struct Parser: ~Copyable {
    private let context: xmlParserCtxtPtr?

    init() {
      context = xmlNewParserCtxt()
      guard let sax = context?.pointee.sax else { return }
      sax.pointee.startElement = nil
      sax.pointee.endElement = nil
      sax.pointee.startElementNs = nil
      sax.pointee.endElementNs = nil
      sax.pointee.characters = nil
      sax.pointee.ignorableWhitespace = nil
      sax.pointee.cdataBlock = nil
      sax.pointee.comment = nil
      sax.pointee.processingInstruction = nil
      sax.pointee.reference = nil
      sax.pointee.serror = { context, error in
        guard let context, let error, error.pointee.level == XML_ERR_FATAL else { return }
        let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
        let problem = parser.pointee._private?.assumingMemoryBound(to: Problem?.self)
        if problem?.pointee == nil { problem?.pointee = Problem(error.pointee) }
      }
    }

    deinit {
      guard let context else { return }
      if let document = context.pointee.myDoc { xmlFreeDoc(document) }
      xmlFreeParserCtxt(context)
    }

    func parse(_ bytes: [UInt8], problem: UnsafeMutablePointer<Problem?>) -> Bool {
      guard let context else { return false }
      context.pointee._private = UnsafeMutableRawPointer(problem)
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
        | XML_PARSE_NOWARNING.rawValue
      let document = bytes.withUnsafeBytes {
        xmlCtxtReadMemory(
          context, $0.baseAddress, Int32(clamping: $0.count), nil, "UTF-8", Int32(options))
      }
      if let document { xmlFreeDoc(document) }
      return context.pointee.wellFormed == 1
    }
  }
}

extension LibXML.Problem {
  /// Copies an error of libxml2, whose messages end with a line feed.
  fileprivate init(_ error: xmlError) {
    line = max(1, Int(error.line))
    column = max(1, Int(error.int2))
    let text = error.message.map { String(cString: $0) } ?? "not well-formed XML"
    message = Self.instruction(for: error) ?? String(text.map { $0.isNewline ? " " : $0 }).trimmed
  }

  /// Returns a frequent error in plain words; nil for others, which keep those of libxml2.
  private static func instruction(for error: xmlError) -> String? {
    let names = [error.str1, error.str2].map { $0.map { String(cString: $0) } ?? "" }
    switch xmlParserErrors(UInt32(clamping: error.code)) {
    case XML_ERR_DOCUMENT_EMPTY: return "the file is empty, or does not begin with <"
    case XML_ERR_GT_REQUIRED: return "the start tag <\(names[0])> does not end with >"
    case XML_ERR_TAG_NAME_MISMATCH:
      return "<\(names[0])> of line \(error.int1) is closed by </\(names[1])>; write </\(names[0])>"
    case XML_ERR_TAG_NOT_FINISHED: return "the file ends before <\(names[0])> of line \(error.int1) is closed"
    case XML_ERR_DOCUMENT_END: return "something follows the end of the drawing; remove it"
    case XML_ERR_UNDECLARED_ENTITY: return "the entity &\(names[0]); is not declared; write the character"
    case XML_ERR_ATTRIBUTE_REDEFINED: return "the attribute \(names[0]) occurs twice; remove one"
    case XML_ERR_ATTRIBUTE_NOT_STARTED: return "the value of an attribute has no quotation marks"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: return "the attribute \(names[0]) has no value"
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The string without white space at its ends.
  var trimmed: String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
