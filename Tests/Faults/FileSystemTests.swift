import ChiralTestSupport
import Foundation
import Testing

/// Edits that follow builds at once, on file systems that keep times in whole seconds. They are mounted from files.
///
/// The default is nine edits on each; with `CHIRAL_FAULTS=all` there are 300.
@Suite struct FileSystemTests {
  /// Returns a shell command that runs another in a new file system, which ends with the command.
  private static func mounted(_ make: String, _ line: String) -> String {
    let script = """
      set -e
      truncate -s 32M disk.img && \(make) disk.img >/dev/null 2>&1 && mkdir disk && mount -o loop disk.img disk
      cd disk
      \(line)
      """
    return "PATH=$PATH:/sbin:/usr/sbin; unshare --mount sh -c '\(script.replacing("'", with: #"'\''"#))'"
  }

  /// Returns true if a file system can be made and mounted; FAT often cannot, and `StampTrustTests` simulate its times.
  private static func canMount(_ make: String) throws -> Bool {
    let folder = try ScratchFolder()
    return try Command.shell(mounted(make, ":"), in: folder.url).status == 0
  }

  /// Rapid edits in place, of links and of folders; every build is compared with one from nothing.
  private static func edits(_ count: Int, hasLinks: Bool) -> String {
    """
    cp -r ../Assets ../manifest.json . && cp -r Assets Other && draw() {
      printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M5 12h14M13 6l6 6-6 %s"/></svg>\n' $1 >$2
    }
    draw 3 Other/other.svg
    for number in 1 2; do draw $number Assets/$number && draw $number Other/$number; done
    for round in $(seq \(count)); do
      case $((round % 3))\(hasLinks ? "" : "-") in
        0*) draw $((round % 10)) Assets/arrow.forward.svg ;;
        1) ln -sfn $((round / 3 % 2 + 1)) Assets/arrow.left.svg ;;
        *) mv Assets Third && mv Other Assets && mv Third Other ;;
      esac
      "$CHIRAL" build --quiet && "$CHIRAL" build --quiet --no-cache --output fresh
      diff -r -x .chiral-cache chiral-out fresh >/dev/null || echo "stale after edit $round"
    done
    """
  }

  @Test(arguments: [
    ("mke2fs -q -t ext2 -F", true), ("mke2fs -q -t ext4 -I 128 -F", true), ("mkfs.vfat", false),
  ])
  func rapidEdits(make: String, hasLinks: Bool) throws {
    guard try Self.canMount(make) else { return }
    let set = try IconSet()
    let line = Self.edits(Faults.isThorough ? 300 : 9, hasLinks: hasLinks)
    let run = try Command.shell(Self.mounted(make, line), in: set.folder)
    #expect(run.status == 0 && run.output.isEmpty, "\(make): \(run.output)\(run.errors)")
  }
}
