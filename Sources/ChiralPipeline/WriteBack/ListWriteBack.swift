internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

/// `chiral apply --list`: writes the decisions of a manifest into lists of names and into code.
extension WriteBack {
  /// Returns the changes of lists; the icons that they cannot name are problems.
  package static func outcome(of project: Project, lists: [String]) throws(FileError) -> Outcome {
    var outcome = Outcome()
    outcome.reached = project.manifest.icons.count
    let mirrors = IconList(project.manifest).mirrors
    for path in lists {
      let old = try Files.readFile(path, limit: SourceReader.largest)
      let text = String(decoding: old, as: UTF8.self)
      guard Array(text.utf8) == old, let edit = ListEdit(text, file: path, mirrors: mirrors) else {
        throw FileError(
          "write into", path,
          reason: "it has no list that is read: names in .txt or .json, or code in .dart, .kt, .js or .ts")
      }
      for icon in edit.homeless {
        outcome.problems.append((icon, "\(path) does not name it; add it where it belongs"))
      }
      let new = Array(edit.text.utf8)
      if new != old { outcome.lists.append(Change(path: path, old: old, new: new)) }
    }
    return outcome
  }
}
