internal import ChiralRequests

/// A source of worker processes for one run.
struct HelperPool: Sendable {
  let executable: String

  /// A new worker, which starts with its first request.
  var helper: SharedHelper { SharedHelper(executable: executable) }
}
