import Foundation

/// The thoroughness of the tests of faults, and the means of this machine for them.
package enum Faults {
  /// True if `CHIRAL_FAULTS=all`, as in `make verify`.
  package static let isThorough = ProcessInfo.processInfo.environment["CHIRAL_FAULTS"] == "all"

  /// Returns all cases if the tests are thorough, otherwise a number of them, spread evenly.
  package static func some<Case>(_ count: Int, of all: [Case]) -> [Case] {
    guard !isThorough, count < all.count else { return all }
    return (0..<count).map { all[$0 * all.count / count] }
  }

  /// The reason why tests of full and read-only disks are skipped.
  package static let cannotMount =
    "this needs Linux and the right to mount (unshare --map-root-user --mount, as root or with user namespaces)"

  /// True if a process may have mounts of its own here.
  package static let canMount =
    (try? Command.shell("unshare --map-root-user --mount mount -t tmpfs none /mnt").status) == 0

  /// Returns a shell command that runs another as root of its own namespace, whose mounts end with it.
  package static func mounting(_ line: String) -> String {
    "unshare --map-root-user --mount sh -c '\(line.replacing("'", with: #"'\''"#))'"
  }
}

/// A generator of numbers that look random and are the same in every run with the same seed.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; each seed gives another sequence.
  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
