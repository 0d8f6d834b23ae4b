internal import ChiralGeometry
internal import ChiralLettering
internal import ChiralManifest
internal import ChiralMirroring
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralSVG

/// Every picture that is made of one drawing: it is read once, and rendered once for all that show it alike.
struct SourceJob: Hashable, Sendable {
  /// The drawing's path, relative to the manifest's folder.
  var source: String
  /// The distinct pictures.
  var artworks: [Artwork]

  /// The pictures by the drawings that they are made of, in the order of the pictures.
  static func grouped(_ artworks: [Artwork]) -> [SourceJob] {
    var jobs: [SourceJob] = []
    var positions: [String: Int] = [:]
    for artwork in artworks {
      if let position = positions[artwork.source] {
        jobs[position].artworks.append(artwork)
      } else {
        positions[artwork.source] = jobs.count
        jobs.append(SourceJob(source: artwork.source, artworks: [artwork]))
      }
    }
    return jobs
  }
}

/// A finished picture in all its forms.
struct Product: Hashable, Sendable {
  var svg: [UInt8]
  /// PNG files by their height in pixels.
  var pngs: [Int: [UInt8]]
  /// What was not plainly mirrored.
  var notes: [MirrorNote] = []
  /// The faces that set its letters.
  var faces: [FontFace] = []
  /// The drawing whose pixels it shows, flipped or not.
  var rendered: [UInt8] = []
  /// Whether it shows the flipped pixels of `rendered`.
  var isFlipped = false
}

/// Why there is no picture.
enum PictureProblem: Error, Hashable, Sendable {
  /// The drawing is broken.
  case failed(DrawingProblem)
  /// The drawing is sound, but what is asked of it cannot be derived.
  case declined(DrawingProblem)
}

/// Turns drawings into pictures: parses, mirrors, and has the helper render.
struct PictureMaker {
  let helper: SharedHelper
  /// Who sets letters.
  let letters: LetterDesk
  /// The manifest's, from which sources have their paths.
  let folder: ManifestFolder
  /// The heights of the PNGs, in pixels.
  let heights: [Int]
  /// What tints `currentColor`, as CSS; nil where the renderer's black will do.
  let stylesheet: String?
  /// How PNGs are compressed.
  var compression = PNG.Compression.balanced

  /// A picture on its way: the drawing that is written, and the drawing whose pixels it shows.
  private struct Draft {
    var artwork: Artwork
    var svg: [UInt8]
    var rendered: [UInt8]
    var isFlipped: Bool
    var notes: [MirrorNote] = []
    var faces: [FontFace] = []
  }

  /// What each picture of a drawing came to.
  func make(_ job: SourceJob) throws(BuildError) -> [Artwork: Result<Product, PictureProblem>] {
    let source: [UInt8]
    do {
      source = try SourceReader.bytes(folder.path(of: job.source), as: job.source)
    } catch {
      return job.artworks.reduce(into: [:]) { $0[$1] = .failure(.failed(error)) }
    }
    return try make(job, source: source, noting: Dependencies())
  }

  /// What each picture of a drawing came to whose bytes are known; other drawings that are looked at are noted.
  func make(
    _ job: SourceJob, source: [UInt8], noting dependencies: Dependencies
  ) throws(BuildError) -> [Artwork: Result<Product, PictureProblem>] {
    var results: [Artwork: Result<Product, PictureProblem>] = [:]
    var drafts: [Draft] = []
    for (artwork, draft) in self.drafts(of: job, source, dependencies) {
      switch draft {
      case .success(let draft): drafts.append(draft)
      case .failure(let problem): results[artwork] = .failure(problem)
      }
    }
    for group in Self.grouped(drafts) {
      for (artwork, result) in try render(group, of: job) { results[artwork] = result }
    }
    return results
  }

  /// Drafts that show the pixels of one drawing, flipped or not.
  private static func grouped(_ drafts: [Draft]) -> [[Draft]] {
    // A handful of drafts: to compare them costs less than to hash each.
    var groups: [[Draft]] = []
    for draft in drafts {
      if let index = groups.firstIndex(where: { $0[0].rendered == draft.rendered }) {
        groups[index].append(draft)
      } else {
        groups.append([draft])
      }
    }
    return groups
  }

  private func drafts(
    of job: SourceJob, _ source: [UInt8], _ dependencies: Dependencies
  ) -> [(Artwork, Result<Draft, PictureProblem>)] {
    let document: SVGDocument
    do {
      document = try SourceReader.document(source, file: job.source)
    } catch {
      return job.artworks.map { ($0, .failure(.failed(error))) }
    }
    return job.artworks.map { artwork in
      (artwork, Result { () throws(PictureProblem) in try draft(artwork, document, dependencies) })
    }
  }

  private func draft(
    _ artwork: Artwork, _ source: SVGDocument, _ dependencies: Dependencies
  ) throws(PictureProblem) -> Draft {
    var document = source
    if let box = artwork.viewBox { document.root["viewBox"] = ViewBox(box).description }
    do {
      _ = try document.viewBox()
    } catch {
      throw .failed(DrawingProblem(error.description))
    }
    let faces = try setLetters(artwork, &document, dependencies)
    let base = document.serialized()
    switch artwork.transformation {
    case .none: return Draft(artwork: artwork, svg: base, rendered: base, isFlipped: false, faces: faces)
    case .mirrored:
      let result: MirrorResult
      do {
        result = try mirror(for: artwork, dependencies).mirrored(document)
      } catch {
        throw .declined(DrawingProblem(error.description))
      }
      let svg = result.document.serialized()
      // Rendering the mirrored drawing would show cairo's lopsided antialiasing; the flip is exact.
      return Draft(
        artwork: artwork, svg: svg, rendered: result.isPlain ? base : svg, isFlipped: result.isPlain,
        notes: result.notes, faces: faces)
    }
  }

  /// Turns the text of a drawing into outlines, where its icon asks for that, and says with which faces.
  func setLetters(
    _ artwork: Artwork, _ document: inout SVGDocument, _ dependencies: Dependencies
  ) throws(PictureProblem) -> [FontFace] {
    guard let lettering = artwork.lettering else { return [] }
    for file in lettering.fontFiles {
      let path = folder.path(of: file)
      dependencies.note(path, try? Files.readFile(path, limit: Dependencies.largest))
    }
    do throws(LetteringError) {
      let drawing = try letters.lettered(document, lettering, in: folder)
      document = drawing.document
      return drawing.faces
    } catch {
      switch error {
      case .drawing(let error): throw .failed(DrawingProblem(error.description))
      case .setter(let error): throw .failed(DrawingProblem(error.description, mayPass: true))
      }
    }
  }

  /// The mirror that an artwork asks for; what it looks at besides the drawing is noted.
  func mirror(for artwork: Artwork, _ dependencies: Dependencies) -> Mirror {
    var mirror = Mirror()
    let file = folder.path(of: artwork.source)
    var siblings = SiblingFolder(of: file)
    siblings.dependencies = dependencies
    mirror.inform(file: file, siblings: siblings, helper: helper)
    mirror.slash = Mirror.Slash(rawValue: artwork.slash.rawValue) ?? .keep
    mirror.infers = artwork.infers
    if let sibling = artwork.sibling {
      mirror.sibling = sibling
      let path = folder.path(of: sibling)
      mirror.siblingProbe = { name in
        let bytes = try? SourceReader.bytes(path, as: name)
        dependencies.note(path, bytes)
        return bytes.flatMap { try? SourceReader.document($0, file: name) }
      }
    }
    mirror.components = artwork.parts.compactMap { part in
      guard let selector = try? Selector(part.selector), let verb = Verb(rawValue: part.verb.rawValue) else {
        return nil
      }
      return Mirror.Component(selector: selector, verb: verb)
    }
    return mirror
  }

  private func render(
    _ drafts: [Draft], of job: SourceJob
  ) throws(BuildError) -> [(Artwork, Result<Product, PictureProblem>)] {
    let sides = Set(drafts.map(\.isFlipped)).sorted { !$0 && $1 }
    let outputs = sides.flatMap { side in heights.map { RenderOutput(height: $0, isFlipped: side) } }
    var request = RenderRequest(
      svg: drafts[0].rendered, stylesheet: stylesheet, outputs: outputs, identifier: job.source)
    request.compression = compression
    let pictures: [RenderOutput: [UInt8]]
    do {
      let results = outputs.isEmpty ? [] : try helper.render(request)
      pictures = try Dictionary(
        uniqueKeysWithValues: zip(outputs, results).map { ($0, try $1.get().bytes) })
    } catch let error as RenderError {
      if let fatal = BuildError(error) { throw fatal }
      let problem = DrawingProblem(
        "\(job.source): error: \(error.message)", mayPass: error.kind != .drawing)
      return drafts.map { ($0.artwork, .failure(.failed(problem))) }
    } catch {
      throw .renderer("\(error)")
    }
    return drafts.map { draft in
      let pngs = heights.compactMap { height in
        pictures[RenderOutput(height: height, isFlipped: draft.isFlipped)].map { (height, $0) }
      }
      let product = Product(
        svg: draft.svg, pngs: Dictionary(pngs) { first, _ in first }, notes: draft.notes,
        faces: draft.faces, rendered: draft.rendered, isFlipped: draft.isFlipped)
      return (draft.artwork, .success(product))
    }
  }
}

extension ViewBox {
  /// The box that a manifest gives.
  init(_ box: IconViewBox) {
    self.init(
      minX: DecimalNumber(box.minX), minY: DecimalNumber(box.minY), width: DecimalNumber(box.width),
      height: DecimalNumber(box.height))
  }
}

extension MirrorResult {
  /// Whether the result shows exactly the flipped pixels of its source: nothing was kept or moved.
  var isPlain: Bool { notes.allSatisfy { $0.action == .wrapped || $0.action == .untouched } }
}
