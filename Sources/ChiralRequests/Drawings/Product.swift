package import ChiralValues

/// A finished picture in all its formats.
package struct Product: Hashable, Sendable {
  /// The drawing to write.
  package var svg: [UInt8]
  /// PNG files by their height in pixels.
  package var pngs: [Int: [UInt8]]
  /// The parts that were not simply mirrored.
  package var notes: [MirrorNote] = []
  /// The font faces that set its letters.
  package var faces: [FontFace] = []
  /// The drawing whose pixels the PNGs show, flipped or not.
  package var rendered: [UInt8] = []
  /// True if the picture shows the flipped pixels of `rendered`: the PNGs hold these, or the pixels themselves if the request
  /// says that pictures are shared.
  package var isFlipped = false

  /// Creates a picture.
  package init(
    svg: [UInt8], pngs: [Int: [UInt8]], notes: [MirrorNote] = [], faces: [FontFace] = [],
    rendered: [UInt8] = [], isFlipped: Bool = false
  ) {
    self.svg = svg
    self.pngs = pngs
    self.notes = notes
    self.faces = faces
    self.rendered = rendered
    self.isFlipped = isFlipped
  }
}

extension Product: MessageValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(svg)
    writer.write(rendered == svg)
    if rendered != svg { writer.write(rendered) }
    writer.write(isFlipped)
    writer.write(pngs.sorted { $0.key < $1.key }) { writer, png in
      writer.write(png.key)
      writer.write(png.value)
    }
    writer.write(notes)
    writer.write(faces)
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    svg = try reader.byteString()
    rendered = try reader.flag() ? svg : try reader.byteString()
    isFlipped = try reader.flag()
    let pairs = try reader.list { reader throws(MalformedMessage) in
      (try reader.amount(), try reader.byteString())
    }
    pngs = Dictionary(pairs) { $1 }
    notes = try reader.values()
    faces = try reader.values()
  }
}

/// A product, or the reason why there is none.
package struct PictureOutcome: Hashable, Sendable {
  package var result: Result<Product, PictureProblem>

  package init(_ result: Result<Product, PictureProblem>) { self.result = result }
}

extension PictureOutcome: MessageValue {
  package func write(to writer: inout ByteWriter) {
    switch result {
    case .success(let product):
      writer.write(0 as UInt8)
      writer.write(product)
    case .failure(.failed(let problem)):
      writer.write(1 as UInt8)
      writer.write(problem)
    case .failure(.declined(let problem)):
      writer.write(2 as UInt8)
      writer.write(problem)
    }
  }

  package init(from reader: inout ByteReader) throws(MalformedMessage) {
    switch try reader.byte() {
    case 0: result = .success(try reader.value())
    case 1: result = .failure(.failed(try reader.value()))
    case 2: result = .failure(.declined(try reader.value()))
    default: throw MalformedMessage()
    }
  }
}
