import ChiralValues

/// Checks the fonts of the manifest or of one icon.
struct FontValidator {
  let probes: ManifestProbes
  var problems: Problems

  /// Returns the fonts that can be used; a missing font file affects the icons that need it.
  mutating func validate(_ fonts: [DecodedFont]) -> [FontChoice] {
    var first: [VariantKey: String] = [:]
    return fonts.map { font in
      let text = problems.source.quotedText(at: font.key.offset)
      if let other = first[font.key.value] {
        problems.add(at: font.key.offset, ManifestMessage.repeatedFit(text, with: other))
      }
      first[font.key.value] = first[font.key.value] ?? text
      let name = FontName(font.font.value)
      check(name, at: font.font.offset)
      return FontChoice(key: font.key.value, font: name)
    }
  }

  private mutating func check(_ name: FontName, at offset: Int) {
    switch name {
    case .family(let family):
      if family.allSatisfy(\.isWhitespace) || family.unicodeScalars.contains(where: Wording.isUnprintable) {
        problems.add(at: offset, ManifestMessage.emptyFont)
      }
    case .file(let path): checkFile(path, at: offset)
    }
  }

  private mutating func checkFile(_ path: String, at offset: Int) {
    if let problem = PathRules.problem(ofPath: path) {
      problems.add(at: offset, ManifestMessage.badPath(path, problem))
      return
    }
    switch probes.file(path) {
    case .file: break
    case .outside: problems.add(at: offset, ManifestMessage.outside(path))
    case .folder: problems.add(.warning, at: offset, ManifestMessage.missingFont(path, nearest: nil))
    case .missing(let nearest):
      problems.add(.warning, at: offset, ManifestMessage.missingFont(path, nearest: nearest))
    }
  }
}
