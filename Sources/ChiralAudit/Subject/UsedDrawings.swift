import ChiralManifest
import ChiralValues

/// The drawings that icons use and that can be read, each once, with the first of its icons.
///
/// The entries are put together one by one: to keep them all would take much of the memory that a large set needs.
struct UsedDrawings: Sequence, Sendable {
  typealias Element = (path: String, icon: Icon, facts: DrawingFacts)

  /// A drawing, and the place of its first icon.
  private struct Place {
    var path: String
    var icon: Int32
  }

  private var places: [Place] = []
  private let icons: [Icon]
  private let knowledge: DrawingKnowledge

  /// Finds the drawings of all icons of a manifest.
  init(of manifest: Manifest, _ knowledge: DrawingKnowledge) {
    icons = manifest.icons
    self.knowledge = knowledge
    var seen: Set<String> = []
    for (index, icon) in icons.enumerated() {
      for path in icon.files where knowledge.facts(of: path) != nil && seen.insert(path).inserted {
        places.append(Place(path: path, icon: Int32(index)))
      }
    }
  }

  private init(_ places: [Place], of other: Self) {
    self.places = places
    icons = other.icons
    knowledge = other.knowledge
  }

  /// The base drawings of the icons, grouped by folder; drawings for certain locales are not included.
  var folders: [UsedDrawings] {
    var positions: [Substring: Int] = [:]
    var folders: [[Place]] = []
    for place in places where place.path == icons[Int(place.icon)].file {
      let folder = place.path.lastIndex(of: "/").map { place.path[..<$0] } ?? ""
      if let position = positions[folder] {
        folders[position].append(place)
      } else {
        positions[folder] = folders.count
        folders.append([place])
      }
    }
    return folders.map { UsedDrawings($0, of: self) }
  }

  func makeIterator() -> some IteratorProtocol<Element> {
    places.lazy.compactMap { [icons, knowledge] place in
      knowledge.facts(of: place.path).map { (place.path, icons[Int(place.icon)], $0) }
    }.makeIterator()
  }
}
