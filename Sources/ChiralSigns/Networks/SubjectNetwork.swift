import CInkData
package import ChiralInk

/// The network that classifies whole icons by their subject, if the subject needs something in right-to-left.
/// Trained by `scripts/subject-weights.py`.
package enum SubjectNetwork {
  package static let shared = InkData.embedded(ink_data_subjects(), InkNetwork.init)
}

/// The subject of a whole icon, recognised by its shape.
public struct DrawnSubject: Hashable, Sendable {
  /// The class of the network.
  public let name: String
  /// The probability that the icon needs something in right-to-left, 0…1.
  public let probability: Double

  /// All classes but that of nothing in particular.
  public static let names = SubjectNetwork.shared.classes.filter { !$0.isEmpty }

  /// Recognises the subject in a picture, given by the opaque pixels row by row; nil if the icon most
  /// probably needs nothing.
  public init?(opaque pixels: [Bool], width: Int) {
    let flipped = pixels.indices.map { place in
      pixels[place / width * width + width - 1 - place % width]
    }
    guard let features = ThingFeatures(opaque: pixels, width: width),
      let others = ThingFeatures(opaque: flipped, width: width)
    else { return nil }
    let network = SubjectNetwork.shared
    // The need does not depend on the direction in which the icon is drawn, so both directions count.
    let likely = zip(network.probabilities(features), network.probabilities(others)).map { ($0 + $1) / 2 }
    let subjects = zip(network.classes, likely).filter { !$0.0.isEmpty }
    let sum = subjects.reduce(Float(0)) { $0 + $1.1 }
    guard sum >= Self.least, let best = subjects.max(by: { $0.1 < $1.1 }) else { return nil }
    name = best.0
    probability = Double(sum)
  }

  /// The probability from which an icon is taken to need something: precision and recall are then about equal
  /// on sets with which the network was not trained.
  private static let least: Float = 0.25
}
