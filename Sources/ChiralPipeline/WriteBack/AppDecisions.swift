internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralValues

/// The decisions of an app or a theme as its files have them, read as `chiral import` reads them.
struct AppDecisions {
  /// The icons of the app by their drawings, relative to the folder of the manifest.
  private var entries: [String: ManifestEntry] = [:]
  /// The drawings from which the platform chooses, by the drawing of the icon and by the folder of its image set.
  private var shown: [String: PlatformIcon] = [:]
  /// The languages of Android's resources, by their folders.
  private var languages: [String: Set<String>] = [:]

  /// Reads the places of icons, with the files that are about to be written; a folder that cannot be read has no decisions.
  init(_ homes: [AppHome], in project: Project, planned: [WriteBack.Change] = []) throws(BuildError) {
    for (kind, root) in Set(homes.map(Root.init)).map({ ($0.kind, $0.folder) }) {
      let prefix = root.isEmpty ? "" : root + "/"
      let new = planned.filter { $0.role != .link && $0.file.hasPrefix(prefix) }.map {
        (String($0.file.dropFirst(prefix.count)), $0.new)
      }
      guard let folder = try? ImportFolder(project.path(of: root.isEmpty ? "." : root), kind: kind)
      else { continue }
      let set = try folder.decisions(kind, with: Dictionary(new) { first, _ in first })
      for entry in set.icons + set.undrawn {
        let file = prefix + (entry.file ?? entry.name + ".svg")
        entries[file] = entry
        guard let icon = set.shown[entry.name]?.inside(prefix) else { continue }
        shown[file] = icon
        if kind == .xcassets { shown[Files.parentFolder(of: file) ?? ""] = icon }
      }
      if kind == .android {
        let folders = folder.files.compactMap(AndroidQualifiers.init(ofFile:)).filter { $0.type == "values" }
        languages[root] = Set(folders.compactMap { $0.locale?.split(separator: "-").first.map(String.init) })
      }
    }
  }

  /// Returns the drawings from which the platform chooses for an icon; nil if the app does not have it.
  func platformIcon(_ place: AppPlace) -> PlatformIcon? {
    if case .catalog(let imageSet) = place.home { return shown[imageSet] }
    return shown[place.icon.file]
  }

  /// Returns true if Android's resources in a folder are translated into a language.
  func hasLanguage(_ language: String, in resources: String) -> Bool {
    languages[resources]?.contains(language) ?? false
  }

  /// The folder in which a place is found by an import.
  private struct Root: Hashable {
    var kind: ImportKind
    var folder: String

    init(_ home: AppHome) {
      switch home {
      case .android(let resources, _): (kind, folder) = (.android, resources)
      case .catalog(let imageSet): (kind, folder) = (.xcassets, Files.parentFolder(of: imageSet) ?? "")
      case .theme: (kind, folder) = (.gtk, "")
      }
    }
  }

  /// Returns true if the app has the decision about an icon already, whatever its picture is: an icon that stays, or one whose
  /// right-to-left drawing is the app's own.
  func agrees(with icon: Icon) -> Bool {
    guard let entry = entries[icon.file], entry.iconClass == icon.iconClass, entry.drawn == icon.drawn
    else { return false }
    return icon.iconClass == .fixed || !icon.variants.isEmpty
  }

  /// Returns true if the app has another decision about an icon.
  func differ(from icon: Icon) -> Bool {
    entries[icon.file].map { $0.iconClass != icon.iconClass || $0.drawn != icon.drawn } ?? false
  }

  /// Returns the reason why a decision cannot be written beside the drawings that the app has for locales; nil if it can.
  func problem(with icon: Icon) -> String? {
    guard let entry = entries[icon.file], entry.iconClass != icon.iconClass else { return nil }
    if let own = entry.variants.first?.file, !icon.iconClass.mirrors, icon.variants.isEmpty {
      return "the app has \(own) for it; delete that file, or name it in the manifest"
    }
    return icon.variants.isEmpty
      ? nil
      : "it has drawings for locales and is \(entry.iconClass.rawValue) in the app; change the app by hand"
  }

  /// Returns the reason for which the files of an icon change: the parts that a plain flip would turn, or who sees something else; and why
  /// to look at the right-to-left form, if the examiner found something.
  func reason(for icon: Icon, parts all: [BuildIndex.Part], wrong: [OpenIcon.View]) -> String {
    let parts = all.filter { $0.action != MirrorNote.Action.noticed.rawValue }
    let look = all.first { $0.action == MirrorNote.Action.noticed.rawValue }
    let wanted = icon.iconClass.rawValue
    let seeing = wrong.map(\.description)
    let decision =
      switch entries[icon.file]?.iconClass {
      case icon.iconClass where parts.isEmpty:
        "\(wanted), as in the app, but \(Wording.list(seeing)) \(seeing.count == 1 ? "sees" : "see") something else"
      case icon.iconClass: "\(wanted), as in the app, but a plain flip is wrong"
      case let other?: "\(wanted) in the manifest, \(other.rawValue) in the app"
      case nil: "\(wanted) in the manifest"
      }
    var told: [String] = []
    for part in parts {
      let text = "\(part.element) is \(part.action) (\(part.reason))"
      if !told.contains(text) { told.append(text) }
    }
    let rest = told.count > 2 ? ", and \(told.count - 2) more" : ""
    let reason = told.isEmpty ? decision : "\(decision): \(told.prefix(2).joined(separator: ", "))\(rest)"
    return look.map { "\(reason); look at its right-to-left form: \($0.reason)" } ?? reason
  }
}

extension PlatformIcon {
  /// Returns the icon with a prefix before its paths.
  fileprivate func inside(_ prefix: String) -> PlatformIcon {
    var icon = self
    for index in icon.drawings.indices { icon.drawings[index].file = prefix + icon.drawings[index].file }
    return icon
  }
}
