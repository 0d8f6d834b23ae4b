import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// A simulation of Android's resources: folders that contradict the configuration are excluded; then
/// language, layout direction and density decide, in this order. A folder of a region also serves the rest of
/// its language, if nothing closer does.
struct AndroidSimulation: PlatformSimulation {
  private struct Candidate {
    let path: String
    var locale: LanguageTag?
    var isRightToLeft = false
    var density: String?
  }

  private let exports: OwnExports
  private let candidates: [String: [Candidate]]

  init(_ exports: OwnExports) throws {
    self.exports = exports
    candidates = try Dictionary(
      grouping: exports.paths(of: "android").filter { $0.hasSuffix(".xml") || $0.hasSuffix(".png") }
        .map(Self.candidate)
    ) { String($0.path.split(separator: "/")[2].dropLast(4)) }
  }

  private static func candidate(_ path: String) throws -> Candidate {
    var candidate = Candidate(path: path)
    var rank = 0
    var qualifiers = path.split(separator: "/")[1].split(separator: "-").dropFirst().map(String.init)
    if let region = qualifiers.dropFirst().first, region.wholeMatch(of: /r[A-Z]{2}/) != nil {
      qualifiers[0] += "-" + region.dropFirst()
      qualifiers.remove(at: 1)
    }
    for qualifier in qualifiers {
      let own =
        if qualifier == "ldrtl" { 2 } else if qualifier.hasSuffix("dpi") { 3 } else { 1 }
      // Android refuses qualifiers in another order.
      #expect(own > rank, "\(path)")
      rank = own
      switch own {
      case 2: candidate.isRightToLeft = true
      case 3: candidate.density = qualifier
      default:
        candidate.locale = try LanguageTag(
          qualifier.hasPrefix("b+") ? String(qualifier.dropFirst(2)).replacing("+", with: "-") : qualifier)
      }
    }
    return candidate
  }

  func picture(_ icon: String, _ locale: LanguageTag) throws -> ShownPicture {
    let name = try #require(exports.names["android"]?[icon])
    let fitting = try #require(candidates[name]).filter { candidate in
      (candidate.locale.map { $0.language == locale.language && $0.script == locale.script } ?? true)
        && (!candidate.isRightToLeft || locale.direction == .rightToLeft)
    }
    func rank(_ candidate: Candidate) -> [Int] {
      let nearness = candidate.locale.map { $0 == locale ? 3 : $0.region == nil ? 2 : 1 } ?? 0
      return [nearness, candidate.isRightToLeft ? 1 : 0, candidate.density == "mdpi" ? 1 : 0]
    }
    let best = try #require(fitting.max { rank($0).lexicographicallyPrecedes(rank($1)) })
    guard best.path.hasSuffix(".xml") else {
      return ShownPicture(form: .png(try exports.data("android", best.path)))
    }
    let drawable = try VectorDrawableSimulation(try exports.text("android", best.path))
    return ShownPicture(
      form: .svg(drawable.svg), isFlipped: drawable.isAutoMirrored && locale.direction == .rightToLeft)
  }
}
