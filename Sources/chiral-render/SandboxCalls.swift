#if os(Linux)
  import CSystem
#endif

/// The system calls that reach the kernel from inside the sandbox, found by trying every number.
enum SandboxCalls {
  /// The largest number that is tried. Linux 6.18 has 470 calls.
  private static let last: Int32 = 1023

  /// One line per call that the sandbox lets through: its name or number, and `conditional` if that depends on the arguments.
  static var report: String {
    #if os(Linux)
      (0...last).compactMap(line).joined(separator: "\n")
    #else
      "this system has no filter for system calls"
    #endif
  }

  #if os(Linux)
    private static func line(_ number: Int32) -> String? {
      // A file that exists everywhere and that every process may read.
      let file = "/dev/null"
      let name = self.name(number)
      if chiral_try_call(number, CHIRAL_TRIAL_PLAIN, file) == 1 { return name }
      switch (
        chiral_try_call(number, CHIRAL_TRIAL_ALLOWED, file),
        chiral_try_call(number, CHIRAL_TRIAL_REFUSED, file)
      ) {
      case (1, 0): return name + " conditional"
      case (_, 1): return name + " escapes its condition"
      default: return nil
      }
    }

    private static func name(_ number: Int32) -> String {
      chiral_call_name(number).map { String(cString: $0) } ?? "call \(number)"
    }
  #endif
}
