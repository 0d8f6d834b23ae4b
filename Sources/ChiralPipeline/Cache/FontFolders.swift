internal import ChiralRequests
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The fonts that the renderer may find, identified by their names, sizes and first bytes, which stay the
/// same from machine to machine, unlike times. They are read when a drawing with text first needs them.
final class FontFolders: Sendable {
  private let state = Mutex<Listing?>(nil)

  private struct Listing: Sendable {
    var text = ""
    var paths: [String] = []
    var known: Set<FileStatus.Identity> = []
  }

  /// The first bytes of a font hold a checksum of each of its tables (OpenType, section "Table directory"):
  /// 12 bytes, and 16 for each table, so that these are enough for 255 tables.
  private static let directoryLength = 4096
  /// The largest configuration file that is read completely, in bytes; those of all distributions are far
  /// smaller.
  private static let largestConfiguration = 4 << 20

  /// A digest that changes when a font is added, removed or changed.
  var fingerprint: String { listing.text }

  /// The folders and files that were examined; empty if no drawing needed them.
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
    for root in SystemFonts.folders { list(root, depth: 0, into: &listing) }
    listing.text = SHA256(of: Array(listing.text.utf8)).description
    return listing
  }

  private static func list(_ path: String, depth: Int, into listing: inout Listing) {
    guard let status = FileStatus(path), depth < 8 else {
      // The absence of a folder matters, too.
      if depth == 0 { listing.paths.append(path) }
      return
    }
    // A folder may link to itself.
    guard listing.known.insert(status.identity).inserted else { return }
    switch status.kind {
    case .folder:
      listing.paths.append(path)
      for name in (try? Files.names(in: path)) ?? [] {
        list(path + "/" + name, depth: depth + 1, into: &listing)
      }
    case .file:
      listing.paths.append(path)
      let name = String(path.split(separator: "/").last ?? "")
      let isConfiguration = FontConfiguration.isConfiguration(name)
      let bytes = Files.beginning(path, isConfiguration ? largestConfiguration : directoryLength)
      listing.text += "\(name) \(status.size) \(Deflate.checksum(bytes))\n"
      guard isConfiguration else { return }
      let folders = FontConfiguration.Folders(
        home: SystemFonts.home, data: SystemFonts.ownData, configuration: SystemFonts.configuration,
        own: Files.parentFolder(of: path) ?? "/")
      for named in FontConfiguration.paths(in: bytes, folders) { list(named, depth: 0, into: &listing) }
    case .link, .other: break
    }
  }
}
