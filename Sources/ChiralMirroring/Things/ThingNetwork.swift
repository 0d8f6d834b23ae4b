/// The network that classifies pieces of ink: things that must not be flipped, and glyphs. Trained by
/// `scripts/thing-weights.py`.
enum ThingNetwork {
  static let shared = InkNetwork(
    classes: classes, hidden: (hiddenWeights, hiddenScales, hiddenBiases),
    output: (outputWeights, outputScales, outputBiases))
}
