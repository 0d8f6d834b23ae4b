internal import ChiralClassification
import ChiralExporting
import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// Android's resources: a flag in the file, and drawings in folders for a direction or a language where a flip is not enough.
extension WriteBack {
  /// The files of a build for one drawing of an icon, by the qualifiers of their folders; the drawing itself has an empty one.
  private typealias Form = [String: String]

  /// Adds the drawables of an icon. Language and direction outrank all other qualifiers, so that a drawing for one of them is written
  /// for each mode of the base, such as a dark screen.
  mutating func addDrawables(_ icon: OpenIcon, resources: String) throws(FileError) {
    let forms = icon.bases.compactMap(form)
    guard forms.count == icon.bases.count else {
      outcome.problems.append(
        (
          icon.place.icon.name,
          "a VectorDrawable does not support its right-to-left form; draw it in drawable-ldrtl, and name that file as a variant"
        ))
      return
    }
    let needed = needed(icon, forms, in: resources)
    guard forms.allSatisfy({ form in needed.allSatisfy { form[$0] != nil } }) else {
      refusal =
        "its drawings for all modes, such as \(icon.bases.last?.file ?? ""), need the same form for right-to-left; draw it by hand"
      return
    }
    for (base, form) in zip(icon.bases, forms) {
      for qualifier in needed.sorted() {
        guard let built = form[qualifier], let place = Self.place(of: base.file, for: qualifier) else {
          continue
        }
        let showsBase = seeing(qualifier, base).map { $0.allSatisfy { trial.isAsDrawn(base, in: $0) } }
        try putDrawable(built, at: place, like: base.file, isCopy: showsBase ?? false)
      }
    }
  }

  /// Returns the files of a build; nil if they are no VectorDrawables.
  private func form(of base: OpenIcon.Base) -> Form? {
    guard let target = trial.index.targets[Target.android.rawValue], let made = target.icons[base.name] else {
      return nil
    }
    let start = "android/res/drawable"
    let end = "/\(made.name).xml"
    let paths = target.files.map(\.path).filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
    let isInPixels = target.files.contains {
      $0.path.hasPrefix(start) && $0.path.hasSuffix("/\(made.name).png")
    }
    let form = Form(
      paths.map { (String($0.dropFirst(start.count).dropLast(end.count).drop { $0 == "-" }), $0) }
    ) { first, _ in first }
    return form[""] == nil || isInPixels ? nil : form
  }

  /// Returns the qualifiers of the folders that some mode needs: a language that the app has, and what differs from the base.
  private func needed(_ icon: OpenIcon, _ forms: [Form], in resources: String) -> Set<String> {
    func isSeen(_ qualifier: String, in base: OpenIcon.Base) -> Bool {
      seeing(qualifier, base)?.contains { !trial.isAsDrawn(base, in: $0) } ?? (qualifier == Self.rightToLeft)
    }
    let all = Set(forms.flatMap(\.keys))
    let isFlipped = zip(icon.bases, forms).contains { base, form in
      form[Self.rightToLeft] == nil && form[""].map(isAutoMirrored) == true
    }
    let direction = all.contains(Self.rightToLeft) && icon.bases.contains { isSeen(Self.rightToLeft, in: $0) }
    return all.filter { qualifier in
      if qualifier.isEmpty { return true }
      if qualifier == Self.rightToLeft { return direction }
      let language = AndroidQualifiers("drawable-" + qualifier)?.locale?.split(separator: "-").first
      guard let language, decided.hasLanguage(String(language), in: resources) else { return false }
      return isFlipped || direction || icon.bases.contains { isSeen(qualifier, in: $0) }
    }
  }

  /// Returns the locales that see a drawing with a qualifier; nil if there are none.
  private func seeing(_ qualifier: String, _ base: OpenIcon.Base) -> [LanguageTag]? {
    let language = AndroidQualifiers("drawable-" + qualifier)?.locale
    let locales = project.manifest.locales.filter { locale in
      qualifier == Self.rightToLeft
        ? locale.direction == .rightToLeft
          && trial.index.icons[base.name]?.entries[locale.text]?.outcome == "mirrored"
        : language.map { locale.text.hasPrefix($0) } == true
    }
    return locales.isEmpty ? nil : locales
  }

  private static let rightToLeft = "ldrtl"

  private func isAutoMirrored(_ built: String) -> Bool {
    (try? trial.file(built)).map { String(decoding: $0, as: UTF8.self).contains("autoMirrored=\"true\"") }
      ?? false
  }

  /// Returns the path of a drawing for a language or a direction beside a drawing.
  private static func place(of file: String, for qualifier: String) -> String? {
    if qualifier.isEmpty { return file }
    let parts = file.split(separator: "/")
    guard parts.count > 1, let folder = AndroidQualifiers(String(parts[parts.count - 2])) else { return nil }
    return
      (parts.dropLast(2).map(String.init) + [folder.folder(for: qualifier), String(parts[parts.count - 1])])
      .joined(separator: "/")
  }

  /// Adds a drawing, with the head and the colours of the app's file, or a copy of that without its flag.
  private mutating func putDrawable(
    _ built: String, at place: String, like file: String, isCopy: Bool
  ) throws(FileError) {
    let source = try Files.readFile(project.path(of: file), limit: SourceReader.largest)
    guard Array(String(decoding: source, as: UTF8.self).utf8) == source else {
      refusal = "\(file) is not in UTF-8; save it so"
      return
    }
    var drawn = try trial.file(built)
    if place != file {
      do throws(RenderError) {
        drawn = try isCopy ? unflagged(source, file) : dressed(drawn, like: source, file)
      } catch {
        refusal = "\(file): \(error.message); draw its right-to-left form by hand"
        return
      }
    }
    try put(drawn, at: place, as: place == file ? .changed : .made)
  }

  /// Returns a file without its flag, which a worker finds.
  private func unflagged(_ source: [UInt8], _ file: String) throws(RenderError) -> [UInt8] {
    var copy = source
    let facts = try AppTexts.facts(of: source, file: file, .resources, helper)
    if let flag = facts.flag { copy.removeSubrange(flag) }
    return copy
  }

  /// Lets a worker give a drawing the head and the colours of a file.
  private func dressed(
    _ drawn: [UInt8], like source: [UInt8], _ file: String
  ) throws(RenderError) -> [UInt8] {
    let request = DrawingRequest(.dress(like: source), file: file, bytes: drawn)
    guard case .form(let answer) = try helper.answer(request) else { throw SharedHelper.unexpected }
    switch answer {
    case .success(let text) where TagBalance.holds(in: Array(text.utf8)): return Array(text.utf8)
    case .success: throw SharedHelper.unexpected
    case .failure(.impossible(let reason)), .failure(.failed(let reason)):
      throw RenderError(.drawing, reason)
    }
  }
}
