internal import ChiralManifest

/// A project as it was at a revision of its git repository, laid out in a scratch folder.
struct Revision: Sendable {
  /// The project.
  let project: Project
  private let scratch: ScratchSpace

  /// Checks out the manifest and the drawings of a revision; the repository is not changed.
  init(_ revision: String, of present: Project) throws(RevisionError) {
    let repository = try Repository(of: present)
    guard let commit = repository.commit(revision) else { throw .unknown(revision) }
    let tree = repository.scratch.path + "/tree/"
    guard repository.layOut(commit, into: tree) else { throw .withoutManifest(revision) }
    do throws(Project.LoadError) {
      project = try Project.load(tree + repository.manifestName)
    } catch {
      throw .withoutManifest(revision)
    }
    scratch = repository.scratch
  }

  /// Returns the latest commits that changed a file beside the manifest, newest first.
  static func commits(changing name: String, of project: Project, most: Int) -> [String] {
    guard let repository = try? Repository(of: project) else { return [] }
    let path = ":(top,literal)" + repository.git.repository.prefix + name
    let lines = repository.git.output(["rev-list", "-n", "\(most)", "HEAD", "--", path])
    return String(decoding: lines ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// The reason why a revision has no project.
package enum RevisionError: Error, Hashable, CustomStringConvertible {
  /// Git is not installed.
  case noGit
  /// The manifest is not in a git repository.
  case noRepository
  /// The repository has no such revision.
  case unknown(String)
  /// The revision has no valid manifest at this place.
  case withoutManifest(String)
  /// The files of the revision cannot be written.
  case file(FileError)

  package var description: String {
    switch self {
    case .noGit: "git is not installed, which reads earlier revisions; install it, or leave out --since"
    case .noRepository:
      "the manifest is not in a git repository, which would have earlier revisions; leave out --since"
    case .unknown(let revision): "git does not know the revision \(revision)"
    case .withoutManifest(let revision): "there was no valid manifest at \(revision)"
    case .file(let error): error.description
    }
  }
}

/// The git repository of a project.
private struct Repository {
  let git: Git
  let scratch: ScratchSpace
  /// The manifest's file name.
  let manifestName: String

  init(of project: Project) throws(RevisionError) {
    do throws(FileError) {
      scratch = try ScratchSpace()
    } catch {
      throw .file(error)
    }
    guard Git.isInstalled else { throw .noGit }
    guard let git = Git(around: project.path(of: "."), scratch: scratch.path) else { throw .noRepository }
    self.git = git
    manifestName = project.manifest.file.split(separator: "/").last.map(String.init) ?? "manifest.json"
  }

  func commit(_ revision: String) -> String? {
    git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
  }

  /// Checks out the manifest and the drawings of a commit; returns false if that fails.
  func layOut(_ commit: String, into tree: String) -> Bool {
    let index = scratch.path + "/index"
    let prefix = git.repository.prefix
    let source = prefix.isEmpty ? "\(commit)^{tree}" : "\(commit):\(prefix.dropLast())"
    guard git.output(["read-tree", source], index: index) != nil,
      let names = git.output(
        ["ls-files", "-z", "--", ":(literal)\(manifestName)", "*.svg", "*.SVG", "*.svgz", "*.xml"],
        index: index)
    else { return false }
    return git.output(
      ["checkout-index", "--prefix=\(tree)", "-z", "--stdin"], input: names, index: index) != nil
  }
}
