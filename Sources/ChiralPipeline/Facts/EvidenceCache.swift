internal import ChiralRequests
internal import ChiralValues

/// The evidence that commands found in the drawings of a set, in one file of the user's cache. The file can be deleted at any time;
/// another version of Chiral ignores its entries.
final class EvidenceCache: Sendable {
  /// The size that the file may have although most of it belongs to drawings that are no longer asked about, in bytes.
  private static let spare = 64 << 20

  private let store: Store?
  /// The digest of the programs that find evidence; part of every key.
  private let seed: [UInt8]

  /// Opens or creates the cache of a set. Where that is impossible, everything is found again.
  convenience init(ofManifest manifest: String, helpers: KeptHelpers) {
    let path = CacheLocation.evidence(ofManifest: manifest)
    self.init(at: path, stamp: path == nil ? "" : ToolStamp(of: helpers).text)
  }

  init(at path: String?, stamp: String) {
    seed = SHA256(of: Array(stamp.utf8)).bytes
    store = path.flatMap { Store($0, .evidence, isWritten: true) }
  }

  deinit {
    if let store { store.tidy(limit: max(Self.spare, 2 * store.usedLength)) }
  }

  /// Returns the answer to a request for evidence, from the cache if it is there.
  func answer(
    to request: DrawingRequest, asking: (DrawingRequest) throws(RenderError) -> EvidenceAnswer
  ) throws(RenderError) -> EvidenceAnswer {
    guard let store, !request.bytes.holdsText else { return try asking(request) }
    let key = key(of: request)
    if let known = store.content(for: key).flatMap(EvidenceAnswer.init(decoding:)) { return known }
    let answer = try asking(request)
    if answer.isLasting { store.store(answer.encoded, for: key) }
    return answer
  }

  private func key(of request: DrawingRequest) -> SHA256 {
    var request = request
    request.file = Files.name(of: request.file)
    return SHA256(of: seed + request.encoded)
  }
}

extension EvidenceAnswer {
  /// True if equal requests always give this answer: a drawing without a picture may be blank, or its rendering failed.
  fileprivate var isLasting: Bool { fault == nil && (picture != nil || evidence.isOwnMirrorImage == true) }
}
