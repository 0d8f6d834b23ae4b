import ChiralExporting
import ChiralManifest
internal import ChiralValues

/// Themes, which flip nothing by themselves: a right-to-left drawing lies beside the base.
extension WriteBack {
  /// Adds the right-to-left drawing beside the drawing of a theme.
  mutating func addNeighbour(_ icon: OpenIcon, _ file: String) throws(FileError) {
    let icon = icon.place.icon
    guard icon.iconClass.mirrors, icon.variants.isEmpty, DrawingFile(file) == .svg,
      let entry = trial.index.icons[icon.name]?.entries.sorted(by: { $0.key < $1.key }).map(\.value)
        .first(where: { $0.outcome == "mirrored" && $0.picture.source == file }),
      let drawing = entry.files.first(where: { $0.path.hasSuffix(".svg") })
    else { return }
    let place = Self.neighbour(of: file)
    if let target = alias(of: file) {
      if FileStatus(project.path(of: place), followingLinks: false) == nil { link(place, to: target) }
    } else {
      try put(try trial.file(drawing.path), at: place, as: .made)
    }
  }

  private static func neighbour(of file: String) -> String { file.dropLast(".svg".count) + "-rtl.svg" }

  /// Returns the target of a link beside a drawing that is itself a link to the drawing of another icon of the theme, if that icon
  /// has a right-to-left drawing or gets one; nil otherwise.
  private func alias(of file: String) -> String? {
    guard let target = Files.linkTarget(project.path(of: file)), target.hasSuffix(".svg"),
      !target.hasPrefix("/")
    else { return nil }
    let folder = Files.parentFolder(of: file).map { $0 + "/" } ?? ""
    guard let real = Files.realPath(project.path(of: folder + target)),
      let home = Files.realPath(project.path(of: ".")),
      let original = Initialization.path(real, inside: home)
    else { return nil }
    let neighbour = Self.neighbour(of: original)
    let own = project.manifest.icons.first { $0.file == original && $0.iconClass.mirrors }
    guard let own, own.variants.isEmpty || own.variants.contains(where: { $0.file == neighbour }),
      // A link to a link would need neighbours for each of them.
      Files.realPath(Files.parentFolder(of: project.path(of: folder + target)) ?? ".").map({
        $0 + "/" + (target.split(separator: "/").last ?? "")
      }) == real
    else { return nil }
    return Self.neighbour(of: target)
  }
}
