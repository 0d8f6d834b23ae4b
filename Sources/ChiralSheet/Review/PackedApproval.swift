import ChiralValues

/// An approval in a quarter of the memory: its three digests as numbers, if they are digests.
enum PackedApproval: Hashable, Sendable {
  /// An approval with digests of 32 digits.
  case digests(Approval.Verdict, Digest, svg: Digest, pixels: Digest, Held<Approval.Remark>?)
  /// An approval with other text in place of a digest, such as one that was edited by hand.
  case other(Held<Approval>)

  /// A digest of 32 lower-case hexadecimal digits.
  struct Digest: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    /// Returns the number of some digits; nil if they are not 32 lower-case hexadecimal digits.
    init?(_ text: String) {
      var text = text
      let halves = text.withUTF8 { digits -> (UInt64, UInt64)? in
        guard digits.count == 32 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        for digit in digits {
          guard let value = Self.value(of: digit) else { return nil }
          halves = (halves.0 << 4 | halves.1 >> 60, halves.1 << 4 | value)
        }
        return halves
      }
      guard let halves else { return nil }
      (high, low) = halves
    }

    private static func value(of digit: UInt8) -> UInt64? {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
      default: nil
      }
    }

    /// The 32 digits.
    var text: String {
      [high, low].map { half in
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }
  }

  /// Packs an approval with its remark, which other approvals may share.
  init(_ approval: Approval, sharing remark: Held<Approval.Remark>?) {
    let mark = approval.mark
    guard let decision = Digest(mark.decision), let svg = Digest(mark.fingerprint.svg),
      let pixels = Digest(mark.fingerprint.pixels)
    else {
      self = .other(Held(approval))
      return
    }
    self = .digests(
      approval.verdict, decision, svg: svg, pixels: pixels,
      approval.remark == Approval.Remark() ? nil : remark)
  }

  /// The approval.
  var approval: Approval {
    switch self {
    case .other(let approval): return approval.value
    case .digests(let verdict, let decision, let svg, let pixels, let remark):
      let fingerprint = Fingerprint(svg: svg.text, pixels: pixels.text)
      return Approval(
        verdict, mark: Approval.Mark(decision: decision.text, fingerprint: fingerprint),
        remark: remark?.value ?? Approval.Remark())
    }
  }
}
