package import ChiralRequests
package import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Expects two pictures to be equal apart from antialiasing.
///
/// If they are not, `.build/pictures` gets `<name>-expected.png`, `-actual.png` and `-difference.png`, in
/// which differing pixels are black.
package func expectSamePicture(
  _ actual: Bitmap, _ expected: Bitmap, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let comparison = PictureComparison(actual, expected) else {
    let sizes = "\(actual.width) × \(actual.height), not \(expected.width) × \(expected.height)"
    Issue.record("\(name) is \(sizes)", sourceLocation: sourceLocation)
    return
  }
  guard !comparison.isSamePicture else { return }
  let folder = Repository.root.appending(path: ".build/pictures")
  let stem = name.map { $0 == "/" ? "_" : String($0) }.joined()
  let pictures = [
    "expected": expected, "actual": actual, "difference": difference(of: actual, and: expected),
  ]
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (kind, picture) in pictures {
    try? Data(PNG.encode(picture)).write(to: folder.appending(path: "\(stem)-\(kind).png"))
  }
  Issue.record(
    """
    \(name) differs in \(comparison.differingPixels) of \(comparison.pixelCount) pixels, by up to \
    \(comparison.largestDifference); see \(folder.path)/\(stem)-difference.png
    """, sourceLocation: sourceLocation)
}

private func difference(of one: Bitmap, and two: Bitmap) -> Bitmap {
  var pixels: [UInt8] = []
  for start in stride(from: 0, to: one.pixels.count, by: 4) {
    let distances = (start..<start + 4).map { abs(Int(one.pixels[$0]) - Int(two.pixels[$0])) }
    pixels += [0, 0, 0, UInt8(distances.max() ?? 0)]
  }
  return Bitmap(width: one.width, height: one.height, pixels: pixels)
}
