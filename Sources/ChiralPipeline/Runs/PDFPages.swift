internal import ChiralClassification
internal import ChiralManifest
internal import ChiralValues
import Synchronization

/// Converts the PDFs of asset catalogs to SVGs with poppler's `pdftocairo`, in a process with limits of its own.
final class PDFPages: Sendable {
  private let program: String
  private let scratch: ScratchSpace
  private let converted = Mutex<[String: String]>([:])

  /// The SVGs in a folder of their own, by the paths of files that they stand in for.
  var standIns: [String: String] { converted.withLock { $0 } }

  /// The limits are ten seconds of processor time and, where the system knows that limit, 2 GB of memory.
  private static let script =
    #"ulimit -t 10; ulimit -v 2000000 2>/dev/null; exec "$0" -svg -f 1 -l 1 "$1" "$2""#

  /// Finds the program; throws with the command that installs it.
  convenience init() throws(Initialization.Failure) {
    guard let program = Self.program else {
      throw .nothing("--convert needs pdftocairo of poppler: run \(Self.installation)")
    }
    try self.init(program: program)
  }

  /// The instruction to install the program.
  static let installation = "`apt-get install poppler-utils` or `brew install poppler`"

  private static var program: String? { Program.all("pdftocairo").first }

  /// Returns nil if the program is not installed, or there is no place for its results.
  static func found() -> PDFPages? { program.flatMap { try? PDFPages(program: $0) } }

  private init(program: String) throws(Initialization.Failure) {
    self.program = program
    do throws(FileError) {
      scratch = try ScratchSpace()
    } catch {
      throw .file(error)
    }
  }

  /// Converts the PDFs of the icons without drawings, each into an SVG beside it, unless there is one. The icons whose drawings are
  /// then complete become icons like all others. With a folder of a manifest, nothing is written into the app: the SVGs stand in
  /// for files of that folder.
  func convert(
    _ set: inout ImportedSet, in root: String, besideManifest home: String? = nil
  ) throws(Initialization.Failure) {
    var converted: [ManifestEntry] = []
    for icon in set.undrawn {
      guard let file = icon.file, let drawing = try svg(beside: file, in: root, home, &set) else { continue }
      var entry = icon
      entry.file = drawing
      entry.variants = []
      for variant in icon.variants {
        guard let drawing = try svg(beside: variant.file, in: root, home, &set) else { continue }
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
    beside file: String, in root: String, _ home: String?, _ set: inout ImportedSet
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
      if let home {
        guard let place = Initialization.path(root, inside: home) else { return nil }
        let number = standIns.count
        let svg = "\(scratch.path)/\(number).svg"
        try Files.replace(svg, with: page)
        converted.withLock { $0[place.isEmpty ? drawing : place + "/" + drawing] = svg }
      } else {
        try Files.replaceProjectFile(root + "/" + drawing, with: page)
      }
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
