// Writes Sources/CChiralData/data/locales.tsv and languages.txt from the data of CLDR in the Foundation of this toolchain.
//
// usage: swiftc -O scripts/locale-table.swift -o .build/locale-table && .build/locale-table Sources/CChiralData/data
//
// Run it when the toolchain has a newer CLDR, and read the difference. It takes some minutes, because it asks for every language of
// two or three letters, in every region.
import Foundation

setenv("LC_ALL", "C", 1)
let english = Locale(identifier: "en")
let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
let regions = Locale.Region.isoRegions.map(\.identifier).sorted()
let identifiers = Set(
  Locale.availableIdentifiers.filter { $0 != "en_US_POSIX" }.map { $0.replacing("_", with: "-") }
).sorted()

func isScript(_ subtag: some StringProtocol) -> Bool {
  subtag.utf8.count == 4 && subtag.first?.isLetter == true
}

// MARK: Languages and scripts

func canonical(_ code: String) -> String {
  if code == "und" { return code }
  let maximal = Locale.Language(components: .init(languageCode: .init(code))).maximalIdentifier
  return maximal.split(separator: "-").first.map(String.init) ?? code
}

func script(of language: Locale.Language) -> String? {
  let found = language.maximalIdentifier.split(separator: "-").dropFirst().first(where: isScript)
  return found == "Aran" ? "Arab" : found.map(String.init) ?? language.script?.identifier
}

func language(_ code: String, _ script: String? = nil, _ region: String? = nil) -> Locale.Language {
  Locale.Language(
    components: .init(
      languageCode: .init(code), script: script.map { .init($0) }, region: region.map { .init($0) })
  )
}

let codes = letters.flatMap { first in
  letters.flatMap { second in [first + second] + letters.map { first + second + $0 } }
}.sorted()
var languages: [String] = []
var usual: [String: String] = [:]
for code in codes {
  let own = canonical(code)
  if own != code {
    languages.append("\(code)=\(own)")
    continue
  }
  usual[code] = script(of: language(code))
  let isKnown = Locale.LanguageCode(code).isISOLanguage
  if !isKnown, usual[code] == nil { continue }
  // A plus marks languages that ISO 639 lists; most are written in Latin letters.
  languages.append(
    code + (isKnown ? "+" : "") + (usual[code] == "Latn" ? "" : " \(usual[code] ?? "-")"))
}

// MARK: Rows

var rows: [[String]] = []

/// Adds a row per value with the keys that have it.
func add(_ kind: String, _ values: [String: String]) {
  for (value, keys) in Dictionary(grouping: values.keys, by: { values[$0] ?? "" }).sorted(by: {
    $0.key < $1.key
  }) {
    rows.append([kind, value, keys.sorted().joined(separator: " ")])
  }
}

for code in codes where canonical(code) == code {
  if let name = english.localizedString(forLanguageCode: code), name != code {
    rows.append(["language", code, name])
  }
}
for code in letters.flatMap({ a in
  letters.flatMap { b in letters.flatMap { c in letters.map { a.uppercased() + b + c + $0 } } }
})
where Locale.Script(code).isISOScript {
  rows.append(["script", code, english.localizedString(forScriptCode: code) ?? ""])
}
var regional: [String: String] = [:]
for code in usual.keys {
  for region in regions {
    let script = script(of: language(code, nil, region))
    if script != usual[code] { regional["\(code)-\(region)"] = script }
  }
}
add("region", regional)

// MARK: Parents

/// A locale; the script is always named.
struct Identity: Hashable {
  var language: String
  var script: String?
  var region: String?

  /// The key in the table, in which the usual script of a language is left out.
  var key: String {
    [language, script == usual[language] ? nil : script, region].compactMap(\.self).joined(
      separator: "-")
  }
  /// The parent by the rule, from which others differ.
  var shortened: Identity? { region == nil ? nil : Identity(language: language, script: script) }
}

func identity(_ language: Locale.Language) -> Identity? {
  guard let code = language.languageCode?.identifier, code != "root", code != "und" else {
    return nil
  }
  return Identity(
    language: canonical(code), script: script(of: language), region: language.region?.identifier)
}

/// Returns the parent of CLDR. Foundation also gives `men-Mend` the parent `men`, and `zh-Hant` the parent `zh-Hant-TW`: locales with
/// another script, or with a region that the child does not have, are no parents.
func parent(_ child: Locale.Language) -> Identity? {
  // To find the parent of `nb`, Foundation opens its data without those of its parents, and ICU then keeps them that way.
  _ = Locale(identifier: child.minimalIdentifier).numberingSystem
  guard let own = identity(child) else { return nil }
  var known = child
  for _ in 0..<8 {
    guard let next = known.parent, next != known, let found = identity(next) else { return nil }
    known = next
    let narrows = found.language == own.language && found.region != nil && own.region == nil
    if own.script == nil || found.script == own.script, !narrows, found != own { return found }
  }
  return nil
}

var parents: [String: String] = [:]
let written = Set(identifiers.map { Locale.Language(identifier: $0) })
let spoken = Set(identifiers.compactMap { $0.split(separator: "-").first.map(String.init) })
let bare = usual.keys.map { language($0) }
for child in written.union(bare).union(spoken.flatMap { code in regions.map { language(code, nil, $0) } }) {
  guard let own = identity(child), let parent = parent(child), parent != own.shortened else {
    continue
  }
  parents[own.key] = parent.key
}
add("parent", parents)

// MARK: Languages of a script

var tags: Set<String> = []
for identifier in identifiers {
  let parts = identifier.split(separator: "-").map(String.init)
  if parts.count > 1, isScript(parts[1]) {
    tags.insert(parts[0] + "-" + parts[1])
    if parts.count > 2 { tags.insert(parts[0] + "-" + parts[2]) }
  } else {
    tags.insert(parts[0])
  }
}
rows.append(["tags", tags.sorted().joined(separator: " ")])

// MARK: Numbers

let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]

func plain(_ number: Int, _ locale: Locale) -> String {
  let text = number.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never))
  return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
}

let latin = (0...9).map(String.init)
func digits(_ system: String) -> [String] {
  (0...9).map { plain($0, Locale(identifier: "en-u-nu-" + system)) }
}
let numbering = Locale.NumberingSystem.availableNumberingSystems.map(\.identifier).sorted()
let systems = numbering.filter { system in
  let digits = digits(system)
  return system == "latn" || digits != latin && digits.allSatisfy { $0.unicodeScalars.count == 1 }
}
for system in systems { rows.append(["system", system, digits(system).joined()]) }
rows.append(["other", numbering.filter { !systems.contains($0) }.joined(separator: " ")])

/// Returns the code points of a text.
func points(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}

/// Returns the signs of numbers: before and after a negative number, between digits, before and after a percentage. Nil if the data
/// has words in the place of digits, as for Azerbaijani in Arabic digits.
func signs(_ locale: Locale) -> String? {
  let one = plain(1, locale)
  guard one.unicodeScalars.count == 1 else { return nil }
  let half = 1.5.formatted(FloatingPointFormatStyle<Double>(locale: locale)).unicodeScalars
  let negative = (-1).formatted(IntegerFormatStyle<Int>(locale: locale)).unicodeScalars
  let percent = 1.formatted(IntegerFormatStyle<Int>.Percent(locale: locale)).unicodeScalars
  func around(_ text: String.UnicodeScalarView) -> [String] {
    let place = text.firstIndex(of: one.unicodeScalars.first!)!
    return [points(String(text[..<place])), points(String(text[text.index(after: place)...]))]
  }
  return (around(negative) + [points(String(half.dropFirst().dropLast()))] + around(percent))
    .joined(separator: "|")
}

var signNumbers: [String: Int] = [:]

/// Returns the number of signs in the table.
func number(of signs: String) -> String {
  let number = signNumbers[signs] ?? signNumbers.count
  if signNumbers.updateValue(number, forKey: signs) == nil { rows.append(["signs", String(number), signs]) }
  return String(number)
}

/// Returns the numbers of a locale: the usual system, its own, and the signs, followed by those of systems that have others.
func numbers(_ identifier: String) -> [String] {
  let usual = Locale(identifier: identifier).numberingSystem.identifier
  let native = digits(of: identifier + "-u-nu-native")
  let all = systems.compactMap { system in
    signs(Locale(identifier: identifier + "-u-nu-" + system)).map { (system, $0) }
  }
  let common = all.first { $0.0 == "latn" }?.1 ?? ""
  return [usual, systems.first { digits($0) == native } ?? usual, number(of: common)]
    + all.filter { $0.1 != common }.map { "\($0.0)=\(number(of: $0.1))" }
}

func digits(of identifier: String) -> [String] {
  (0...9).map { plain($0, Locale(identifier: identifier)) }
}

/// Returns the locale and its parents.
func lineage(_ own: Identity) -> [String] {
  var keys = [own.key]
  var next: Identity? = own
  while let current = next, keys.count < 9 {
    next =
      parents[current.key].flatMap { identity(Locale.Language(identifier: $0)) }
      ?? current.shortened
    if let next { keys.append(next.key) }
  }
  return keys
}

let root = numbers("und")
rows.append(["number", "und"] + root)
var found: [String: [String]] = [:]
// The numbers of a region with a script of its own are those of the script.
let numbered = Set(identifiers.compactMap { identity(Locale.Language(identifier: $0)) })
  .filter { $0.region == nil || $0.script == usual[$0.language] }
for lineage in numbered.map(lineage).sorted(by: { ($0.count, $0[0]) < ($1.count, $1[0]) }) {
  let numbers = numbers(lineage[0])
  if numbers != lineage.lazy.compactMap({ found[$0] }).first ?? root { found[lineage[0]] = numbers }
}
for (key, numbers) in found.sorted(by: { $0.key < $1.key }) {
  rows.append(["number", key] + numbers)
}

let folder = URL(filePath: CommandLine.arguments[1])
let note = "// Written by scripts/locale-table.swift"
try (note + "\n" + languages.joined(separator: "\n") + "\n").write(
  to: folder.appending(path: "languages.txt"), atomically: true, encoding: .utf8)
try (note + "\n" + rows.map { $0.joined(separator: "\t") + "\n" }.joined()).write(
  to: folder.appending(path: "locales.tsv"), atomically: true, encoding: .utf8)
