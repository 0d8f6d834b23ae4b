import ChiralTestSupport
import Foundation
import Testing

private let hasGit = (try? Command.shell("git --version").status) == 0

/// No program runs that a working tree, or the configuration of its repository, names.
@Suite(.enabled(if: hasGit, "git is not installed")) struct ForeignProgramTests {
  private let set: IconSet

  init() throws {
    set = try IconSet()
    // A program that runs leaves a note.
    try set.write("#!/bin/sh\necho \"$0 $*\" >>\"\(set.folder.path)/ran\"\ncat\n", to: "program")
    let program = set.folder.appending(path: "program").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  /// Returns every setting of git that names a program or a folder of programs.
  private func configuration() -> String {
    let program = set.folder.appending(path: "program").path
    return """
      [core]
        repositoryformatversion = 0
        bare = false
        fsmonitor = \(program)
        hooksPath = \(set.folder.path)
        pager = \(program)
        sshCommand = \(program)
        gitProxy = \(program)
        attributesFile = \(set.folder.path)/attributes
        editor = \(program)
        askPass = \(program)
      [log]
        showSignature = true
      [gpg]
        program = \(program)
      [gpg "ssh"]
        program = \(program)
      [diff]
        external = \(program)
      [diff "x"]
        textconv = \(program)
        command = \(program)
      [filter "x"]
        smudge = \(program)
        clean = \(program)
        process = \(program)
        required = true
      [pager]
        log = \(program)
      [remote "origin"]
        url = ext::\(program)
        promisor = true
        partialclonefilter = blob:none
        uploadpack = \(program)
      [credential]
        helper = !\(program)
      [include]
        path = \(set.folder.path)/attributes
      """
  }

  private func shell(_ line: String) throws {
    let outcome = try Command.shell(line, in: set.folder, environment: ["HOME": set.folder.path])
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  private static let commit =
    "git -c user.name=a -c user.email=a@b -c commit.gpgSign=false commit --quiet --message x"

  /// Runs the commands that call git, and expects no note; the manifest is in a folder.
  private func expectNothingRuns(manifest: String) throws {
    for name in ["post-index-change", "reference-transaction", "post-checkout", "git"] {
      try FileManager.default.copyItem(
        at: set.folder.appending(path: "program"), to: set.folder.appending(path: name))
    }
    for arguments in [
      ["sheet"], ["sheet", "--since", "HEAD"], ["sheet", "--changed"], ["review", "status"], ["build"],
      ["audit"],
    ] {
      _ = try Command.run(
        arguments + ["--manifest", manifest], in: set.folder,
        environment: [
          "PATH": ".:\(set.folder.path)/bin:/usr/local/bin:/usr/bin:/bin", "GIT_PAGER": "./program",
        ])
    }
    let ran = try? String(contentsOf: set.folder.appending(path: "ran"), encoding: .utf8)
    #expect(ran == nil, "\(ran ?? "")")
  }

  /// Approves the pictures and changes a drawing, so that the sheet looks for the former one.
  private func approve(_ manifest: String) throws {
    let outcome = try Command.run("review", "approve", "--all", "--manifest", manifest, in: set.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// A pull request brings a bare repository as plain files beside the manifest.
  @Test func aBareRepositoryAmongTheFiles() throws {
    try shell("mkdir Icons && mv manifest.json Assets Icons")
    try approve("Icons/manifest.json")
    try shell("git init --quiet inner && cd inner && cp -R ../Icons/* . && git add . && \(Self.commit)")
    try shell("cp -R inner/.git/* Icons && rm -rf inner")
    try set.write(configuration(), to: "Icons/config")
    try set.write("* filter=x diff=x\n", to: "Icons/.gitattributes")
    try shell("git init --quiet . && git add --force Icons && \(Self.commit)")
    try set.write(IconSet.wide, to: "Icons/Assets/arrow.forward.svg")
    try expectNothingRuns(manifest: "Icons/manifest.json")
  }

  /// Somebody unpacked a repository with all its files.
  @Test func aRepositoryWhoseConfigurationNamesPrograms() throws {
    try approve("manifest.json")
    try set.write("* filter=x diff=x\n", to: ".gitattributes")
    try shell("git init --quiet . && git add manifest* Assets .gitattributes && \(Self.commit)")
    try set.write(configuration(), to: ".git/config")
    try set.write(IconSet.wide, to: "Assets/arrow.forward.svg")
    try expectNothingRuns(manifest: "manifest.json")
  }

  /// The pictures of a revision are found in all kinds of repositories.
  @Test(arguments: ["plain", "below", "worktree", "submodule", "sha256", "packed"])
  func committedPicturesAreFound(kind: String) throws {
    let git =
      "git -c protocol.file.allow=always -c init.defaultObjectFormat=\(kind == "sha256" ? "sha256" : "sha1")"
    let format = kind == "sha256" ? "--object-format=sha256" : ""
    try shell("\(git) init --quiet \(format) . && git add manifest.json Assets && \(Self.commit)")
    var manifest = "manifest.json"
    switch kind {
    case "below":
      try shell("mkdir -p a/b && git mv manifest.json Assets a/b && \(Self.commit)")
      manifest = "a/b/manifest.json"
    case "worktree":
      try shell("git worktree add --quiet tree")
      manifest = "tree/manifest.json"
    case "submodule":
      try shell(
        "mkdir outer && cd outer && \(git) init --quiet . && \(git) submodule --quiet add \"$PWD/..\" inner")
      manifest = "outer/inner/manifest.json"
    case "packed": try shell("git gc --quiet && git pack-refs --all")
    default: break
    }
    let drawing = manifest.replacing("manifest.json", with: "Assets/arrow.forward.svg")
    try set.write(IconSet.wide, to: drawing)
    let outcome = try Command.run(
      "sheet", "--since", "HEAD", "--changed", "--format", "markdown", "--manifest", manifest, "--output",
      "page",
      in: set.folder, environment: ["GIT_DIR": "/nowhere"])
    #expect(outcome.status == 0, "\(kind): \(outcome.errors)")
    let page = try String(contentsOf: set.folder.appending(path: "page/sheet.md"), encoding: .utf8)
    #expect(page.contains("arrow.forward") && page.contains("alt=\"before\""), "\(kind): \(page)")
  }
}
