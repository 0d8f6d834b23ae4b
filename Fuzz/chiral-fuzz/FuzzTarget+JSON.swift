import ChiralExporting
import ChiralManifest

/// The parsers of JSON files: any input is either read or rejected with a position inside it.
extension FuzzTarget {
  /// Checks that JSON that is read, printed and read again has the same value, and that a valid manifest stays
  /// valid when an icon is added.
  static func manifest(_ bytes: [UInt8]) {
    let source = SourceText(bytes, file: "")
    let json = JSONReader.read(source)
    if let root = json.root, json.problems.count == 0 {
      let value = JSONValue(root)
      for layout in [JSONLayout.compact, .readable] {
        let again = JSONReader.read(SourceText(value.printedBytes(layout), file: "")).root
        precondition(again.map(JSONValue.init) == value)
      }
    }
    let reading = ManifestReader.read(bytes, file: "", probes: .trusting)
    check(reading.diagnostics, in: source)
    guard let manifest = reading.manifest else { return precondition(!reading.diagnostics.isEmpty) }
    addAnIcon(to: source, manifest)
  }

  private static func addAnIcon(to source: SourceText, _ manifest: Manifest) {
    let entry = ManifestEntry(name: "zz.fuzz", iconClass: .mirror)
    guard !manifest.icons.contains(where: { $0.name.lowercased() == entry.name }),
      let longer = ManifestEditor.adding([entry], to: source)
    else { return }
    let again = ManifestReader.read(Array(longer.utf8), file: "", probes: .trusting).manifest
    precondition(again?.icons.count == manifest.icons.count + 1)
  }

  /// Checks that approvals are equal after they were written and read again.
  static func approvals(_ bytes: [UInt8]) {
    let reading = Approvals.read(bytes, file: "")
    check(reading.diagnostics, in: SourceText(bytes, file: ""))
    guard let approvals = reading.approvals else { return precondition(!reading.diagnostics.isEmpty) }
    precondition(Approvals.read(approvals.bytes, file: "").approvals == approvals)
  }

  /// Checks that every decision can be stored as an approval.
  static func decisions(_ bytes: [UInt8]) {
    let reading = Decisions.read(bytes, file: "")
    check(reading.diagnostics, in: SourceText(bytes, file: ""))
    guard let decisions = reading.decisions else { return precondition(!reading.diagnostics.isEmpty) }
    var approvals = Approvals()
    // A variant of a real picture has no number sign.
    for item in decisions.items where Approval.Key(item.key.description) == item.key {
      approvals.entries[item.key] = item.approval
    }
    precondition(Approvals.read(approvals.bytes, file: "").approvals == approvals)
  }

  private static func check(_ diagnostics: [Diagnostic], in source: SourceText) {
    let end = source.location(of: source.bytes.count)
    for place in diagnostics.map(\.location) {
      precondition(place.line >= 1 && place.column >= 1 && place.line <= end.line)
    }
  }
}
