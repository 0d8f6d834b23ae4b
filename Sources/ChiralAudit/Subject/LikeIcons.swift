import ChiralClassification
package import ChiralManifest
import ChiralValues

/// The base drawings of a set in the order of their ink, to find those that are each other's mirror images.
struct LikeIcons: Sendable {
  private struct Place {
    let ink: Double
    let lean: PictureFacts.Lean
    let icon: Int32
  }

  private let places: [Place]

  /// Sorts the drawings that are not their own mirror images.
  init(of manifest: Manifest, _ knowledge: DrawingKnowledge) {
    places = manifest.icons.enumerated().compactMap { index, icon in
      guard let picture = knowledge.facts(of: icon.file)?.picture, !picture.isBlank, !picture.isOwnMirrorImage
      else {
        return nil
      }
      return Place(ink: picture.ink, lean: picture.lean, icon: Int32(index))
    }.sorted { ($0.ink, $0.icon) < ($1.ink, $1.icon) }
  }

  /// Returns the places of the icons whose drawings have as much ink as one, apart from antialiasing, and lean the other way.
  func candidates(for picture: PictureFacts) -> [Int] {
    let ink = picture.ink
    let least = ink * (1 - Self.tolerance)
    return places[places.partitioningIndex { $0.ink >= least }...].prefix {
      $0.ink <= ink * (1 + Self.tolerance)
    }
    .filter { $0.lean.mayBeMirrorImage(of: picture.lean) }.map { Int($0.icon) }
  }

  /// The share of the ink that antialiasing explains.
  private static let tolerance = 0.02
}

extension AuditSubject {
  /// Returns the icons whose drawings are the mirror image of that of an icon, in the order of the manifest.
  package func mirrorImages(of icon: Icon) -> [Icon] {
    guard let facts = facts(of: icon)?.picture, !facts.isOwnMirrorImage, let picture = picture(of: icon)
    else { return [] }
    let flipped = picture.flipped
    return likeIcons.candidates(for: facts).sorted().map { manifest.icons[$0] }.filter { other in
      other.name != icon.name && other.file != icon.file && other.drawn == icon.drawn
        && self.picture(of: other).map { flipped.showsShape(of: $0) && !picture.showsShape(of: $0) } == true
    }
  }

  /// Returns true if an icon has the class of another whose drawing is its mirror image and whose name calls for that class: a tape
  /// runs in one direction, whether its key is called forward or rewind (R3, R4).
  func followsMirrorImage(_ icon: Icon) -> Bool {
    mirrorImages(of: icon).contains { other in
      let judgement = judgement(of: other)
      return other.iconClass.mirrors == icon.iconClass.mirrors && judgement.confidence > .unsure
        && judgement.iconClass.mirrors == icon.iconClass.mirrors
    }
  }
}
