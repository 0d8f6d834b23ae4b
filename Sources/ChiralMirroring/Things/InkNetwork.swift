/// A small neural network with one hidden layer that classifies ink.
struct InkNetwork {
  /// A class with its probability.
  struct Answer: Hashable {
    /// The class as in `classes`; empty for nothing in particular.
    let name: String
    /// The probability, 0…1.
    let probability: Float
  }

  /// The classes in the order of the outputs.
  let classes: [String]
  private let hidden: [Float]
  private let hiddenBiases: [Float]
  private let output: [Float]
  private let outputBiases: [Float]

  /// A layer as the training scripts write it: signed bytes in base64, a scale and a bias for each unit.
  typealias Layer = (weights: String, scales: [Float], biases: [Float])

  /// Creates a network.
  init(classes: [String], hidden: Layer, output: Layer) {
    self.classes = classes
    self.hidden = Self.weights(hidden.weights, hidden.scales)
    self.output = Self.weights(output.weights, output.scales)
    (hiddenBiases, outputBiases) = (hidden.biases, output.biases)
  }

  /// Returns the most probable class.
  func answer(_ features: ThingFeatures) -> Answer { answers(features)[0] }

  /// Returns the most probable class and, if that is nothing in particular, the most probable object.
  func answers(_ features: ThingFeatures) -> [Answer] {
    let probabilities = probabilities(features)
    let best = probabilities.indices.max { probabilities[$0] < probabilities[$1] }
    guard let best else { return [Answer(name: "", probability: 0)] }
    let first = Answer(name: classes[best], probability: probabilities[best])
    let others = probabilities.indices.filter { $0 != best }
    guard first.name.isEmpty, let second = others.max(by: { probabilities[$0] < probabilities[$1] }) else {
      return [first]
    }
    return [first, Answer(name: classes[second], probability: probabilities[second])]
  }

  /// Returns the probabilities of all classes, in their order: the softmax of the scores.
  func probabilities(_ features: ThingFeatures) -> [Float] {
    let scores = scores(features)
    let best = scores.max() ?? 0
    let powers = scores.map { Self.exponential($0 - best) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }

  private func scores(_ features: ThingFeatures) -> [Float] {
    let middle = Self.layer(features.values, weights: hidden, biases: hiddenBiases).map { max(0, $0) }
    return Self.layer(middle, weights: output, biases: outputBiases)
  }

  /// Returns e to the power of a number that is 0 or less, by basic arithmetic alone, so that every machine
  /// computes the same bits.
  private static func exponential(_ power: Float) -> Float {
    guard power > -20 else { return 0 }
    // (1 + x/1024)^1024 is within 0.1 % for the small powers that matter here.
    var value = 1 + power / 1024
    for _ in 0..<10 { value *= value }
    return value
  }

  private static func layer(_ input: [Float], weights: [Float], biases: [Float]) -> [Float] {
    let count = input.count
    let size = MemoryLayout<Float>.size
    return input.withUnsafeBytes { inputBytes in
      weights.withUnsafeBytes { weightBytes in
        biases.indices.map { unit in
          // Eight partial sums: the order of the additions is fixed, and a vector unit can do them at once.
          var sums = SIMD8<Float>(repeating: 0)
          let start = unit * count
          var place = 0
          while place + 8 <= count {
            let a = inputBytes.loadUnaligned(fromByteOffset: place * size, as: SIMD8<Float>.self)
            let b = weightBytes.loadUnaligned(fromByteOffset: (start + place) * size, as: SIMD8<Float>.self)
            sums += a * b
            place += 8
          }
          var sum = biases[unit]
          for lane in 0..<8 { sum += sums[lane] }
          while place < count {
            sum += input[place] * weights[start + place]
            place += 1
          }
          return sum
        }
      }
    }
  }

  /// Returns the weights: signed bytes times the scale of their unit.
  private static func weights(_ text: String, _ scales: [Float]) -> [Float] {
    let bytes = signedBytes(text)
    let count = bytes.count / max(1, scales.count)
    return bytes.indices.map { Float(bytes[$0]) * scales[min($0 / count, scales.count - 1)] }
  }

  /// Decodes base64 into signed bytes.
  private static func signedBytes(_ text: String) -> [Int8] {
    var bytes: [Int8] = []
    var (bits, count) = (UInt32(0), 0)
    for letter in text.utf8 {
      guard let value = Base64.value(of: letter) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(Int8(bitPattern: UInt8(truncatingIfNeeded: bits >> UInt32(count))))
      }
    }
    return bytes
  }
}

/// The base64 alphabet.
enum Base64 {
  /// Returns the six bits of a letter; nil for other characters.
  static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
