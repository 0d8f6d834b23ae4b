#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine's language, which must not affect a build.
package enum MachineLanguage {
  /// Sets a neutral locale for this process and the processes that it starts.
  ///
  /// The libraries of the worker choose fonts and spell numbers by the process' locale, which they read from the environment.
  package static func forget() {
    setenv("LC_ALL", "C", 1)
    for variable in ["LANG", "LANGUAGE", "LC_MESSAGES", "LC_NUMERIC", "LC_CTYPE", "LC_COLLATE", "LC_TIME"] {
      unsetenv(variable)
    }
  }
}
