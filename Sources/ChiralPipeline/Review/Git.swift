/// Runs git to read a repository; it writes only to a scratch folder.
///
/// A repository's configuration can name programs: a file system monitor, hooks, filters, a pager, gpg, a
/// remote helper. Therefore git never reads that configuration: it runs in a repository of our own in the
/// scratch folder, which shares the objects and references of the real one.
struct Git: Sendable {
  let repository: GitRepository
  /// The absolute path of git.
  private let program: String
  /// The folder for git's output, index and configuration.
  private let scratch: String

  /// True if git is on the path.
  static var isInstalled: Bool { !Program.all("git").isEmpty }

  /// Fails if there is no repository around the folder, or git is not installed.
  init?(around folder: String, scratch: String) {
    guard let program = Program.all("git").first, let repository = GitRepository(around: folder) else {
      return nil
    }
    self.program = program
    self.repository = repository
    self.scratch = scratch
    guard (try? Files.makeFolders(scratch + "/work")) != nil,
      (try? repository.mirror(in: gitFolder, config: "")) != nil,
      (try? Files.write(Array(configuration().utf8), to: gitFolder + "/config")) != nil
    else { return nil }
  }

  private var gitFolder: String { scratch + "/git" }

  /// Runs git and returns its output; nil if it fails.
  func output(_ arguments: [String], input: [UInt8] = [], index: String? = nil) -> [UInt8]? {
    let (inputFile, outputFile) = (scratch + "/git-in", scratch + "/git-out")
    guard (try? Files.write(input, to: inputFile)) != nil else { return nil }
    let own = ownEnvironment + (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? [])
    let status = Program.run(
      [program, "-C", scratch + "/work"] + arguments, environment: Self.environment + own,
      input: inputFile, output: outputFile)
    return status == 0 ? try? Files.read(outputFile) : nil
  }

  /// Runs git and returns a line of output; nil if it fails.
  func line(_ arguments: [String]) -> String? {
    guard let bytes = output(arguments) else { return nil }
    return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private var ownEnvironment: [String] {
    [
      "LC_ALL=C", "HOME=\(scratch)", "XDG_CONFIG_HOME=\(scratch)", "GIT_CONFIG_NOSYSTEM=1",
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_ATTR_NOSYSTEM=1", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1",
      "GIT_TERMINAL_PROMPT=0", "GIT_DIR=\(gitFolder)", "GIT_WORK_TREE=\(scratch)/work",
      "GIT_OBJECT_DIRECTORY=\(repository.sharedFolder)/objects",
    ]
  }

  /// Returns a configuration with the storage formats of objects and references of the real one, and nothing
  /// else of it.
  private func configuration() -> String {
    let extensions = ["objectformat", "refstorage"].compactMap { name -> String? in
      let file = repository.sharedFolder + "/config"
      let value = line(["config", "--file", file, "--no-includes", "--get", "extensions.\(name)"])
      return value.flatMap { Self.storageFormats.contains($0) ? "\t\(name) = \($0)\n" : nil }
    }
    return "[core]\n\trepositoryformatversion = \(extensions.isEmpty ? 0 : 1)\n\tbare = false\n"
      + "\tfsmonitor = false\n\thooksPath = /dev/null\n"
      + (extensions.isEmpty ? "" : "[extensions]\n" + extensions.joined())
  }

  private static let storageFormats: Set<String> = ["sha1", "sha256", "files", "reftable"]

  /// The caller's environment without git's own variables, which git's hooks set.
  private static var environment: [String] {
    Program.environment.filter { variable in
      let isOwn = variable.hasPrefix("GIT_") && !variable.hasPrefix("GIT_EXEC_PATH=")
      return !isOwn && !["HOME=", "LC_ALL=", "XDG_CONFIG_HOME="].contains(where: variable.hasPrefix)
    }
  }
}
