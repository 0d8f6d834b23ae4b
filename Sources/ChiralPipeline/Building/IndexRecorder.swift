internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Prints `index.json` icon by icon, and collects the files that this build did not write.
struct IndexRecorder {
  /// The pictures of the build, and the earlier build that it continues.
  struct Basis {
    let target: FilesTarget
    /// The files and the index that an earlier build left in the folder.
    let former: FormerBuild
    /// The scope that the whole manifest asks for.
    let wanted: BuildIndex.Scope
    /// The part of that scope that this build covers.
    let built: BuildIndex.Scope
  }

  private let basis: Basis
  private var printer = IndexPrinter()
  /// The files that were there before, and those of other targets.
  private(set) var others = PathList()
  /// The number of files.
  private(set) var fileCount = 0
  /// The files of the former build that this build no longer has.
  private(set) var stale: Set<String>

  /// The index, which is complete after `close`.
  var bytes: [UInt8] { printer.bytes }

  /// Creates an empty recorder.
  init(_ basis: Basis) {
    self.basis = basis
    stale = basis.former.own.allPaths
  }

  /// Adds an icon with its new pictures, and with the former build's pictures for other locales and sizes.
  mutating func add(_ planned: Plan.PlannedIcon, _ made: [Artwork: Picture]) {
    let name = planned.icon.name
    let exceptions = planned.icon.iconClass.mirrors ? planned.icon.except.map(\.key.text) : []
    var icon = BuildIndex.Icon(
      iconClass: planned.icon.iconClass.rawValue, exceptions: exceptions, digits: planned.icon.recordedDigits,
      entries: [:])
    if stale.isEmpty, basis.former.index.icons[name] == nil, planned.hasLikeEntries {
      printer.begin(name, icon)
      addLike(planned, made)
      printer.endIcon()
      return
    }
    for decision in planned.decisions {
      // Of several sizes, the one that failed or was declined speaks for all.
      let shown = decision.artworks.compactMap { made[$0] }
      guard let picture = shown.first(where: { $0.problem != nil || $0.declined != nil }) ?? shown.first
      else { continue }
      var entry = picture.entry(of: decision, of: planned.icon)
      entry.files = files(of: decision, name, in: decision.locale.text, made)
      for file in entry.files { count(file.path) }
      icon.entries[decision.locale.text] = entry
    }
    if let former = basis.former.index.icons[name] {
      let own = Set(icon.paths)
      icon.keep(former, of: basis.wanted, besides: basis.built)
      for path in icon.paths where !own.contains(path) { note(path) }
    }
    printer.add(name, icon)
  }

  /// Adds the entries of an icon, most of which differ only in the locale.
  private mutating func addLike(_ planned: Plan.PlannedIcon, _ made: [Artwork: Picture]) {
    var known: [(decision: Decision, text: IndexPrinter.EntryText)] = []
    for decision in planned.decisions {
      if let text = known.first(where: { $0.decision.isLike(decision) })?.text {
        add(decision, text)
      } else if let picture = made[decision.artwork] {
        var entry = picture.entry(of: decision, of: planned.icon)
        entry.files = files(of: decision, planned.icon.name, in: "", made)
        let text = IndexPrinter.text(of: entry)
        known.append((decision, text))
        add(decision, text)
      }
    }
  }

  private mutating func add(_ decision: Decision, _ text: IndexPrinter.EntryText) {
    printer.add(decision.locale.text, text)
    fileCount += text.fileCount
  }

  /// Returns the files of an icon, each from the drawing for its size; `locale` begins their paths.
  private func files(
    of decision: Decision, _ icon: String, in locale: String, _ made: [Artwork: Picture]
  ) -> [BuildIndex.File] {
    basis.target.forms.compactMap { form in
      let artwork = form.resolution.map { decision.artwork(at: $0.size) } ?? decision.artwork
      return made[artwork]?.digests[form.form].map { digest in
        BuildIndex.File(
          path: basis.target.path(of: icon, in: locale, as: form), sha256: digest.description,
          resolution: form.resolution)
      }
    }
  }

  /// Adds an icon as the former build left it.
  mutating func add(_ name: String, _ former: BuildIndex.Icon) {
    for path in former.paths { note(path) }
    printer.add(name, former)
  }

  /// Adds the folders of other targets, and completes the index.
  mutating func close(targets: [String: BuildIndex.TargetFolder]) {
    for folder in targets.values {
      for file in folder.files { note(file.path) }
    }
    printer.end(targets: targets)
  }

  /// Notes a file that was there before, or that is another target's.
  private mutating func note(_ path: String) {
    count(path)
    others.add(path)
  }

  private mutating func count(_ path: String) {
    fileCount += 1
    if !stale.isEmpty { stale.remove(path) }
  }
}

/// The output of an earlier build in the same folder.
struct FormerBuild: Sendable {
  /// The parsed `index.json`; without icons if this build replaces all files of the target `files`.
  var index: BuildIndex
  /// Every file that it wrote, and, if it was killed, those that it was about to write.
  var own: OwnFiles
}

extension Picture {
  /// Returns the entry of an icon that shows the picture, without its files.
  fileprivate func entry(of decision: Decision, of icon: Icon) -> BuildIndex.Entry {
    let artwork = decision.artwork
    let parts = product?.notes.filter { $0.action == .kept || $0.action == .moved } ?? []
    var entry = BuildIndex.Entry(
      picture: BuildIndex.Picture(source: artwork.source, transformation: artwork.transformation.rawValue),
      outcome: declined != nil
        ? PictureProblem.declinedOutcome : problem?.outcome ?? decision.outcome.description,
      rule: decision.reason.id, problem: problem?.text ?? declined?.description,
      parts: parts.map {
        BuildIndex.Part(action: $0.action.rawValue, element: $0.element, reason: $0.reason)
      },
      fonts: product?.faces ?? [], files: [])
    entry.letters = icon.letters(of: artwork.source, in: decision.locale)?.text
    if declined != nil { entry.shown = artwork.declined.rawValue }
    entry.isAccepted = entry.outcome == PictureProblem.declinedOutcome && icon.declined.isAccepted
    return entry
  }
}

extension Plan.PlannedIcon {
  /// True if the entries of two locales with the same picture for the same reason differ only in the locale.
  fileprivate var hasLikeEntries: Bool {
    icon.letters.texts.isEmpty && decisions.allSatisfy(\.sized.isEmpty)
  }
}

extension Decision {
  /// Returns true if another locale shows the same picture for the same reason.
  fileprivate func isLike(_ other: Decision) -> Bool {
    outcome == other.outcome && reason == other.reason && artwork == other.artwork
  }
}

extension Icon {
  /// The choice of digits as `index.json` records it; nil if its text has no numbers.
  fileprivate var recordedDigits: String? {
    let drawn = letters.drawnTexts.values.joined().map(\.content)
    let worded = letters.texts.flatMap(\.wordings).map(\.content)
    let hasNumbers = (drawn + worded).contains { $0.utf8.contains { (0x30...0x39).contains($0) } }
    return hasNumbers ? letters.digits?.system ?? "locale" : nil
  }

  /// Returns the key of the wording that the icon's own drawing has in a locale, from the first text that has
  /// one; nil for other drawings.
  fileprivate func letters(of source: String, in locale: LanguageTag) -> VariantKey? {
    guard source == file else { return nil }
    return letters.texts.lazy.compactMap { locale.best(of: $0.wordings.map(\.key))?.key }.first
  }
}

extension BuildIndex {
  /// The name of the index in the output folder.
  static let fileName = "index.json"
  /// The size above which a file is not read as an index, in bytes.
  static let largest = 1 << 30

  /// Reads the index of a finished build; nil if there is none.
  static func read(in folder: String) -> BuildIndex? {
    guard let bytes = try? Files.readFile(folder + "/" + fileName, limit: largest) else { return nil }
    return JSONReader.read(SourceText(bytes, file: fileName)).root.flatMap(BuildIndex.init)
  }

  /// Reads the index in an output folder; nil if it is missing or damaged. Throws if another program wrote
  /// the file.
  static func ofBuild(in folder: OutputFolder) throws(FileError) -> BuildIndex? {
    guard let bytes = try folder.contents(of: fileName, limit: largest) else {
      if folder.hasSomething(at: fileName) { throw .foreign(folder.path + "/" + fileName) }
      return nil
    }
    guard isOfBuild(bytes) else { throw .foreign(folder.path + "/" + fileName) }
    return JSONReader.read(SourceText(bytes, file: fileName)).root.flatMap(BuildIndex.init)
  }

  /// Throws if another program's file has the name of the index, before anything is written to the folder.
  static func checkOwner(in output: String) throws(FileError) {
    let path = output + "/" + fileName
    guard FileStatus(path, followingLinks: false) != nil else { return }
    guard isOfBuild(Files.beginning(path, 64)) else { throw .foreign(path) }
  }

  /// Returns true if the first bytes of a file mark it as the index of a build, even if the rest is damaged.
  static func isOfBuild(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(64), as: UTF8.self).contains("\"chiral-index\"")
  }
}
