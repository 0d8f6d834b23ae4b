package import ChiralRendering
package import Foundation

/// A browser without a window, for tests of what pages show; there is none on every machine.
package enum Chromium {
  /// The path of the browser; nil where there is none, which is said once.
  package static let executable: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths =
      folders.flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
      }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("SKIPPED: no Chromium here, so what pages show is not tested") }
    return found
  }()

  /// What a page shows in a window of a size, before a white background.
  package static func picture(of page: URL, width: Int, height: Int) throws -> Bitmap? {
    guard let executable else { return nil }
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "page.png")
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--force-color-profile=srgb", "--virtual-time-budget=2000",
      "--user-data-dir=\(scratch.url.path)/profile",
      "--window-size=\(width),\(height)", "--screenshot=\(file.path)", page.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try PNG.decode(Array(Data(contentsOf: file)))
  }
}
