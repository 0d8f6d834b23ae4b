internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// `chiral merge`: joins the indexes of folders that `chiral build --shard` filled, and puts their files into one folder.
package struct Merge: Sendable {
  private let output: String
  private let options: OutputFolder.Options
  /// The icons of all folders, with the folder of each.
  private let icons: [(name: String, icon: BuildIndex.Icon, folder: String)]

  /// Reads the indexes of the folders.
  package init(
    _ folders: [String], output: String, sharesFiles: Bool, replacesChanged: Bool
  ) throws(BuildError) {
    var owners: [String: String] = [:]
    var icons: [(name: String, icon: BuildIndex.Icon, folder: String)] = []
    for folder in folders {
      if let path = Files.realPath(folder), path == Files.realPath(output) { throw .ownFolder(folder) }
      guard let index = BuildIndex.read(in: folder) else { throw .noIndex(folder) }
      if let target = index.targets.keys.min() { throw .target(target, folder) }
      for (name, icon) in index.icons {
        if let other = owners.updateValue(folder, forKey: name) { throw .twice(name, in: other, and: folder) }
        icons.append((name, icon, folder))
      }
    }
    self.icons = icons.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.output = output
    options = OutputFolder.Options(
      sharesFiles: sharesFiles, fillsNewFoldersAside: true, keepsJournal: true,
      replacesChanged: replacesChanged)
  }

  /// Writes the files and the index.
  package func run() throws(BuildError) -> BuildSummary {
    do {
      try BuildIndex.checkOwner(in: output)
      let folder = try OutputFolder(output, options)
      var own = OwnFiles()
      own.add(Journal.entries(in: output))
      if let former = try BuildIndex.ofBuild(in: folder) { own.add(former) }
      folder.claim(own)
      var summary = BuildSummary()
      summary.iconCount = icons.count
      let written = try copyFiles(to: folder, &summary)
      try folder.publish()
      summary.add(try folder.remove(own.allPaths.subtracting(written)))
      try writeIndex(to: folder)
      folder.finish()
      summary.fileCount = written.count
      return summary
    } catch {
      throw BuildError(error)
    }
  }

  /// Copies all files, of which equal ones share their storage; returns their paths.
  private func copyFiles(
    to folder: OutputFolder, _ summary: inout BuildSummary
  ) throws -> Set<String> {
    var written: Set<String> = []
    var owners: [SHA256: OutputFolder.Outcome] = [:]
    for (_, icon, origin) in icons {
      for file in icon.entries.values.flatMap(\.files).sorted() {
        if Interruption.isRequested { throw BuildError.interrupted }
        let source = "\(origin)/\(file.path)"
        guard OutputFolder.isPlain(file.path), let bytes = try? Files.readFile(source, limit: .max),
          case let digest = SHA256(of: bytes), digest.description == file.sha256
        else {
          throw FileError("merge", source, reason: "it is not the file that was built; build the share again")
        }
        let outcome: OutputFolder.Outcome
        if let owner = owners[digest] {
          outcome = try folder.share(owner, bytes: bytes, digest: digest, at: file.path)
        } else {
          outcome = try folder.put(bytes, digest, at: file.path)
          owners[digest] = outcome
        }
        summary.tally.add(outcome.change, at: file.path)
        written.insert(file.path)
      }
    }
    return written
  }

  private func writeIndex(to folder: OutputFolder) throws(FileError) {
    var printer = IndexPrinter()
    for (name, icon, _) in icons { printer.add(name, icon) }
    printer.end(targets: [:])
    try folder.put(index: printer.bytes)
  }
}

extension BuildError {
  fileprivate static func noIndex(_ folder: String) -> Self {
    .merge(
      "\(folder) holds no index.json of a build; make it with chiral build --shard I/N --output \(Escape.shell(folder))"
    )
  }

  fileprivate static func ownFolder(_ folder: String) -> Self {
    .merge("\(folder) is one of the folders to be merged; name another --output")
  }

  fileprivate static func target(_ target: String, _ folder: String) -> Self {
    .merge(
      "\(folder) holds the files of the target \(target), some of which are about all icons; build the shares for the "
        + "target files, and \(target) in one build")
  }

  fileprivate static func twice(_ icon: String, in one: String, and other: String) -> Self {
    .merge("\(one) and \(other) both hold the icon \(icon); name the folder of each share of one N once")
  }
}
