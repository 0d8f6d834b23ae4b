package import ChiralValues

/// The coding of facts as bytes; the version of `Record.Kind.facts` must change with any change here.
extension ByteWriter {
  package mutating func write(_ facts: DrawingFacts) {
    write(facts.unreadable) { $0.write($1) }
    write(facts.box) { $0.write($1) }
    write(facts.boxless) { $0.write($1) }
    write(facts.otherSize) { $0.write($1) }
    write(facts.marks) { writer, mark in
      writer.write(mark.kind.rawValue)
      writer.write(mark.line)
      writer.write(mark.column)
      writer.write(mark.detail)
    }
    write(facts.usesCurrentColor)
    write(facts.picture) { $0.write($1) }
    write(facts.overflow)
    write(facts.ink) { $0.write($1) }
    write(facts.unrendered) { $0.write($1) }
  }

  package mutating func write(_ facts: MirrorFacts) {
    write(facts.refusal) { $0.write($1) }
    write(facts.parts) { writer, part in
      writer.write(part.action.rawValue)
      writer.write(part.element)
      writer.write(part.rule)
      writer.write(part.line)
    }
    write(facts.pixels) { $0.write($1) }
    write(facts.isUnchanged)
    write(facts.remarks) { $0.write($1) }
    write(facts.unmatched) { $0.write($1) }
  }

  mutating func write(_ obstacle: DrawingObstacle) {
    write(obstacle.line)
    write(obstacle.column)
    write(obstacle.element)
    write(obstacle.problem)
  }

  private mutating func write(_ box: DrawingFacts.Box) {
    for number in [box.minX, box.minY, box.width, box.height] { write(number) }
  }

  private mutating func write(_ overflow: Overflow) {
    for number in [overflow.left, overflow.right, overflow.top, overflow.bottom] { write(number) }
  }

  private mutating func write(_ picture: PictureFacts) {
    write(picture.height)
    write(picture.isBlank)
    write(picture.isOwnMirrorImage)
    write(picture.ink)
    write(picture.lean.x)
    write(picture.lean.y)
    write(picture.thickness)
    write(picture.symmetryShift) { $0.write($1) }
    write(picture.pixels)
  }

  private mutating func write(_ pixels: PictureFacts.Pixels) {
    switch pixels {
    case .held(let thumbnail):
      write(true)
      write(thumbnail)
    case .stored(let key):
      write(false)
      write(key)
    }
  }

  package mutating func write(_ picture: Thumbnail) {
    write(picture.width)
    write(picture.height)
    write(picture.alpha)
    write(picture.colour)
  }
}

extension ByteReader {
  package typealias Failure = MalformedMessage

  package mutating func drawingFacts() throws(Failure) -> DrawingFacts {
    var facts = DrawingFacts()
    facts.unreadable = try optional { reader throws(Failure) in try reader.obstacle() }
    facts.box = try optional { reader throws(Failure) in try reader.box() }
    facts.boxless = try optional { reader throws(Failure) in try reader.obstacle() }
    facts.otherSize = try optional { reader throws(Failure) in try reader.box() }
    facts.marks = try list { reader throws(Failure) in try reader.mark() }
    facts.usesCurrentColor = try flag()
    facts.picture = try optional { reader throws(Failure) in try reader.picture() }
    facts.overflow = try overflow()
    facts.ink = try optional { reader throws(Failure) in try reader.box() }
    facts.unrendered = try optional { reader throws(Failure) in try reader.string() }
    return facts
  }

  package mutating func mirrorFacts() throws(Failure) -> MirrorFacts {
    var facts = MirrorFacts(isBuilt: false)
    facts.refusal = try optional { reader throws(Failure) in try reader.obstacle() }
    facts.parts = try list { reader throws(Failure) in try reader.part() }
    facts.pixels = try optional { reader throws(Failure) in try reader.pixels() }
    facts.isUnchanged = try flag()
    facts.remarks = try list { reader throws(Failure) in try reader.string() }
    facts.unmatched = try list { reader throws(Failure) in try reader.string() }
    return facts
  }

  mutating func obstacle() throws(Failure) -> DrawingObstacle {
    DrawingObstacle(
      line: try amount(), column: try amount(), element: try optionalString(), problem: try string())
  }

  private mutating func box() throws(Failure) -> DrawingFacts.Box {
    DrawingFacts.Box(minX: try double(), minY: try double(), width: try double(), height: try double())
  }

  private mutating func overflow() throws(Failure) -> Overflow {
    var overflow = Overflow()
    overflow.left = try double()
    overflow.right = try double()
    overflow.top = try double()
    overflow.bottom = try double()
    return overflow
  }

  private mutating func mark() throws(Failure) -> DrawingMark {
    guard let kind = DrawingMark.Kind(rawValue: try byte()) else { throw Failure() }
    return DrawingMark(kind, line: try amount(), column: try amount(), detail: try string())
  }

  private mutating func part() throws(Failure) -> MirrorFacts.Part {
    MirrorFacts.Part(
      action: try name(), element: try string(), rule: try string(), line: try amount())
  }

  private mutating func picture() throws(Failure) -> PictureFacts {
    PictureFacts(
      height: try amount(), isBlank: try flag(), isOwnMirrorImage: try flag(), ink: try double(),
      lean: PictureFacts.Lean(x: try double(), y: try double()), thickness: try double(),
      symmetryShift: try optional { reader throws(Failure) in try reader.double() }, pixels: try pixels())
  }

  private mutating func pixels() throws(Failure) -> PictureFacts.Pixels {
    try flag() ? .held(try thumbnail()) : .stored(key: try byteString())
  }

  package mutating func thumbnail() throws(Failure) -> Thumbnail {
    guard
      let picture = Thumbnail(
        width: try amount(), height: try amount(), alpha: try byteString(), colour: try byteString())
    else { throw Failure() }
    return picture
  }
}
