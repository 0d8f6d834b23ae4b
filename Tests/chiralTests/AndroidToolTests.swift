import ChiralTestSupport
import Foundation
import Testing

/// Android's own compiler accepts the resources, if it is installed.
@Suite struct AndroidToolTests {
  private static let compiler: String? = {
    let found = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      $0 + "/aapt2"
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("SKIPPED: no aapt2 here, so Android's compiler is not asked") }
    return found
  }()

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let scratch = try ScratchFolder()
    let log = scratch.url.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.compiler))
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  /// Folders with qualifiers in a wrong order, and names and XML that Android refuses, are errors.
  @Test(.enabled(if: compiler != nil)) func compilesOurOwnResources() throws {
    let scratch = try ScratchFolder()
    let exports = try OwnExports.shared.get()
    let resources = exports.output.appending(path: "android/res").path
    let archive = scratch.url.appending(path: "compiled.zip").path
    let compiled = try run(["compile", "--dir", resources, "-o", archive])
    #expect(compiled.status == 0 && compiled.output.isEmpty, "\(compiled.output)")
    // `make verify` names Android's framework, with which attributes and references can be checked as well.
    guard let framework = ProcessInfo.processInfo.environment["CHIRAL_ANDROID_FRAMEWORK"], !framework.isEmpty
    else { return }
    let manifest = scratch.url.appending(path: "AndroidManifest.xml")
    try Data(
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"org.chiral.icons\"/>"
        .utf8
    )
    .write(to: manifest)
    let linked = try run([
      "link", "-I", framework, "--manifest", manifest.path, "--min-sdk-version", "24",
      "-o", scratch.url.appending(path: "icons.apk").path, archive,
    ])
    #expect(linked.status == 0, "\(linked.output)")
  }
}
