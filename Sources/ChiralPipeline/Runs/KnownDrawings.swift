internal import ChiralExporting
internal import ChiralManifest

/// The drawings that a set had when it was last built, approved or seen, to recognize them under another name.
struct KnownDrawings {
  /// The first half of each drawing's SHA-256, as 32 hexadecimal digits, by path relative to the manifest's
  /// folder.
  private(set) var digests: [String: String] = [:]
  /// The sizes for which each icon was built, by its name.
  private var builtSizes: [String: Set<Int>] = [:]

  /// Reads the records that builds and reviews left: `chiral-out/index.json`, the file of approvals, and the drawings that this machine has
  /// seen.
  init(of project: Project) {
    addIndex(of: project)
    addApprovals(of: project)
    digests.merge(SeenDrawings(ofManifest: project.manifest.file).digests) { known, _ in known }
  }

  /// Adds the digests in the index: a build copies a drawing that is neither mirrored nor lettered byte for
  /// byte.
  private mutating func addIndex(of project: Project) {
    guard let index = BuildIndex.read(in: project.path(of: "chiral-out")) else { return }
    for (name, icon) in index.icons {
      builtSizes[name] = Set(icon.entries.values.flatMap(\.files).compactMap(\.resolution?.size))
      for entry in icon.entries.values where entry.picture.transformation == "none" && entry.fonts.isEmpty {
        guard let svg = entry.files.first(where: { $0.path.hasSuffix(".svg") }) else { continue }
        digests[entry.picture.source] = String(svg.sha256.prefix(32))
      }
    }
  }

  private mutating func addApprovals(of project: Project) {
    guard let (approvals, _) = try? ReviewSession(project, renderer: "", jobs: 1).approvals() else { return }
    func digest(_ icon: Icon, _ variant: String) -> String? {
      approvals.entries[Approval.Key(icon: icon.name, variant: variant)]?.mark.fingerprint.svg
    }
    for icon in project.manifest.icons {
      if digests[icon.file] == nil { digests[icon.file] = digest(icon, "as-drawn") }
      for drawing in icon.drawings where digests[drawing.file] == nil {
        digests[drawing.file] = digest(icon, "as-drawn \(drawing.size)")
      }
    }
  }

  /// Returns true if a drawing for a size was approved, or its icon was built at that size.
  func hasSeen(_ drawing: SizedDrawing, of icon: Icon) -> Bool {
    digests[drawing.file] != nil || builtSizes[icon.name]?.contains(drawing.size) == true
  }
}
