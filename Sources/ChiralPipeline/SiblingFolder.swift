internal import ChiralGeometry
internal import ChiralMirroring
internal import ChiralRendering
internal import ChiralSVG

/// The drawings of a set that stand beside an icon, by name.
struct SiblingFolder {
  /// The folder on disk.
  let path: String
  /// Who notes what is looked at.
  var dependencies: Dependencies?

  /// A folder.
  init(path: String) { self.path = path }

  /// The folder of a drawing; `.` for a bare name.
  init(of file: String) {
    path = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? "."
  }

  /// The drawing with a name; nil where there is none or it cannot be read.
  func drawing(named name: String) -> SVGDocument? {
    let file = name + ".svg"
    let full = "\(path)/\(file)"
    let bytes = FileStatus(full)?.kind == .file ? try? SourceReader.bytes(full, as: file) : nil
    dependencies?.note(full, bytes)
    return bytes.flatMap { try? SourceReader.document($0, file: file) }
  }
}

extension Mirror {
  /// Tells the mirror what only files and the renderer know: the icon's name, its set, its pictures.
  mutating func inform(file: String, siblings: SiblingFolder, helper: SharedHelper?) {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let base = file[(slash.map { file.utf8.index(after: $0) } ?? file.startIndex)...]
    name = base.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(base[..<$0]) } ?? String(base)
    siblingProbe = { siblings.drawing(named: $0) }
    guard let helper else { return }
    inkProbe = { document, number in helper.ink(ofElement: number, in: document) }
    pictureProbe = { document, width in helper.picture(of: document, width: width) }
  }
}

extension SharedHelper {
  /// The pixels of a drawing; nil where it cannot be rendered.
  func picture(of document: SVGDocument, width: Int) -> Picture? {
    guard let box = try? document.viewBox() else { return nil }
    let height = (Double(width) * box.height.value / box.width.value).rounded()
    guard height >= 1, height <= Double(width) * 8 else { return nil }
    let output = RenderOutput(width: width, height: Int(height), format: .pixels)
    let request = RenderRequest(
      svg: document.serialized(), outputs: [output], identifier: document.file)
    guard let results = try? render(request), let picture = try? results.first?.get() else { return nil }
    return Picture(width: picture.width, height: picture.height, pixels: picture.bytes)
  }
}
