import ChiralManifest
import ChiralValues

/// Changes of the `Contents.json` of an image set or a symbol set that keep everything else as it is written.
struct CatalogEdit {
  /// A row to add.
  struct Row: Hashable {
    /// The file of the app.
    var file: String
    /// The path of the drawing in a build; nil for a file that the app has.
    var built: String?
    var direction: Direction?
    var locale: String?
  }

  static let key = "language-direction"
  static let directions: [String: Direction] = ["left-to-right": .leftToRight, "right-to-left": .rightToLeft]
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
    let shown = (images ?? []).filter { $0["locale"] == nil && $0["filename"] != nil }
    let hasOpposite = Set(shown.compactMap { $0[Self.key]?.string }).count > 1
    for image in shown where !(hasOpposite && image[Self.key] != nil) {
      set(direction.map(Self.word), on: image)
    }
  }

  private static func word(_ direction: Direction) -> String {
    directions.first { $0.value == direction }?.key ?? ""
  }

  /// Adds a row behind the others, unless there is one for its locale and direction.
  ///
  /// - Parameter own: the file of the row that has the conditions, such as a dark screen, of the new one.
  /// - Returns: the file of the row.
  mutating func add(_ row: Row, like own: String) -> String {
    guard let images, let last = images.last,
      let model = images.first(where: { $0["filename"]?.string == own && $0["locale"] == nil })
    else { return row.file }
    let known = images.first { image in
      image["locale"]?.string == row.locale && Self.conditions(image) == Self.conditions(model)
        && (row.locale != nil || image[Self.key]?.string == row.direction.map(Self.word))
    }
    if let known, known.span != model.span { return known["filename"]?.string ?? row.file }
    insert("," + leading(of: last) + text(of: row, like: model), at: last.span.upperBound)
    return row.file
  }

  /// Adds a row with the same file for a locale behind each row for all locales.
  mutating func addCopies(for locale: String) {
    for image in images ?? [] where image["locale"] == nil {
      guard let file = image["filename"]?.string else { continue }
      _ = add(Row(file: file, locale: locale), like: file)
    }
  }

  /// Returns what distinguishes a row besides its locale and direction.
  private static func conditions(_ image: JSONNode) -> [String] {
    (image.members ?? []).filter { !["filename", "locale", key].contains($0.key) }.map {
      $0.key + JSONValue($0.value).printed(.compact)
    }.sorted()
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

  /// Returns a row with the conditions and the spacing of a row of this file, its keys sorted as by Xcode.
  private func text(of row: Row, like image: JSONNode) -> String {
    let first = image.members?.first
    let colon = first.map { text($0.keySpan.upperBound..<$0.value.span.lowerBound) } ?? ": "
    let inner = first.map { leading(of: $0, in: image) } ?? " "
    let end = image.members?.last.map { text($0.value.span.upperBound..<image.span.upperBound - 1) } ?? " "
    var members = (image.members ?? []).filter { !["filename", "locale", Self.key].contains($0.key) }
      .map { ($0.key, text($0.value.span)) }
    members.append(("filename", quoted(row.file)))
    if let direction = row.direction { members.append((Self.key, quoted(Self.word(direction)))) }
    if let locale = row.locale { members.append(("locale", quoted(locale))) }
    let lines = members.sorted { $0.0 < $1.0 }.map { quoted($0.0) + colon + $0.1 }
    return "{" + inner + lines.joined(separator: "," + inner) + end + "}"
  }
}
