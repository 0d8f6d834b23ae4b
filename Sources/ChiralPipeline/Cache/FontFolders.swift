internal import ChiralRendering
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The fonts that the renderer may find, told apart by their names, their sizes and their first bytes, which travel
/// better between machines than times do. Looked at when the first drawing with text asks.
final class FontFolders: Sendable {
  private let state = Mutex<Listing?>(nil)

  private struct Listing: Sendable {
    var text = ""
    var paths: [String] = []
  }

  /// The first bytes of a font hold a checksum of each of its tables (OpenType, section "Table directory").
  private static let directoryLength = 4096

  /// A text that changes when a font comes, goes or changes.
  var fingerprint: String { listing.text }

  /// The folders and files that were looked at; none where nobody asked.
  var paths: [String] { state.withLock { $0?.paths ?? [] } }

  private var listing: Listing {
    state.withLock { state in
      let listing = state ?? Self.read()
      state = listing
      return listing
    }
  }

  private static func read() -> Listing {
    var listing = Listing()
    for root in roots { list(root, depth: 0, into: &listing) }
    listing.text = SHA256(of: Array(listing.text.utf8)).description
    return listing
  }

  /// Where fontconfig and Core Text look, unless they are told otherwise.
  private static var roots: [String] {
    let home = value("HOME") ?? ""
    let data = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return data.map { $0 + "/fonts" }
      + [home + "/.fonts", (value("XDG_DATA_HOME") ?? home + "/.local/share") + "/fonts"]
      + ["/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts", "/etc/fonts"]
      + [value("FONTCONFIG_FILE"), value("FONTCONFIG_PATH")].compactMap(\.self)
  }

  private static func list(_ path: String, depth: Int, into listing: inout Listing) {
    guard let status = FileStatus(path), depth < 8 else { return }
    switch status.kind {
    case .folder:
      listing.paths.append(path)
      for name in (try? Files.names(in: path)) ?? [] {
        list(path + "/" + name, depth: depth + 1, into: &listing)
      }
    case .file:
      listing.paths.append(path)
      let name = path.split(separator: "/").last ?? ""
      listing.text += "\(name) \(status.size) \(Deflate.checksum(Files.beginning(path, directoryLength)))\n"
    case .link, .other: break
    }
  }

  private static func value(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}
