/// A small neural network with one hidden layer that classifies ink.
package struct InkNetwork {
  /// A class with its probability.
  package struct Answer: Hashable {
    /// The class as in `classes`; empty for nothing in particular.
    package let name: String
    /// The probability, 0…1.
    package let probability: Float
  }

  /// The classes in the order of the outputs.
  package let classes: [String]
  private let hidden: [Float]
  private let hiddenBiases: [Float]
  private let output: [Float]
  private let outputBiases: [Float]

  /// Reads a network as `scripts/ink_data.py` writes it.
  package init(_ bytes: UnsafeRawBufferPointer) throws(InkData.Problem) {
    var data = try InkData(bytes, .network)
    let sizes = try data.sizes(4)
    let (inputs, units, outputs) = (sizes[0], sizes[1], sizes[2])
    guard inputs == ThingFeatures.count, units > 0, outputs > 0 else { throw .inconsistent }
    classes = try data.names(outputs, length: sizes[3])
    let hiddenScales = try data.numbers(units, of: Float.self)
    hiddenBiases = Array(try data.numbers(units, of: Float.self))
    let outputScales = try data.numbers(outputs, of: Float.self)
    outputBiases = Array(try data.numbers(outputs, of: Float.self))
    hidden = Self.weights(try data.numbers(units * inputs, of: Int8.self), hiddenScales)
    output = Self.weights(try data.numbers(outputs * units, of: Int8.self), outputScales)
    try data.end()
  }

  /// Returns the most probable class.
  package func answer(_ features: ThingFeatures) -> Answer { answers(features)[0] }

  /// Returns the most probable class and, if that is nothing in particular, the most probable object.
  package func answers(_ features: ThingFeatures) -> [Answer] {
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
  package func probabilities(_ features: ThingFeatures) -> [Float] {
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
  private static func weights(
    _ bytes: UnsafeBufferPointer<Int8>, _ scales: UnsafeBufferPointer<Float>
  ) -> [Float] {
    let count = bytes.count / scales.count
    return bytes.indices.map { Float(bytes[$0]) * scales[$0 / count] }
  }
}
