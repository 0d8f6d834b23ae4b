/// Compares the decoded values with each other and with the file system, and creates the `Manifest`.
struct ManifestValidator {
  let probes: ManifestProbes
  /// True if no part of the file was skipped, so that a missing key is really missing.
  let isWhole: Bool
  var problems: Problems

  /// Returns the manifest, unless there are errors; reports all problems in any case.
  mutating func validate(_ decoded: DecodedManifest) -> Manifest? {
    checkPresence(decoded)
    let assets = assets(decoded)
    checkRepetitions(decoded, names: decoded.icons.flatMap(\.names))
    checkRules(decoded.rules)
    let shared = shared(decoded)
    var icons: [Icon] = []
    icons.reserveCapacity(decoded.icons.count)
    for entry in decoded.icons {
      for icon in entry.withStyles {
        var validator = IconValidator(
          probes: probes, assets: assets, isWhole: isWhole, shared: shared,
          problems: Problems(source: problems.source))
        if let icon = validator.validate(icon, in: entry.name.value) {
          icons.append(icon.sharing(with: icons.last))
        }
        problems.add(validator.problems)
      }
    }
    guard !problems.containError, let locales = decoded.locales else { return nil }
    return Manifest(
      file: problems.source.file, name: decoded.name, package: decoded.package,
      assets: assets ?? Manifest.Default.assets,
      locales: locales.map(\.value),
      sizes: decoded.sizes?.map(\.value) ?? Manifest.Default.sizes,
      scales: decoded.scales?.map(\.value) ?? Manifest.Default.scales,
      conventions: Conventions(
        policy: decoded.policy ?? Manifest.Default.policy,
        leftMeansBack: decoded.leftMeansBack ?? Manifest.Default.leftMeansBack),
      saysWhatLeftMeans: decoded.leftMeansBack != nil,
      tint: decoded.tint ?? Manifest.Default.tint, template: decoded.template.map(\.value),
      keylines: decoded.keylines,
      rules: decoded.rules.map {
        RuleSetting(
          rule: $0.key.value, level: $0.value.value, location: problems.source.location(of: $0.key.offset))
      },
      icons: icons)
  }

  private mutating func checkRepetitions(_ decoded: DecodedManifest, names: [Located<String>]) {
    noteRepetitions(decoded.locales) { ManifestMessage.repeatedLocale($1, $0) }
    noteRepetitions(decoded.sizes) { size, _ in ManifestMessage.repeatedNumber(size, in: "sizes") }
    noteRepetitions(decoded.scales) { scale, _ in ManifestMessage.repeatedNumber(scale, in: "scales") }
    noteCollisions(names)
    noteRepetitions(decoded.icons.compactMap(\.codePoint)) { codePoint, _ in
      ManifestMessage.repeatedCodePoint(codePoint)
    }
  }

  /// Returns the settings for all icons; reports fonts that cannot be used.
  private mutating func shared(_ decoded: DecodedManifest) -> IconValidator.Shared {
    var fonts = FontValidator(probes: probes, problems: Problems(source: problems.source))
    defer { problems.add(fonts.problems) }
    return IconValidator.Shared(
      infers: decoded.infers ?? Manifest.Default.infers,
      declined: decoded.declined ?? Manifest.Default.declined, digits: decoded.digits,
      fonts: fonts.validate(decoded.fonts), size: decoded.sizes?.first?.value ?? Manifest.Default.sizes[0])
  }

  /// The required keys, each with a remedy.
  static let required: KeyValuePairs<ManifestKey, String> = [
    .version: "\(ManifestLimits.version)", .locales: "[\"en\", \"ar\"]",
    .icons: "{\"arrow.forward\": \"mirror\"}",
  ]

  private mutating func checkPresence(_ decoded: DecodedManifest) {
    guard isWhole else { return }
    for (key, example) in Self.required where !decoded.presentKeys.contains(key) {
      problems.add(at: decoded.start, ManifestMessage.missingKey(key.rawValue, example: example))
    }
  }

  /// Returns the folder of the drawings; nil if it is wrong, so that not every icon is reported as well.
  private mutating func assets(_ decoded: DecodedManifest) -> String? {
    guard let assets = decoded.assets else {
      return decoded.presentKeys.contains(.assets) ? nil : Manifest.Default.assets
    }
    let path = assets.value.hasSuffix("/") ? String(assets.value.dropLast()) : assets.value
    if path == "." { return path }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if let problem = PathRules.problem(ofPath: relative) {
      problems.add(at: assets.offset, ManifestMessage.badPath(assets.value, problem))
      return nil
    }
    switch probes.file(relative) {
    case .folder: return relative
    case .file, .missing: problems.add(at: assets.offset, ManifestMessage.noAssets(relative))
    case .outside: problems.add(at: assets.offset, ManifestMessage.outside(relative))
    }
    return nil
  }

  private mutating func checkRules(_ rules: [DecodedEntry<RuleLevel>]) {
    for rule in rules {
      if let message = probes.problem(ofRule: rule.key.value) { problems.add(at: rule.key.offset, message) }
    }
  }

  private mutating func noteRepetitions<Value: Hashable>(
    _ values: [Located<Value>]?, message: (_ value: Value, _ written: String) -> String
  ) {
    var seen: Set<Value> = []
    for value in values ?? [] where !seen.insert(value.value).inserted {
      problems.add(at: value.offset, message(value.value, problems.source.quotedText(at: value.offset)))
    }
  }

  private mutating func noteCollisions(_ names: [Located<String>]) {
    var first: [String: Located<String>] = [:]
    for name in names {
      let folded = PathRules.folded(name.value)
      if let other = first[folded] {
        let line = problems.source.location(of: other.offset).line
        problems.add(
          at: name.offset, ManifestMessage.collision(name.value, with: other.value, line: line))
      } else {
        first[folded] = name
      }
    }
  }
}
