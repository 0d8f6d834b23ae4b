package import ChiralManifest
import ChiralValues

/// The data that the page for browsers shows, as its script reads it; see `Sources/CPageSources/js`.
package struct PageData: Sendable {
  /// The icons.
  package var sheet: ContactSheet
  /// The look of the pictures.
  package var look: SheetLook
  /// The pictures, which must cover the sheet's.
  package var pictures: SheetPictures
  /// The comparison with the approved pictures.
  package var review: Review
  /// The comparison with a revision, if one is given.
  package var delta: Delta?
  /// The former pictures of those that changed or are gone, as far as they are known.
  package var before: [Approval.Key: Rendition]
  /// The remarks about icons, by name.
  package var remarks: [String: IconRemarks]
  /// Everything that waits for a decision. A picture that is merely new is seen by its state.
  package var open: [OpenGroup] = []
  /// The pictures to choose from, by icon; they must be among the pictures of the page.
  package var readings: [String: [IconReading]] = [:]
  /// A digest of each entry of the manifest by its name, which decisions about its icons refer to.
  package var entries: [String: String] = [:]
  /// The names of the icons with a note in which `init` asks about them.
  package var asked: Set<String> = []
  /// The text of each guideline, by its number.
  package var guidelines: [String: String]
  /// The language of the page.
  package var language: PageLanguage
  /// A text that distinguishes the decisions of this set from those of others in the same browser.
  package var identity: String
  /// True if the page shows only icons with changes, and says how many pictures those are.
  package var showsChangesOnly = false
  /// The place of the page among the pages of a large set; nil if the page holds the whole set.
  package var part: Part?
  /// The state for requests to a server; nil for a page that is a file.
  package var live: Live?

  /// A comparison with a revision.
  package struct Delta: Sendable {
    /// The revision as it was given.
    package var revision: String
    /// The comparison of the pictures with those of the revision.
    package var review: Review

    /// Creates a comparison.
    package init(revision: String, review: Review) {
      self.revision = revision
      self.review = review
    }
  }

  /// The place of a page among the pages of a large set.
  package struct Part: Sendable {
    /// The number of the page, from 1.
    package var number: Int
    /// The number of pages.
    package var count: Int
    /// The name of the file of the index.
    package var index: String
    /// The name of the file of the page before this one.
    package var previous: String?
    /// The name of the file of the page after this one.
    package var next: String?

    /// Creates the place of a page without neighbours.
    package init(number: Int, count: Int, index: String) {
      self.number = number
      self.count = count
      self.index = index
    }

    fileprivate var json: JSONValue {
      .members([
        "n": .int(number), "all": .int(count), "index": .string(index),
        "previous": previous.map(JSONValue.string), "next": next.map(JSONValue.string),
      ])
    }
  }

  /// Creates the data of a page.
  package init(
    sheet: ContactSheet, look: SheetLook, pictures: SheetPictures, review: Review, delta: Delta? = nil,
    before: [Approval.Key: Rendition], remarks: [String: IconRemarks], guidelines: [String: String] = [:],
    language: PageLanguage, identity: String
  ) {
    self.sheet = sheet
    self.look = look
    self.pictures = pictures
    self.review = review
    self.delta = delta
    self.before = before
    self.remarks = remarks
    self.guidelines = guidelines
    self.language = language
    self.identity = identity
  }

  /// Returns the data, with the PNG files and the drawings that it refers to by number.
  func encoded() -> (json: JSONValue, pool: PagePictures) {
    var pool = PagePictures(heights: look.heights)
    let items = Self.items(of: review)
    let past = delta.map { Self.items(of: $0.review) }
    let open = (delta?.review ?? review).openPictures
    let changes = Dictionary(grouping: open, by: \.key)
    let icons = sheet.rows.map { json($0, items: items, past: past, changes: changes, pool: &pool) }
    let whole: JSONValue = .members([
      "title": .string(sheet.title), "id": .string(identity), "since": delta.map { .string($0.revision) },
      "changed": showsChangesOnly ? .int(open.count) : nil,
      "heights": .array(look.heights.map(JSONValue.int)), "ink": .string(look.ink),
      "references": .array(sheet.references.map(Self.json)), "locales": .array(sheet.locales.map(Self.json)),
      "strings": language.strings, "live": live?.json, "part": part?.json,
      "open": questions.isEmpty ? nil : .array(questions),
      "guidelines": .array(
        guidelines.sorted { $0.key < $1.key }.map { .array([.string($0.key), .string($0.value)]) }),
      "pictures": .array(pool.renditions), "icons": .array(icons),
      "gone": .array((delta?.review ?? review).gone.map { .string($0.description) }),
      "longestNote": .int(ManifestLimits.noteLength),
    ])
    return (whole, pool)
  }

  /// The list of what waits for a decision, without what the states of the pictures say.
  var questions: [JSONValue] { open.filter { $0.kind != .picture }.map(\.json) }

  private static func items(of review: Review) -> [Approval.Key: Review.Item] {
    Dictionary(review.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func json(_ locale: LanguageTag) -> JSONValue {
    ["tag": .string(locale.text), "dir": .string(locale.direction.rawValue)]
  }

  private func json(
    _ row: ContactSheet.Row, items: [Approval.Key: Review.Item], past: [Approval.Key: Review.Item]?,
    changes: [Approval.Key: [Review.OpenPicture]], pool: inout PagePictures
  ) -> JSONValue {
    let remarks = remarks[row.icon.name] ?? IconRemarks()
    let variants = row.variants, reason = declined(row)
    return .members([
      "n": .string(row.icon.name), "c": .string(row.icon.iconClass.rawValue), "file": .string(row.icon.file),
      "m": entries[row.icon.entry].map(JSONValue.string),
      "note": row.icon.note.map(JSONValue.string), "asked": asked.contains(row.icon.name) ? true : nil,
      "g": remarks.guideline.map(JSONValue.string),
      "why": remarks.reason.map(JSONValue.string), "concept": remarks.concept.map(JSONValue.string),
      "verbs": row.icon.parts.components.isEmpty
        ? nil
        : .array(
          row.icon.parts.components.map { .array([.string($0.selector), .string($0.verb.rawValue)]) }),
      "declined": reason.map(JSONValue.string),
      "form": reason == nil ? nil : .string(row.icon.declined.form.rawValue),
      "accepted": row.icon.declined.isAccepted ? .string(row.icon.declined.form.rawValue) : nil,
      "except": row.icon.except.isEmpty ? nil : .array(row.icon.except.map { .string($0.key.text) }),
      "slash": row.icon.parts.slash == .keep ? nil : .string(row.icon.parts.slash.rawValue),
      "findings": remarks.findings.isEmpty ? nil : .array(remarks.findings.map(\.json)),
      "readings": readings[row.icon.name].map { .array($0.map { json($0, of: row.icon, pool: &pool) }) },
      "views": .array(
        (row.references + row.others).enumerated().map { index, view in
          json(
            view, isReference: index < row.references.count,
            variants.firstIndex { $0.artwork == view.artwork } ?? 0)
        }),
      "variants": .array(
        variants.map { variant in
          let key = Approval.Key(icon: variant.icon, variant: variant.name)
          return json(
            variant, item: items[key], since: past?[key], changes: changes[key] ?? [], pool: &pool)
        }),
    ])
  }

  private func json(_ one: IconReading, of icon: Icon, pool: inout PagePictures) -> JSONValue {
    let parts = one.reading.upright.map { JSONValue.string($0.subject?.rawValue ?? "shape") }
    return .members([
      "k": .string(one.reading.kind.rawValue), "w": .string(one.reading.words),
      "is": parts.isEmpty ? nil : .array(parts),
      "p": pictures[one.artwork]?.rendition.map { .int(pool.index(of: $0)) },
      "e": .array(one.changes.map(\.json)),
    ])
  }

  /// Returns the reason why the icon's right-to-left form cannot be derived, with the form that is shown
  /// instead.
  private func declined(_ row: ContactSheet.Row) -> String? {
    row.variants.lazy.compactMap { variant -> String? in
      switch pictures[variant.artwork] {
      case .declined(let reason): "\(DeclinedForm.omit.summary), because it is declined: \(reason)"
      case .made(let rendition):
        rendition.declined.map { "\(variant.artwork.declined.summary), because it is declined: \($0)" }
      case .problem, nil: nil
      }
    }.first
  }

  private func json(_ view: ContactSheet.View, isReference: Bool, _ variant: Int) -> JSONValue {
    .members([
      "v": .int(variant), "ref": isReference ? true : nil, "d": .string(view.direction.rawValue),
      "l": .array(view.locales.map { .string($0.text) }), "o": .string(view.outcome.description),
      "r": .string(view.reason.id), "k": view.reason.key.map(JSONValue.string),
      "s": view.size.map(JSONValue.int),
    ])
  }

  private func json(
    _ variant: ContactSheet.Variant, item: Review.Item?, since past: Review.Item?,
    changes: [Review.OpenPicture], pool: inout PagePictures
  ) -> JSONValue {
    let picture = pictures[variant.artwork]
    let changes = changes.filter { !$0.changes.isEmpty }.map { json($0, pool: &pool) }
    return .members([
      "k": .string(variant.name), "s": .string(Self.state(of: item, picture)),
      "p": picture?.rendition.map { .int(pool.index(of: $0)) }, "x": picture?.problem.map(JSONValue.string),
      "f": picture?.rendition?.declined == nil ? nil : .string(variant.artwork.declined.rawValue),
      "h": item?.mark.map { mark in
        .array([mark.decision, mark.fingerprint.svg].map(JSONValue.string))
      },
      "since": past.flatMap { $0.state == .approved ? nil : .string($0.state.rawValue) },
      "ch": changes.isEmpty ? nil : .array(changes),
      "letters": variant.artwork.lettering.flatMap { $0.replacements.isEmpty ? nil : true },
      "digits": variant.artwork.lettering.flatMap { $0.rewritten.isEmpty ? nil : true },
      "v": item?.former.map { .string($0.stamp) },
      "by": item?.former?.remark.by.map(JSONValue.string),
      "on": item?.former?.remark.on.map(JSONValue.string),
      "said": item?.former?.remark.note.map(JSONValue.string),
      "at": item?.former?.remark.at.map { .array([.double($0.x), .double($0.y)]) },
    ])
  }
}

extension PageData {
  /// Returns the state of a picture: one of `Review.State`, or that its form cannot be derived.
  private static func state(of item: Review.Item?, _ picture: SheetPicture?) -> String {
    if case .declined = picture { return item == nil ? "accepted" : "declined" }
    return (item?.state ?? .broken).rawValue
  }
}

extension PageData {
  /// A change of a picture: what changed, the former class, and the former picture with the name of its variant.
  private func json(_ change: Review.OpenPicture, pool: inout PagePictures) -> JSONValue {
    .members([
      "is": .array(change.namedChanges.map { .string($0.rawValue) }),
      "c": change.formerClass.map { .string($0.rawValue) },
      "k": .string(change.replaced?.key.variant ?? change.key.variant),
      "b": change.before(pictures, before).map { .int(pool.index(of: $0)) },
      "same": change.isSamePicture ? true : nil,
    ])
  }
}

extension Reason {
  /// The key of the manifest that the reason refers to; nil if there is none.
  fileprivate var key: String? {
    switch self {
    case .variant(let key), .exception(let key): key.text
    case .drawnDirection(let direction), .otherDirection(let direction): direction.rawValue
    case .fixed, .noVariant: nil
    }
  }
}
