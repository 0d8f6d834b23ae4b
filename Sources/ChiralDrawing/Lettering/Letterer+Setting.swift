import ChiralRequests
import ChiralSVG

extension Letterer {
  /// Returns the drawing with every `<text>` replaced by outlines of its text.
  func lettered(_ document: SVGDocument) throws(LetteringError) -> LetteredDrawing {
    let cascade = Cascade(document)
    let texts: [(number: Int, wordings: [TextWording])]
    let writer: PathWriter
    do throws(SVGError) {
      let given = try replacements(in: cascade)
      var found: [(Int, [TextWording])] = []
      for number in TextReader.texts(in: cascade.index) {
        found.append((number, try wordings(of: number, given, in: cascade)))
      }
      texts = found
      writer = PathWriter(width: try document.viewBox().width.value)
    } catch {
      throw .drawing(error)
    }
    let book = try LetterBook(texts.flatMap(\.wordings), letterer: self, cascade: cascade)
    var outlines: [Int: SVGElement] = [:]
    do throws(SVGError) {
      for (number, wordings) in texts {
        outlines[number] = try OutlineElement(number, cascade: cascade, writer: writer).element(
          TextLayout(book, cascade, margin: margin).placed(wordings, of: number))
      }
      let faces = texts.flatMap(\.wordings).flatMap { book.outline(of: $0)?.faces ?? [] }
      return LetteredDrawing(
        document: try document.replacing(outlines), faces: faces.withoutRepetition)
    } catch {
      throw .drawing(error)
    }
  }
}

extension [FontFace] {
  fileprivate var withoutRepetition: [FontFace] {
    var seen: Set<FontFace> = []
    return filter { seen.insert($0).inserted }
  }
}
