import ChiralInk
import ChiralSVG

/// The treatment of gradients, patterns, clips, masks, filters, markers and symbols for the elements that refer to
/// them.
extension TreatmentPlanner {
  /// Returns the treatment that a referrer needs its target to have.
  func treatment(of reference: Reference) throws(MirrorError) -> Treatment {
    guard case .mirrored(let k) = reference.context else { return .original }
    let target = reference.target
    switch scene.element(target).name {
    case "linearGradient", "radialGradient":
      return try gradient(target, k: k, reference)
    case "pattern":
      return try pattern(target, k: k, reference)
    case "clipPath":
      // The transform of a clipPath is in user space, whatever the units of its content.
      let isRelative = scene.units("clipPathUnits", target) && scene.own("transform", target) == nil
      return .mirrored(k: isRelative ? DecimalNumber(1) : k)
    case "mask":
      let isRelative =
        scene.units("maskUnits", target, standard: true) && scene.units("maskContentUnits", target)
      return .mirrored(k: isRelative ? DecimalNumber(1) : k)
    case "filter": return .mirrored(k: scene.filterDependsOnUser(target) ? k : DecimalNumber(1))
    case "marker": return marker(target)
    case "symbol":
      guard let sum = scene.symbolSum(target, shownBy: reference.referrer) else {
        throw scene.error(target, "the width of its content is unknown; give it a viewBox")
      }
      return .mirrored(k: sum)
    default: return reference.context
    }
  }

  /// Returns the treatment of a resource that nothing in the drawing refers to; other documents may refer to
  /// it.
  func unreferenced(_ number: Int, k: DecimalNumber) throws(MirrorError) -> Treatment {
    let name = scene.element(number).name
    if name == "symbol" { return scene.span(inside: number).map { .mirrored(k: $0.mirrorSum) } ?? .original }
    if name == "pattern", scene.chained("patternUnits", number) != "userSpaceOnUse" { return .original }
    let reference = Reference(referrer: number, property: "fill", target: number, context: .mirrored(k: k))
    return try treatment(of: reference)
  }

  private func gradient(_ target: Int, k: DecimalNumber, _ reference: Reference) throws(MirrorError)
    -> Treatment
  {
    if reference.property.hasSuffix("href") { return reference.context }
    return .mirrored(k: scene.chained("gradientUnits", target) == "userSpaceOnUse" ? k : DecimalNumber(1))
  }

  private func pattern(
    _ target: Int, k: DecimalNumber, _ reference: Reference
  ) throws(MirrorError) -> Treatment {
    if reference.property.hasSuffix("href"), scene.element(reference.referrer).name == "pattern" {
      return treatments[reference.referrer].map { if case .tile = $0 { $0 } else { .original } } ?? .original
    }
    if scene.chained("patternUnits", target) == "userSpaceOnUse" { return .flipped(k: k) }
    return .tile(k: k, content: try scene.tileSum(target, painting: reference.referrer))
  }

  /// Returns the treatment of a marker. One that turns with its path sees its path reversed, which equals a
  /// vertical reflection of the marker.
  private func marker(_ target: Int) -> Treatment {
    let orient = scene.element(target)["orient"]?.lowercased() ?? "0"
    if orient.hasPrefix("auto") { return .invertedMarker(k: scene.markerVerticalSum(target)) }
    return .mirrored(k: scene.span(inside: target)?.mirrorSum ?? DecimalNumber(3))
  }
}
