internal import ChiralExporting
internal import ChiralRequests
internal import ChiralValues

/// Makes the pictures of sheets and reviews, like those of a build, with digests to recognize them.
struct RenditionMaker: Sendable {
  let project: Project
  /// The path of `chiral-render`.
  let renderer: String
  /// The number of drawings that are processed at the same time.
  let jobs: Int
  /// The pictures that can be taken from earlier builds and sheets.
  let finished: FinishedPictures
  /// The kinds of pictures to make.
  var kinds: Set<Kind>
  /// True if the pictures for printed pages and their drawings are wanted; false if only their digests are.
  var holdsPrints = true
  /// True if the size of the cache is limited after some pictures were made; false if more are made first.
  var tidiesCache = true
  /// The workers if they are used again; nil to start workers of its own.
  var helpers: KeptHelpers?

  /// A kind of pictures.
  enum Kind {
    /// Pictures for pages for browsers, with their drawings and the elements that draw their kept and moved parts.
    case page
    /// Pictures for printed pages, with the digests by which approvals recognise them.
    case paper
  }

  /// The looks of the pictures, the one of the page first.
  private var looks: [SheetLook] {
    ((kinds.contains(.page) ? [finished.look] : []) + (kinds.contains(.paper) ? [.paper] : [])).uniqued
  }

  /// Makes pictures for the cache only, from which they can be taken later.
  func prepare(
    _ artworks: [Artwork], progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(BuildError) {
    guard finished.keepsPictures else { return }
    _ = try work(artworks, progress: progress) { maker, job throws(BuildError) in
      let results = try maker.make(job)
      guard let others = job.replacing(results.compactMapValues(\.refusal).keys) else { return true }
      _ = try maker.make(others)
      return true
    }
  }

  /// Returns each picture, or the reason why it cannot be made.
  func renditions(
    of artworks: [Artwork], progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(BuildError) -> SheetPictures {
    let made = try work(artworks, progress: progress) { maker, job throws(BuildError) in
      var results = try maker.make(job)
      var sights = Sights()
      let declined = results.compactMapValues(\.refusal)
      var pictures = results.mapValues { picture(of: $0, &sights) }
      guard let others = job.replacing(declined.keys) else { return pictures }
      results = try maker.make(others)
      for (artwork, refusal) in declined {
        guard let result = artwork.replacement.flatMap({ results[$0] }),
          case .made(var rendition) = picture(of: result, &sights)
        else { continue }
        rendition.declined = refusal.description
        pictures[artwork] = .made(rendition)
      }
      return pictures
    }
    if tidiesCache { finished.tidy() }
    return made.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
  }

  /// Calls a function for each drawing of the pictures, in parallel.
  private func work<Output: Sendable>(
    _ artworks: [Artwork], progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void,
    _ body: @escaping @Sendable (SheetPictureMaker, SourceJob) throws(BuildError) -> Output
  ) throws(BuildError) -> [Output] {
    let looks = looks
    return try Workers.run(
      SourceJob.grouped(artworks), count: jobs, progress: progress,
      makeTool: {
        SheetPictureMaker(
          looks, helper: helpers?.helper ?? SharedHelper(executable: renderer), folder: project.folder,
          finished: finished)
      }, body)
  }

  /// The longest drawing that a page embeds, in bytes, to limit the size of the page; longer ones are
  /// embedded as PNG.
  private static let longestDrawing = 64 << 10

  private func picture(
    of result: Result<SheetPictureMaker.Shown, PictureProblem>, _ sights: inout Sights
  ) -> SheetPicture {
    switch result {
    case .failure(.failed(let problem)): return .problem(problem.description)
    case .failure(.declined(let problem)): return .declined(problem.description)
    case .success(let shown):
      let isPage = kinds.contains(.page)
      guard let rendition = rendition(of: shown, isPage ? finished.look : .paper, &sights) else {
        return .problem("the picture cannot be read back")
      }
      return .made(rendition)
    }
  }

  /// Returns a picture with its look on the sheet; nil if its PNGs cannot be read.
  private func rendition(
    of shown: SheetPictureMaker.Shown, _ look: SheetLook, _ sights: inout Sights
  ) -> Rendition? {
    let product = shown.product
    guard let sight = sights.sight(of: shown, look) else { return nil }
    var rendition = Rendition(
      pngs: [:], isFlipped: product.isFlipped && !sight.isSymmetric, pixelWidth: sight.bitmap.width,
      tone: sight.tone, fingerprint: Fingerprint(svg: SHA256(of: product.svg).half, pixels: ""))
    if kinds.contains(.page) {
      rendition.pngs = shown.pngs[look] ?? [:]
      rendition.parts = product.placedParts
    }
    if kinds.contains(.page) || holdsPrints, product.svg.count <= Self.longestDrawing {
      rendition.drawing = product.svg
    }
    if kinds.contains(.paper) {
      guard let sight = sights.sight(of: shown, .paper),
        let png = shown.pngs[.paper]?[SheetPicture.pixelHeight]
      else { return nil }
      if holdsPrints {
        rendition.print = Rendition.Print(
          png: png, isFlipped: product.isFlipped && !sight.isSymmetric, pixelWidth: sight.bitmap.width)
      }
      let isTurned = product.isFlipped && !sight.isSymmetric
      let shown = isTurned ? sight.bitmap.flippedHorizontally() : sight.bitmap
      rendition.fingerprint.pixels = SHA256(of: shown).half
    }
    return rendition
  }
}

/// The pixels of the tallest PNG of a picture, as the file holds them.
private struct Sight {
  let bitmap: Bitmap
  let tone: Rendition.Tone
  /// True if the picture is its own mirror image at every height.
  let isSymmetric: Bool

  /// Reads the PNGs of a picture; nil if they cannot be read.
  init?(_ pngs: [Int: [UInt8]]) {
    let files = pngs.sorted { $0.key > $1.key }.map(\.value)
    guard let bitmap = files.first.flatMap({ try? PNG.decode($0) }) else { return nil }
    self.bitmap = bitmap
    tone = bitmap.tone
    isSymmetric =
      bitmap.isSymmetric && files.dropFirst().allSatisfy { (try? PNG.decode($0))?.isSymmetric == true }
  }
}

/// The pixels of the pictures of one drawing, most of which are also those of another, flipped.
private struct Sights {
  private var known: [(rendered: [UInt8], look: SheetLook, sight: Sight)] = []

  /// Returns the pixels of a picture with a look; nil if they cannot be read.
  mutating func sight(of shown: SheetPictureMaker.Shown, _ look: SheetLook) -> Sight? {
    let rendered = shown.product.rendered
    if let other = known.first(where: { $0.look == look && $0.rendered == rendered }) { return other.sight }
    guard let sight = Sight(shown.pngs[look] ?? [:]) else { return nil }
    known.append((rendered, look, sight))
    return sight
  }
}

extension SHA256 {
  /// Returns the digest of a picture's size and pixels, which is independent of their encoding.
  init(of bitmap: Bitmap) { self.init(of: Array("\(bitmap.width) \(bitmap.height)\n".utf8) + bitmap.pixels) }

  /// Returns the digest of a text.
  init(of text: String) { self.init(of: Array(text.utf8)) }

  /// The first 32 hexadecimal digits, which are enough to distinguish pictures of one icon.
  var half: String { String(description.prefix(32)) }
}

extension Bitmap {
  /// True if the picture is its own mirror image but for antialiasing. The renderer draws the two halves of 480 of the 1,776
  /// icons of Lucide with such differences: up to a quarter of a pixel, and up to 1.6 % of the ink.
  ///
  /// `Thumbnail.isOwnMirrorImage`, which classes depend on, is another question. It also allows a shift of a unit, by which a sheet would
  /// show a drawing in place of its mirror image although the pixels differ; and it allows smaller differences of a pixel, so that a class
  /// may depend on one that this property overlooks.
  var isSymmetric: Bool {
    let (most, share) = (64, 50)
    return pixels.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      var (ink, apart) = (0, 0)
      for row in stride(from: 0, to: words.count, by: width) {
        for column in 0..<width / 2 {
          let (left, right) = (row + column, row + width - 1 - column)
          ink += Int(bytes[4 * left + 3]) + Int(bytes[4 * right + 3])
          if words[left] == words[right] { continue }
          var worst = 0
          for channel in 0..<4 {
            let (one, other) = (Int(bytes[4 * left + channel]), Int(bytes[4 * right + channel]))
            worst = max(worst, abs(one - other))
          }
          if worst > most { return false }
          apart += 2 * worst
        }
      }
      return apart * share <= ink
    }
  }

  /// The colours of the picture, which determine how a page can show it.
  var tone: Rendition.Tone {
    let shares = inkShares
    if shares.light > 0.2, shares.dark < 0.05 { return .light }
    if hasOneColor, !hasHue { return .single }
    return shares.dark > 0.2 && shares.dark > shares.light ? .dark : .colored
  }

  /// True if all ink has one colour; antialiasing may round it by a step, faint pixels by more.
  private var hasOneColor: Bool {
    pixels.withUnsafeBytes { pixels in
      var solid = 0
      for start in stride(from: 0, to: pixels.count, by: 4)
      where pixels[start + 3] > pixels[solid + 3] || start == 0 {
        solid = start
        if pixels[start + 3] == 255 { break }
      }
      let peak = max(1, Int(pixels[solid + 3]))
      let ink = pixels.loadUnaligned(fromByteOffset: solid, as: UInt32.self)
      for start in stride(from: 0, to: pixels.count, by: 4) {
        // Most pixels are empty or solid.
        let pixel = pixels.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        if pixel == 0 || pixel == ink || pixels[start + 3] == 0 { continue }
        let alpha = Int(pixels[start + 3])
        for channel in 0..<3 {
          let expected = Int(pixels[solid + channel]) * alpha / peak
          if abs(Int(pixels[start + channel]) - expected) > 2 { return false }
        }
      }
      return true
    }
  }

  /// True if ink has a hue of its own: the blue-grey inks of icon sets, such as #334155, have up to 34 steps between their channels.
  private var hasHue: Bool {
    pixels.withUnsafeBytes { pixels in
      stride(from: 0, to: pixels.count, by: 4).contains { start in
        let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
        let alpha = Int(pixels[start + 3]), apart = Int(max(red, green, blue) - min(red, green, blue))
        return alpha > 127 && apart * 255 > 40 * alpha
      }
    }
  }

  /// The shares of the ink that are too light for white paper and too dark for black.
  private var inkShares: (light: Double, dark: Double) {
    var ink = 0
    var light = 0
    var dark = 0
    pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
        // Approximately the eye's weights (0.25, 0.625, 0.125); the channels are already multiplied by alpha.
        let luminance = (2 * Int(pixels[start]) + 5 * Int(pixels[start + 1]) + Int(pixels[start + 2])) / 8
        let alpha = Int(pixels[start + 3])
        ink += alpha
        if luminance * 100 > alpha * 80 { light += alpha }
        if luminance * 100 < alpha * 30 { dark += alpha }
      }
    }
    let whole = Double(max(ink, 1))
    return (Double(light) / whole, Double(dark) / whole)
  }
}
