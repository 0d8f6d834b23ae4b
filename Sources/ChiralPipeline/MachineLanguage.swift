#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The language of the machine, which must not decide what is built.
package enum MachineLanguage {
  /// Has this process, and those that it starts, speak the language of no place.
  ///
  /// ICU takes the process' locale wherever it knows nothing of a tag (`tlh`, `zxx`), and asks the environment for it the
  /// first time.
  package static func forget() {
    setenv("LC_ALL", "C", 1)
    for variable in ["LANG", "LANGUAGE", "LC_MESSAGES", "LC_NUMERIC", "LC_CTYPE", "LC_COLLATE", "LC_TIME"] {
      unsetenv(variable)
    }
  }
}
