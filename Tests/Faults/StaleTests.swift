import ChiralTestSupport
import Foundation
import Testing

/// A build detects changes even if a file looks the same from outside.
@Suite struct StaleTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  private func shell(_ line: String, environment: [String: String] = [:]) throws {
    let outcome = try Command.shell(line, in: set.folder, environment: environment)
    #expect(outcome.status == 0, "\(line): \(outcome.output)\(outcome.errors)")
  }

  /// Builds, and compares the result with that of a build from scratch.
  private func expectFreshBuild(_ place: String, environment: [String: String] = [:]) throws {
    try shell("\"$CHIRAL\" build --quiet", environment: environment)
    try shell("\"$CHIRAL\" build --quiet --no-cache --output fresh", environment: environment)
    #expect(try set.contents() == set.contents(of: "fresh"), "\(place)")
    try FileManager.default.removeItem(at: set.folder.appending(path: "fresh"))
  }

  /// A shell command that creates two drawings with the same size and the same times to the last digit, as
  /// archives do.
  private static let twins = """
    for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      touch -d 2020-01-01 $1 $2
      test "$(stat -c %z $1)" = "$(stat -c %z $2)" && break
    done
    """

  @Test func linksThatLeadElsewhere() throws {
    let other = IconSet.arrow.replacing("13 6l6 6-6 6", with: "13 6l6 6-6 5")
    try set.write(IconSet.arrow, to: "Assets/light")
    try set.write(other, to: "Assets/dark")
    for round in 0..<(Faults.isThorough ? 40 : 4) {
      let (old, new) = round.isMultiple(of: 2) ? ("light", "dark") : ("dark", "light")
      try shell("cd Assets && set -- light dark && \(Self.twins); ln -sfn \(old) arrow.left.svg")
      IconSet.settle()
      try shell("\"$CHIRAL\" build --quiet; ln -sfn \(new) Assets/arrow.left.svg")
      try expectFreshBuild("round \(round)")
    }
  }

  @Test func foldersThatAreExchanged() throws {
    for round in 0..<(Faults.isThorough ? 40 : 4) {
      try shell(
        """
        rm -rf Other && cp -R Assets Other && cd Other && sed -i 's/6-6 [56]\\"/6-6 \(round % 9)\\"/' arrow.left.svg && cd .. &&
        set -- Assets/arrow.left.svg Other/arrow.left.svg && \(Self.twins); true
        """)
      IconSet.settle()
      try shell("\"$CHIRAL\" build --quiet; mv Assets A && mv Other Assets && mv A Other")
      try expectFreshBuild("round \(round)")
    }
  }

  /// A file gets fewer or different bytes in several ways, and its times are restored.
  @Test(arguments: ["mv other", "cp -p other"]) func outputsThatAreExchanged(line: String) throws {
    try shell("\"$CHIRAL\" build --quiet --no-links")
    let path = "chiral-out/ar/arrow.left.svg"
    try shell("sed s/path/htap/ \(path) >other && touch -r \(path) other && \(line) \(path)")
    // Somebody may want that file; it is not replaced unasked.
    try shell(
      "! \"$CHIRAL\" build --quiet --no-links && \"$CHIRAL\" build --quiet --no-links --overwrite; rm -f other"
    )
    #expect(try set.contents()["ar/arrow.left.svg"] == Data(IconSet.arrow.utf8))
  }

  /// These files decide the fonts of text on Linux.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/fonts"), "fontconfig is not here"))
  func configurationsOfFonts() throws {
    func text(_ family: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text y="20" font-family="\(family)">Rag</text></svg>
      """
    }
    try set.write(text("Wanted"), to: "Assets/arrow.left.svg")
    let fonts = Repository.root.appending(path: "Tests/Fixtures/fonts")
    let names = try FileManager.default.contentsOfDirectory(atPath: fonts.path).filter {
      $0.hasSuffix(".ttf")
    }.sorted()
    func configuration(_ folder: String) -> String {
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <!-- \(String(repeating: "-long-", count: 900)) --><dir>\(set.folder.path)/\(folder)</dir></fontconfig>
      """
    }
    for (index, name) in names.prefix(2).enumerated() {
      let folder = set.folder.appending(path: "fonts\(index)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: fonts.appending(path: name), to: folder.appending(path: name))
    }
    let home = ["HOME": set.folder.path + "/home", "FONTCONFIG_FILE": set.folder.path + "/fonts.conf"]
    // The change is one digit after the first 4,096 bytes.
    for index in [0, 1, 0] {
      try set.write(configuration("fonts\(index)"), to: "fonts.conf")
      IconSet.settle()
      try expectFreshBuild("fonts\(index)", environment: home)
    }
    // The font is in a folder that only the configuration names.
    try shell("cp fonts1/*.ttf fonts0/ && rm fonts1/*.ttf")
    try expectFreshBuild("a font comes", environment: home)
    for index in [0, 1] {
      try set.write(configuration("fonts\(index)"), to: "home\(index)/.config/fontconfig/fonts.conf")
      try expectFreshBuild("home\(index)", environment: ["HOME": set.folder.path + "/home\(index)"])
    }
  }

  /// An entry takes the place of another, with valid checksums: the answer to a different question.
  @Test func entriesThatWereExchanged() throws {
    try shell("\"$CHIRAL\" build --quiet --cache shared")
    let file = set.folder.appending(path: "shared/pictures")
    let script = """
      import sys, zlib, struct
      data = open(sys.argv[1], 'rb').read(); entries = []; at = 0
      while at < len(data):
          length = struct.unpack_from('<I', data, at + 4)[0]
          entries.append((data[at:at + 48], data[at + 48:at + 48 + length])); at += 48 + length
      keys = [header[12:44] for header, _ in entries]; out = b''
      for (header, content), key in zip(entries, keys[1:] + keys[:1]):
          head = header[:12] + key
          out += head + struct.pack('<I', zlib.crc32(head) if zlib.crc32(header[:44]) == struct.unpack('<I', header[44:])[0] else zlib.adler32(head)) + content
      open(sys.argv[1], 'wb').write(out)
      """
    let exchange = try Command.start("/usr/bin/env", ["python3", "-c", script, file.path])
    #expect(exchange.status == 0, "\(exchange.errors)")
    try shell("\"$CHIRAL\" build --quiet --cache shared --output again")
    try shell("\"$CHIRAL\" build --quiet --no-cache --output fresh")
    #expect(try set.contents(of: "again") == set.contents(of: "fresh"))
  }
}
