package import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares text with a file of `Tests/Fixtures`.
///
/// `RECORD=1 swift test` rewrites the file; the test then fails once with "recorded", so that nobody records
/// without reading the difference.
package func expectGolden(
  _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = Repository.root.appending(path: path)
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  guard recorded != text else { return }
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isWritten = (try? Data(text.utf8).write(to: file)) != nil
    Issue.record("\(isWritten ? "recorded" : "could not record") \(path)", sourceLocation: sourceLocation)
  } else {
    let difference = firstDifference(text, recorded ?? "")
    Issue.record("\(path) differs \(difference); RECORD=1 rewrites it", sourceLocation: sourceLocation)
  }
}

/// Returns the first line in which two texts differ.
private func firstDifference(_ actual: String, _ expected: String) -> String {
  let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(actual, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let index = line ?? min(actual.count, expected.count)
  let found = index < actual.count ? actual[index] : "(end)"
  let wanted = index < expected.count ? expected[index] : "(end)"
  return "in line \(index + 1):\n  expected: \(wanted)\n  actual:   \(found)"
}
