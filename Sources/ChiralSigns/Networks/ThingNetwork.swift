import CInkData
package import ChiralInk

/// The network that classifies pieces of ink: things that must not be flipped, and glyphs. Trained by
/// `scripts/thing-weights.py`.
package enum ThingNetwork {
  package static let shared = InkData.embedded(ink_data_things(), InkNetwork.init)
}
