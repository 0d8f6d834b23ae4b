import ChiralInk
package import ChiralSVG
import ChiralSigns
package import ChiralValues

extension Mirror {
  /// Returns the parts of a drawing that may be signs, whether anything decides about them or not, with the verbs that keep them upright:
  /// the slash, what names in the drawing say, the signs and words that are seen, and if there are none, what the network holds for
  /// possible.
  package func consideredParts(of document: SVGDocument) -> [DrawingReading.Part] {
    guard SymbolTemplate(document) == nil, let box = try? viewBox ?? document.viewBox() else { return [] }
    var mirror = self
    mirror.infers = true
    let icon = mirror.icon
    let scene = Scene(document, viewBox: box, renderer: renderer)
    let seen = Sightings(in: scene, icon.promises, wholes: icon.wholes)
    let mirroring = Mirroring(mirror, icon)
    guard let table = try? VerbTable(mirroring, scene: scene, seen: seen) else { return [] }
    let slash = mirroring.looksForSlash ? Slash(in: scene, isNegated: mirroring.asksForSlash) : nil
    let parts =
      (slash.map { [$0] } ?? []).compactMap { DrawingReading.Part($0, in: scene) }
      + NameInference(scene, icon.promises).findings.sorted { $0.key < $1.key }
      .compactMap { DrawingReading.Part($0.value, of: $0.key, in: scene) }
      + table.considered.compactMap { DrawingReading.Part($0, in: scene) }
    if !parts.isEmpty {
      // A name and a shape may tell the same slash.
      return parts.reduce(into: []) { known, part in
        if !known.contains(where: { $0.component.selector == part.component.selector }) { known.append(part) }
      }
    }
    return Sightings.guesses(in: scene, icon.promises).compactMap { DrawingReading.Part($0, in: scene) }
  }
}

extension Mirror {
  /// Returns the reason to look at a plain mirror image: the icon's name promises a sign that was not recognised, or a part looks like a sign
  /// that no name promises; nil for most drawings.
  package func missedSign(in document: SVGDocument) -> (rule: String?, description: String)? {
    let icon = icon
    // Where the class of an icon wins over a name that says nothing but a sign, the rules of names speak.
    guard keepsNamedSigns || promises.sign == nil, SymbolTemplate(document) == nil,
      let box = try? viewBox ?? document.viewBox(), isLopsided(document)
    else { return nil }
    let scene = Scene(document, viewBox: box, renderer: renderer)
    // In 24 sets no slash was found in 137 icons whose names say off, none, offline or muted: none had one that is reversed.
    if Mirroring(self, icon).asksForSlash, icon.promises.namesSlash {
      return Self.missed("a slash", "R14", verb: .keep)
    }
    if let tool = icon.promises.workTool { return Self.missed(tool.noun, tool.guideline, verb: .keep) }
    let promised = Sign.all.filter(icon.promises.promises)
    if promised.isEmpty { return Self.unpromised(in: scene, icon.promises) }
    let seen = Set(Sightings.guesses(in: scene, icon.promises).map(\.noun))
    return promised.first { seen.contains($0.noun) || $0.isPlain }.map {
      Self.missed($0.noun, $0.guideline, verb: .move)
    }
  }

  private static func missed(_ noun: String, _ rule: String, verb: ComponentVerb) -> (String?, String) {
    (
      rule,
      "\(rule): its name says that it shows \(noun), which is not recognised and mirrored with the rest; if it is drawn, "
        + "\(verb.rawValue) it as a part of its own"
    )
  }

  /// Returns the reason to look at a mirror image in which a part is reversed that looks like a sign.
  private static func unpromised(in scene: Scene, _ promises: Promises) -> (String?, String)? {
    guard let sign = Sightings.unpromised(in: scene, promises) else { return nil }
    let verb: ComponentVerb = sign.isHeld ? .keep : .move
    return (
      sign.guideline,
      "\(sign.guideline): it seems to show \(sign.noun), which its name does not promise, and which is mirrored with the rest; if it does, "
        + "\(verb.rawValue) that part on its own"
    )
  }

  /// Returns true if a drawing differs from its mirror image.
  private func isLopsided(_ document: SVGDocument) -> Bool {
    guard let picture = drawer?(document, SlashRebuilder.proofWidth) else { return false }
    return PictureDifference(picture, picture.flipped)?.isSymmetry == false
  }
}

extension DrawingReading.Part {
  /// Creates the part of a slash; nil if it is fused with other shapes.
  fileprivate init?(_ slash: Slash, in scene: Scene) {
    guard slash.isApart else { return nil }
    let part = InkPart(
      element: slash.number, subpaths: slash.isWholeElement ? nil : slash.subpath.map { [$0 + 1] })
    self.init("the slash", .slash, parts: [part], verb: .keep, in: scene)
  }

  /// Creates the part that an element's name tells; nil if it is mirrored.
  fileprivate init?(_ finding: NameInference.Finding, of number: Int, in scene: Scene) {
    guard finding.verb != .mirror else { return nil }
    self.init(
      finding.noun, finding.reason.subject, parts: [InkPart(element: number, subpaths: nil)],
      verb: finding.verb, in: scene
    )
  }

  /// Creates the part of a sign; nil if it is the content of another one.
  fileprivate init?(_ sign: Reading.Kept, in scene: Scene) {
    guard !sign.isMirrored else { return nil }
    // A sign in the middle of its frame or of the drawing stays there.
    let sum = sign.box.map { $0.minX + $0.maxX }
    let slack = scene.viewBox.width.value * Self.slack
    let stays = sum.map { abs($0 - scene.viewBox.mirrorSum.value) < slack } ?? false
    self.init(
      sign.noun, sign.reason.subject, parts: sign.parts, verb: stays ? .keep : .move, in: scene)
  }

  /// The distance to the mirrored place that nobody sees, as a share of the drawing's width.
  private static let slack = 0.002

  private init?(
    _ noun: String, _ subject: PartSubject?, parts: [InkPart], verb: ComponentVerb, in scene: Scene
  ) {
    let text = scene.selector(for: parts)
    // An element with an unusual name has no selector.
    guard let selector = try? Selector(text),
      Set(selector.matches(in: scene.index).map(\.number)) == Set(parts.map(\.element))
    else { return nil }
    self.init(noun: noun, subject: subject, component: Artwork.Part(selector: text, verb: verb))
  }
}
