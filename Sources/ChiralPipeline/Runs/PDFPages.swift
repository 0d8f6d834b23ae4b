internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues

/// Converts the PDFs of asset catalogs to SVGs with poppler's `pdftocairo`, in a process with limits of its own.
struct PDFPages {
  private let program: String
  private let scratch: ScratchSpace

  /// The limits are ten seconds of processor time and, where the system knows that limit, 2 GB of memory.
  private static let script =
    #"ulimit -t 10; ulimit -v 2000000 2>/dev/null; exec "$0" -svg -f 1 -l 1 "$1" "$2""#

  /// Finds the program; throws with the command that installs it.
  init() throws(Initialization.Failure) {
    guard let program = Program.all("pdftocairo").first else {
      throw .nothing(
        "--convert needs pdftocairo of poppler: run `apt-get install poppler-utils` or `brew install poppler`"
      )
    }
    self.program = program
    do throws(FileError) {
      scratch = try ScratchSpace()
    } catch {
      throw .file(error)
    }
  }

  /// Converts the PDFs of the icons without drawings, each into an SVG beside it, unless there is one. The icons whose drawings are
  /// then complete become icons like all others.
  func convert(_ set: inout ImportedSet, in root: String) throws(Initialization.Failure) {
    var converted: [ManifestEntry] = []
    for icon in set.undrawn {
      guard let file = icon.file, let drawing = try svg(beside: file, in: root, &set) else { continue }
      var entry = icon
      entry.file = drawing
      entry.variants = []
      for variant in icon.variants {
        guard let drawing = try svg(beside: variant.file, in: root, &set) else { continue }
        entry.variants.append(.init(key: variant.key, file: drawing))
      }
      if entry.variants.count == icon.variants.count { converted.append(entry) }
    }
    let names = Set(converted.map(\.name))
    set.undrawn.removeAll { names.contains($0.name) }
    set.icons += converted
    let left = (set.leftOut["PDF"] ?? 0) - converted.count
    set.leftOut["PDF"] = left > 0 ? left : nil
  }

  /// Returns the path of the SVG beside a PDF, which is written if it is missing; nil if the file is no PDF that can be converted.
  private func svg(
    beside file: String, in root: String, _ set: inout ImportedSet
  ) throws(Initialization.Failure) -> String? {
    // A catalog must not name files outside of it, which the import reports.
    guard file.lowercased().hasSuffix(".pdf"), PathRules.problem(ofPath: file) == nil else { return nil }
    let drawing = String(file.dropLast(".pdf".count)) + ".svg"
    if FileStatus(root + "/" + drawing) != nil { return drawing }
    guard let page = page(of: root + "/" + file) else {
      set.remark(on: file, "left out: pdftocairo cannot convert it")
      return nil
    }
    do throws(FileError) {
      try Files.replaceProjectFile(root + "/" + drawing, with: page)
    } catch {
      throw .file(error)
    }
    return drawing
  }

  /// Returns the first page as SVG; nil if the program fails or exceeds its limits.
  private func page(of path: String) -> [UInt8]? {
    guard let real = Files.realPath(path) else { return nil }
    let output = scratch.path + "/page.svg"
    let status = Program.run(
      ["/bin/sh", "-c", Self.script, program, real, output], environment: Program.environment,
      input: "/dev/null",
      output: scratch.path + "/output")
    guard status == 0, let bytes = try? Files.readFile(output, limit: SourceReader.largest) else {
      return nil
    }
    return bytes
  }
}
