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
    let disc = """
      <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp" android:height="24dp"
          android:viewportWidth="24" android:viewportHeight="24" android:autoMirrored="true">
        <path android:fillColor="#FF000000" android:pathData="M4,4h16v16h-16z"/>
      </vector>
      """
    try Data(disc.utf8).write(to: scratch.url.appending(path: Self.main + "/res/drawable/ic_tile.xml"))
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    let rule = "mirror-changes-nothing"
    let asked = try Command.run(["audit", Self.main, "--rule", rule], in: scratch.url)
    #expect(asked.output.contains("\"ic_tile\" fixed"), "\(asked)")
    let run = try Command.run(["audit", Self.main], in: scratch.url)
    #expect(!run.output.contains(rule) && run.errors.contains("(--rule \(rule))"), "\(run)")
  }

  @Test func whatIsOpenInTheManifestOfAThemeCounts() throws {
    let scratch = try copy()
    _ = try Command.run(["import", "gtk", "apps/theme"], in: scratch.url)
    let folder = scratch.url.appending(path: "apps/theme/scalable/actions")
    try FileManager.default.copyItem(
      at: folder.appending(path: "mail-send-symbolic.svg"),
      to: folder.appending(path: "mail-new-symbolic.svg"))
    let run = try Command.run(["audit", "apps/theme"], in: scratch.url)
    #expect(run.output.contains("file-unclassified"), "\(run)")
  }

  /// A selector is no icon, and a drawing for dark screens belongs to one.
  @Test func aNewVectorIsInNoIcon() throws {
    let scratch = try copy()
    let main = "apps/android/app/src/main"
    _ = try Command.run(["import", "android", main + "/res"], in: scratch.url)
    #expect(try !Command.run(["audit", main], in: scratch.url).output.contains("file-unclassified"))
    let drawable = scratch.url.appending(path: main + "/res/drawable")
    let vector = try Data(contentsOf: drawable.appending(path: "ic_send.xml"))
    try vector.write(to: drawable.appending(path: "ic_next.xml"))
    let night = scratch.url.appending(path: main + "/res/drawable-night")
    try FileManager.default.createDirectory(at: night, withIntermediateDirectories: true)
    for name in ["ic_send", "ic_next"] { try vector.write(to: night.appending(path: name + ".xml")) }
    try Data("<selector/>".utf8).write(to: drawable.appending(path: "button.xml"))
    let run = try Command.run(["audit", main], in: scratch.url)
    #expect(
      run.output.contains(
        "res/drawable/ic_next.xml:1:1: warning: add \"ic_next\" with chiral import android"), "\(run)")
    #expect(run.output.components(separatedBy: "with chiral import android").count == 2, "\(run)")
    _ = try Command.run(["import", "android", main + "/res"], in: scratch.url)
    #expect(try !Command.run(["audit", main], in: scratch.url).output.contains("file-unclassified"))
  }

  /// An app without a manifest is told of its own files, and its other icons are judged.
  @Test(arguments: ["svg", "png", "pdf"]) func aLinkOutOfAnAppCostsItselfOnly(ending: String) throws {
    let scratch = try ScratchFolder()
    for (name, file) in [("link", "link.\(ending)"), ("arrow_back", "arrow_back.png")] {
      let set = scratch.url.appending(path: "I.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"images\":[{\"filename\":\"\(file)\",\"idiom\":\"universal\"}]}".utf8)
        .write(to: set.appending(path: "Contents.json"))
      try Data("x".utf8).write(to: set.appending(path: file))
    }
    let link = scratch.url.appending(path: "I.xcassets/link.imageset/link.\(ending)")
    let outside = scratch.url.appending(path: "secret")
    try FileManager.default.moveItem(at: link, to: outside)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    let audit = try Command.run(["audit", "I.xcassets"], in: scratch.url)
    #expect(audit.output.contains("relative-name-fixed (R1)"), "\(audit.errors)")
    #expect(
      audit.errors.contains("link.imageset/link.\(ending): left out: it is a link out of the folder"),
      "\(audit.errors)")
    #expect(!audit.errors.contains("manifest.json"), "\(audit.errors)")
  }
}
