import ChiralValues

/// Checks one icon against its class, its files and its selectors.
struct IconValidator {
  let probes: ManifestProbes
  /// The folder of the drawings; nil if it was not found, in which case drawings are not looked for.
  let assets: String?
  let isWhole: Bool
  /// The settings of the manifest, for icons without their own.
  let shared: Shared
  var problems: Problems
  private var missing: [MissingFile] = []

  /// The manifest's settings for all icons.
  struct Shared {
    /// The signs that are looked for.
    var infers: Inference
    /// The picture to use if a right-to-left form cannot be derived.
    var declined: DeclinedForm
    var digits: DigitChoice?
    var fonts: [FontChoice]
    /// The size of the base among drawings for sizes: the manifest's first.
    var size: Int
  }

  init(probes: ManifestProbes, assets: String?, isWhole: Bool, shared: Shared, problems: Problems) {
    self.probes = probes
    self.assets = assets
    self.isWhole = isWhole
    self.shared = shared
    self.problems = problems
  }

  /// Returns the icon, if it has a class; reports all problems in any case.
  ///
  /// The problems of an entry are reported with its icon, not with each of its styles.
  mutating func validate(_ decoded: DecodedIcon, in entry: String) -> Icon? {
    let hasName = checkName(decoded.name)
    if !decoded.isStyle {
      checkClass(decoded)
      checkExceptions(decoded)
      checkComponents(decoded)
      checkAllowances(decoded)
      checkTexts(decoded)
    }
    let variants = variants(decoded)
    let drawings = drawings(decoded)
    let file = drawings.isEmpty ? base(decoded, hasName: hasName) : ""
    let sibling = decoded.parts.sibling.flatMap { checkName($0) ? $0 : nil }.map { name in
      drawing(
        Located(value: name.value + ".svg", offset: name.offset), remedy: ManifestMessage.addSibling)
    }
    guard let iconClass = decoded.iconClass else { return nil }
    let details = Icon.Details(
      drawings: drawings,
      except: (decoded.except ?? []).map { IconException(key: $0.value, location: location($0.offset)) },
      variants: variants, parts: parts(decoded, sibling: sibling),
      declined: Icon.Declined(
        form: decoded.declined ?? shared.declined, isAccepted: decoded.declined != nil),
      viewBox: decoded.viewBox, letters: letters(decoded), codePoint: decoded.codePoint?.value,
      note: decoded.note,
      allow: decoded.allow.map {
        Allowance(rule: $0.key.value, reason: $0.value.value, location: location($0.key.offset))
      }, missingFiles: missing)
    let content = Icon.Content(
      name: decoded.name.value, entry: entry, iconClass: iconClass.value,
      file: drawings.file(at: shared.size) ?? file, drawn: decoded.drawn?.value ?? .leftToRight,
      location: location(decoded.name.offset), classLocation: location(iconClass.offset),
      details: Held(details))
    return Icon(content)
  }

  private func parts(_ icon: DecodedIcon, sibling: String?) -> Icon.Parts {
    Icon.Parts(
      components: icon.parts.components.map {
        Component(selector: $0.selector.value, verb: $0.verb, location: location($0.selector.offset))
      },
      sibling: sibling, slash: icon.parts.slash ?? .keep, infers: icon.parts.infers ?? shared.infers)
  }

  func location(_ offset: Int) -> SourceLocation { problems.source.location(of: offset) }

  private mutating func checkName(_ name: Located<String>) -> Bool {
    guard let problem = PathRules.problem(ofIconName: name.value) else { return true }
    problems.add(at: name.offset, ManifestMessage.badName(name.value, problem))
    return false
  }

  // MARK: What the class allows

  private mutating func checkClass(_ icon: DecodedIcon) {
    guard let iconClass = icon.iconClass?.value else {
      if !icon.givesClass, isWhole { problems.add(at: icon.name.offset, ManifestMessage.noClass) }
      return
    }
    if let variants = icon.variants, !iconClass.takesVariants {
      problems.add(at: variants.offset, ManifestMessage.variantsForbidden(iconClass))
    }
    guard !iconClass.mirrors else { return }
    if icon.except != nil {
      problems.add(at: icon.exceptOffset, ManifestMessage.exceptForbidden(iconClass))
    }
    if let drawn = icon.drawn {
      problems.add(.warning, at: drawn.offset, ManifestMessage.drawnUseless(iconClass))
    }
  }

  private mutating func checkExceptions(_ icon: DecodedIcon) {
    noteRepetitions(icon.except ?? [])
    noteRepetitions(icon.variants?.value.map(\.key) ?? [])
    for exception in icon.except ?? [] {
      if case .direction(let direction) = exception.value {
        problems.add(.warning, at: exception.offset, ManifestMessage.directionExcepted(direction))
      }
      if icon.variants?.value.contains(where: { $0.key.value == exception.value }) == true {
        problems.add(at: exception.offset, ManifestMessage.exceptedVariant(exception.value.text))
      }
    }
  }

  mutating func noteRepetitions(_ keys: [Located<VariantKey>]) {
    var first: [VariantKey: String] = [:]
    for key in keys {
      let text = problems.source.quotedText(at: key.offset)
      if let other = first[key.value] {
        problems.add(at: key.offset, ManifestMessage.repeatedFit(text, with: other))
      } else {
        first[key.value] = text
      }
    }
  }

  private mutating func checkComponents(_ icon: DecodedIcon) {
    for component in icon.parts.components {
      if let problem = probes.selectorProblem(component.selector.value) {
        problems.add(
          at: component.selector.offset, ManifestMessage.selector(component.selector.value, problem))
      }
    }
  }

  private mutating func checkAllowances(_ icon: DecodedIcon) {
    for entry in icon.allow {
      if let message = probes.problem(ofRule: entry.key.value) {
        problems.add(at: entry.key.offset, message)
      }
      if entry.value.value.allSatisfy(\.isWhitespace) {
        problems.add(at: entry.value.offset, ManifestMessage.noReason(entry.key.value))
      }
    }
  }

  // MARK: Files

  private mutating func base(_ icon: DecodedIcon, hasName: Bool) -> String {
    let file = icon.file ?? Located(value: icon.name.value + ".svg", offset: icon.name.offset)
    if icon.file == nil, !hasName { return file.value }
    return drawing(file, remedy: ManifestMessage.addBase)
  }

  /// From the smallest to the largest.
  private mutating func drawings(_ icon: DecodedIcon) -> [SizedDrawing] {
    guard let drawings = icon.drawings else { return [] }
    if icon.file != nil { problems.add(at: drawings.offset, ManifestMessage.fileAndDrawings) }
    if drawings.value.isEmpty, isWhole { problems.add(at: drawings.offset, ManifestMessage.noDrawings) }
    return drawings.value.map { sized in
      SizedDrawing(
        size: sized.size.value, file: drawing(sized.file, remedy: ManifestMessage.addDrawing),
        location: location(sized.size.offset))
    }.sorted { $0.size < $1.size }
  }

  private mutating func variants(_ icon: DecodedIcon) -> [Variant] {
    (icon.variants?.value ?? []).map { variant in
      Variant(
        key: variant.key.value, file: drawing(variant.file, remedy: ManifestMessage.addVariant),
        location: location(variant.key.offset))
    }
  }

  /// Returns the path of a drawing relative to the manifest's folder; reports malformed paths.
  private mutating func drawing(_ file: Located<String>, remedy: String) -> String {
    if let problem = PathRules.problem(ofPath: file.value) {
      problems.add(at: file.offset, ManifestMessage.badPath(file.value, problem))
      return file.value
    }
    guard let assets else { return file.value }
    let path = Manifest.path(file.value, inAssets: assets)
    switch probes.file(path) {
    case .file: break
    case .folder: problems.add(at: file.offset, ManifestMessage.folderForDrawing(path))
    case .outside: problems.add(at: file.offset, ManifestMessage.outside(path))
    case .missing(let nearest):
      let message = ManifestMessage.missingDrawing(path, nearest: nearest, remedy: remedy)
      missing.append(MissingFile(path: path, location: location(file.offset), message: message))
      problems.add(.warning, at: file.offset, message)
    }
    return path
  }
}
