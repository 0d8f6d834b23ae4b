internal import ChiralAudit
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Finds the facts about drawings, in the cache or with one worker.
struct FactFinder {
  let project: Project
  let cache: FactCache
  /// The finished pictures whose drawings need not be mirrored again; nil if everything is examined again.
  let finished: FinishedPictures?
  let helper: SharedHelper

  /// Returns the facts of a drawing and of its mirror images.
  func find(_ job: FactReader.Job) throws(BuildError) -> FactReader.Outcome {
    let source: [UInt8]
    do {
      source = try Files.readFile(project.path(of: job.path), limit: SourceReader.largest)
    } catch {
      var facts = DrawingFacts()
      facts.unreadable = DrawingObstacle(line: 1, column: 1, problem: error.reason)
      return FactReader.Outcome(path: job.path, drawing: Held(facts), mirrors: [])
    }
    let keyed = KeyedPictures.Source(source)
    let keys = (drawing: key(of: job, keyed), mirrors: job.mirrors.map { key(of: $0, keyed) })
    var known = Known(drawing: cache.drawing(keys.drawing), mirrors: keys.mirrors.map { cache.mirror($0) })
    if !known.isComplete {
      let made = entries(of: known.missing.map { job.mirrors[$0].artwork }, keyed)
      let task = task(for: job, lacking: known, made: made)
      let (answer, dependencies) = try ask(task, path: job.path, source: source)
      if let fresh = answer.drawing {
        known.drawing = cache.keep(fresh, for: keys.drawing)
      }
      for (place, mirrored) in zip(known.missing, zip(answer.mirrors, dependencies)) {
        let entry = FactCache.Mirrored(
          facts: cache.storingPixels(mirrored.0.facts),
          dependencies: made[job.mirrors[place].artwork]?.dependencies ?? mirrored.1)
        known.mirrors[place] = entry
        if answer.isLasting { cache.keep(entry, for: keys.mirrors[place]) }
      }
    }
    let facts = known.drawing ?? DrawingFacts()
    var outcome = FactReader.Outcome(path: job.path, drawing: Held(facts), mirrors: [])
    guard facts.unreadable == nil else { return outcome }
    for (mirror, entry) in zip(job.mirrors, known.mirrors) {
      guard var facts = entry?.facts else { continue }
      facts.isBuilt = mirror.isBuilt
      outcome.mirrors.append(
        (.init(icon: mirror.icon, isOfBase: mirror.isOfBase), Self.shared(facts)))
    }
    return outcome
  }

  /// The facts of the mirror images about which nothing is to be said, by `isBuilt`. Most are, and share these.
  private static let plain = [false, true].map { Held(MirrorFacts(isBuilt: $0)) }

  private static func shared(_ facts: MirrorFacts) -> Held<MirrorFacts> {
    plain.first { $0.value == facts } ?? Held(facts)
  }

  /// The facts about a drawing and its mirror images that are known so far.
  private struct Known {
    var drawing: DrawingFacts?
    var mirrors: [FactCache.Mirrored?]

    /// The places of the mirror images without facts.
    var missing: [Int] { mirrors.indices.filter { mirrors[$0] == nil } }

    /// True if a worker could add nothing: an unreadable drawing has no mirror images.
    var isComplete: Bool {
      guard let drawing else { return false }
      return drawing.unreadable != nil || missing.isEmpty
    }
  }

  /// Returns the request for the facts that are not known.
  private func task(
    for job: FactReader.Job, lacking known: Known, made: [Artwork: Finished]
  ) -> FactTask {
    FactTask(
      wantsDrawing: known.drawing == nil, viewBox: job.viewBox, keylines: project.manifest.keylines,
      mirrors: known.missing.map { place in
        let mirror = job.mirrors[place]
        return FactTask.Mirror(
          artwork: mirror.artwork,
          made: made[mirror.artwork]?.task, wantsPixels: mirror.wantsPixels)
      })
  }

  /// A finished or declined picture.
  private struct Finished {
    var result: Result<Product, PictureProblem>
    /// The other files that it depends on, by the paths that open them.
    var dependencies: [Dependencies.Item]

    /// Returns the properties on which facts depend; nil if the picture tells nothing.
    var task: FactTask.Made? {
      switch result {
      case .success(let product): FactTask.Made(product)
      case .failure(.declined(let problem)): problem.obstacle.map(FactTask.Made.init(refusal:))
      case .failure(.failed): nil
      }
    }
  }

  /// Returns the pictures that are known of some mirror images.
  private func entries(of artworks: [Artwork], _ source: KeyedPictures.Source) -> [Artwork: Finished] {
    guard let finished, !artworks.isEmpty else { return [:] }
    var known: [Artwork: Finished] = [:]
    for artwork in artworks {
      guard let entry = finished.entry(of: artwork, source, in: project.folder) else { continue }
      let made = Finished(
        result: entry.result,
        dependencies: entry.dependencies.map {
          Dependencies.Item(path: project.folder.path(of: $0.path), digest: $0.digest)
        })
      if made.task != nil { known[artwork] = made }
    }
    return known
  }

  /// Returns the key of the facts of a drawing.
  private func key(of job: FactReader.Job, _ source: KeyedPictures.Source) -> SHA256 {
    var coder = ByteCoder(appendingTo: cache.seed)
    coder.write(source.digest)
    coder.write(job.viewBox)
    coder.write(project.manifest.keylines)
    return SHA256(of: coder.bytes)
  }

  /// Returns the key of the facts of a mirror image.
  private func key(of mirror: FactReader.Job.Mirror, _ source: KeyedPictures.Source) -> SHA256 {
    var coder = ByteCoder(
      appendingTo: Recipe.key(cache.seed, of: mirror.artwork, source: source.digest).bytes)
    coder.write(mirror.wantsPixels)
    return SHA256(of: coder.bytes)
  }

  /// Asks the worker for facts, and returns with them the files that those of each mirror image depend on.
  private func ask(
    _ task: FactTask, path: String, source: [UInt8]
  ) throws(BuildError) -> (FactAnswer, [[Dependencies.Item]]) {
    let (request, siblings) = project.folder.request(
      .facts(task), of: path, source: source,
      artworks: task.mirrors.filter { $0.made == nil }.map(\.artwork))
    let answer = try answer(request, task)
    let dependencies = zip(task.mirrors.map(\.artwork), answer.mirrors).map { artwork, mirrored in
      let dependencies = Dependencies()
      for file in artwork.lettering?.fontFiles ?? [] {
        let path = project.folder.path(of: file)
        dependencies.note(path, try? Files.readFile(path, limit: Dependencies.largest))
      }
      siblings.note(mirrored.siblings, in: dependencies)
      return dependencies.items
    }
    return (answer, dependencies)
  }

  /// Returns the worker's answer. If the drawing cannot be rendered, it holds the facts that need no
  /// rendering.
  private func answer(_ request: DrawingRequest, _ task: FactTask) throws(BuildError) -> FactAnswer {
    do throws(RenderError) {
      return try facts(request)
    } catch {
      if let fatal = BuildError(error) { throw fatal }
      var request = request
      var task = task
      task.rendersPictures = false
      request.task = .facts(task)
      var answer = FactAnswer(drawing: task.wantsDrawing ? DrawingFacts() : nil, mirrors: [])
      do throws(RenderError) {
        answer = try facts(request)
      } catch let second {
        if let fatal = BuildError(second) { throw fatal }
      }
      answer.drawing?.unrendered = error.message
      return answer
    }
  }

  private func facts(_ request: DrawingRequest) throws(RenderError) -> FactAnswer {
    guard case .facts(let answer) = try helper.answer(request) else { throw SharedHelper.unexpected }
    return answer
  }
}

extension FactAnswer {
  /// True if the facts of mirror images may be cached.
  fileprivate var isLasting: Bool { drawing?.unrendered == nil }
}
