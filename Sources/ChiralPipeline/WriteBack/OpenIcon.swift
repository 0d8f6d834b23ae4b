internal import ChiralClassification
import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// An icon of an app whose decision may have to be written.
struct OpenIcon {
  /// A drawing for left-to-right, under the conditions of its mode.
  struct Base: Hashable {
    var file: String
    var mode: [String]
    /// The name of the icon that a trial builds from it.
    var name: String
  }

  let place: AppPlace
  /// The drawings from which the platform chooses; nil if the app cannot be read.
  let shown: PlatformIcon?
  /// The drawing of the icon, and those for other modes, such as dark screens.
  private(set) var bases: [Base]
  /// The icons to build, one for each base.
  private(set) var decided: [Icon]

  /// The beginning of the names of icons that only a trial has; no manifest has such a name.
  static let prefix = "chiral-trial-"

  init(_ place: AppPlace, _ shown: PlatformIcon?, in project: Project) {
    self.place = place
    self.shown = shown
    let icon = place.icon
    let own = shown?.bases.first { $0.file == icon.file } ?? shown?.bases.first
    bases = [Base(file: icon.file, mode: own?.mode ?? [], name: icon.name)]
    decided = [icon]
    guard icon.variants.isEmpty, icon.drawings.isEmpty else { return }
    for other in shown?.bases ?? [] where other.isDrawing && other.file != icon.file && own?.isDrawing == true
    {
      let name = "\(Self.prefix)\(bases.count)/\(icon.name)"
      bases.append(Base(file: other.file, mode: other.mode, name: name))
      decided.append(
        icon.drawn(in: other.file, as: name, sibling: Self.sibling(of: icon, for: other.file, project)))
    }
  }

  /// Returns the drawing without a slash beside the icon's drawing, for another drawing that has none beside it; both have the same
  /// shapes.
  private static func sibling(of icon: Icon, for file: String, _ project: Project) -> String? {
    guard icon.parts.sibling == nil else { return nil }
    let name = SiblingFolder.iconName(of: file)
    let suffix = DrawingFile(file) == .vectorDrawable ? ".xml" : ".svg"
    let siblings = SlashName.isNegated(name) ? SlashName.siblings(of: name) : []
    func found(beside file: String) -> String? {
      let folder = Files.parentFolder(of: file).map { $0 + "/" } ?? ""
      return siblings.map { folder + $0 + suffix }.first { FileStatus(project.path(of: $0))?.kind == .file }
    }
    return found(beside: file) == nil ? found(beside: icon.file) : nil
  }

  /// A language and a mode in which an icon is seen.
  struct View: Hashable, CustomStringConvertible {
    var locale: String
    var mode: [String]

    var description: String { mode.isEmpty ? locale : "\(locale) (\(mode.joined(separator: ", ")))" }
  }

  /// Returns the views, of some locales, in which the platform shows something else than what is decided.
  ///
  /// - Parameter picture: returns the picture of a file of the app.
  func wrongViews(
    as shown: PlatformIcon?, in locales: [LanguageTag], _ trial: AppTrial, picture: (String) -> Bitmap?
  ) -> [View] {
    bases.flatMap { base in
      locales.filter { locale in
        guard let wanted = trial.wanted(base.name, in: locale) else { return false }
        guard let drawing = shown?.shown(in: locale, mode: base.mode), let plain = picture(drawing.file)
        else {
          return true
        }
        return !wanted.looksLike(drawing.flipped == locale.direction ? plain.flippedHorizontally() : plain)
      }.map { View(locale: $0.text, mode: base.mode) }
    }
  }

  /// True if the app flips an icon that is decided to stay, even if nobody sees it.
  var isFlippedInVain: Bool {
    !place.icon.iconClass.mirrors && shown?.bases.contains { $0.flipped != nil } == true
  }
}
