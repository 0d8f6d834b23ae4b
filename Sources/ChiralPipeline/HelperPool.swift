internal import ChiralRendering

/// Worker processes for one run.
struct HelperPool: Sendable {
  let executable: String

  /// One more worker, which starts when it is first asked.
  var helper: SharedHelper { SharedHelper(executable: executable) }
}
