/// The icons that the user names: by name, file or folder, or with `-` for standard input.
package struct NameSource: Sendable {
  /// The name of an icon, and the path of its drawing if there is one.
  package struct Item: Hashable, Sendable {
    package var name: String
    package var path: String?
  }

  /// The icons in the order given; those of a folder are sorted.
  package private(set) var items: [Item] = []

  /// Reads folders and standard input; everything else is a name or a file.
  package init(_ arguments: [String]) throws(FileError) {
    for argument in arguments { items += try Self.items(argument) }
  }

  /// The drawings of these icons.
  package var drawings: [EvidenceReader.Drawing] {
    items.compactMap { item in item.path.map { EvidenceReader.Drawing(name: item.name, path: $0) } }
  }

  /// Returns the text of a file; `-` is standard input.
  package static func text(of path: String) throws(FileError) -> String {
    let bytes = path == "-" ? try Files.readStandardInput(limit: limit) : try Files.read(path, limit: limit)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      guard end - start <= longestLine else {
        let name = path == "-" ? "standard input" : path
        throw FileError(
          "read", name, reason: "a line has more than \(longestLine) bytes; write one name per line")
      }
      start = end + 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The longest line that is accepted, in bytes; longer than any path.
  private static let longestLine = 8192

  private static func items(_ argument: String) throws(FileError) -> [Item] {
    if argument == "-" {
      return try text(of: "-").split(whereSeparator: \.isNewline).map { Item(name: String($0)) }
    }
    switch FileStatus(argument)?.kind {
    case .folder:
      let folder = argument.hasSuffix("/") ? argument : argument + "/"
      return try DrawingFolder(argument).drawings.map { Item(name: name($0), path: folder + $0) }
    case .file: return [Item(name: name(argument), path: argument)]
    case .link, .other, nil: return [Item(name: name(argument))]
    }
  }

  private static func name(_ path: String) -> String {
    path.lowercased().hasSuffix(".svg") ? String(path.dropLast(4)) : path
  }

  private static let limit = 64 << 20
}
