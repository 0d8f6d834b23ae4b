internal import ChiralClassification
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// `chiral apply --list`: writes the decisions of a manifest into lists of names and into code.
extension WriteBack {
  /// Returns the changes of lists; the icons that they cannot name are problems.
  ///
  /// - Parameter composed: the icons that a plain flip would show wrongly; a list of plain flips has none of them.
  package static func outcome(
    of project: Project, lists: [String], composed: [String: [String]]
  ) throws(FileError) -> Outcome {
    var outcome = Outcome()
    outcome.reached = project.manifest.icons.count
    let mirrors = IconList(project.manifest, composed: composed).mirrors
    let helper = HelperLocation.find().map { SharedHelper(executable: $0) }
    let spelling = try spelling(of: lists, helper)
    for path in lists {
      try LinkGuard.check(path)
      // A link here is the user's own.
      let isLink = FileStatus(path, followingLinks: false)?.kind == .link
      let place = isLink ? Files.realPath(path) ?? path : path
      let old = try Files.readFile(place, limit: SourceReader.largest)
      let text = String(decoding: old, as: UTF8.self)
      guard Array(text.utf8) == old else {
        throw FileError("write into", path, reason: "it is not in UTF-8; save it so")
      }
      let facts = try facts(of: old, path, helper)
      let edit: ListEdit
      do throws(ListEdit.Refusal) {
        edit = try ListEdit(text, file: path, facts: facts, mirrors: mirrors, spelling: spelling)
      } catch {
        throw FileError("write into", path, reason: error.description)
      }
      for icon in edit.homeless {
        outcome.problems.append((icon, "\(path) does not name it; add it where it belongs"))
      }
      let new = Array(edit.text.utf8)
      guard new != old else { continue }
      if let problem = FileRights(place)?.problem { throw FileError("write into", path, reason: problem) }
      outcome.lists.append(Change(path: place, role: .changed, old: old, new: new))
    }
    return outcome
  }

  /// Returns the first mark in the drawings among some lists; nil if none has one.
  private static func spelling(of lists: [String], _ helper: SharedHelper?) throws(FileError) -> String? {
    for path in lists where ListEdit.language(of: path) == .resources {
      let bytes = try Files.readFile(path, limit: SourceReader.largest)
      let facts = try facts(of: bytes, path, helper)
      if let spelling = facts.flatMap({ DirectionMark($0, in: bytes) })?.spelling { return spelling }
    }
    return nil
  }

  /// Lets a worker read a list; nil for one that needs none.
  private static func facts(
    of bytes: [UInt8], _ path: String, _ helper: SharedHelper?
  ) throws(FileError) -> SourceFacts? {
    guard let language = ListEdit.language(of: path) else { return nil }
    guard let helper else { throw FileError("read", path, reason: HelperLocation.missing) }
    guard bytes.count <= SourceLanguage.mostBytes else {
      throw FileError("read", path, reason: "it has more than \(SourceLanguage.mostBytes) bytes")
    }
    do throws(RenderError) {
      return try AppTexts.facts(of: bytes, file: path, language, helper)
    } catch {
      throw FileError("read", path, reason: error.message)
    }
  }
}
