internal import ChiralManifest

/// Writes `index.json`, format `chiral-index`, which the documentation of `chiral build` describes: icon after icon,
/// so that nothing of a large set is held at once but the text itself. Sorted, equal indexes are equal bytes.
package struct IndexPrinter {
  /// Raised when a program that reads the file must change.
  static let version = 1

  /// What was written since it was taken over last.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Begins with what the file is.
  package init() {
    bytes += #"{\#n  "format": "chiral-index",\#n  "version": \#(Self.version),\#n  "icons": {"#.utf8
  }

  /// Writes an icon; icons come in the order of their names' bytes.
  package mutating func add(_ name: String, _ icon: BuildIndex.Icon) {
    open("    ", name)
    bytes += #"{\#n      "class": "#.utf8
    bytes.appendQuoted(icon.iconClass)
    bytes += #",\#n      "locales": {"#.utf8
    isFirst = true
    for (locale, entry) in icon.entries.sorted(by: { $0.key < $1.key }) { add(locale, entry) }
    bytes += (isFirst ? "}\n    }" : "\n      }\n    }").utf8
    isFirst = false
  }

  private mutating func add(_ locale: String, _ entry: BuildIndex.Entry) {
    open("        ", locale)
    bytes += #"{\#n          "outcome": "#.utf8
    bytes.appendQuoted(entry.outcome)
    member("rule", entry.rule)
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
    add(entry.files, margin: "            ")
    bytes += (entry.files.isEmpty ? "]\n        }" : "\n          ]\n        }").utf8
    isFirst = false
  }

  /// Ends with what lies in the folders of other targets.
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

  /// Forgets what was written: somebody has taken it over.
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

  /// One file a line.
  private mutating func add(_ files: [BuildIndex.File], margin: StaticString) {
    isFirst = true
    for file in files {
      separate(margin)
      bytes += #"{ "path": "#.utf8
      bytes.appendQuoted(file.path)
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

  /// A new line, after a comma but for the first.
  private mutating func separate(_ margin: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\n"))
    margin.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

extension BuildIndex.Font {
  fileprivate var json: JSONValue {
    ["family": .string(family), "style": .string(style), "version": .string(version)]
  }
}

extension BuildIndex.Part {
  fileprivate var json: JSONValue {
    ["action": .string(action), "element": .string(element), "reason": .string(reason)]
  }
}
