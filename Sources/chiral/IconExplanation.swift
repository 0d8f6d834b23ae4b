import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralValues

/// All facts and decisions about one icon, with their reasons.
struct IconExplanation {
  private let icon: Icon
  private let subject: AuditSubject
  private let findings: [Finding]
  private let evidence: DrawingEvidence?
  /// The judgement in the light of the whole set.
  private let inSet: Judgement

  /// Creates the explanation of an icon of a set from the findings about it, the evidence in its drawing and the judgement of the set.
  init(
    _ icon: Icon, subject: AuditSubject, findings: [Finding], evidence: DrawingEvidence?, inSet: Judgement
  ) {
    self.inSet = inSet
    self.icon = icon
    self.subject = subject
    self.findings = findings
    self.evidence = evidence
  }

  /// Returns the sections that are not empty.
  func text(paint: (String) -> String) -> String {
    let chapters: KeyValuePairs<String, [String]> = [
      "what its name says": name, "what its drawing shows": drawing, "what its set says": set,
      "what becomes of its parts": parts,
      "what locales see": locales, "what the audit says": audit,
    ]
    let filled = chapters.filter { !$0.value.isEmpty }.map { title, lines in
      "\n\(paint(title))\n" + lines.map { "  \($0)\n" }.joined()
    }
    return heading(paint) + filled.joined()
  }

  private func heading(_ paint: (String) -> String) -> String {
    let note = icon.note.map { "  \(Wording.escaped($0))\n" } ?? ""
    return
      "\(paint(Wording.escaped(icon.name))): \(icon.iconClass.rawValue), \(icon.iconClass.summary(drawn: icon.drawn)) "
      + "(\(icon.classLocation))\n\(note)  \(Wording.escaped(subject.pathPrefix + icon.file))\n"
  }

  // MARK: The name

  private var name: [String] {
    let judgement = subject.wholeJudgement(of: icon)
    return [judgement.text(name: icon.name)] + judgement.readingLines.map(Wording.escaped)
      + sources("agree", judgement.agree)
      + sources("disagree", judgement.disagree) + (inSet == judgement ? differs(from: judgement) : [])
  }

  private func sources(_ verb: String, _ sources: [String]) -> [String] {
    sources.isEmpty
      ? []
      : ["sources that \(verb) on such icons: " + sources.map(GuidanceSource.name).joined(separator: ", ")]
  }

  // MARK: The drawing

  private var drawing: [String] {
    guard let facts = subject.knowledge.facts(of: icon.file) else { return [] }
    if let obstacle = facts.unreadable { return ["unreadable: \(Wording.escaped(obstacle.message))"] }
    let text = facts.marks(.text).map { "text: \(Wording.quoted($0.detail))" }
    let rasters = facts.marks(.raster).isEmpty ? [] : ["a raster picture"]
    let mirrorImage = facts.picture.map { picture in
      picture.isOwnMirrorImage ? "its own mirror image" : "another picture when mirrored"
    }
    return [mirrorImage].compactMap(\.self) + text + rasters + seen
  }

  /// The judgement of the name and the drawing together.
  private var drawn: Judgement {
    AuditSubject.judge(of: subject.manifest).judgement(of: IconName(icon.name), drawn: evidence)
  }

  private func differs(from judgement: Judgement) -> [String] {
    judgement.iconClass == icon.iconClass
      ? [] : ["the manifest decides otherwise: \(icon.iconClass.rawValue)"]
  }

  /// The evidence in the drawing for its class, and the class that follows from name and drawing together.
  private var seen: [String] {
    guard let evidence else { return [] }
    let judgement = drawn
    let lines = evidence.lines.map {
      $0 == .list ? "lines with a dot before each" : "lines that begin on the left"
    }
    let characters = evidence.outlined.map { Wording.quoted("\($0)") }.joined(separator: ", ")
    let outlines = characters.isEmpty ? nil : "outlines of characters: \(characters)"
    let sighting = evidence.sighting.map { "looks like \($0.subject.noun) (\($0.percent) %)" }
    let isChanged = judgement != subject.wholeJudgement(of: icon)
    return [lines, outlines, sighting].compactMap(\.self)
      + (isChanged ? ["so: " + judgement.text(name: icon.name)] : [])
      + (isChanged && inSet == judgement ? differs(from: judgement) : [])
  }

  // MARK: The set

  /// The judgement of the set, if the other icons change that of the name and the drawing.
  private var set: [String] {
    inSet == drawn ? [] : [inSet.text(name: icon.name)] + differs(from: inSet)
  }

  // MARK: The parts

  /// The components of the manifest, such as `#badge=move`, then the parts that were recognised.
  private var parts: [String] {
    let named = icon.parts.components.map {
      "\(Wording.escaped($0.selector))=\($0.verb.rawValue): \($0.verb.summary) (\($0.location))"
    }
    let mirror = subject.knowledge.mirror(of: icon)
    let refused = subject.knowledge.refusal(of: icon).map {
      "declined: \(Wording.escaped($0.obstacle.message))"
    }
    let found = (mirror?.parts ?? []).map { part in
      let rule = part.rule.isEmpty ? "" : " (\(part.rule))"
      return "line \(part.line): \(Wording.escaped(part.element)) is \(part.action)\(rule)"
    }
    return named + [refused].compactMap(\.self) + found
  }

  // MARK: The locales and the audit

  private var locales: [String] {
    let manifest = subject.manifest.restricted(to: subject.manifest.locales) { $0.name == icon.name }
    let isDeclined = subject.knowledge.refusal(of: icon) != nil
    let text = Plan(manifest).text(isDeclined ? [icon.name] : [])
    let seen = text.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    return seen + (isDeclined && icon.declined.isAccepted ? ["the manifest accepts that it is declined"] : [])
  }

  private var audit: [String] {
    findings.map { finding in
      switch finding.suppression {
      case .allowed(let reason): "allowed: \(finding.rule): \(Wording.escaped(reason))"
      case .baseline, nil:
        "\(finding.location): \(finding.severity.rawValue): \(finding.rule): \(finding.message)"
      }
    }
  }
}
