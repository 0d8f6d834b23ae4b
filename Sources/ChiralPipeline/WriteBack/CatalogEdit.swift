import ChiralManifest
import ChiralValues

/// Changes of the `Contents.json` of an image set or a symbol set that keep everything else as it is written.
struct CatalogEdit {
  private static let key = "language-direction"
  private let source: SourceText
  private let images: [JSONNode]?
  private var replacements: [TextReplacement] = []

  init(_ source: SourceText) {
    self.source = source
    let root = JSONReader.read(source).root
    images = (root?["images"] ?? root?["symbols"])?.elements
  }

  /// The changed bytes; nil if the file lists no images.
  var bytes: [UInt8]? { images == nil ? nil : source.replacing(replacements).bytes }

  /// Gives the images of all locales a direction, or none.
  mutating func setDirection(_ direction: Direction?) {
    for image in images ?? [] where image["locale"] == nil && image["filename"] != nil {
      set(direction.map { $0 == .leftToRight ? "left-to-right" : "right-to-left" }, on: image)
    }
  }

  /// Adds the rows of a catalog that was built, but for the first one, which is the app's own, and those that are there.
  ///
  /// - Returns: the files of the built rows, without that of the first one, with the files of the app that show them.
  mutating func add(rowsOf built: SourceText) -> [(built: String, own: String)] {
    guard let images, let last = images.last, let rows = JSONReader.read(built).root?["images"]?.elements
    else { return [] }
    let first = rows.first?["filename"]?.string
    let base = images.first { $0["locale"] == nil && $0["filename"] != nil }?["filename"]?.string
    let blanks = leading(of: last)
    var files: [(built: String, own: String)] = []
    let isNew = { (row: JSONNode) in !images.contains { Self.isSame($0, row) } }
    if rows.dropFirst().contains(where: { $0[Self.key] != nil && isNew($0) }) { setDirection(.leftToRight) }
    for row in rows.dropFirst() {
      guard let name = row["filename"]?.string else { continue }
      var file = name == first ? base ?? name : name
      if let known = images.first(where: { Self.isSame($0, row) }) {
        file = known["filename"]?.string ?? file
      } else {
        insert("," + blanks + indented(row, naming: file, like: last), at: last.span.upperBound)
      }
      if name != first, !files.contains(where: { $0.own == file }) { files.append((name, file)) }
    }
    return files
  }

  /// Returns true if two rows are for the same locale and direction.
  private static func isSame(_ image: JSONNode, _ row: JSONNode) -> Bool {
    image["locale"]?.string == row["locale"]?.string
      && (image["locale"] != nil || image[key]?.string == row[key]?.string)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  private mutating func insert(_ text: String, at place: Int) {
    replacements.append(TextReplacement(range: place..<place, text: text))
  }

  private mutating func set(_ value: String?, on image: JSONNode) {
    let members = image.members ?? []
    switch (members.firstIndex { $0.key == Self.key }, value) {
    case (let index?, let value?):
      let node = members[index].value
      if node.string != value { replacements.append(TextReplacement(range: node.span, text: "\"\(value)\"")) }
    case (let index?, nil):
      // With the comma before it, or the one after it if it is the first.
      let range =
        index > 0
        ? members[index - 1].value.span.upperBound..<members[index].value.span.upperBound
        : members.count > 1
          ? members[0].keySpan.lowerBound..<members[1].keySpan.lowerBound
          : members[0].keySpan.lowerBound..<members[0].value.span.upperBound
      replacements.append(TextReplacement(range: range, text: ""))
    case (nil, let value?):
      // Xcode sorts the keys.
      guard let before = members.last(where: { $0.key < Self.key }) ?? members.first else { return }
      let colon = text(before.keySpan.upperBound..<before.value.span.lowerBound)
      insert(
        "," + leading(of: before, in: image) + "\"\(Self.key)\"" + colon + "\"\(value)\"",
        at: before.value.span.upperBound)
    case (nil, nil): break
    }
  }

  /// Returns the white space before a member.
  private func leading(of member: JSONMember, in object: JSONNode) -> String {
    blanks(before: member.keySpan.lowerBound, from: object.span.lowerBound)
  }

  /// Returns the white space before an element of the list of images.
  private func leading(of image: JSONNode) -> String { blanks(before: image.span.lowerBound, from: 0) }

  private func blanks(before end: Int, from start: Int) -> String {
    var first = end
    while first > start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[first - 1]) { first -= 1 }
    return text(first..<end)
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).printed() }

  /// Returns a row with the spacing of an image of this file.
  private func indented(_ row: JSONNode, naming file: String, like image: JSONNode) -> String {
    let first = image.members?.first
    let colon = first.map { text($0.keySpan.upperBound..<$0.value.span.lowerBound) } ?? ": "
    let inner = first.map { leading(of: $0, in: image) } ?? " "
    let end = image.members?.last.map { text($0.value.span.upperBound..<image.span.upperBound - 1) } ?? " "
    let members = (row.members ?? []).map { member in
      quoted(member.key) + colon + quoted(member.key == "filename" ? file : member.value.string ?? "")
    }
    return "{" + inner + members.joined(separator: "," + inner) + end + "}"
  }
}
