internal import ChiralManifest
internal import ChiralRequests

/// Writes `index.json`, format `chiral-index`, which the documentation of `chiral build` describes. It writes
/// icon by icon, so that only the text of a large set is held in memory. Everything is sorted, so that equal
/// indexes give equal bytes.
package struct IndexPrinter {
  /// The version of the format; raised with every change that programs reading the file have to follow.
  static let version = 1

  /// The bytes that were written since the last call of `clear()`.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Writes the beginning of the file.
  package init() {
    bytes += #"{\#n  "format": "chiral-index",\#n  "version": \#(Self.version),\#n  "icons": {"#.utf8
  }

  /// The text of an entry without the locale, which is its key and the first folder of its files. Most entries of an icon
  /// differ in nothing else.
  package struct EntryText: Sendable {
    /// The number of files.
    package var fileCount: Int { files.count }
    fileprivate let head: [UInt8]
    /// The lines of the files from the path on.
    fileprivate let files: [[UInt8]]
  }

  /// Returns the text of an entry whose files have paths without the locale, such as `/arrow.svg`.
  package static func text(of entry: BuildIndex.Entry) -> EntryText {
    EntryText(
      head: written { $0.addHead(of: entry) },
      files: entry.files.map { file in written { $0.addEnd(of: file) } })
  }

  private static func written(_ body: (inout IndexPrinter) -> Void) -> [UInt8] {
    var printer = IndexPrinter()
    printer.clear()
    body(&printer)
    return printer.bytes
  }

  /// Writes an icon; icons must come in the order of the bytes of their names.
  package mutating func add(_ name: String, _ icon: BuildIndex.Icon) {
    begin(name, icon)
    for (locale, entry) in icon.entries.sorted(by: { $0.key < $1.key }) { add(locale, entry) }
    endIcon()
  }

  /// Writes the beginning of an icon without its entries.
  package mutating func begin(_ name: String, _ icon: BuildIndex.Icon) {
    open("    ", name)
    bytes += #"{\#n      "class": "#.utf8
    bytes.appendQuoted(icon.iconClass)
    if !icon.exceptions.isEmpty {
      bytes += #",\#n      "except": "#.utf8
      bytes += JSONValue.array(icon.exceptions.map(JSONValue.string)).printedBytes(
        .fitted(width: .max, expanded: 0))
    }
    if let digits = icon.digits {
      bytes += #",\#n      "digits": "#.utf8
      bytes.appendQuoted(digits)
    }
    bytes += #",\#n      "locales": {"#.utf8
    isFirst = true
  }

  /// Writes the end of an icon.
  package mutating func endIcon() {
    bytes += (isFirst ? "}\n    }" : "\n      }\n    }").utf8
    isFirst = false
  }

  /// Writes the entry of a locale; locales must come in alphabetical order.
  package mutating func add(_ locale: String, _ text: EntryText) {
    open("        ", locale)
    bytes += text.head
    isFirst = true
    for file in text.files {
      separate(Self.fileMargin)
      bytes += #"{ "path": ""#.utf8
      bytes += locale.utf8
      bytes += file
    }
    endFiles()
  }

  private mutating func add(_ locale: String, _ entry: BuildIndex.Entry) {
    open("        ", locale)
    addHead(of: entry)
    add(entry.files, margin: Self.fileMargin)
    endFiles()
  }

  private static let fileMargin: StaticString = "            "

  /// Writes an entry up to its files.
  private mutating func addHead(of entry: BuildIndex.Entry) {
    bytes += #"{\#n          "outcome": "#.utf8
    bytes.appendQuoted(entry.outcome)
    member("rule", entry.rule)
    if let letters = entry.letters { member("letters", letters) }
    if let problem = entry.problem { member("problem", problem) }
    if let shown = entry.shown { member("shown", shown) }
    if entry.isAccepted { bytes += #",\#n          "accepted": true"#.utf8 }
    bytes += #",\#n          "artwork": { "source": "#.utf8
    bytes.appendQuoted(entry.picture.source)
    bytes += #", "transformation": "#.utf8
    bytes.appendQuoted(entry.picture.transformation)
    bytes += " }".utf8
    list("parts", entry.parts.map(\.json))
    list("fonts", entry.fonts.map(\.json))
    bytes += #",\#n          "files": ["#.utf8
  }

  private mutating func endFiles() {
    bytes += (isFirst ? "]\n        }" : "\n          ]\n        }").utf8
    isFirst = false
  }

  /// Writes the folders of the other targets and the end of the file.
  package mutating func end(targets: [String: BuildIndex.TargetFolder]) {
    bytes += (isFirst ? "}" : "\n  }").utf8
    if !targets.isEmpty {
      bytes += #",\#n  "targets": {"#.utf8
      isFirst = true
      for (name, folder) in targets.sorted(by: { $0.key < $1.key }) { add(name, folder) }
      bytes += "\n  }".utf8
    }
    bytes += "\n}\n".utf8
  }

  /// Discards the bytes after the caller has saved them.
  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  private mutating func add(_ target: String, _ folder: BuildIndex.TargetFolder) {
    open("    ", target)
    bytes += #"{\#n      "icons": {"#.utf8
    isFirst = true
    for (name, icon) in folder.icons.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      open("        ", name)
      bytes += #"{ "name": "#.utf8
      bytes.appendQuoted(icon.name)
      bytes += #", "mirroring": "#.utf8
      bytes.appendQuoted(icon.mirroring.rawValue)
      bytes += " }".utf8
    }
    bytes += #"\#n      },\#n      "files": ["#.utf8
    add(folder.files, margin: "        ")
    bytes += "\n      ]\n    }".utf8
    isFirst = false
  }

  /// Writes files, one per line.
  private mutating func add(_ files: [BuildIndex.File], margin: StaticString) {
    isFirst = true
    for file in files {
      separate(margin)
      bytes += #"{ "path": ""#.utf8
      addEnd(of: file)
    }
  }

  /// Writes a file from the characters of its path on.
  private mutating func addEnd(of file: BuildIndex.File) {
    let start = bytes.count
    bytes.appendQuoted(file.path)
    bytes.remove(at: start)
    bytes += #", "sha256": "#.utf8
    bytes.appendQuoted(file.sha256)
    if let resolution = file.resolution {
      bytes += #", "size": "#.utf8
      bytes += String(resolution.size).utf8
      bytes += #", "scale": "#.utf8
      bytes += String(resolution.scale).utf8
    }
    bytes += " }".utf8
  }

  private mutating func list(_ name: String, _ elements: [JSONValue]) {
    guard !elements.isEmpty else { return }
    bytes += #",\#n          "\#(name)": ["#.utf8
    isFirst = true
    for element in elements {
      separate("            ")
      bytes += element.printedBytes(.fitted(width: .max, expanded: 0))
    }
    bytes += "\n          ]".utf8
  }

  private mutating func member(_ name: String, _ value: String) {
    bytes += #",\#n          "\#(name)": "#.utf8
    bytes.appendQuoted(value)
  }

  private mutating func open(_ margin: StaticString, _ key: String) {
    separate(margin)
    bytes.appendQuoted(key)
    bytes += ": ".utf8
  }

  /// Begins a new line, with a comma before it except for the first.
  private mutating func separate(_ margin: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\n"))
    margin.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension FontFace {
  fileprivate var json: JSONValue {
    let face: [JSONValue.Member] = [("family", family), ("style", style), ("version", version)].map {
      JSONValue.Member(key: $0, value: .string($1))
    }
    return .object(
      face + (missingWeight.map { [JSONValue.Member(key: "missingWeight", value: .int($0))] } ?? []))
  }
}

extension BuildIndex.Part {
  fileprivate var json: JSONValue {
    ["action": .string(action), "element": .string(element), "reason": .string(reason)]
  }
}
