internal import ChiralClassification
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Converts the PDFs of asset catalogs to SVGs with poppler's `pdftocairo`, in a sandbox like that of workers: it gets the PDF as its
/// input, and can open nothing but libraries and fonts.
final class PDFPages: Sendable {
  private let program: String
  private let renderer: String
  /// True if PDFs are converted also where the system has no sandbox, because the user has asked for it.
  private let isAskedFor: Bool
  private let scratch: ScratchSpace
  private let converted = Mutex<[String: String]>([:])
  private let failed = Mutex<[String: String]>([:])

  /// The SVGs in a folder of their own, by the paths of files that they stand in for.
  var standIns: [String: String] { converted.withLock { $0 } }

  /// The PDFs that could not be converted, with the reasons.
  var failures: [String: String] { failed.withLock { $0 } }

  /// Finds the programs; throws with the command that installs them.
  convenience init() throws(Initialization.Failure) {
    guard let program = Self.program else {
      throw .nothing("--convert needs pdftocairo of poppler: run \(Self.installation)")
    }
    guard let renderer = HelperLocation.find() else { throw .drawings(.renderer(HelperLocation.missing)) }
    try self.init(program: program, renderer: renderer, isAskedFor: true)
  }

  /// The instruction to install the program.
  static let installation = "`apt-get install poppler-utils` or `brew install poppler`"

  private static var program: String? { Program.all("pdftocairo").first }

  /// Returns nil if the programs are not installed, or there is no place for their results.
  static func found() -> PDFPages? {
    guard let program, let renderer = HelperLocation.find() else { return nil }
    return try? PDFPages(program: program, renderer: renderer, isAskedFor: false)
  }

  private init(program: String, renderer: String, isAskedFor: Bool) throws(Initialization.Failure) {
    self.program = program
    self.renderer = renderer
    self.isAskedFor = isAskedFor
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
    // A page takes some 30 ms; one that takes much longer uses what the others leave.
    let budget = Self.mostSeconds + 0.2 * Double(set.undrawn.count)
    let start = Self.childSeconds
    var converted: [ManifestEntry] = []
    for icon in set.undrawn {
      guard let file = icon.file,
        let drawing = try svg(beside: file, in: root, home, &set, until: start + budget)
      else { continue }
      var entry = icon
      entry.file = drawing
      entry.variants = []
      for variant in icon.variants {
        guard let drawing = try svg(beside: variant.file, in: root, home, &set, until: start + budget) else {
          continue
        }
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
    beside file: String, in root: String, _ home: String?, _ set: inout ImportedSet, until end: Double
  ) throws(Initialization.Failure) -> String? {
    // A catalog must not name files outside of it, which the import reports.
    guard file.lowercased().hasSuffix(".pdf"), PathRules.problem(ofPath: file) == nil else { return nil }
    let drawing = String(file.dropLast(".pdf".count)) + ".svg"
    if FileStatus(root + "/" + drawing) != nil { return drawing }
    let page: [UInt8]
    do throws(Problem) {
      page = try self.page(of: file, in: root, until: end)
    } catch {
      failed.withLock { $0[root + "/" + file] = error.reason }
      set.remark(on: file, "left out: \(error.reason)")
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

  /// The reason why a PDF is not converted.
  private struct Problem: Error {
    var reason: String
  }

  /// Returns the first page as SVG.
  private func page(of file: String, in root: String, until end: Double) throws(Problem) -> [UInt8] {
    guard let real = Files.realPath(root + "/" + file), let home = Files.realPath(root) else {
      throw Problem(reason: "it does not exist")
    }
    guard Initialization.path(real, inside: home) != nil else {
      throw Problem(reason: "it is a link out of the catalog; copy the PDF into it")
    }
    guard FileStatus(real)?.kind == .file else { throw Problem(reason: "it is not a file") }
    guard Self.childSeconds < end else {
      throw Problem(reason: "the other PDFs have taken all the time that there is for them")
    }
    let output = scratch.path + "/page.svg"
    let errors = scratch.path + "/page.errors"
    let mode = isAskedFor && WorkerProtection.isRequired == false ? "--page-unconfined" : "--page"
    let status = Program.run(
      [renderer, mode, program] + ReadableFonts.paths, environment: Program.environment, input: real,
      output: output, errors: errors)
    switch status {
    case 0 where Self.hasFailed(errors): break
    case 0: if let bytes = try? Files.readFile(output, limit: SourceReader.largest) { return bytes }
    case Self.withoutCell: throw Problem(reason: "this system has no sandbox in which it could be opened")
    default: break
    }
    throw Problem(
      reason: "pdftocairo cannot convert it within 5 s of processor time, 512 MB of memory and 16 MB of SVG")
  }

  /// Returns true if the program says that it could not draw the page. It ends as if all were well, with an empty page, where cairo
  /// has no memory left.
  private static func hasFailed(_ errors: String) -> Bool {
    guard let told = try? Files.readFile(errors, limit: SourceReader.largest) else { return true }
    return String(decoding: told, as: UTF8.self).contains("cairo error")
  }

  /// The status of `chiral-render --page` on a system without a sandbox.
  private static let withoutCell: Int32 = 125
  /// The processor time for all PDFs together, beside what each usually takes.
  private static let mostSeconds = 5.0

  /// The processor time of the programs that have ended.
  private static var childSeconds: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
