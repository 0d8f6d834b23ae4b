internal import ChiralManifest
internal import ChiralRendering
internal import ChiralRequests

/// Has workers read the text of drawings whose letters and digits follow the locale.
struct DrawnTexts {
  private let folder: ManifestFolder

  init(_ folder: ManifestFolder) { self.folder = folder }

  /// The manifest with what the drawings of its icons say.
  func added(to manifest: Manifest) throws(BuildError) -> Manifest {
    let icons = manifest.icons.filter(\.iconClass.takesVariants)
    var holders: [(file: String, bytes: [UInt8])] = []
    for file in Set(icons.flatMap { [$0.file] + $0.variants.map(\.file) }).sorted() {
      guard let bytes = try? Files.readFile(folder.path(of: file), limit: SourceReader.largest),
        Self.mayHoldText(bytes)
      else { continue }
      holders.append((file, bytes))
    }
    if holders.isEmpty { return manifest }
    let texts = try read(holders)
    return texts.isEmpty ? manifest : manifest.saying(texts)
  }

  /// By the paths of the drawings; none of one that cannot be read.
  private func read(_ drawings: [(file: String, bytes: [UInt8])]) throws(BuildError) -> [String: [DrawnText]]
  {
    guard let executable = HelperLocation.find() else { throw .renderer(HelperLocation.missing) }
    let helper = SharedHelper(executable: executable)
    var texts: [String: [DrawnText]] = [:]
    for (file, bytes) in drawings {
      do throws(RenderError) {
        let answer = try helper.answer(DrawingRequest(.texts, file: file, bytes: bytes))
        guard case .texts(let found) = answer else { continue }
        if !found.isEmpty { texts[file] = found }
      } catch {
        if let fatal = BuildError(error) { throw fatal }
      }
    }
    return texts
  }

  /// Whether reading a drawing for its text may be worth it; what is packed or in UTF-16 is read in any case.
  private static func mayHoldText(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first == UInt8(ascii: "<") || first == 0xEF || first == UInt8(ascii: "\n")
    else { return true }
    return bytes.firstRange(of: textTag) != nil
  }

  private static let textTag = Array("text".utf8)
}
