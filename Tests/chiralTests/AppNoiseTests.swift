import ChiralTestSupport
import Foundation
import Testing

/// An audit of an app or a theme reports what its users see; the rest is shown when its rule is named.
@Suite struct AppNoiseTests {
  private func copy() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: scratch.url.appending(path: "apps"))
    return scratch
  }

  private static let main = "apps/android/app/src/main"

  /// GTK finds the drawing with the mark at the end, and no user sees another one.
  @Test func aSpareDrawingOfAThemeIsLeftOut() throws {
    let scratch = try copy()
    let folder = scratch.url.appending(path: "apps/theme/scalable/actions")
    let drawings = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let flip = try #require(drawings.first { $0.hasSuffix("-symbolic-rtl.svg") })
    let spare = flip.replacing("-symbolic-rtl", with: "-rtl-symbolic")
    try FileManager.default.copyItem(at: folder.appending(path: flip), to: folder.appending(path: spare))
    let run = try Command.run(["audit", "apps/theme"], in: scratch.url)
    #expect(run.output.isEmpty && run.errors.contains("(--rule rtl-suffix-misplaced)"), "\(run)")
    let asked = try Command.run(["audit", "apps/theme", "--rule", "rtl-suffix-misplaced"], in: scratch.url)
    #expect(asked.output.contains("note: remove this drawing: GTK uses "), "\(asked)")
    let flips = try Command.run(["audit", "apps/theme", "--rule", "rtl-drawing-is-flip"], in: scratch.url)
    #expect(flips.output.isEmpty, "\(flips)")
  }

  /// With a manifest, an app is judged by what its users see, as without one; what is open in the manifest counts, too.
  @Test func anAppIsJudgedAlikeWithAManifest() throws {
    let scratch = try copy()
    let wide = """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp" android:height="24dp"
          android:viewportWidth="960" android:viewportHeight="960">
          <path android:fillColor="#FF000000" android:pathData="M480,80a400,400 0,1 0,0.1 0z"/>
      </vector>
      """
    let drawable = scratch.url.appending(path: Self.main + "/res/drawable/ic_cup_wide.xml")
    try Data(wide.utf8).write(to: drawable)
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    let boxes = try Command.run(["audit", Self.main, "--rule", "box-differs"], in: scratch.url)
    #expect(boxes.output.contains("960"), "\(boxes)")
    let run = try Command.run(["audit", Self.main], in: scratch.url)
    #expect(!run.output.contains("box-differs") && run.errors.contains("--rule box-differs"), "\(run)")
    let todo = try Command.run(["todo", Self.main], in: scratch.url)
    #expect(!todo.output.contains("box-differs"), "\(todo)")
  }
}
