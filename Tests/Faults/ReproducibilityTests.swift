import ChiralTestSupport
import Foundation
import Testing

/// A set gives the same bytes, names and kinds of files, wherever and however it is built.
@Suite struct ReproducibilityTests {
  private let fixture: FaultFixture
  private var set: IconSet { fixture.set }

  init() throws {
    fixture = try FaultFixture()
    try fixture.use(.first)
  }

  /// A description of a tree in terms of a build's guarantees: paths, kinds, bytes, hard links, and
  /// permissions as far as the umask decides them.
  private static let describe = """
    cd "$1" && find . -path ./.chiral-cache -prune -o -type f -printf '%P %y %n %m ' -exec sha256sum {} \\; \
    -o -printf '%P %y %m\\n' | LC_ALL=C sort
    """

  /// Two clones in different folders, with their files created in opposite order.
  @Test func twoClones() throws {
    let script = """
      clone() {
        mkdir -p "$2" && cp manifest.json "$2" && mkdir "$2/Assets"
        ls -1 $1 Assets | while read -r name; do cp -R "Assets/$name" "$2/Assets/"; done
        (cd "$2/Assets" && find . -exec touch -d "$3" {} +)
      }
      clone '' one 2001-01-01
      clone -r 'deeper/a b/two' 2033-03-03
      umask 022
      (cd one && env -u TZ -u LC_ALL -u LANG "$CHIRAL" \(Self.build) --jobs 1 --quiet) || exit
      (cd 'deeper/a b/two' && TZ=Pacific/Apia LC_ALL=ar_SA.UTF-8 LANGUAGE=ar HOME=/nowhere TMPDIR=/nowhere \
        "$CHIRAL" \(Self.build) --jobs 16 --quiet) || exit
      describe() { \(Self.describe); }
      (describe one/chiral-out) >one.txt && (describe 'deeper/a b/two/chiral-out') >two.txt
      cmp one.txt two.txt && wc -l <one.txt
      """
    let run = try Command.shell(script, in: set.folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(Int(run.output.filter(\.isNumber)) ?? 0 > 100, "\(run.output)")
  }

  private static let build = FaultFixture.build.filter { $0 != "--jobs" && $0 != "3" }.joined(separator: " ")

  private static let prefixes = [
    "env -i", "env -u LC_ALL -u LANG -u TZ", "env LC_ALL=xx_YY.nonsense LANG=zz", "env LC_ALL=C TZ=UTC",
    "env TZ=:/etc/passwd", "env TZ=nonsense LANGUAGE=ar:he", "env TZ=", "env LC_ALL= LANG= HOME=",
    "env HOME=/nowhere XDG_CACHE_HOME=relative TMPDIR=/nowhere", "env TERM=dumb COLUMNS=1 LINES=-1",
    "env LC_NUMERIC=de_DE.UTF-8 LC_COLLATE=tr_TR.UTF-8", "nice", "sh -c 'exec <&- \"$@\"' -",
  ]

  @Test(arguments: Faults.some(3, of: prefixes)) func environments(prefix: String) throws {
    // The environment must not lead to the renderer.
    let run = try Command.shell("\(prefix) \"$CHIRAL\" \(Self.build)", in: set.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try set.contents() == fixture.clean[.first]?.contents)
  }

  /// Streams that the caller closed are not confused with other files.
  @Test(arguments: Faults.some(1, of: ["<&- >&- 2>&-", "<&-", ">&-", "2>&-"])) func closedStreams(
    streams: String
  ) throws {
    let run = try Command.shell("\"$CHIRAL\" \(Self.build) \(streams)", in: set.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try set.contents() == fixture.clean[.first]?.contents)
    #expect(fixture.names() == fixture.clean[.first]?.names)
  }

  @Test(arguments: Faults.some(2, of: [1, 2, 16, 64])) func jobs(count: Int) throws {
    let arguments = ["build", "--target", "files", "--target", "android", "--jobs", "\(count)"]
    #expect(try fixture.run(arguments).status == 0)
    #expect(try set.contents() == fixture.clean[.first]?.contents)
  }

  /// The umask decides who may read the result, as for any program, and nothing else does.
  @Test(arguments: Faults.some(1, of: [("077", "600", "700"), ("022", "644", "755"), ("002", "664", "775")]))
  func umasks(mask: String, file: String, folder: String) throws {
    let script = """
      umask \(mask); "$CHIRAL" \(Self.build) --quiet || exit
      find chiral-out -type f ! -perm \(file) -print -o -type d ! -perm \(folder) -print
      """
    let run = try Command.shell(script, in: set.folder)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
    #expect(try set.contents() == fixture.clean[.first]?.contents)
  }
}
