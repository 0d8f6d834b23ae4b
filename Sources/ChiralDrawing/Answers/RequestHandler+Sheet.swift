internal import ChiralRequests
internal import ChiralSVG

/// Takes sheets with many icons apart.
extension RequestHandler {
  /// The icons of a sheet, or the reason why it cannot be read.
  var sheet: SheetAnswer {
    do {
      let document = try DrawingParser(limits: parser.limits.ofSheets).parsed(
        request.bytes, file: request.file)
      let pieces = try IconSheet(document).pieces.map { piece in
        let fault = piece.problem.map { DrawingFault(document.error(at: piece.offset, $0)) }
        return SheetAnswer.Icon(name: piece.name, svg: piece.svg, fault: fault)
      }
      return SheetAnswer(icons: pieces)
    } catch {
      return SheetAnswer(fault: DrawingFault(error))
    }
  }
}
