internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Reads the text of drawings whose letters and digits follow the locale, in a worker process.
struct DrawnTexts {
  private let folder: ManifestFolder

  init(_ folder: ManifestFolder) { self.folder = folder }

  /// Returns the manifest with the text of the drawings of its icons.
  func added(to manifest: Manifest) throws(BuildError) -> Manifest {
    let icons = manifest.icons.filter(\.iconClass.takesVariants)
    var holders: [(file: String, bytes: [UInt8])] = []
    for file in Set(icons.flatMap(\.files)).sorted() {
      guard let bytes = try? Files.readFile(folder.path(of: file), limit: SourceReader.largest),
        bytes.holdsText
      else { continue }
      holders.append((file, bytes))
    }
    if holders.isEmpty { return manifest }
    let texts = try read(holders)
    return texts.isEmpty ? manifest : manifest.saying(texts)
  }

  /// Returns the text of each drawing by path; a drawing that cannot be read is left out.
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
}
