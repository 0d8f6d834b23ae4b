import ChiralTestSupport
import Foundation
import Testing

/// Lists of what mirrors in an app, as `plan` prints them and `import` reads them.
@Suite struct AppListTests {
  private static let main = "apps/android/app/src/main"

  private func copy() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: scratch.url.appending(path: "apps"))
    return scratch
  }

  @Test(arguments: [
    ("names", "ic_send\nic_volume_up\n"),
    (
      "kotlin",
      """
      /** The icons that mirror in right-to-left languages, by chiral plan. */
      // ic_volume_off: not in the set, needs a drawing of its own, as a plain flip is wrong (R14)
      val mirroredIcons: Set<String> = setOf(
          "ic_send",
          "ic_volume_up",
      )

      """
    ),
    (
      "typescript",
      """
      /** The icons that mirror in right-to-left languages, by chiral plan. */
      // ic_volume_off: not in the set, needs a drawing of its own, as a plain flip is wrong (R14)
      export const mirroredIcons: ReadonlySet<string> = new Set([
        'ic_send',
        'ic_volume_up',
      ]);

      """
    ),
  ])
  func listsNameWhatMirrors(format: String, expected: String) throws {
    let scratch = try copy()
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    #expect(try Command.run(["plan", Self.main, "--format", format], in: scratch.url).output == expected)
  }

  /// The list that `plan` prints is read back as it is.
  @Test func aListInKotlinIsReadBack() throws {
    let scratch = try copy()
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    let list = try Command.run(["plan", Self.main, "--format", "kotlin"], in: scratch.url).output
    try Data(list.utf8).write(to: scratch.url.appending(path: "Mirrored.kt"))
    let read = try Command.run(["import", "compose", "Mirrored.kt", "-m", "list.json"], in: scratch.url)
    #expect(read.errors.contains("list.json: 2 icons (2 mirror)"), "\(read)")
  }
}
