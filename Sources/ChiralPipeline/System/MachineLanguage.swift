#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine's language, which must not affect a build.
package enum MachineLanguage {
  /// Sets a neutral locale for this process and the processes that it starts.
  ///
  /// For a tag that it does not know (`tlh`, `zxx`), ICU uses the process' locale, which it reads from the
  /// environment once.
  package static func forget() {
    setenv("LC_ALL", "C", 1)
    for variable in ["LANG", "LANGUAGE", "LC_MESSAGES", "LC_NUMERIC", "LC_CTYPE", "LC_COLLATE", "LC_TIME"] {
      unsetenv(variable)
    }
  }
}
