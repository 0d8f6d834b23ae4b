import ChiralExporting
import ChiralManifest
internal import ChiralValues

/// The place in an app or a theme that an icon's drawing comes from.
enum AppHome: Hashable {
  /// Android's resources: their folder, and the file of the icon.
  case android(resources: String, file: String)
  /// An image set or a symbol set of an asset catalog: its folder.
  case catalog(imageSet: String)
  /// A theme: the file of the icon.
  case theme(file: String)

  /// The target whose files the place gets; nil if it gets the drawings themselves.
  var target: Target? {
    switch self {
    case .android: .android
    case .catalog: .xcassets
    case .theme: nil
    }
  }

  /// The folder with the icon's files.
  var folder: String {
    switch self {
    case .android(_, let file), .theme(let file): Files.parentFolder(of: file) ?? ""
    case .catalog(let imageSet): imageSet
    }
  }

  /// Finds the place of an icon; nil if its drawing lies in no app. Paths are relative to the manifest's folder.
  init?(_ icon: Icon, of manifest: Manifest) {
    let folders = icon.file.split(separator: "/").dropLast()
    guard let folder = folders.last else {
      guard manifest.conventions.policy == .gnome else { return nil }
      self = .theme(file: icon.file)
      return
    }
    if folder.hasSuffix(".imageset") || folder.hasSuffix(".symbolset") {
      self = .catalog(imageSet: folders.joined(separator: "/"))
    } else if DrawingFile(icon.file) == .vectorDrawable, folder.prefix(while: { $0 != "-" }) == "drawable" {
      self = .android(resources: folders.dropLast().joined(separator: "/"), file: icon.file)
    } else if manifest.conventions.policy == .gnome {
      self = .theme(file: icon.file)
    } else {
      return nil
    }
  }
}

extension Project {
  /// True if all drawings of the manifest are those of an app or of a theme, and not those of a set from which apps are built.
  package var isApp: Bool {
    let homes = whole.icons.map { AppHome($0, of: manifest) }
    return !homes.isEmpty
      && homes.allSatisfy { home in
        if case .theme? = home { return isTheme }
        return home != nil
      }
  }

  private var isTheme: Bool {
    FileStatus(path(of: manifest.assets == "." ? "index.theme" : manifest.assets + "/index.theme")) != nil
  }
}

/// An icon with its place in an app.
struct AppPlace {
  var icon: Icon
  var home: AppHome

  /// Returns the icons that can be written: of several with one drawing, which the manifest decides differently, none can.
  static func agreeing(_ places: [AppPlace], _ problems: inout [(icon: String, reason: String)]) -> [AppPlace]
  {
    var open: [AppPlace] = []
    for group in Dictionary(grouping: places, by: \.icon.file).values {
      let names = group.map(\.icon.name).sorted()
      if Set(group.map(\.icon.iconClass)).count > 1 {
        let reason = "\(names.joined(separator: " and ")) have one drawing; give them the same class"
        problems.append((names[0], reason))
      } else if let place = group.min(by: { $0.icon.name < $1.icon.name }) {
        open.append(place)
      }
    }
    return open
  }
}
