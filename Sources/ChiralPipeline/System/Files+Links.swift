#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Links.
extension Files {
  /// Returns the path that a link holds; nil if the file is no link.
  static func linkTarget(_ path: String) -> String? {
    guard FileStatus(path, followingLinks: false)?.kind == .link else { return nil }
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0, count < text.count else { return nil }
    return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a link where no file is.
  static func link(_ path: String, to target: String) throws(FileError) {
    let place = try LinkGuard.place(of: path)
    guard symlinkat(target, place.folder.number, place.name) == 0 else {
      throw FileError("make the link", path)
    }
  }
}
