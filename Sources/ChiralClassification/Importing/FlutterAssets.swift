import ChiralManifest
import ChiralValues

/// The drawings that an app's Dart code shows: `SvgPicture.asset('assets/back.svg', matchTextDirection:
/// true)`.
struct FlutterAssets {
  private var mirrored: [String: String] = [:]
  private var plain: [String: String] = [:]

  /// Takes the calls in a file; returns true if it has any.
  mutating func read(_ facts: SourceFacts, _ file: String) -> Bool {
    let calls = facts.calls.filter(\.showsDrawing)
    for call in calls {
      if call.mirrors { mirrored[call.subject] = file } else { plain[call.subject] = file }
    }
    return !calls.isEmpty
  }

  /// Adds the drawings that belong to the set; a drawing that the code shows both mirrored and unmirrored
  /// mirrors.
  func add(to set: inout ImportedSet, in source: ImportSource) {
    let files = Set(source.files)
    for path in Set(mirrored.keys).union(plain.keys).sorted() {
      let place = mirrored[path] ?? plain[path] ?? ""
      guard files.contains(path) else {
        set.remark(
          on: place, "left out: \(Wording.quoted(path)) does not lie in the folder; name the app's folder")
        continue
      }
      if mirrored[path] != nil, let other = plain[path] {
        set.remark(
          on: other, "shows \(Wording.quoted(path)) unmirrored; elsewhere it matches the direction of text")
      }
      set.icons.append(
        ManifestEntry(
          name: ImportPath.stem(of: path), iconClass: mirrored[path] == nil ? .fixed : .mirror, file: path))
    }
  }
}
