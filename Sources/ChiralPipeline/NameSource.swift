/// The names of icons that a person means by names, files, folders, or `-` for standard input.
package struct NameSource: Sendable {
  /// The names, in the order given; those of a folder sorted.
  package private(set) var names: [String] = []

  /// Reads folders and standard input; everything else is a name, with or without its folder and `.svg`.
  package init(_ arguments: [String]) throws(FileError) {
    for argument in arguments { names += try Self.names(argument) }
  }

  /// The text of a file; `-` is standard input.
  package static func text(of path: String) throws(FileError) -> String {
    let bytes = path == "-" ? try Files.readStandardInput(limit: limit) : try Files.read(path, limit: limit)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func names(_ argument: String) throws(FileError) -> [String] {
    if argument == "-" {
      return try text(of: "-").split(whereSeparator: \.isNewline).map(String.init)
    }
    guard FileStatus(argument)?.kind == .folder else { return [name(argument)] }
    return try DrawingFolder(argument).drawings.map(name)
  }

  private static func name(_ path: String) -> String {
    path.lowercased().hasSuffix(".svg") ? String(path.dropLast(4)) : path
  }

  private static let limit = 64 << 20
}
