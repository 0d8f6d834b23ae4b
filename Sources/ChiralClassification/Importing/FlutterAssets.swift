import ChiralManifest
import ChiralValues

/// The drawings that an app's Dart code shows: `SvgPicture.asset('assets/back.svg', matchTextDirection:
/// true)`.
struct FlutterAssets {
  private var mirrored: [String: String] = [:]
  private var plain: [String: String] = [:]

  /// Reads the calls in a file; returns true if it has any.
  mutating func read(_ code: String, _ file: String) -> Bool {
    let calls = code.matches(of: Self.call)
    for call in calls {
      let path = String(call.1)
      if Self.arguments(of: code[call.range.upperBound...]).contains(FlutterList.matchesDirection) {
        mirrored[path] = file
      } else {
        plain[path] = file
      }
    }
    return !calls.isEmpty
  }

  /// A call that shows a drawing, up to the drawing's path.
  static var call: Regex<(Substring, Substring)> {
    /(?:SvgPicture\.asset|SvgAssetLoader|SvgGenImage)\(\s*['"]([^'"$]+\.svg)['"]/
  }

  /// Returns the text before the parenthesis that closes the call.
  static func arguments(of rest: Substring) -> Substring {
    var depth = 1
    let end = rest.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return rest[..<(end ?? rest.endIndex)]
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
