package import ChiralRequests
package import Foundation

extension Browser {
  /// Returns a picture of a page in a window of a size, on a white background.
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
