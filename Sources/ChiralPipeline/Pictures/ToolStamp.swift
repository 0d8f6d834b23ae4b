internal import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The programs and libraries that find facts, identified by the sizes and times of their files, for the caches of one user.
///
/// Unlike for a `ToolIdentity`, no library is read, and no worker is started while all files are those that the last command found: an
/// audit in which every fact is cached needs none.
struct ToolStamp: Hashable, Sendable {
  /// The paths of the programs and of the libraries that the renderer loads.
  private let files: [String]
  /// A text that differs after a change of a program or a library, even to a build of the same version.
  let text: String

  /// Stamps the programs. One of the workers is asked for its libraries unless the last command left a stamp that still holds.
  init(of helpers: KeptHelpers) {
    let programs = ToolIdentity.programs(helpers.executable)
    // The variables choose between several versions of a library.
    let variables: [String] = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    let paths = variables.map { name in getenv(name).map { String(cString: $0) } ?? "" }
    let file = CacheLocation.tools(programs + paths)
    var record = file.flatMap { Record.read(.tools, at: $0) }
    if let known = try? record?.read(Self.self), known == Self(files: known.files) {
      self = known
      return
    }
    // Without a worker, nothing is found that a cache could keep.
    self.init(files: programs + ((try? helpers.helper.versions().files) ?? []))
    guard let file, let folder = Files.parentFolder(of: file) else { return }
    _ = try? HeldFolder.ofOurs(folder, making: true)
    try? Record.write(self, kind: .tools, at: file)
  }

  /// Stamps files as they are now.
  private init(files: [String]) {
    let stamps = files.map { path in
      FileStatus(path).map { "\($0.size) \($0.stamp.modified)" } ?? "-"
    }
    self.init(files: files, text: "\(ChiralVersion.current) \(stamps.joined(separator: " "))")
  }

  private init(files: [String], text: String) { (self.files, self.text) = (files, text) }
}

extension ToolStamp: ByteCoded {
  static func coded(_ value: Self?, by coder: inout ByteCoder) throws(MalformedMessage) -> Self {
    Self(files: try coder(value, \.files), text: try coder(value, \.text))
  }
}
