import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The words that shells complete besides commands, options and files.
enum Completion {
  /// The rules of the audit.
  static var rules: CompletionKind { .list(AuditRule.ids) }
  /// The rules of the audit and the guidelines.
  static var rulesAndGuidelines: CompletionKind {
    .list(AuditRule.ids + Guideline.allCases.map(\.id))
  }
  /// The classes of icons.
  static var classes: CompletionKind { .list(IconClass.allCases.map(\.rawValue)) }
  /// The icons of the set on the command line, or of the one around the current folder.
  static var icons: CompletionKind {
    .custom { words, _, prefix in
      manifest(words).map { starting(prefix, $0.icons.map(\.name)) } ?? []
    }
  }
  /// The icons of the set and, for its last argument, folders with a manifest.
  static var iconsAndSets: CompletionKind {
    .custom { words, _, prefix in
      starting(prefix, (manifest(words)?.icons.map(\.name) ?? []) + ManifestSearch.holders)
    }
  }
  /// The rules, guidelines and icons that `chiral explain` explains.
  static var things: CompletionKind {
    .custom { words, _, prefix in
      let known = AuditRule.ids + Guideline.allCases.map(\.id)
      return starting(prefix, known + (manifest(words)?.icons.map(\.name) ?? []))
    }
  }
  /// The locales of the set.
  static var locales: CompletionKind {
    .custom { words, _, prefix in
      manifest(words).map { starting(prefix, $0.locales.map(\.text)) } ?? []
    }
  }
  /// Locales that a set may be given: those written from right to left, and the largest others.
  static var newLocales: CompletionKind {
    .list(
      [
        "ar", "ar-AE", "ar-EG", "ar-MA", "ar-SA", "ar-XB", "ckb", "dv", "fa", "he", "ks", "ku-Arab",
        "pa-Arab",
        "ps", "sd", "syr", "ug", "ur", "uz-Arab", "yi",
      ] + [
        "de", "en", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "uk", "vi",
        "zh",
      ])
  }

  private static func starting(_ prefix: String, _ words: [String]) -> [String] {
    words.filter { $0.hasPrefix(prefix) }
  }

  /// Returns the manifest that a command line names or that is nearest; nil if it cannot be read.
  private static func manifest(_ words: [String]) -> Manifest? {
    let option = words.indices.dropLast().first { ["-m", "--manifest"].contains(words[$0]) }
    let named = option.map { words[$0 + 1] } ?? words.dropFirst(2).last(where: ManifestSearch.isSet)
    return try? Project.load(ManifestSearch.manifest(of: named), readsTexts: false).manifest
  }
}
