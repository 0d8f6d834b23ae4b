package import ChiralValues

/// A right-to-left picture that an icon may have, with the changes of the manifest that make it.
package struct IconReading: Hashable, Sendable {
  /// The reading of the drawing.
  package let reading: DrawingReading
  /// The picture.
  package let artwork: Artwork
  /// The changes of the icon in the manifest; empty if the manifest says so already.
  package let changes: [IconChange]

  /// Creates a reading of an icon, whose mirrored form is `mirrored`.
  private init(_ reading: DrawingReading, of icon: Icon, mirrored: Artwork, answersNote: Bool) {
    self.reading = reading
    artwork = mirrored.read(as: reading)
    changes =
      Self.iconClass(for: reading, of: icon) + Self.parts(for: reading, of: icon)
      + Self.settled(icon, answersNote: answersNote)
  }

  /// Returns readings of an icon, in their order; components are left out if several drawings would have to have them.
  ///
  /// - Parameter answersNote: True if the note of the icon asks which picture is right; it is then removed.
  package static func readings(
    _ readings: [DrawingReading], of icon: Icon, in manifest: Manifest, mirrored: Artwork, answersNote: Bool
  ) -> [IconReading] {
    let isAlone =
      icon.drawings.isEmpty && !icon.isStyle && manifest.icons.count { $0.entry == icon.entry } == 1
    return readings.filter { $0.parts.isEmpty || isAlone }
      .map { IconReading($0, of: icon, mirrored: mirrored, answersNote: answersNote) }
  }

  /// The class that shows the picture.
  private static func iconClass(for reading: DrawingReading, of icon: Icon) -> [IconChange] {
    let mirrors = reading.kind != .asDrawn
    guard mirrors != icon.iconClass.mirrors else { return [] }
    let other: IconClass =
      switch icon.iconClass {
      case .fixed: .mirror
      case .mirror: .fixed
      case .localized: .both
      case .both: .localized
      }
    return [IconChange(path: [IconKey.class.rawValue], value: .string(other.rawValue))]
  }

  /// The treatment of the parts.
  private static func parts(for reading: DrawingReading, of icon: Icon) -> [IconChange] {
    switch reading.kind {
    case .recognised, .asDrawn: return []
    case .mirrored, .upright: break
    }
    let components = IconKey.components.rawValue
    let named =
      reading.kind == .mirrored && !icon.parts.components.isEmpty
      ? [IconChange(path: [components], value: nil)] : []
    let upright = reading.parts.map { part in
      IconChange(path: [components, part.component.selector], value: .string(part.component.verb.rawValue))
    }
    let slash =
      icon.parts.sibling == nil || icon.parts.slash == .mirror
      ? [] : [IconChange(path: [IconKey.slash.rawValue], value: .string(SlashVerb.mirror.rawValue))]
    let infers =
      icon.parts.infers.isOn
      ? [IconChange(path: [IconKey.infer.rawValue], value: .bool(false))] : []
    return named + upright + slash + infers
  }

  /// The removal of keys that a choice makes obsolete: the accepted picture in place of a declined one, and a question in the note.
  private static func settled(_ icon: Icon, answersNote: Bool) -> [IconChange] {
    let keys: [IconKey] = (icon.declined.isAccepted ? [.declined] : []) + (answersNote ? [.note] : [])
    return keys.map { IconChange(path: [$0.rawValue], value: nil) }
  }

  /// Returns the changes of the icon as edits of the manifest.
  package func edits(of icon: Icon) -> [ManifestEdit] { changes.map { $0.edit(of: icon) } }
}
