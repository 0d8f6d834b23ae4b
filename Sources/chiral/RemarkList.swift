import ChiralAudit
import ChiralManifest
import ChiralValues

extension Terminal {
  /// Prints remarks about files. Many with the same reason become one line with the first file and a line with
  /// further ones, unless details are printed.
  func remarks(_ remarks: [Diagnostic]) {
    var messages = GeneralMessages()
    var groups = Dictionary(grouping: remarks) { messages.general($0.message) }
    for remark in remarks {
      let reason = messages.general(remark.message)
      guard let group = groups.removeValue(forKey: reason) else { continue }
      if isVerbose || group.count <= Self.mostAlike {
        group.forEach { problem("\($0)") }
      } else {
        problem("\(remark)")
        let files = group.dropFirst().map(\.location.file)
        problem("  also \(Wording.shortList(files, most: Self.mostAlike)); --verbose gives each its line")
      }
    }
  }

  /// The number of remarks with one reason that are printed one by one, and of the files that are named otherwise.
  private static let mostAlike = 3
}
