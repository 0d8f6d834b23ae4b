import Foundation

/// How thorough the tests of faults are, and what this machine lets them do.
package enum Faults {
  /// `CHIRAL_FAULTS=all`, as `make verify` has it.
  package static let isThorough = ProcessInfo.processInfo.environment["CHIRAL_FAULTS"] == "all"

  /// All cases where the tests are thorough, else so many of them, spread evenly.
  package static func some<Case>(_ count: Int, of all: [Case]) -> [Case] {
    guard !isThorough, count < all.count else { return all }
    return (0..<count).map { all[$0 * all.count / count] }
  }

  /// Why tests of full disks and of disks that are read-only are skipped where they are.
  package static let cannotMount =
    "this needs Linux and the right to mount (unshare --map-root-user --mount, as root or with user namespaces)"

  /// Whether a process may have a mount of its own here.
  package static let canMount =
    (try? Command.shell("unshare --map-root-user --mount mount -t tmpfs none /mnt").status) == 0

  /// A line of the shell run as the root of a namespace of its own, whose mounts end with it.
  package static func mounting(_ line: String) -> String {
    "unshare --map-root-user --mount sh -c '\(line.replacing("'", with: #"'\''"#))'"
  }
}

/// Numbers that look random and are the same in every run with the same seed.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// A sequence of its own for each seed.
  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
