import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

/// Generated manifests: whichever value replaces another, the schema and the decoder agree on the result.
///
/// Each value is tried in a third of the places, and each place with a third of the values; with
/// `CHIRAL_FULL=1`, all of them.
@Suite struct AgreementTests {
  /// Values of every kind, which are valid in some places and invalid in others.
  private static let values: [JSONValue] = [
    .null, true, 1, 0, -1, 24, .double(2.5), "", "mirror", "fixed", "both", "localized", "keep", "ltr", "ar",
    "Arab", "ar_SA",
    "a.svg", "../a.svg", "apple", "#123456", "0 0 24 24", "F3CE7", "41", [], [1], [24, 24], ["ar"],
    ["ar", "he"], [[]], [:],
    ["a": "mirror"], ["ar": "a.svg"], ["#x": "move"], ["class": "mirror"],
    ["class": "both", "variants": ["rtl": "b.svg"]],
    ["class": "fixed", "except": ["he"]], ["class": "mirror", "except": []],
  ]

  private static let validator = SchemaValidator(ManifestSchema.schema)

  private static let whole: JSONValue = [
    "$schema": "s", "version": 1, "name": "a",
    "package": [
      "name": "@a/icons", "version": "1.2.0", "license": "MIT", "author": "A",
      "repository": "https://a.example",
    ],
    "assets": "Assets", "locales": ["en"], "sizes": [24],
    "scales": [1],
    "policy": "apple", "tint": "black", "grid": .double(0.5), "margin": 2, "infer": ["slash", "check"],
    "declined": "fixed",
    "rules": ["file-missing": "off"], "fonts": ["Arab": "Noto Sans Arabic", "ur": "fonts/urdu.ttf"],
    "icons": [
      "i": [
        "class": "both", "file": "i.svg", "drawn": "ltr", "except": ["he"], "variants": ["Arab": "i.ar.svg"],
        "components": ["#x": "keep"], "sibling": "a", "slash": "mirror", "infer": false,
        "declined": "omit",
        "viewBox": "0 0 24 24", "codePoint": "E001", "note": "n",
        "text": ["#x": ["Arab": "x", "he": ["content": "y", "scale": .double(1.5)]]],
        "fonts": ["Latn": "x.otf"],
        "allow": ["file-missing": "why"],
      ],
      "s": "mirror", "t": ["class": "mirror", "drawings": ["16": "16/t.svg", "24": "24/t.svg"]],
      "u": ["class": "fixed", "styles": ["u-fill": "u-fill.svg", "u-bold": ["16": "16/u.svg"]]],
    ],
  ]

  /// The schema finds an empty list or repetitions by spelling, the decoder by meaning. Both refuse all of
  /// `values`.
  @Test(arguments: values.indices) func replacedValuesAreJudgedAlike(index: Int) {
    for (place, path) in Self.paths(in: Self.whole).enumerated()
    where Self.isFull || (place + index).isMultiple(of: 3) {
      let manifest = Self.whole.replacing(path, with: Self.values[index])
      let text = manifest.printed()
      let isValid = isValid(text, replaced: path)
      let fits = Self.validator.problems(of: manifest).isEmpty
      #expect(isValid == fits, "\(path) in \(text)")
    }
  }

  /// Both also agree on manifests without one of the keys.
  @Test func removedKeysAreJudgedAlike() {
    for path in Self.paths(in: Self.whole) {
      let manifest = Self.whole.replacing(path, with: nil)
      let fits = Self.validator.problems(of: manifest).isEmpty
      #expect(isValid(manifest.printed(), replaced: []) == fits, "\(path)")
    }
  }

  /// A note and the reason of an allowed finding have one limit, which counts characters and not bytes.
  @Test(arguments: [["icons", "i", "note"], ["icons", "i", "allow", "file-missing"]])
  func notesHaveALimit(path: [String]) {
    for length in [ManifestLimits.noteLength, ManifestLimits.noteLength + 1] {
      let manifest = Self.whole.replacing(path, with: .string(String(repeating: "ש", count: length)))
      #expect(isValid(manifest.printed(), replaced: path) == (length == ManifestLimits.noteLength))
      #expect(Self.validator.problems(of: manifest).isEmpty == (length == ManifestLimits.noteLength))
    }
  }

  /// Returns true if the decoder accepts a manifest, given that all paths in it lead to the right kind of
  /// file.
  private func isValid(_ text: String, replaced path: [String]) -> Bool {
    let assetsAreReplaced = path == ["assets"]
    let probes = ManifestProbes(
      file: { path in
        let isFolder = assetsAreReplaced ? !path.contains("/") : path == "Assets"
        return isFolder ? .folder : .file
      }, selectorProblem: { _ in nil })
    return ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: probes).manifest != nil
  }

  private static let isFull = ProcessInfo.processInfo.environment["CHIRAL_FULL"] != nil

  private static func paths(in value: JSONValue) -> [[String]] {
    guard case .object(let members) = value else { return [[]] }
    return members.flatMap { member in
      [[member.key]] + paths(in: member.value).filter { !$0.isEmpty }.map { [member.key] + $0 }
    }
  }
}

extension JSONValue {
  /// Returns the value with another value at a path of keys, or without that member.
  fileprivate func replacing(_ path: [String], with value: JSONValue?) -> JSONValue {
    guard let key = path.first, case .object(let members) = self else { return self }
    return .object(
      members.compactMap { member in
        guard member.key == key else { return member }
        let replaced = path.count > 1 ? member.value.replacing(Array(path.dropFirst()), with: value) : value
        return replaced.map { .init(key: key, value: $0) }
      })
  }
}
