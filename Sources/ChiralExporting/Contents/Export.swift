import ChiralManifest
import ChiralRequests

/// A type that turns a whole set into the files of one target, without reading or writing anything.
package protocol Exporter: Sendable {
  /// Returns the files, relative to the target's folder, with warnings.
  func export(_ set: ExportSet) throws(ExportError) -> Export
}

/// The result of an exporter.
package struct Export: Hashable, Sendable {
  /// The way in which a right-to-left interface gets its picture.
  package enum Mirroring: String, Hashable, Sendable {
    /// One drawing serves everywhere.
    case none
    /// The platform flips the drawing.
    case native
    /// The right-to-left drawing is a file of its own, in the folder of its direction or locale.
    case baked
  }

  /// An icon as it is known on the platform.
  package struct Icon: Hashable, Sendable {
    /// The name on the platform.
    package var name: String
    /// The way in which right-to-left interfaces get their picture.
    package var mirroring: Mirroring

    /// Creates an icon.
    package init(name: String, mirroring: Mirroring) {
      self.name = name
      self.mirroring = mirroring
    }
  }

  /// The files in no particular order; each path occurs once.
  package var files: [OutputFile] = []
  /// The icons by their names in the manifest.
  package var icons: [String: Icon] = [:]
  /// The warnings.
  package var warnings: [Warning] = []

  /// A message about an icon whose files differ from what users expect, or about the whole set.
  package struct Warning: Hashable, Sendable {
    /// The name of the icon in the manifest; nil if the message is about the set.
    package var icon: String?
    /// The message: what was done and why, without a full stop.
    package var message: String
  }

  mutating func add(_ icon: ExportIcon, as name: String) {
    icons[icon.name] = Icon(name: name, mirroring: icon.mirroring)
  }

  /// Adds a warning about everything that is left out of drawings that stand inside a page.
  mutating func warn(_ icon: ExportIcon, sanitizing pictures: [ExportPicture]) {
    var dropped: [String] = []
    for part in pictures.flatMap(\.drawing.dropped) where !dropped.contains(part) { dropped.append(part) }
    if !dropped.isEmpty {
      warn(
        icon, "left out \(dropped.joined(separator: ", ")), which could act in the page that shows the icon")
    }
  }

  /// Adds a warning about the facts without which registries refuse or distrust a package that is to be published.
  mutating func warn(ofFactsMissingIn set: ExportSet) {
    guard let facts = set.package else { return }
    let texts = [("license", facts.license), ("author", facts.author), ("repository", facts.repository)]
    let missing = texts.filter { $0.1 == nil }.map { "\"\($0.0)\"" }
    if !missing.isEmpty {
      warnings.append(
        Warning(message: "\"package\" in the manifest lacks \(missing.joined(separator: " and "))"))
    }
  }

  /// Adds a warning about an icon.
  mutating func warn(_ icon: ExportIcon, _ message: String) {
    warnings.append(Warning(icon: icon.name, message: message))
  }
}

/// An error that prevents a target from being written.
package struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its remedy.
  package var description: String
  /// The icon without which the target could be written; nil if no single icon is the cause.
  package var icon: String?
}
